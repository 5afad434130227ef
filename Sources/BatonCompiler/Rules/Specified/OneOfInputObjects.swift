import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A literal of a `@oneOf` input object gives exactly one field, and that is not null.
  ///
  /// Specification: Input Object Required Fields, of OneOf Input Objects.
  static let oneOfInputObjects = Rule("OneOfInputObjects") { hooks, context in
    hooks.onInputObject { value, fields, type in
      guard type.isOneOf else { return }
      if fields.count == 1 {
        if case .null = fields[0].value.kind { context.report(.nullMember(type), at: fields[0].value.range) }
      } else if Set(fields.map(\.name.symbol)).count != 1 {
        context.report(.notOneField(type), at: fields.count > 1 ? fields[1].name.range : value.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notOneField(_ type: TypeDefinition) -> Self {
    let fields = type.inputFields.map(\.name.text)
    return Self("a `\(type.name)` takes exactly one of its fields\(fields.count <= 8 ? ": " + fields.listed("or") : "")")
  }

  fileprivate static func nullMember(_ type: TypeDefinition) -> Self {
    Self("the one field of a `\(type.name)` is never `null`")
  }
}
