import GraphQLSyntax

extension SchemaRule {
  /// The type of a field is one that a server can answer with.
  ///
  /// Specification: IsOutputType.
  static let outputTypes = SchemaRule("OutputTypes") { context in
    for type in context.types {
      for field in type.fields where context.schema[field.type].kind == .input {
        let input = context.schema[field.type]
        context.report(.inputAsOutput(field.name, of: type, input), at: field.location, notes: [.declared(input)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func inputAsOutput(_ field: Symbol, of type: TypeDefinition, _ input: TypeDefinition) -> Self {
    Self("`\(type.name).\(field)` cannot be of the input type `\(input.name)`; inputs are for arguments")
  }
}
