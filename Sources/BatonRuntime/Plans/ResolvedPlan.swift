/// A plan for one operation value in one store: conditions decided, storage keys rendered, slots found.
///
/// Selections on one type are resolved at once; those on abstract types for each concrete type when it first comes.
/// Used under the store's lock.
final class ResolvedPlan: @unchecked Sendable {
  let tree: PlanTree
  let scalars: [any MappedScalar.Type]
  let scope: Scope
  let shapes: Shapes
  private(set) var root: Record!

  /// The plan's selections, then those that merge several: a field that is selected in two type conditions has what
  /// both select.
  @exclusivity(unchecked) private var parts: [[Int]]
  @exclusivity(unchecked) private var merged: [[Int]: Int] = [:]
  @exclusivity(unchecked) private var variants: [[Variant]]
  /// The one variant of each selection whose object has one type.
  @exclusivity(unchecked) private var only: [Variant?]

  init(_ plan: Plan, variables: [String: InputValue], shapes: Shapes) {
    tree = plan.tree
    scalars = plan.scalars
    self.shapes = shapes
    scope = Scope(tree.defaults.merging(variables) { $1 })
    parts = tree.selections.indices.map { [$0] }
    variants = Array(repeating: [], count: tree.selections.count)
    only = Array(repeating: nil, count: tree.selections.count)
    // Before any record is made, so that records have a slot for every field.
    for (index, selection) in tree.selections.enumerated() {
      if let type = selection.type { resolve(index, for: shapes[type], memberships: [:]) }
    }
    let shape = shapes[tree.selections[0].type ?? "Query"]
    root = shape.root ?? Record(shape: shape)
    shape.root = root
  }

  /// The fields of a selection whose object has one type; nil if it may have several.
  @inline(__always) func variant(_ selection: Int) -> Variant? { only[selection] }

  private func isAbstract(_ selection: Int) -> Bool { tree.selections[parts[selection][0]].type == nil }

  /// The fields for a concrete type, found by the bytes of its name.
  @inline(__always) func variant(_ selection: Int, typename: UnsafeBufferPointer<UInt8>) -> Variant? {
    for variant in variants[selection] where variant.shape.name.hasBytes(typename) { return variant }
    return nil
  }

  /// The fields for a concrete type, if they are resolved.
  func variant(_ selection: Int, for shape: Shape) -> Variant? {
    variants[selection].first { $0.shape === shape || !isAbstract(selection) }
  }

  /// The abstract types that a selection asks an object about and of which nothing is known yet.
  func openMemberships(_ selection: Int, for shape: Shape) -> Set<String> {
    var open: Set<String> = []
    var seen: Set<Int> = []
    func collect(_ selection: Int) {
      guard seen.insert(selection).inserted else { return }
      for item in tree.selections[selection].items {
        guard case .inline(let condition) = item.what, let child = item.child, isSelected(item) else { continue }
        if let condition, condition.matches(shape) == nil { open.insert(condition.type) }
        collect(child)
      }
    }
    for part in parts[selection] { collect(part) }
    return open
  }

  /// Resolves a selection for one concrete type, with what the response says about the abstract types it belongs to.
  @discardableResult func resolve(_ selection: Int, for shape: Shape, memberships: [String: Bool]) -> Variant {
    var items: [PlanItem] = []
    var children: [[Int]] = []
    var places: [String: Int] = [:]
    var seen: Set<Int> = []
    func collect(_ selection: Int) {
      guard seen.insert(selection).inserted else { return }
      for item in tree.selections[selection].items where isSelected(item) {
        if case .inline(let condition) = item.what {
          let matches = condition.map { $0.matches(shape) ?? memberships[$0.type] ?? false } ?? true
          if matches, let child = item.child { collect(child) }
        } else if let place = places[item.responseKey] {
          if let child = item.child, !children[place].contains(child) { children[place].append(child) }
          items[place].connections += item.connections.filter { !items[place].connections.contains($0) }
        } else {
          places[item.responseKey] = items.count
          items.append(item)
          children.append(item.child.map { [$0] } ?? [])
          // An answer that the plan asks of this type for certain.
          if item.responseKey.hasPrefix("__is"), case .field("__typename", _) = item.what {
            shape.memberships[String(item.responseKey.dropFirst(4))] = true
          }
        }
      }
    }
    for part in parts[selection] { collect(part) }
    let key = tree.selections[parts[selection][0]].key(of: shape.name)
    // Merging adds selections, which may resolve in turn.
    let merged = children.map { $0.count < 2 ? $0.first : merge($0) }
    let variant = Variant(for: shape, items, merged, key: key, scalars, scope.variables)
    variants[selection].append(variant)
    if !isAbstract(selection) { only[selection] = variant }
    return variant
  }

  private func isSelected(_ item: PlanItem) -> Bool { item.condition?.holds(in: scope.variables) ?? true }

  /// The selection that selects what several do.
  private func merge(_ selections: [Int]) -> Int {
    let all = Array(Set(selections.flatMap { parts[$0] })).sorted()
    if let selection = merged[all] { return selection }
    let selection = parts.count
    merged[all] = selection
    parts.append(all)
    variants.append([])
    only.append(nil)
    if let type = tree.selections[all[0]].type { resolve(selection, for: shapes[type], memberships: [:]) }
    return selection
  }
}

