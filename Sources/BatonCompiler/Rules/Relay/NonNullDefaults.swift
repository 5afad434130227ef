import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// An operation's variable with a default is nullable.
  ///
  /// The specification allows both, which reads as if the default could be left out and could not. Relay refuses it.
  static let nonNullDefaults = Rule("NonNullDefaults") { hooks, context in
    hooks.onVariableDefinition { variable, type in
      guard context.operation != nil, let type, type.isNonNull, let value = variable.defaultValue else { return }
      if case .null = value.kind { return }
      context.report(.nonNullDefault(variable, type, context.schema), at: variable.defaultRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nonNullDefault(
    _ variable: VariableDefinition, _ type: TypeReference, _ schema: Schema
  ) -> Self {
    Self(
      "`$\(variable.name)` has a default, so it may be left out: declare it `\(schema.text(type.nullable))`, which fits wherever `\(schema.text(type))` does"
    )
  }
}
