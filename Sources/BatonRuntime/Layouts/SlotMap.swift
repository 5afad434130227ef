/// A selection of a layout, resolved for one concrete type and one scope: the slot of each entry.
///
/// Kept by the type, or by the scope where variables decide; either outlives every anchor that points here.
final class SlotMap {
  let slots: SlotTable
  let count: Int
  let node: LayoutNode
  /// Outlives the map, which it or a scope of its store keeps.
  unowned(unsafe) let shape: Shape
  /// The slots that a value reads, constants left out.
  let read: Slots
  /// Whether each of `read` is one of the first 64.
  let isNarrow: Bool

  /// For each entry, the resolved selection below it that was used last, and the type that it is for. Without its store
  /// another type may be gone; then nothing of it comes here any more.
  private let below: UnsafeMutablePointer<Below>
  /// For each entry, whether it spreads a fragment with a scope of its own, and whether its type condition holds.
  private let bindings: UnsafeMutablePointer<Answer>
  private let matches: UnsafeMutablePointer<Answer>
  @exclusivity(unchecked) private var scopes: [Int: Scope] = [:]

  private struct Below {
    var shape: UnsafeRawPointer?
    var map: Unmanaged<SlotMap>?
  }

  /// The slot of an entry that is a constant, a spread, or selected by no one.
  static let noSlot = -1
  /// The slot of a field that is not selected under these variables.
  static let excluded = -2

  init(_ node: LayoutNode, _ shape: Shape, _ variables: [String: InputValue]) {
    self.node = node
    self.shape = shape
    count = node.entries.count
    let slots = SlotTable.allocate(count)
    self.slots = SlotTable(slots)
    below = .allocate(capacity: max(count, 1))
    below.initialize(repeating: Below(), count: count)
    bindings = .allocate(capacity: max(count, 1))
    bindings.initialize(repeating: .unknown, count: count)
    matches = .allocate(capacity: max(count, 1))
    matches.initialize(repeating: .unknown, count: count)
    var read = Slots()
    for (index, entry) in node.entries.enumerated() {
      slots[index] = Self.noSlot
      if let condition = entry.condition, !condition.holds(in: variables) {
        slots[index] = Self.excluded
      } else if case .field(let name, let type) = entry.what, let kind = type.kind(node.layout.scalars),
        !shape.isPlaceholder
      {
        let slot = shape.slot(SlotKey(text: storageKey(name, entry.arguments, in: variables), kind: kind))
        slots[index] = slot
        if type.base != .key { read.insert(slot) }
      }
    }
    self.read = read
    isNarrow = read.beyond.isEmpty
    self.slots.setMap(self)
  }

  deinit {
    slots.deallocate()
    below.deallocate()
    bindings.deallocate()
    matches.deallocate()
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
    let known = below[index]
    if let map = known.map, known.shape == UnsafeRawPointer(Unmanaged.passUnretained(shape).toOpaque()) { return map }
    return resolveBelow(index, shape, scope)
  }

  @inline(never) private func resolveBelow(_ index: Int, _ shape: Shape, _ scope: Scope?) -> Unmanaged<SlotMap> {
    let child = fragment(index)?.root ?? node.entries[index].node!
    let map = Unmanaged.passUnretained(SlotMap.resolve(child, shape, scope))
    if !child.isScoped {
      below[index] = Below(shape: UnsafeRawPointer(Unmanaged.passUnretained(shape).toOpaque()), map: map)
    }
    return map
  }

  /// The layout of the fragment that an entry spreads.
  private func fragment(_ index: Int) -> Layout? {
    guard case .spread(let number) = node.entries[index].what else { return nil }
    let type: any GraphQLFragment.Type = node.layout.fragments[number]
    return type.layout
  }

  private enum Answer: UInt8 { case unknown, no, yes }

  /// The scope in which the fragment of a spread is read: its own if it declares variables, or if it must not see those
  /// that this one declares.
  @inline(__always) func scope(ofSpread index: Int, _ scope: Scope?) -> Scope? {
    bindings[index] == .no ? scope : boundScope(index, scope)
  }

  @inline(never) private func boundScope(_ index: Int, _ scope: Scope?) -> Scope? {
    guard let layout = fragment(index) else { return scope }
    // Parsed by now, and so it knows its variables.
    _ = layout.root
    let isHidden = !node.layout.variables.isEmpty && layout.readsVariables
    bindings[index] = layout.variables.isEmpty && !isHidden ? .no : .yes
    guard bindings[index] == .yes else { return scope }
    if let scope { return scope.scope(ofSpread: index, in: node, of: layout) }
    if let bound = scopes[index] { return bound }
    let bound = Scope.binding(node.entries[index].arguments, of: layout, in: nil)
    scopes[index] = bound
    return bound
  }

  /// Whether an inline fragment or a spread is selected here: its condition holds, and the type matches.
  @inline(__always) func isSelected(_ index: Int) -> Bool {
    guard slots[index] != Self.excluded else { return false }
    return matches[index] == .unknown ? findMatch(index) : matches[index] == .yes
  }

  @inline(never) private func findMatch(_ index: Int) -> Bool {
    let condition = node.entries[index].typeCondition
    // A placeholder is of no type.
    let answer = shape.isPlaceholder ? false : condition.map { $0.matchesRecords(of: shape) } ?? true
    if let answer {
      matches[index] = answer ? .yes : .no
    } else if let condition {
      shape.undecided.ask(shape, condition.type)
    }
    return answer ?? false
  }
}
