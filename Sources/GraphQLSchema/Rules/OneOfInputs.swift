import GraphQLSyntax

extension SchemaRule {
  /// The fields of a `@oneOf` input type are nullable and have no default, for one is given and the others are not. It is
  /// so from its definition on: an extension cannot make it one.
  ///
  /// Specification: Input Objects, Type Validation and Input Object Extensions.
  static let oneOfInputs = SchemaRule("OneOfInputs") { context in
    for type in context.types where type.isOneOf {
      let parts = context.parts(of: type)
      if parts.definition.syntax.directives[BuiltIns.oneOf] == nil {
        for part in parts.extensions {
          guard let directive = part.syntax.directives[BuiltIns.oneOf] else { continue }
          context.report(.extendedToOneOf(type), at: part.at(directive.range), notes: [.declared(type)])
        }
        continue
      }
      for field in type.inputFields {
        if field.type.isNonNull { context.report(.nonNullOneOf(field.name, type), at: field.location) }
        if field.defaultValue != nil { context.report(.defaultOneOf(field.name, type), at: field.location) }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func extendedToOneOf(_ type: TypeDefinition) -> Self {
    Self("an extension cannot make `\(type.name)` a `@oneOf` input type; write it at the definition")
  }

  fileprivate static func nonNullOneOf(_ field: Symbol, _ type: TypeDefinition) -> Self {
    Self("`\(type.name).\(field)` must be nullable, for `\(type.name)` is `@oneOf`")
  }

  fileprivate static func defaultOneOf(_ field: Symbol, _ type: TypeDefinition) -> Self {
    Self("`\(type.name).\(field)` cannot have a default, for `\(type.name)` is `@oneOf`")
  }
}
