import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// The types at which a fragment uses a variable of the operation's fit one another, so that some variable fits all. So
  /// do the types in all that a `@refetchable` fragment reaches, for its query has no author who would declare two.
  static let globalVariableTypes = Rule(
    "GlobalVariableTypes",
    { hooks, context in
      hooks.onLeaveDefinition {
        guard context.facts.globals.count > 1 else { return }
        var narrowest: [Symbol: VariableUse] = [:]
        var torn: Set<Symbol> = []
        for use in context.facts.globals {
          guard let type = use.expected, !torn.contains(use.name) else { continue }
          guard let before = narrowest[use.name], let other = before.expected else {
            narrowest[use.name] = use
            continue
          }
          if context.schema.isSubtype(type, of: other) {
            narrowest[use.name] = use
          } else if !context.schema.isSubtype(other, of: type) {
            torn.insert(use.name)
            context.report(
              .torn(use, type, other, context.schema), at: use.range,
              notes: [context.note("here it must be `\(context.schema.text(other))`", at: before.range)])
          }
        }
        // Any operation's variable would be wrong in one of the places, which is no new mistake.
        if !torn.isEmpty { context.facts.forgetTypes(of: torn) }
      }
    },
    program: { context in
      var narrowest: [Int: [Symbol: GlobalVariable]] = [:]
      var torn: Set<Symbol> = []
      for global in context.globals where !torn.contains(global.name) {
        guard let type = global.expected else { continue }
        for fragment in global.refetchables {
          guard let before = narrowest[fragment]?[global.name], let other = before.expected,
            !context.schema.isSubtype(type, of: other)
          else {
            narrowest[fragment, default: [:]][global.name] = global
            continue
          }
          if context.schema.isSubtype(other, of: type) { continue }
          torn.insert(global.name)
          // An operation that reaches both has a variable that does not fit one of them, which has been said.
          if !Set(before.operations).isDisjoint(with: global.operations) { break }
          guard let use = context.use(of: global, nearest: fragment),
            let first = context.use(of: before, nearest: fragment)
          else { break }
          context.report(
            .tornInQuery(use.use, type, other, of: context.name(of: fragment).text, context.schema),
            at: context.location(use.use.range, in: use.definition),
            notes: [
              Diagnostic.Note(
                "here it must be `\(context.schema.text(other))`", at: context.location(first.use.range, in: first.definition))
            ])
          break
        }
      }
    })
}

extension DefinitionFacts {
  fileprivate mutating func forgetTypes(of names: Set<Symbol>) {
    for index in globals.indices where names.contains(globals[index].name) { globals[index].expected = nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func torn(
    _ use: VariableUse, _ type: TypeReference, _ other: TypeReference, _ schema: Schema
  ) -> Self {
    Self(
      "`$\(use.name)` must be `\(schema.text(type))` here and `\(schema.text(other))` before, which no variable is both"
    )
  }

  fileprivate static func tornInQuery(
    _ use: VariableUse, _ type: TypeReference, _ other: TypeReference, of fragment: String, _ schema: Schema
  ) -> Self {
    Self(
      "`$\(use.name)` must be `\(schema.text(type))` here and `\(schema.text(other))` elsewhere, so the query of `\(fragment)`, which reaches both, cannot declare it"
    )
  }
}
