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
  static let inlineFragments = Transform(refusing: "inlineFragments") { program, context in
    let flattener = Flattener(program, .normalization)
    let operations = program.operations.map { operation in
      let result = flattener.operation(operation)
      if flattener.isOverLimit {
        context.report(.tooManySelections(operation.name, Flattener.limit), at: operation.location)
      }
      return result
    }
    return IR.Program(schema: program.schema, operations: operations, fragments: [])
  }
}

/// Merges selections by what they select, in order of first occurrence.
final class Flattener {
  enum Purpose { case reading, text, normalization }

  let program: IR.Program
  let purpose: Purpose
  var schema: Schema { program.schema }

  /// What a node becomes on a type, and a set of nodes, where nodes are shared. The nodes are kept: an identity is only
  /// one while they live.
  private var single: [Single: (node: IR.Selection, result: IR.Selection)] = [:]
  private var merged: [Merge: (nodes: [IR.Selection], result: IR.Selection)] = [:]
  private var inlined: [Inlining: IR.Selection] = [:]
  /// Selections made for the operation at hand.
  private var made = 0

  private struct Single: Hashable {
    let node: ObjectIdentifier
    let parent: TypeID
  }

  private struct Merge: Hashable {
    let nodes: [ObjectIdentifier]
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
    if selections.count == 1, selections[0].isPlainScalar { return nil }
    var groups = SelectionGroups(comparesDirectives: purpose == .text)
    groups.reserve(selections.count)
    var dissolved = Set<ObjectIdentifier>()
    var changed = collect(selections, parent: parent, into: &groups, &dissolved)
    for index in groups.firsts.indices {
      let first = groups.firsts[index]
      let selection: IR.Selection
      if let rest = groups.rest[index] {
        changed = true
        selection = merge([first] + rest, parent: parent)
      } else {
        if first.isPlainScalar { continue }
        selection = flattened(first, parent: parent)
        if selection.node != first.node { changed = true }
      }
      groups.firsts[index] = selection
    }
    return changed ? groups.firsts : nil
  }