/// The fields of one selection for one concrete type, in the order in which a server answers.
final class Variant {
  let shape: Shape
  let fields: UnsafeMutablePointer<PlannedField>
  let count: Int
  /// The `"name":` of each field, each padded to words of eight bytes.
  private let keys: UnsafeMutablePointer<UInt8>
  /// The numbers of the key fields; empty for an object that is known by its place.
  let keyFields: [Int]
  /// The number of the key field, if there is one and no other; -1 otherwise.
  let onlyKey: Int
  let types: [FieldType]
  let names: [String]
  /// The lists that fields bring pages of, by the field's number.
  let connections: [Int: [PlannedConnection]]

  init(
    for shape: Shape, _ items: [PlanItem], _ children: [Int?], key keyNames: [String],
    _ scalars: [any MappedScalar.Type], _ variables: [String: InputValue]
  ) {
    self.shape = shape
    var texts: [UInt8] = []
    var offsets: [Int] = []
    for item in items {
      offsets.append(texts.count)
      texts += Array("\"\(item.responseKey)\":".utf8)
      while texts.count % 8 != 0 { texts.append(0) }
    }
    keys = .allocate(capacity: texts.count + 8)
    keys.initialize(repeating: 0, count: texts.count + 8)
    keys.update(from: texts, count: texts.count)

    count = items.count
    fields = .allocate(capacity: max(count, 1))
    var types: [FieldType] = []
    var connections: [Int: [PlannedConnection]] = [:]
    var keyFields: [Int?] = Array(repeating: nil, count: keyNames.count)
    for (index, item) in items.enumerated() {
      guard case .field(let name, let type) = item.what else { continue }
      types.append(type)
      if type.base == .key, let place = keyNames.firstIndex(of: name) { keyFields[place] = index }
      let slot = type.kind(scalars).map {
        shape.slot(SlotKey(text: storageKey(name, item.arguments, in: variables), kind: $0))
      }
      connections[index] = item.connections.isEmpty ? nil : item.connections.map { handle in
        let key = handle.storageKey(of: item.arguments, in: variables)
        return PlannedConnection(
          slot: shape.slot(SlotKey(text: key, kind: .link)), arguments: item.arguments, in: variables)
      }
      (fields + index).initialize(
        to: PlannedField(
          key: UnsafePointer(keys + offsets[index]), keyLength: Int32(item.responseKey.utf8.count + 3),
          slot: Int32(slot ?? -1), child: Int32(children[index] ?? -1), number: Int32(index),
          kind: item.connections.isEmpty ? .init(type) : .connection,
          isNonNull: type.isOuterNonNull, isElementNonNull: type.isNonNull))
    }
    self.types = types
    self.connections = connections
    names = items.map(\.responseKey)
    self.keyFields = keyFields.contains(nil) ? [] : keyFields.compactMap { $0 }
    onlyKey = self.keyFields.count == 1 ? self.keyFields[0] : -1
  }

  deinit {
    fields.deallocate()
    keys.deallocate()
  }
}

/// A field that is expected in an answer. Trivial, so that walking a plan moves no reference counts.
struct PlannedField {
  enum Kind: UInt8 {
    case string, id, int, double, bool, json, mapped, scalars, link, links, linkTree, connection, typename, key, ignored

    init(_ type: FieldType) {
      switch (type.base, type.lists.count) {
      case (.typename, _): self = .typename
      case (.recordID, _): self = .ignored
      case (.object, 0): self = .link
      case (.object, 1): self = .links
      case (.object, _): self = .linkTree
      case (_, 1...): self = .scalars
      case (.string, _): self = .string
      case (.id, _): self = .id
      case (.key, _): self = .key
      case (.int, _): self = .int
      case (.double, _): self = .double
      case (.bool, _): self = .bool
      case (.json, _): self = .json
      case (.mapped, _): self = .mapped
      }
    }
  }

  /// `"name":`
  var key: UnsafePointer<UInt8>
  var keyLength: Int32
  var slot: Int32
  /// The selection below.
  var child: Int32
  var number: Int32
  var kind: Kind
  var isNonNull: Bool
  /// Whether a list's innermost elements are non-null.
  var isElementNonNull: Bool
}

/// A store's types by name. Used under the store's lock.
final class Shapes: @unchecked Sendable {
  private(set) var all: [Shape] = []
  private var byName: [String: Shape] = [:]
  private let lock: YieldingLock
  private let log: StoreLog
  private let undecided: Undecided

  init(lock: YieldingLock, log: StoreLog, undecided: Undecided) {
    self.lock = lock
    self.log = log
    self.undecided = undecided
  }

  subscript(name: String) -> Shape {
    if let shape = byName[name] { return shape }
    let shape = Shape(name: name, number: all.count, lock: lock, log: log, undecided: undecided)
    all.append(shape)
    byName[name] = shape
    return shape
  }
}
