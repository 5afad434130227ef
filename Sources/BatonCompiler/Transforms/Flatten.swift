import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Merges equal selections and dissolves fragments that say nothing: those without a type condition, or with that
  /// of their parent.
  static let flattenForReading = flatten("flattenForReading", .reading)

  /// The same for the text, where a directive of the server keeps a fragment, and a field, apart.
  static let flattenForText = flatten("flattenForText", .text)

  private static func flatten(_ name: String, _ purpose: Flattener.Purpose) -> Transform {
    Transform(name) { program, _ in
      let flattener = Flattener(program, purpose)
      return program.with(
        operations: program.operations.map { flattener.operation($0) },
        fragments: program.fragments.map { flattener.fragment($0) })
    }
  }

  /// Puts the selections of each fragment where it is spread, and flattens. A fragment is put in once, as one node
  /// that every spread of it shares, and what is merged is merged once: the program grows with its definitions, not
  /// with the paths through them.
  static let inlineFragments = Transform("inlineFragments") { program, _ in
    let flattener = Flattener(program, .normalization)
    return IR.Program(
      schema: program.schema, operations: program.operations.map { flattener.operation($0) }, fragments: [])
  }
}

/// Merges selections by what they select, in order of first occurrence.
final class Flattener {
  enum Purpose { case reading, text, normalization }

  let program: IR.Program
  let purpose: Purpose
  var schema: Schema { program.schema }

  /// What a node becomes on a type, and what several do, where nodes are shared. They are of the program, or kept below.
  private var single: NodeMap<IR.Selection>
  private var merged: [Merge: IR.Selection] = [:]
  private var inlined: [Inlining: IR.Selection] = [:]
  private var plainlyInlined: [IR.Selection?]
  /// Selections made for the operation at hand.
  private var made = 0

  private struct Merge: Hashable {
    let nodes: NodeList
    let parent: TypeID
  }

  private struct Inlining: Hashable {
    let fragment: Symbol
    let label: String
    let condition: IR.Value?
  }

  init(_ program: IR.Program, _ purpose: Purpose) {
    self.program = program
    self.purpose = purpose
    let isShared = purpose == .normalization
    plainlyInlined = Array(repeating: nil, count: isShared ? program.fragments.count : 0)
    single = NodeMap(capacity: isShared ? min(program.containers, Self.limit) : 0)
  }

  func operation(_ operation: IR.Operation) -> IR.Operation {
    made = 0
    let selections = flattened(operation.selections, parent: operation.type)
    return selections.map { operation.with(selections: $0) } ?? operation
  }

  func fragment(_ fragment: IR.Fragment) -> IR.Fragment {
    flattened(fragment.selections, parent: fragment.type).map { fragment.with(selections: $0) } ?? fragment
  }

  /// How many distinct selections one operation may come to; fragments that overlap in every way can ask for a number
  /// that doubles with each of them.
  static let limit = 30_000

  /// Whether the operation at hand came to more, and was not followed any further.
  var isOverLimit: Bool { made > Self.limit }

  /// nil where nothing changes.
  private func flattened(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection]? {
    areApart(selections, parent: parent)
      ? flattenedEach(selections, parent: parent)
      : flattened([selections], parent: parent)
  }

  /// Where no two can be merged.
  private func flattenedEach(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection]? {
    var result: [IR.Selection]?
    for index in selections.indices {
      if case .scalar = selections[index] { continue }
      let selection = flattened(selections[index], parent: parent)
      if selection.node == selections[index].node { continue }
      if result == nil { result = selections }
      result![index] = selection
    }
    return result
  }

  /// The selections of several nodes together; nil where nothing changes.
  private func flattened(_ lists: [[IR.Selection]], parent: TypeID) -> [IR.Selection]? {
    var groups = SelectionGroups(comparesDirectives: purpose == .text)
    groups.reserve(lists.reduce(0) { $0 + $1.count })
    var dissolved = NodeSet()
    var changed = lists.count > 1
    for selections in lists where collect(selections, parent: parent, into: &groups, &dissolved) { changed = true }
    for index in groups.firsts.indices {
      let first = groups.firsts[index]
      let selection: IR.Selection
      if let rest = groups.rest(of: index) {
        changed = true
        selection = merge([first] + rest, parent: parent)
      } else {
        if case .scalar = first { continue }
        selection = flattened(first, parent: parent)
        if selection.node != first.node { changed = true }
      }
      groups.firsts[index] = selection
    }
    return changed ? groups.firsts : nil
  }

