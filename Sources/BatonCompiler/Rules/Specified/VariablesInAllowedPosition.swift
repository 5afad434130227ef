import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A variable's type fits every place that it is used in. A default that is not null makes it non-null.
  ///
  /// Specification: All Variable Usages Are Allowed, where a default of the place itself also stands in for a null. Relay
  /// does not read it so, and neither do we: the null would be sent.
  static let variablesInAllowedPosition = Rule(
    "VariablesInAllowedPosition",
    { hooks, context in
      hooks.onVariable { use in
        guard let variable = context.variables[use.name], context.schema.refuses(variable, at: use) else { return }
        context.report(
          .wrongVariableType(variable, use, context.schema), at: use.range,
          notes: [context.note("`$\(use.name)` is declared here", at: variable.name.range)])
      }
    },
    program: { context in
      for global in context.globals {
        guard let use = global.uses.first(where: { $0.use.isOneOfMember }) ?? global.uses.first else { continue }
        let refused = global.operations.compactMap { operation in
          context.facts[operation].variables[global.name].flatMap { variable in
            context.schema.refuses(variable, at: use.use) ? (operation, variable) : nil
          }
        }
        guard let (_, first) = refused.first else { continue }
        let notes = refused.prefix(5).map { operation, variable in
          let path = context.path(from: operation, toAny: [use.definition])
          return Diagnostic.Note(
            "`$\(global.name)` is declared here (\(path))", at: context.location(variable.name.range, in: operation))
        }
        context.report(
          .wrongVariableType(first, use.use, context.schema), at: context.location(use.use.range, in: use.definition),
          notes: notes)
      }
    })
}

extension Schema {
  fileprivate func refuses(_ variable: DeclaredVariable, at use: VariableUse) -> Bool {
    guard let type = variable.effectiveType, let expected = use.expected else { return false }
    return !isSubtype(type, of: use.isOneOfMember ? expected.nonNull : expected)
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongVariableType(_ variable: DeclaredVariable, _ use: VariableUse, _ schema: Schema) -> Self
  {
    guard let type = variable.type, let expected = use.expected else { return Self("") }
    var found = "`\(schema.text(type))`"
    if case .null = variable.defaultValue?.kind { found += " with the default `null`" }
    let place = use.isItem ? "an item of `\(use.position)` is" : "`\(use.position)` takes"
    let problem = "`$\(use.name)` is \(found), but \(place)"
    if use.isOneOfMember, schema.isSubtype(type, of: expected) {
      return Self(
        "\(problem) `\(schema.text(expected.nonNull))`: the one field of a `@oneOf` input object is never null")
    }
    if use.positionHasDefault, schema.isSubtype(type.nonNull, of: expected) {
      return Self("\(problem) `\(schema.text(expected))`: its own default does not replace the null that would be sent")
    }
    return Self("\(problem) `\(schema.text(expected))`")
  }
}
