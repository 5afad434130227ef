import GraphQLSyntax

extension SchemaRule {
  /// The fields of a `@oneOf` input type are nullable and have no default, for one is given and the others are not.
  static let oneOfInputs = SchemaRule("OneOfInputs") { context in
    for type in context.types where type.isOneOf {
      for field in type.inputFields {
        if field.type.isNonNull { context.report(.nonNullOneOf(field.name, type), at: field.location) }
        if field.defaultValue != nil { context.report(.defaultOneOf(field.name, type), at: field.location) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nonNullOneOf(_ field: Symbol, _ type: TypeDefinition) -> Self {
    Self("`\(type.name).\(field)` must be nullable, for `\(type.name)` is `@oneOf`")
  }

  fileprivate static func defaultOneOf(_ field: Symbol, _ type: TypeDefinition) -> Self {
    Self("`\(type.name).\(field)` cannot have a default, for `\(type.name)` is `@oneOf`")
  }
}