  /// Whether nothing is dissolved and no two come to the same, as can be told quickly.
  private func areApart(_ selections: [IR.Selection], parent: TypeID) -> Bool {
    if selections.count > 32 { return false }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: selections.count) { keys in
      for (index, selection) in selections.enumerated() {
        switch selection {
        case .spread where purpose == .normalization: return false
        case .inline(let inline) where dissolves(inline, in: parent): return false
        default: break
        }
        let key = selection.cheapKey
        for other in 0..<index where keys[other] == key { return false }
        keys.initializeElement(at: index, to: key)
      }
      return true
    }
  }

  /// Returns whether a fragment was dissolved.
  ///
  /// - Parameter dissolved: those whose selections are here already, of which each is wanted once, whatever the number of
  ///   ways that lead to it.
  private func collect(
    _ selections: [IR.Selection], parent: TypeID, into groups: inout SelectionGroups,
    _ dissolved: inout NodeSet
  ) -> Bool {
    var changed = false
    for selection in selections {
      var selection = selection
      if purpose == .normalization, case .spread(let spread) = selection {
        changed = true
        guard let inline = inline(spread) else { continue }
        selection = inline
      }
      if case .inline(let inline) = selection, dissolves(inline, in: parent) {
        changed = true
        if purpose == .normalization, !dissolved.insert(selection.node) { continue }
        _ = collect(inline.selections, parent: parent, into: &groups, &dissolved)
      } else {
        groups.add(selection)
      }
    }
    return changed
  }

  private func dissolves(_ inline: IR.InlineFragment, in parent: TypeID) -> Bool {
    guard inline.typeCondition == nil || inline.typeCondition == parent, !inline.facts.isBarrier else { return false }
    return purpose == .text ? inline.directives.isEmpty : true
  }

  /// A spread's fragment as a node; the same one for every spread of it.
  private func inline(_ spread: IR.FragmentSpread) -> IR.Selection? {
    guard let number = program.number(of: spread.fragment) else { return nil }
    guard let deferred = spread.facts.deferred else { return plainlyInlined(number) }
    let key = Inlining(fragment: spread.fragment, label: deferred.label, condition: deferred.condition)
    if let known = inlined[key] { return known }
    var facts = IR.InlineFacts()
    facts.deferred = deferred
    let result = IR.Selection.inline(
      IR.InlineFragment(
        typeCondition: nil, facts: facts, location: spread.location, selections: [plainlyInlined(number)]))
    inlined[key] = result
    return result
  }

  private func plainlyInlined(_ number: Int) -> IR.Selection {
    if let known = plainlyInlined[number] { return known }
    let fragment = program.fragments[number]
    var facts = IR.InlineFacts()
    facts.fragment = fragment.name
    let result = IR.Selection.inline(
      IR.InlineFragment(
        typeCondition: fragment.type, facts: facts, location: fragment.location, selections: fragment.selections))
    plainlyInlined[number] = result
    return result
  }

  // MARK: Merging

  /// One selection that nothing is merged with.
  private func flattened(_ selection: IR.Selection, parent: TypeID) -> IR.Selection {
    switch selection {
    case .scalar, .spread: return selection
    case .linked, .inline, .condition: break
    }
    let inner = innerType(of: selection, parent: parent)
    if purpose != .normalization { return flattenedInside(selection, inner) }
    if let known = single[selection.node, inner] { return known }
    made += 1
    let result = isOverLimit ? selection : flattenedInside(selection, inner)
    single[selection.node, inner] = result
    return result
  }

  private func flattenedInside(_ selection: IR.Selection, _ inner: TypeID) -> IR.Selection {
    flattened(selection.selections, parent: inner).map { selection.with(selections: $0) } ?? selection
  }

  /// Several selections of one identity.
  private func merge(_ selections: [IR.Selection], parent: TypeID) -> IR.Selection {
    if purpose != .normalization { return mergedNodes(selections, parent: parent) }
    if case .scalar = selections[0] { return mergedNodes(selections, parent: parent) }
    let nodes = selections.distinct
    if nodes.count == 1 { return flattened(nodes[0], parent: parent) }
    let key = Merge(nodes: NodeList(nodes), parent: innerType(of: nodes[0], parent: parent))
    if let known = merged[key] { return known }
    made += 1
    let result = isOverLimit ? nodes[0] : mergedNodes(nodes, parent: parent)
    merged[key] = result
    return result
  }

  /// The type that what stands inside is selected on.
  private func innerType(of selection: IR.Selection, parent: TypeID) -> TypeID {
    switch selection {
    case .scalar, .spread, .condition: parent
    case .linked(let field): field.type
    case .inline(let inline): inline.typeCondition ?? parent
    }
  }

  private func mergedNodes(_ nodes: [IR.Selection], parent: TypeID) -> IR.Selection {
    let first = nodes[0]
    let inner = innerType(of: first, parent: parent)
    func flat() -> [IR.Selection]? { flattened(nodes.map(\.selections), parent: inner) }
    switch first {
    case .spread: return first
    case .scalar(let field):
      return nodes.mergedHead.map { .scalar(IR.ScalarField($0)) } ?? .scalar(field)
    case .linked(let field):
      let head = nodes.mergedHead
      let flat = flat()
      if head == nil, flat == nil { return first }
      return .linked(IR.LinkedField(head ?? field.head, selections: flat ?? field.selections))
    case .inline, .condition: return flat().map { first.with(selections: $0) } ?? first
    }
  }
}

extension IR.Program {
  /// Selections that hold others.
  fileprivate var containers: Int {
    operations.reduce(0) { $0 + Int($1.extent.containers) } + fragments.reduce(0) { $0 + Int($1.extent.containers) + 1 }
  }
}

extension [IR.Selection] {
  /// Each node once.
  fileprivate var distinct: [IR.Selection] {
    if count > 16 {
      var seen = NodeSet()
      return filter { seen.insert($0.node) }
    }
    var result: [IR.Selection] = []
    for selection in self where !result.contains(where: { $0.node == selection.node }) { result.append(selection) }
    return result
  }
}
