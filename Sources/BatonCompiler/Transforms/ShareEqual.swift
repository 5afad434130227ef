import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes equal selections the same node, so that each distinct one exists once, whatever fragments it came from.
  static let shareEqual = Transform("shareEqual") { program, _ in
    let sharer = Sharer(program)
    return program.changing(.all) { operation in
      sharer.shared(operation.selections).map { operation.with(selections: $0) }
    } fragment: { _ in nil }
  }
}

/// Interns selections from the inside out: two are equal where their own parts are and what stands inside is the same.
private final class Sharer {
  /// Keeps the nodes that are keys.
  private let program: IR.Program
  private var byNode = NodeMap<IR.Selection>(capacity: 4096)
  /// By a cheap hash, from where that says on; those that have it in common are compared.
  private var slots = [(hash: UInt64, selection: IR.Selection)?](repeating: nil, count: 8192)
  private var count = 0

  init(_ program: IR.Program) { self.program = program }

  /// nil where nothing changes.
  func shared(_ selections: [IR.Selection]) -> [IR.Selection]? {
    var result: [IR.Selection]?
    for index in selections.indices {
      let shared = shared(selections[index])
      if shared.node == selections[index].node { continue }
      if result == nil { result = selections }
      result![index] = shared
    }
    return result
  }

  private func shared(_ selection: IR.Selection) -> IR.Selection {
    if let known = byNode[selection.node] { return known }
    let own = shared(selection.selections).map { selection.with(selections: $0) } ?? selection
    let result = interned(own)
    byNode[selection.node] = result
    return result
  }

  /// The first that was equal.
  private func interned(_ selection: IR.Selection) -> IR.Selection {
    let hash = selection.contentHash
    var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    while let known = slots[slot] {
      if known.hash == hash, known.selection.hasContent(of: selection) { return known.selection }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = (hash, selection)
    count += 1
    if count * 2 > slots.count { grow() }
    return selection
  }

  private func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for case let entry? in old {
      var slot = Int(truncatingIfNeeded: entry.hash >> 20) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}

extension IR.Selection {
  fileprivate var contentHash: UInt64 {
    var hash: UInt64
    switch self {
    case .scalar(let field): hash = (UInt64(field.key.id) &+ 0x5000).mixed(with: ObjectIdentifier(field.head.definition))
    case .linked(let field): hash = (UInt64(field.key.id) &+ 0x6000).mixed(with: ObjectIdentifier(field.head.definition))
    case .inline(let inline): hash = UInt64(UInt32(bitPattern: inline.typeCondition?.index ?? -1)) &+ 0x1000
    case .spread(let spread): hash = UInt64(spread.fragment.id) &+ 0x2000
    case .condition(let condition):
      hash = condition.passing ? 0x3000 : 0x4000
      if case .variable(let name) = condition.value { hash &+= UInt64(name.id) &* 31 }
    }
    for selection in selections { hash = hash.mixed(with: selection.node) }
    return hash &* 0x9e37_79b9_7f4a_7c15
  }

  fileprivate func hasContent(of other: IR.Selection) -> Bool {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)):
      // Most are of a field without arguments, and no more than its name.
      if a.head.definition !== b.head.definition || a.key != b.key { return false }
      if a.isNameAlone && b.isNameAlone { return a.head.facts.isGenerated == b.head.facts.isGenerated }
      return a.head.hasContent(of: b.head)
    case (.linked(let a), .linked(let b)):
      return a.selections.areSame(as: b.selections) && a.head.hasContent(of: b.head)
    case (.inline(let a), .inline(let b)):
      return a.typeCondition == b.typeCondition && a.facts.deferred?.label == b.facts.deferred?.label
        && a.facts.deferred?.condition == b.facts.deferred?.condition && a.facts.isGenerated == b.facts.isGenerated
        && a.selections.areSame(as: b.selections)
    case (.spread(let a), .spread(let b)): return a.fragment == b.fragment
    case (.condition(let a), .condition(let b)):
      return a.value == b.value && a.passing == b.passing && a.selections.areSame(as: b.selections)
    default: return false
    }
  }
}

extension IR.ScalarField {
  fileprivate var isNameAlone: Bool { head.arguments.isEmpty && !traits.contains(.facts) }
}

extension IR.FieldHead {
  fileprivate func hasContent(of other: IR.FieldHead) -> Bool {
    guard definition === other.definition, responseKey == other.responseKey, arguments == other.arguments,
      facts.isGenerated == other.facts.isGenerated
    else { return false }
    if facts.isPlain || other.facts.isPlain { return facts.isPlain && other.facts.isPlain }
    return facts.discriminates == other.facts.discriminates && facts.stream?.label == other.facts.stream?.label
      && facts.handles == other.facts.handles
  }
}

extension [IR.Selection] {
  fileprivate func areSame(as other: [IR.Selection]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.node == $1.node }
  }
}

extension UInt64 {
  fileprivate func mixed(with node: ObjectIdentifier) -> UInt64 {
    let mixed = (self ^ UInt64(UInt(bitPattern: node))) &* 0x9e37_79b9_7f4a_7c15
    return mixed ^ mixed >> 29
  }
}
