import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides one definition's lens or value and writes its layout, in one walk, so that the number an accessor passes is
/// the place of its entry.
struct SelectionPlanner {
  let context: PlanContext
  let kind: FragmentPlan.Kind
  /// Outer types that the definition spells: no nested type may hide one.
  let spelled: NameSet
  /// The layout's text, with numbers for fragments and mapped scalars.
  private(set) var layout: WrappingText
  private(set) var fragments = FirstPlaces<Symbol>()
  private(set) var scalars = FirstPlaces<Symbol>()

  /// - Parameter words: what stands in the layout before its root.
  init(_ context: PlanContext, kind: FragmentPlan.Kind, selections: [IR.Selection], words: WrappingText) {
    self.context = context
    self.kind = kind
    layout = words
    spelled = SpelledNames(in: selections, context).names
  }

  /// A selection set, decided.
  struct Node {
    var members: [MemberPlan] = []
    var nested: [ObjectPlan] = []
    /// A `@required` field's null makes the whole null.
    var bubbles = false
    var reader: SwiftName
  }

  mutating func node(_ parts: [MergedSelections.Part], on parent: TypeID, semantic: Bool) -> Node {
    let entries = MergedSelections(parts, on: parent, for: .reading, in: context.reader).entries
    var names = MemberNames(of: entries, parts, kind: kind, spelled: spelled, context)
    var node = Node(reader: names.reader)
    node.members.reserveCapacity(entries.count)
    layout.text.add("{")
    for index in entries.indices {
      if index > 0 { layout.addBreak() }
      let guards = entries[index].guards
      let isConditional = !guards.isAlways
      var member: MemberPlan
      switch entries[index].kind {
      case .field(let field):
        write(field, guards, on: parent)
        let below = self.below(entries[index].parts, of: field, semantic: semantic)
        member = self.member(
          field, index, isConditional: isConditional, on: parent, below: below, semantic: semantic, names: names)
        if let below { node.nested.append(object(below, names.type(of: index))) }
        if !field.facts.isPlain, let required = field.facts.required, required.action != .throw { node.bubbles = true }
      case .spread(let spread):
        write(spread, guards)
        member = self.member(spread, index, isConditional: isConditional, names: names)
      case .condition(let type):
        layout.text.add("...on ")
        writeTest(type)
        guards.write(to: &layout.text)
        let below = self.node(entries[index].parts, on: type, semantic: semantic)
        member = memberOfCondition(index, names: names)
        node.nested.append(object(below, names.type(of: index)))
        if below.bubbles { node.bubbles = true }
      case .group(let group):
        layout.text.add("...")
        if let type = group.type {
          layout.text.add("on ")
          writeTest(type)
        }
        guards.write(to: &layout.text)
        writeMark(group.caught)
        let below = self.node(entries[index].parts, on: group.inner, semantic: semantic || group.caught != nil)
        member = self.member(group, index, isConditional: isConditional, below: below, names: names)
        node.nested.append(object(below, names.type(of: index)))
      case .deferred, .conditional: preconditionFailure("only a normalization program has these")
      }
      if kind == .value, member.documentation.deprecation != nil { member.storage = names.storage(of: index) }
      node.members.append(member)
    }
    layout.text.add("}")
    return node
  }

  private mutating func below(
    _ parts: [MergedSelections.Part], of field: MergedSelections.Field, semantic: Bool
  ) -> Node? {
    guard context.schema.kind(of: field.definition.type).isComposite else { return nil }
    return node(parts, on: field.definition.type.named, semantic: semantic || field.facts.caught != nil)
  }

  private func object(_ node: Node, _ name: SwiftName) -> ObjectPlan {
    ObjectPlan(name: name, documentation: Documentation(), members: node.members, nested: node.nested, reader: node.reader)
  }
}

// MARK: - Layout

extension SelectionPlanner {
  private mutating func write(_ field: MergedSelections.Field, _ guards: Guards, on parent: TypeID) {
    let definition = field.definition
    LayoutText.write(field, field.facts.isPlain ? field.storageKey : field.readingKey, to: &layout.text)
    switch context.kinds.base(of: definition, on: parent) {
    case .word(let word): LayoutText.write(definition.type, to: &layout.text) { $0.add(word) }
    case .mapped(let scalar):
      let number = scalars.insert(scalar).place
      LayoutText.write(definition.type, to: &layout.text) { text in
        text.add("<")
        text.add(number)
        text.add(">")
      }
    }
    guards.write(to: &layout.text)
    if !field.facts.isPlain {
      switch field.facts.required?.action {
      case .some(.none): layout.text.add(" @required(NONE)")
      case .log: layout.text.add(" @required(LOG)")
      case .throw: layout.text.add(" @required(THROW)")
      case nil: break
      }
      writeMark(field.facts.caught?.target)
    }
    if definition.isClient { layout.text.add(" @client") }
  }

  private mutating func write(_ spread: MergedSelections.Spread, _ guards: Guards) {
    let number = fragments.insert(spread.spread.fragment).place
    layout.text.add("...")
    if let type = spread.type {
      layout.text.add("on ")
      writeTest(type)
      layout.text.add(" ")
    }
    layout.text.add(number)
    if !spread.spread.arguments.isEmpty { LayoutText.write(bound(spread.spread), to: &layout.text) }
    guards.write(to: &layout.text)
    writeMark(caught(spread))
    if spread.isDeferred { layout.text.add(" @defer") }
  }

  /// What a spread passes. A null for a variable that has a default means the default, as in Relay.
  private func bound(_ spread: IR.FragmentSpread) -> [(name: Symbol, value: IR.Value)] {
    let variables = context.reader.fragment(spread.fragment)!.variables
    return variables.compactMap { variable in
      guard let argument = spread.arguments.first(where: { $0.name == variable.name }) else { return nil }
      return argument.value == .null ? nil : (variable.name, argument.value)
    }
  }

  private mutating func writeTest(_ type: TypeID) {
    let definition = context.schema[type]
    layout.text.add(name: definition.name)
    if definition.isAbstract { layout.text.add("*") }
  }

  private mutating func writeMark(_ caught: IR.Catch.Target?) {
    switch caught {
    case .result: layout.text.add(" @catch")
    case .null: layout.text.add(" @catch(NULL)")
    case nil: break
    }
  }

  /// The catch that a spread is read under: its group's, or what the fragment says of itself.
  func caught(_ spread: MergedSelections.Spread) -> IR.Catch.Target? {
    spread.caught ?? context.reader.fragment(spread.spread.fragment)!.facts.caught?.target
  }
}
