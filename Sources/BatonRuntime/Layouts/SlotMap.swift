/// A selection of a layout, resolved for one concrete type and one scope: the slot of each entry.
///
/// Kept by the type, or by the scope where variables decide; either outlives every anchor that points here.
@_spi(Generated) public final class SlotMap {
  let slots: UnsafeMutablePointer<Int>
  let count: Int
  let node: LayoutNode
  unowned let shape: Shape
  /// The slots that a value reads, constants left out.
  let read: Slots
  /// The largest of `read`, and -1 when there is none.
  let lastSlot: Int

  /// For each entry, the resolved selection below it that was used last.
  @exclusivity(unchecked) private var below: [Unmanaged<SlotMap>?]
  @exclusivity(unchecked) private var scopes: [Int: Scope] = [:]

  /// The slot of an entry that is a constant, a spread, or selected by no one.
  static let noSlot = -1
  /// The slot of a field that is not selected under these variables.
  static let excluded = -2

  init(_ node: LayoutNode, _ shape: Shape, _ variables: [String: InputValue]) {
    self.node = node
    self.shape = shape
    count = node.entries.count
    slots = .allocate(capacity: max(count, 1))
    below = Array(repeating: nil, count: count)
    var read = Slots()
    var last = -1
    for (index, entry) in node.entries.enumerated() {
      slots[index] = Self.noSlot
      if let condition = entry.condition, !condition.holds(in: variables) {
        slots[index] = Self.excluded
      } else if case .field(let name, let type) = entry.what, let kind = type.kind(node.layout.scalars),
        !shape.isPlaceholder
      {
        let slot = shape.slot(SlotKey(text: storageKey(name, entry.arguments, in: variables), kind: kind))
        slots[index] = slot
        if type.base != .key {
          read.insert(slot)
          last = max(last, slot)
        }
      }
    }
    self.read = read
    lastSlot = last
  }

  deinit { slots.deallocate() }

  @inline(__always) func slot(_ index: Int) -> Int {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an accessor that its layout does not have")
    return slots[index]
  }

  /// A node for a record of this type, in this scope. Call on the main actor.
  static func resolve(_ node: LayoutNode, _ shape: Shape, _ scope: Scope?) -> SlotMap {
    if node.isScoped, let scope {
      if let map = scope.map(node, shape) { return map }
      let map = make(node, shape, scope.variables)
      scope.keep(map, node, shape)
      return map
    }
    if let map = shape.maps[node.number] { return map }
    let map = make(node, shape, [:])
    shape.maps[node.number] = map
    return map
  }

  private static func make(_ node: LayoutNode, _ shape: Shape, _ variables: [String: InputValue]) -> SlotMap {
    shape.lock.lock()
    defer { shape.lock.unlock() }
    return SlotMap(node, shape, variables)
  }

  /// The selection below an entry, for a record of that type.
  @inline(__always) func below(_ index: Int, _ shape: Shape, _ scope: Scope?) -> Unmanaged<SlotMap> {
    if let map = below[index], map._withUnsafeGuaranteedRef({ $0.shape === shape }) { return map }
    return resolveBelow(index, shape, scope)
  }

  @inline(never) private func resolveBelow(_ index: Int, _ shape: Shape, _ scope: Scope?) -> Unmanaged<SlotMap> {
    let entry = node.entries[index]
    let child: LayoutNode
    if case .spread(let fragment) = entry.what {
      let type: any GraphQLFragment.Type = node.layout.fragments[fragment]
      child = type.layout.root
    } else {
      child = entry.node!
    }
    let map = Unmanaged.passUnretained(SlotMap.resolve(child, shape, scope))
    if !child.isScoped { below[index] = map }
    return map
  }

  /// The scope in which the fragment of a spread is read.
  @inline(__always) func scope(ofSpread index: Int, _ scope: Scope?) -> Scope? {
    if node.entries[index].arguments.isEmpty { return scope }
    return boundScope(index, scope)
  }

  @inline(never) private func boundScope(_ index: Int, _ scope: Scope?) -> Scope {
    if let scope { return scope.scope(ofSpread: index, in: node) }
    if let bound = scopes[index] { return bound }
    let bound = Scope.binding(node.entries[index].arguments, in: nil)
    scopes[index] = bound
    return bound
  }
}
