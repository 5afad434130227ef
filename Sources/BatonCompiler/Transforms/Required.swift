import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Finds what a null under `@required` makes null, and refuses uses that contradict each other. Within one
  /// definition: what a spread brings is that fragment's own affair.
  static let required = Transform(refusing: "required") { program, context in
    program.changing(.required) { operation in
      var walk = RequiredWalk(operation.name, schema: program.schema, context: context)
      var facts = operation.facts
      let selections = walk.rewriting(operation.selections, parent: operation.type)
      facts.childrenBubbleNull = walk.bubbles
      return operation.with(facts: facts, selections: selections)
    } fragment: { fragment in
      // Refused by the rule InlineValues.
      if fragment.facts.inline != nil { return nil }
      var walk = RequiredWalk(fragment.name, schema: program.schema, context: context)
      var facts = fragment.facts
      let selections = walk.rewriting(fragment.selections, parent: fragment.type)
      facts.childrenBubbleNull = walk.bubbles
      return fragment.with(facts: facts, selections: selections)
    }
  }
}

private struct RequiredWalk: SelectionRewriter {
  let schema: Schema
  let context: TransformContext
  /// Fields without it may contradict those that have it.
  let looksFor: IR.Traits = .all

  /// A field as it was first met at a path.
  private struct Field {
    let name: Symbol
    let required: IR.Required?
    let location: Location
  }

  /// The required fields directly in one object.
  private struct Children {
    var list: [(name: Symbol, field: Field)] = []

    /// A null among them makes the object null.
    var bubble: Bool { list.contains { ($0.field.required?.action ?? .throw) != .throw } }
    func names(_ name: Symbol) -> Bool { list.contains { $0.name == name } }
  }

  private let refusesThrowOnNullable: Bool
  private var path: [Symbol] = []
  private var fields: [[Symbol]: Field] = [:]
  private var objects: [[Symbol]: (children: Children, location: Location)] = [:]
  private var reported: Set<[Symbol]> = []
  private var children = Children()
  /// Within an un-aliased fragment on an interface or union, until the next object.
  private var isMaybeMissing = false

  init(_ definition: Symbol, schema: Schema, context: TransformContext) {
    self.schema = schema
    self.context = context
    refusesThrowOnNullable = context.options.refusesThrowOnNullable.isEnabled(for: definition)
  }

