import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A variable's type can be sent: a scalar, an enum, an input object, or lists of them.
  ///
  /// Specification: Variables Are Input Types.
  static let variablesAreInputTypes = Rule("VariablesAreInputTypes") { hooks, context in
    hooks.onVariableDefinition { variable, type in
      guard let type else { return }
      let named = context.schema[type]
      if !named.isInput { context.report(.notAnInputType(variable, named), at: variable.type.named) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notAnInputType(_ variable: VariableDefinition, _ type: TypeDefinition) -> Self {
    Self(
      "`\(type.name)` is \(type.kind.phrase), which cannot be sent; a variable is a scalar, an enum or an input object")
  }
}
