import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// An object literal gives every field that must be given: non-null, and without a default.
  ///
  /// Specification: Input Object Required Fields.
  static let providedRequiredInputFields = Rule("ProvidedRequiredInputFields") { hooks, context in
    hooks.onInputObject { value, fields, type in
      let missing = type.inputFields.filter { declared in
        declared.isRequired && !fields.contains { $0.name.symbol == declared.name }
      }
      if !missing.isEmpty { context.report(.missingInputFields(missing, of: type, context.schema), at: value.range) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingInputFields(_ missing: [InputValue], of type: TypeDefinition, _ schema: Schema) -> Self {
    let fields = missing.map { "\($0.name): \(schema.text($0.type))" }.listed()
    return Self("a `\(type.name)` needs the field\(missing.count == 1 ? "" : "s") \(fields)")
  }
}
