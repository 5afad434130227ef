import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Finds where what `@alias` names is always there, and refuses a spread without one where it may not be: its
  /// reference would be handed on although there is nothing behind it.
  ///
  /// It runs first, since it must see the spreads that a person wrote.
  static let fragmentAliases = Transform(refusing: "fragmentAliases") { program, context in
    context.rewriting(program) { range, context in
      var walk = AliasWalk(program: program, context: context)
      return program.rewritten(range, by: &walk)
    }
  }
}

private struct AliasWalk: SelectionRewriter {
  let program: IR.Program
  let context: TransformContext
  var schema: Schema { program.schema }
  let looksFor: IR.Traits = [.spread, .alias]
  private var place = Place(type: TypeID(0))
  private var isEnforcing = true

  /// What is known of the object that is selected on.
  private struct Place {
    /// Refined by aliased type conditions only: the types of an un-aliased one are not modelled.
    var type: TypeID
    var isPlural = false
    /// The innermost condition since the object's own field.
    var condition: IR.Condition?
    /// Within an un-aliased type condition.
    var isRefined = false
  }

  init(program: IR.Program, context: TransformContext) {
    self.program = program
    self.context = context
  }

  mutating func begin(_ definition: Symbol, on type: TypeID) {
    place = Place(type: type)
    isEnforcing = context.options.enforcesAliases.isEnabled(for: definition)
  }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    let outer = place
    defer { place = outer }
    switch selection {
    case .scalar: return .keep
    case .linked(let field):
      let type = field.head.definition.type
      place = Place(type: type.named, isPlural: type.isList)
      return rewriteInside(selection, parent: parent)
    case .condition(let condition):
      place.condition = condition
      return rewriteInside(selection, parent: parent)
    case .inline(let inline):
      guard var alias = inline.facts.alias else {
        if inline.typeCondition != nil { place.isRefined = true }
        return rewriteInside(selection, parent: parent)
      }
      check(alias, hasImpliedName: inline.typeCondition != nil)
      alias.alwaysMatches = alwaysMatches(inline.typeCondition)
      place = Place(type: inline.typeCondition ?? place.type, isPlural: place.isPlural)
      var facts = inline.facts
      facts.alias = alias
      let selections = rewriting(inline.selections, parent: inline.typeCondition ?? parent)
      return .replace(.inline(inline.with(facts: facts, selections: selections)))
    case .spread(let spread):
      guard let fragment = program.fragment(spread.fragment) else { return .keep }
      guard var alias = spread.facts.alias else {
        enforce(spread, fragment)
        return .keep
      }
      check(alias, hasImpliedName: true)
      if fragment.facts.isPlural, place.isPlural { context.report(.aliasedPlural(fragment.name), at: alias.directive) }
      alias.alwaysMatches = alwaysMatches(fragment.type)
      var facts = spread.facts
      facts.alias = alias
      return .replace(.spread(spread.with(facts: facts)))
    }
  }

  private func alwaysMatches(_ type: TypeID?) -> Bool {
    place.condition == nil && (type.map { schema.isSubtype(place.type, of: $0) } ?? true)
  }

  private func check(_ alias: IR.Alias, hasImpliedName: Bool) {
    switch alias.argument?.value {
    case nil: if !hasImpliedName { context.report(.unnamedAlias(), at: alias.location) }
    case .string("", _): context.report(.emptyAlias(), at: alias.location)
    case .string: break
    default: context.report(.variableAlias(), at: alias.location)
    }
  }

  private func enforce(_ spread: IR.FragmentSpread, _ fragment: IR.Fragment) {
    guard isEnforcing, !spread.facts.isUnaliasedOnPurpose, !spread.facts.isUnmasked else { return }
    if fragment.facts.isPlural, place.isPlural { return }
    // A value that is not selected reads as nil where its accessor stands, so only a lens needs a name of its own.
    if let condition = place.condition, fragment.facts.inline == nil {
      context.report(
        .conditionalSpread(fragment.name, condition.passing ? "include" : "skip"), at: spread.location,
        notes: [Diagnostic.Note("the condition stands here", at: condition.location)])
    } else if !schema.isSubtype(place.type, of: fragment.type) {
      context.report(
        .spreadMayNotMatch(
          fragment.name, on: schema[fragment.type].name, in: schema[place.type].name, isRefined: place.isRefined),
        at: spread.location)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamedAlias() -> Self {
    Self("`@alias` needs `as` on a fragment without a type condition; write `@alias(as: \"name\")`")
  }

  fileprivate static func emptyAlias() -> Self {
    Self("`as` of `@alias` is empty; give the fragment a name, or leave `as` out")
  }

  fileprivate static func variableAlias() -> Self {
    Self("`as` of `@alias` must be a string literal, since it names a property; write `@alias(as: \"name\")`")
  }

  fileprivate static func aliasedPlural(_ name: Symbol) -> Self {
    Self("`\(name)` is `@relay(plural: true)` and stands for the whole list here; it takes no `@alias`, which is for one element")
  }

  fileprivate static func conditionalSpread(_ name: Symbol, _ directive: String) -> Self {
    Self("`\(name)` is fetched only under `@\(directive)`; write `...\(name) @alias`, which makes it an optional property")
  }

  fileprivate static func spreadMayNotMatch(
    _ name: Symbol, on type: Symbol, in parent: Symbol, isRefined: Bool
  ) -> Self {
    Self(
      "`\(name)` is on `\(type)`, and this `\(parent)` may be something else; write `...\(name) @alias`, which makes it an optional property"
        + (isRefined ? " (a type condition around it counts only when it has an `@alias` itself)" : ""))
  }
}
