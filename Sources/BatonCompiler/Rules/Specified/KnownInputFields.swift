import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A field of an object literal is one of the input object's.
  ///
  /// Specification: Input Object Field Names.
  static let knownInputFields = Rule("KnownInputFields") { hooks, context in
    hooks.onInputField { field, declared, type in
      if declared == nil { context.report(.unknownInputField(field.name, of: type), at: field.name) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownInputField(_ name: Name, of type: TypeDefinition) -> Self {
    Self(
      "`\(type.name)` has no field `\(name)`" + didYouMean(name.text, among: type.inputFields.map(\.name.text)))
  }
}