  var bubbles: Bool { children.bubble }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      if !field.head.facts.isGenerated { visit(field.head) }
      return .keep
    case .linked(let field):
      if field.head.facts.isGenerated { return .keep }
      visit(field.head)
      let (selections, inner) = object(field.selections, field.head.responseKey, field.type)
      compare(inner, of: field.head)
      guard inner.bubble else { return selections.map { .replace(selection.with(selections: $0)) } ?? .keep }
      var head = field.head
      head.facts.childrenBubbleNull = true
      return .replace(.linked(IR.LinkedField(head, selections: selections ?? field.selections)))
    case .inline(let inline):
      let type = inline.typeCondition ?? parent
      if let alias = inline.facts.alias {
        let (selections, inner) = object(inline.selections, alias.name, type)
        if selections == nil, !inner.bubble { return .keep }
        var facts = inline.facts
        facts.childrenBubbleNull = inner.bubble
        return .replace(.inline(inline.with(facts: facts, selections: selections)))
      }
      let outer = isMaybeMissing
      defer { isMaybeMissing = outer }
      if let condition = inline.typeCondition, schema.kind(of: condition).isAbstract { isMaybeMissing = true }
      return rewriteInside(selection, parent: parent)
    default: return rewriteInside(selection, parent: parent)
    }
  }

  /// What stands in an object of its own, and its required fields.
  private mutating func object(
    _ selections: [IR.Selection], _ key: Symbol, _ type: TypeID
  ) -> ([IR.Selection]?, Children) {
    let outer = (children, isMaybeMissing)
    (children, isMaybeMissing) = (Children(), false)
    path.append(key)
    let result = rewritten(selections, parent: type)
    path.removeLast()
    let inner = children
    (children, isMaybeMissing) = outer
    return (result, inner)
  }

  private mutating func visit(_ head: IR.FieldHead) {
    let required = head.facts.required
    if let required { check(required, on: head) }
    let key = head.responseKey
    let field = Field(name: head.definition.name, required: required, location: head.location)
    if required != nil { children.list.append((key, field)) }
    path.append(key)
    defer { path.removeLast() }
    guard let first = fields[path] else {
      fields[path] = field
      return
    }
    guard !reported.contains(path) else { return }
    switch (first.required, required) {
    case (let a?, let b?) where a.action != b.action:
      reported.insert(path)
      context.report(
        .differentActions(key), at: a.actionLocation,
        notes: [Diagnostic.Note("the other `action` is here", at: b.actionLocation)])
    case (nil, _?), (_?, nil):
      reported.insert(path)
      let (with, without) = required == nil ? (first, field) : (field, first)
      context.report(
        .requiredOnce(key), at: with.location,
        notes: [Diagnostic.Note("it is not `@required` here", at: without.location)])
    default: break
    }
  }

  private func check(_ required: IR.Required, on head: IR.FieldHead) {
    if isMaybeMissing { context.report(.requiredMaybeMissing(), at: required.location) }
    let isNonNull = head.definition.type.isNonNull || head.definition.semanticNonNullLevels.contains(0)
    if required.isDangerous, isNonNull {
      context.report(.dangerousOnNonNull(head.responseKey), at: required.actionLocation)
    } else if required.action == .throw, !required.isDangerous, !isNonNull, refusesThrowOnNullable {
      context.report(.throwOnNullable(head.responseKey), at: required.actionLocation)
    }
  }

  /// A required child asks as much of every place the object is selected at, and no less than the object itself.
  private mutating func compare(_ children: Children, of head: IR.FieldHead) {
    if let required = head.facts.required,
      let weaker = children.list.first(where: { ($0.field.required?.action ?? .throw) < required.action })?.field,
      let action = weaker.required
    {
      context.report(
        .weakerChild(head.responseKey, action.action), at: required.actionLocation,
        notes: [Diagnostic.Note("`\(weaker.name)` inside may make it null without that", at: action.actionLocation)])
    }
    path.append(head.responseKey)
    defer { path.removeLast() }
    guard let first = objects[path] else {
      objects[path] = (children, head.location)
      return
    }
    for (name, field) in first.children.list where !children.names(name) {
      reportMissing(name, field, from: head.location)
    }
    for (name, field) in children.list where !first.children.names(name) {
      reportMissing(name, field, from: first.location)
    }
  }

  private mutating func reportMissing(_ name: Symbol, _ field: Field, from location: Location) {
    // Where it is there and not required, that has been said.
    guard reported.insert(path + [name]).inserted else { return }
    context.report(
      .requiredIsMissing(name), at: field.location,
      notes: [Diagnostic.Note("`\(name)` is not selected here", at: location)])
  }
}

extension Diagnostic.Message {
  fileprivate static func differentActions(_ field: Symbol) -> Self {
    Self("`\(field)` is `@required` with different actions; give it the same `action` everywhere in this definition")
  }

  fileprivate static func requiredOnce(_ field: Symbol) -> Self {
    Self("`\(field)` is `@required` here and not elsewhere in this definition; write it in both places or in none")
  }

  fileprivate static func requiredMaybeMissing() -> Self {
    Self("`@required` cannot tell a null from a type condition that did not match; give the fragment around it an `@alias`")
  }

  fileprivate static func dangerousOnNonNull(_ field: Symbol) -> Self {
    Self("`\(field)` is never null without an error; write `@required(action: THROW)`")
  }

  fileprivate static func throwOnNullable(_ field: Symbol) -> Self {
    Self("`\(field)` may be null by right, and THROW would fail for it; write `@required(action: LOG)` or `NONE`")
  }

  fileprivate static func weakerChild(_ field: Symbol, _ action: IR.Required.Action) -> Self {
    let name = action == .none ? "NONE" : "LOG"
    return Self("`\(field)` may become null by what is `@required(action: \(name))` inside; write `@required(action: \(name))` here too")
  }

  fileprivate static func requiredIsMissing(_ field: Symbol) -> Self {
    Self("`\(field)` is `@required` here, and its object is selected elsewhere in this definition without it; select it there too")
  }
}
