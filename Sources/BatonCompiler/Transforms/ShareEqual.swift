import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes equal selections the same node, so that each distinct one exists once, whatever fragments it came from.
  static let shareEqual = Transform("shareEqual") { program, _ in
    let sharer = Sharer()
    return program.with(
      operations: program.operations.map { operation in
        sharer.shared(operation.selections).map { operation.with(selections: $0) } ?? operation
      })
  }
}

/// Interns selections from the inside out: two are equal where their own parts are and what stands inside is the same.
private final class Sharer {
  private var byNode: [ObjectIdentifier: (node: IR.Selection, result: IR.Selection)] = [:]
  /// By a cheap hash; those that have it in common are compared.
  private var byHash: [UInt64: [IR.Selection]] = [:]

  /// nil where nothing changes.
  func shared(_ selections: [IR.Selection]) -> [IR.Selection]? {
    var result: [IR.Selection]?
    for (index, selection) in selections.enumerated() {
      let shared = shared(selection)
      if shared.node == selection.node { continue }
      if result == nil { result = selections }
      result![index] = shared
    }
    return result
  }

  private func shared(_ selection: IR.Selection) -> IR.Selection {
    if let known = byNode[selection.node] { return known.result }
    let own = shared(selection.selections).map { selection.with(selections: $0) } ?? selection
    let hash = own.contentHash
    let result: IR.Selection
    if let known = byHash[hash]?.first(where: { $0.hasContent(of: own) }) {
      result = known
    } else {
      result = own
      byHash[hash, default: []].append(own)
    }
    byNode[selection.node] = (selection, result)
    return result
  }
}

extension IR.Selection {
  fileprivate var contentHash: UInt64 {
    var hash: UInt64
    switch self {
    case .scalar(let field): hash = field.head.contentHash
    case .linked(let field): hash = field.head.contentHash &+ 1
    case .inline(let inline): hash = UInt64(UInt32(bitPattern: inline.typeCondition?.index ?? -1)) &+ 0x1000
    case .spread(let spread): hash = UInt64(spread.fragment.id) &+ 0x2000
    case .condition(let condition):
      hash = condition.passing ? 0x3000 : 0x4000
      if case .variable(let name) = condition.value { hash &+= UInt64(name.id) &* 31 }
    }
    for selection in selections { hash = hash.mixed(with: selection.node) }
    return hash
  }

  fileprivate func hasContent(of other: IR.Selection) -> Bool {
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return a.head.hasContent(of: b.head)
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

extension IR.FieldHead {
  fileprivate var contentHash: UInt64 {
    (UInt64(responseKey.id) &+ UInt64(arguments.count) << 32 &+ (facts.isGenerated ? 1 << 40 : 0))
      .mixed(with: ObjectIdentifier(definition))
  }

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
