import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Drops, inside conditions and fragments, what is selected outside of them anyway. Where it drops something, fields
  /// come before fragments, conditions and streamed fields.
  static let skipRedundant = Transform("skipRedundant") { program, _ in
    // Only where fragments are gone are nodes shared.
    let skipper = RedundancySkipper(program, isShared: program.fragments.isEmpty)
    return program.changing(.conditional) { operation in
      // There may be any number of ways to a node that is shared, and what is redundant there only takes room in a plan,
      // which has each field once.
      if operation.extent.containers > Flattener.limit { return nil }
      return skipper.reduced(operation.selections, outside: nil).map { operation.with(selections: $0) }
    } fragment: { fragment in
      skipper.reduced(fragment.selections, outside: nil).map { fragment.with(selections: $0) }
    }
  }
}

private final class RedundancySkipper {
  /// Selections of an object that are there whatever happens inside.
  final class Outside {
    private let lists: [[IR.Selection]]
    private let outer: Outside?
    /// The fields of the lists, where there are many.
    private lazy var index: [Symbol: [IR.Selection]]? = {
      if lists.reduce(0, { $0 + $1.count }) <= 24 { return nil }
      var index: [Symbol: [IR.Selection]] = [:]
      for selection in lists.joined() {
        if let key = selection.key, isPlain(selection) { index[key, default: []].append(selection) }
      }
      return index
    }()

    init(_ lists: [[IR.Selection]], within outer: Outside? = nil) {
      self.lists = lists
      self.outer = outer
    }

    /// Innermost first.
    func fields(of key: Symbol) -> [IR.Selection] {
      var found = index.map { $0[key] ?? [] } ?? lists.reduce(into: []) { found, list in
        for selection in list where selection.key == key && isPlain(selection) { found.append(selection) }
      }
      if let outer { found += outer.fields(of: key) }
      return found
    }

    func hasEqual(_ selection: IR.Selection) -> Bool {
      guard case .spread(let spread) = selection else { return false }
      let isHere = lists.joined().contains { other in
        guard case .spread(let other) = other else { return false }
        return other.fragment == spread.fragment && other.arguments == spread.arguments
          && other.facts.alias?.name == spread.facts.alias?.name
          && other.facts.deferred?.label == spread.facts.deferred?.label
      }
      return isHere || outer?.hasEqual(selection) ?? false
    }
  }

  /// Keeps the nodes that are keys.
  private let program: IR.Program
  private let isShared: Bool

  init(_ program: IR.Program, isShared: Bool) {
    self.program = program
    self.isShared = isShared
  }

  /// Nodes may be shared; each is reduced once in each place it can stand.
  private var known: [NodeList: IR.Rewrite] = [:]
  private var alone = NodeMap<IR.Rewrite>()

  /// nil where nothing is dropped.
  func reduced(_ selections: [IR.Selection], outside: Outside?) -> [IR.Selection]? {
    if outside == nil {
      // Nothing is redundant where everything is always there.
      if !selections.contains(where: { !$0.traits.isDisjoint(with: .conditional) }) { return nil }
      if selections.allSatisfy(\.isAlwaysThere) { return reducedFields(selections) }
    }
    // What does not stay; most often nothing.
    var rewrites: [(index: Int, rewrite: IR.Rewrite)] = []
    var inside: Outside?
    for (index, selection) in selections.enumerated() {
      let rewrite: IR.Rewrite
      switch selection {
      case .scalar, .linked: rewrite = field(selection, outside: outside)
      case .spread: rewrite = outside?.hasEqual(selection) == true ? .delete : .keep
      case .inline, .condition:
        let isBarrier = if case .inline(let inline) = selection { inline.facts.isBarrier } else { false }
        if inside == nil, !isBarrier { inside = Outside([selections], within: outside) }
        let inner = reduced(selection.selections, outside: isBarrier ? nil : inside)
        rewrite = inner.map { $0.isEmpty ? .delete : .replace(selection.with(selections: $0)) } ?? .keep
      }
      if case .keep = rewrite { continue }
      rewrites.append((index, rewrite))
    }
    return rewrites.isEmpty ? nil : applying(rewrites, to: selections)
  }

  private func applying(_ rewrites: [(index: Int, rewrite: IR.Rewrite)], to selections: [IR.Selection]) -> [IR.Selection] {
    var plain: [IR.Selection] = []
    var other: [IR.Selection] = []
    var rest = rewrites[...]
    for (index, selection) in selections.enumerated() {
      var kept: IR.Selection? = selection
      if let first = rest.first, first.index == index {
        rest.removeFirst()
        kept = if case .replace(let new) = first.rewrite { new } else { nil }
      }
      guard let kept else { continue }
      if isPlain(selection) { plain.append(kept) } else { other.append(kept) }
    }
    return plain + other
  }

  /// Where nothing at this level can be redundant.
  private func reducedFields(_ selections: [IR.Selection]) -> [IR.Selection]? {
    var result: [IR.Selection]?
    for (index, selection) in selections.enumerated() {
      guard case .linked = selection else { continue }
      guard case .replace(let reduced) = field(selection, outside: nil) else { continue }
      if result == nil { result = selections }
      result![index] = reduced
    }
    return result
  }

  private func field(_ selection: IR.Selection, outside: Outside?) -> IR.Rewrite {
    let same = outside.flatMap { outside in selection.key.map { outside.fields(of: $0) } } ?? []
    guard case .linked(let field) = selection else { return same.isEmpty ? .keep : .delete }
    if same.isEmpty, field.extent.traits.isDisjoint(with: .conditional) { return .keep }
    if !isShared { return reduced(field, selection, same) }
    if same.isEmpty {
      if let known = alone[selection.node] { return known }
      let result = reduced(field, selection, same)
      alone[selection.node] = result
      return result
    }
    let key = NodeList([selection] + same)
    if let known = known[key] { return known }
    let result = reduced(field, selection, same)
    known[key] = result
    return result
  }

  private func reduced(_ field: IR.LinkedField, _ selection: IR.Selection, _ same: [IR.Selection]) -> IR.Rewrite {
    let outside = same.isEmpty ? nil : Outside(same.map(\.selections))
    return reduced(field.selections, outside: outside).map {
      $0.isEmpty ? .delete : .replace(selection.with(selections: $0))
    } ?? .keep
  }
}

/// A field that comes with the object at once.
private func isPlain(_ selection: IR.Selection) -> Bool {
  switch selection {
  case .scalar(let field): !field.traits.contains(.stream)
  case .linked(let field): !field.ownTraits.contains(.stream)
  default: false
  }
}

extension IR.Traits {
  /// May hold, or come later than, what stands beside it.
  fileprivate static var conditional: IR.Traits { IR.Traits.inline.union(.condition).union(.stream) }
}

extension IR.Selection {
  /// Neither a condition nor a fragment nor a field that comes later.
  fileprivate var isAlwaysThere: Bool {
    switch self {
    case .scalar, .linked: isPlain(self)
    case .spread: true
    case .inline, .condition: false
    }
  }
}