  /// Returns whether a fragment was dissolved.
  ///
  /// - Parameter dissolved: those whose selections are here already, of which each is wanted once, whatever the number of
  ///   ways that lead to it.
  private func collect(
    _ selections: [IR.Selection], parent: TypeID, into groups: inout SelectionGroups,
    _ dissolved: inout Set<ObjectIdentifier>
  ) -> Bool {
    var changed = false
    for selection in selections {
      if purpose == .normalization, case .spread(let spread) = selection {
        changed = true
        guard let inline = inline(spread) else { continue }
        _ = collect([inline], parent: parent, into: &groups, &dissolved)
      } else if case .inline(let inline) = selection, dissolves(inline, in: parent) {
        changed = true
        if purpose == .normalization, !dissolved.insert(selection.node).inserted { continue }
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
    let key = Inlining(
      fragment: spread.fragment, label: spread.facts.deferred?.label ?? "",
      condition: spread.facts.deferred?.condition)
    if let known = inlined[key] { return known }
    guard let fragment = program.fragment(spread.fragment) else { return nil }
    var facts = IR.InlineFacts()
    facts.fragment = fragment.name
    var result = IR.Selection.inline(
      IR.InlineFragment(
        typeCondition: fragment.type, facts: facts, location: fragment.location, selections: fragment.selections))
    if let deferred = spread.facts.deferred {
      var facts = IR.InlineFacts()
      facts.deferred = deferred
      result = .inline(
        IR.InlineFragment(typeCondition: nil, facts: facts, location: spread.location, selections: [result]))
    }
    inlined[key] = result
    return result
  }

  // MARK: Merging

  /// One selection that nothing is merged with.
  private func flattened(_ selection: IR.Selection, parent: TypeID) -> IR.Selection {
    switch selection {
    case .scalar, .spread: return selection
    case .linked, .inline, .condition: break
    }
    if purpose != .normalization { return mergedNodes([selection], parent: parent) }
    let key = Single(node: selection.node, parent: innerType(of: selection, parent: parent))
    if let known = single[key] { return known.result }
    made += 1
    let result = isOverLimit ? selection : mergedNodes([selection], parent: parent)
    single[key] = (selection, result)
    return result
  }

  /// Several selections of one identity.
  private func merge(_ selections: [IR.Selection], parent: TypeID) -> IR.Selection {
    if purpose != .normalization { return mergedNodes(selections, parent: parent) }
    var seen = Set<ObjectIdentifier>()
    let nodes = selections.filter { seen.insert($0.node).inserted }
    if nodes.count == 1 { return flattened(nodes[0], parent: parent) }
    let key = Merge(nodes: nodes.map(\.node), parent: innerType(of: nodes[0], parent: parent))
    if let known = merged[key] { return known.result }
    made += 1
    let result = isOverLimit ? nodes[0] : mergedNodes(nodes, parent: parent)
    merged[key] = (nodes, result)
    return result
  }

  /// The type that what stands inside is selected on.
  private func innerType(of selection: IR.Selection, parent: TypeID) -> TypeID {
    switch selection {
    case .scalar, .spread, .condition: parent
    case .linked(let field): field.head.definition.type.named
    case .inline(let inline): inline.typeCondition ?? parent
    }
  }

  private func mergedNodes(_ nodes: [IR.Selection], parent: TypeID) -> IR.Selection {
    let first = nodes[0]
    let inner = innerType(of: first, parent: parent)
    let selections = nodes.count == 1 ? first.selections : nodes.flatMap(\.selections)
    switch first {
    case .spread: return first
    case .scalar(let field):
      return mergedHead(nodes).map { .scalar(IR.ScalarField($0)) } ?? .scalar(field)
    case .linked(let field):
      let head = mergedHead(nodes)
      let flat = flattened(selections, parent: inner)
      if head == nil, flat == nil, nodes.count == 1 { return first }
      return .linked(IR.LinkedField(head ?? field.head, selections: flat ?? selections))
    case .inline, .condition:
      let flat = flattened(selections, parent: inner)
      return flat == nil && nodes.count == 1 ? first : first.with(selections: flat ?? selections)
    }
  }

  /// The facts of all: handles by name and key, and written by a person if any is. nil where the first has them.
  private func mergedHead(_ nodes: [IR.Selection]) -> IR.FieldHead? {
    guard nodes.count > 1, var head = nodes[0].head else { return nil }
    var changed = false
    for other in nodes.dropFirst() {
      guard let facts = other.head?.facts else { continue }
      if head.facts.isGenerated, !facts.isGenerated {
        head.facts.isGenerated = false
        head.location = other.location
        changed = true
      }
      if facts.isPlain { continue }
      for handle in facts.handles
      where !head.facts.handles.contains(where: { $0.handle == handle.handle && $0.key == handle.key }) {
        head.facts.handles.append(handle)
        changed = true
      }
      if head.facts.required == nil, let required = facts.required {
        head.facts.required = required
        changed = true
      }
      if head.facts.caught == nil, let caught = facts.caught {
        head.facts.caught = caught
        changed = true
      }
      if head.facts.stream == nil, let stream = facts.stream {
        head.facts.stream = stream
        changed = true
      }
      if facts.childrenBubbleNull, !head.facts.childrenBubbleNull {
        head.facts.childrenBubbleNull = true
        changed = true
      }
      if facts.discriminates, !head.facts.discriminates {
        head.facts.discriminates = true
        changed = true
      }
    }
    return changed ? head : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManySelections(_ name: Symbol, _ limit: Int) -> Self {
    Self("`\(name)` comes to more than \(limit) distinct selections; fragments that overlap deep inside ask for one for each way they combine, so let fewer of them select the same links")
  }
}
