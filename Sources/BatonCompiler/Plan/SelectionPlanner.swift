import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides one definition's lens or value and writes its layout, in one walk, so that the number an accessor passes is
/// the place of its entry.
struct SelectionPlanner {
  let context: PlanContext
  let kind: FragmentPlan.Kind
  /// Outer types that the definition spells: no nested type may hide one.
  let spelled: Set<String>
  private(set) var fragments: [Symbol] = []
  private(set) var scalars: [String] = []

  init(_ context: PlanContext, kind: FragmentPlan.Kind, selections: [IR.Selection]) {
    self.context = context
    self.kind = kind
    spelled = SpelledNames(in: selections, context).names
  }

  /// A selection set, decided.
  struct Node {
    var layout: [String]
    var members: [MemberPlan]
    var nested: [ObjectPlan]
    /// A `@required` field's null makes the whole null.
    var bubbles: Bool
    var reader: SwiftName
  }

  mutating func node(_ parts: [MergedSelections.Part], on parent: TypeID, semantic: Bool) -> Node {
    let merged = MergedSelections(parts, on: parent, for: .reading, in: context.reader)
    var names = MemberNames(of: merged.entries, spelled: spelled, schema: context.schema)
    var node = Node(layout: [], members: [], nested: [], bubbles: false, reader: names.reader)
    var entries: [[String]] = []
    for (index, entry) in merged.entries.enumerated() {
      var member: MemberPlan
      switch entry {
      case .field(let field):
        let below = self.below(field.parts, of: field.head.definition.type.named, semantic: semantic || field.head.facts.caught != nil)
        member = self.member(field, index, on: parent, below: below, semantic: semantic, names: names)
        entries.append(layout(field, on: parent, below: below))
        if let below { node.nested.append(object(below, names.type(of: index))) }
        if let required = field.head.facts.required, required.action != .throw { node.bubbles = true }
      case .spread(let spread):
        member = self.member(spread, index, names: names)
        entries.append([layout(spread)])
      case .condition(let condition):
        let below = self.node(condition.parts, on: condition.type, semantic: semantic)
        member = self.member(condition, index, names: names)
        let head = "...on " + test(condition.type) + condition.guards.mark
        entries.append(LayoutText.entry(head, node: below.layout))
        node.nested.append(object(below, names.type(of: index)))
        if below.bubbles { node.bubbles = true }
      case .group(let group):
        let below = self.node(group.parts, on: group.inner, semantic: semantic || group.caught != nil)
        member = self.member(group, index, below: below, names: names)
        let head = "..." + (group.type.map { "on " + test($0) } ?? "") + group.guards.mark + mark(group.caught)
        entries.append(LayoutText.entry(head, node: below.layout))
        node.nested.append(object(below, names.type(of: index)))
      case .deferred: preconditionFailure("a reading merge hands deferred selections to their spreads")
      }
      member.storage = member.documentation.deprecation == nil || kind == .lens ? member.name : names.storage(of: index)
      node.members.append(member)
    }
    node.layout = LayoutText.node(entries)
    return node
  }

  private mutating func below(_ parts: [MergedSelections.Part], of type: TypeID, semantic: Bool) -> Node? {
    context.schema[type].isComposite ? node(parts, on: type, semantic: semantic) : nil
  }

  private func object(_ node: Node, _ name: SwiftName) -> ObjectPlan {
    ObjectPlan(name: name, documentation: Documentation(), members: node.members, nested: node.nested, reader: node.reader)
  }
}

// MARK: - Layout

extension SelectionPlanner {
  private mutating func layout(_ field: MergedSelections.Field, on parent: TypeID, below: Node?) -> [String] {
    let head = field.head
    let handle = head.facts.handles.first { $0.handle == .connection }
    let key = handle.map { head.storageKey(of: $0) } ?? head.storageKey
    var text = LayoutText.field(head, key) + " "
    text += context.kinds.text(of: head.definition, on: parent, scalars: &scalars)
    text += field.guards.mark
    switch head.facts.required?.action {
    case .some(.none): text += " @required(NONE)"
    case .log: text += " @required(LOG)"
    case .throw: text += " @required(THROW)"
    case nil: break
    }
    text += mark(head.facts.caught)
    if head.definition.isClient { text += " @client" }
    return LayoutText.entry(text, node: below?.layout ?? [])
  }

  private mutating func layout(_ spread: MergedSelections.Spread) -> String {
    let name = spread.spread.fragment
    if !fragments.contains(name) { fragments.append(name) }
    var text = "..." + (spread.type.map { "on " + test($0) + " " } ?? "") + "\(fragments.firstIndex(of: name)!)"
    text += LayoutText.arguments(bound(spread.spread))
    text += spread.guards.mark
    text += mark(caught(spread))
    if spread.isDeferred { text += " @defer" }
    return text
  }

  /// What a spread passes. A null for a variable that has a default means the default, as in Relay.
  private func bound(_ spread: IR.FragmentSpread) -> [(name: Symbol, value: IR.Value)] {
    let variables = context.reader.fragment(spread.fragment)!.variables
    return variables.compactMap { variable in
      guard let argument = spread.arguments.first(where: { $0.name == variable.name }) else { return nil }
      return argument.value == .null ? nil : (variable.name, argument.value)
    }
  }

  private func test(_ type: TypeID) -> String {
    let definition = context.schema[type]
    return definition.name.text + (definition.isAbstract ? "*" : "")
  }

  private func mark(_ caught: IR.Catch?) -> String {
    switch caught?.target {
    case .result: " @catch"
    case .null: " @catch(NULL)"
    case nil: ""
    }
  }

  /// The catch that a spread is read under: its group's, or what the fragment says of itself.
  func caught(_ spread: MergedSelections.Spread) -> IR.Catch? {
    spread.caught ?? context.reader.fragment(spread.spread.fragment)!.facts.caught
  }
}
