import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The fields of one object, with those of the fragments that are spread on it, by response key.
struct FieldsByKey {
  /// A field, and the spread that brought it among those it stands with.
  struct Found {
    let selection: IR.Selection
    let spread: IR.FragmentSpread?

    var head: IR.FieldHead { selection.head! }
    var type: TypeReference { definition.type }
    var definition: FieldDefinition {
      switch selection {
      case .scalar(let field): field.head.definition
      case .linked(let field): field.head.definition
      default: head.definition
      }
    }
    var arguments: [IR.Argument] {
      switch selection {
      case .scalar(let field): field.head.arguments
      case .linked(let field): field.head.arguments
      default: head.arguments
      }
    }
    var isStreamed: Bool {
      switch selection {
      case .scalar(let field): field.traits.contains(.stream)
      case .linked(let field): field.ownTraits.contains(.stream)
      default: false
      }
    }
    var isLinked: Bool { if case .linked = selection { true } else { false } }
  }

  private struct Entry {
    let found: Found
    let key: Symbol
    /// The next one with the key, itself where there is none.
    var next: Int
    /// Of the first one with the key: the last. Of another: -1.
    var last: Int
  }

  private var entries: [Entry] = []
  /// The first entry with a key; only once there are many.
  private var index: SymbolMap?
  private var spreads: SymbolMap?

  private static let fewest = 16

  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// The first field of each key, in order.
  var firsts: some Sequence<Int> { entries.indices.lazy.filter { entries[$0].last >= 0 } }

  subscript(_ entry: Int) -> Found { entries[entry].found }

  func linkedField(_ entry: Int) -> IR.LinkedField? {
    if case .linked(let field) = entries[entry].found.selection { field } else { nil }
  }

  func isRepeated(_ first: Int) -> Bool { entries[first].last != first }

  /// All with the key of a first one, in order.
  func group(_ first: Int) -> [Found] {
    var group = [entries[first].found]
    var entry = first
    while entries[entry].next != entry {
      entry = entries[entry].next
      group.append(entries[entry].found)
    }
    return group
  }

  /// Each fragment is looked into once.
  mutating func add(_ selections: [IR.Selection], in program: IR.Program, via spread: IR.FragmentSpread? = nil) {
    for selection in selections {
      switch selection {
      case .scalar(let field): add(Found(selection: selection, spread: spread), field.key)
      case .linked(let field): add(Found(selection: selection, spread: spread), field.key)
      case .inline(let inline): add(inline.selections, in: program, via: spread)
      case .condition(let condition): add(condition.selections, in: program, via: spread)
      case .spread(let inner):
        if spreads == nil { spreads = SymbolMap() }
        guard spreads!.insert(inner.fragment, 0) == nil, let fragment = program.fragment(inner.fragment) else { continue }
        add(fragment.selections, in: program, via: spread ?? inner)
      }
    }
  }

  private mutating func add(_ found: Found, _ key: Symbol) {
    let new = entries.count
    if let first = first(key, orElse: new) {
      entries[entries[first].last].next = new
      entries[first].last = new
      entries.append(Entry(found: found, key: key, next: new, last: -1))
    } else {
      entries.append(Entry(found: found, key: key, next: new, last: new))
    }
  }

  /// The first entry with the key; nil, and remembered, where that is a new one.
  private mutating func first(_ key: Symbol, orElse new: Int) -> Int? {
    if index == nil {
      if new < Self.fewest { return entries.indices.first { entries[$0].key == key } }
      index = SymbolMap(capacity: new * 2)
      for entry in entries.indices where entries[entry].last >= 0 { _ = index!.insert(entries[entry].key, entry) }
    }
    return index!.insert(key, new)
  }
}

extension [IR.Selection] {
  /// Fields alone, each under a key of its own.
  var areDistinctFields: Bool {
    if count > 32 { return false }
    return withUnsafeTemporaryAllocation(of: Symbol.self, capacity: count) { keys in
      for index in indices {
        guard let key = self[index].key else { return false }
        for other in 0..<index where keys[other] == key { return false }
        keys.initializeElement(at: index, to: key)
      }
      return true
    }
  }
}
