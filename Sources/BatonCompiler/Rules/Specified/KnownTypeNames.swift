import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// Every type that a document names is one of the schema's.
  ///
  /// Specification: Fragment Spread Type Existence; for variables, Variables Are Input Types.
  static let knownTypeNames = Rule("KnownTypeNames") { hooks, context in
    hooks.onTypeCondition { name, type in
      if type == nil {
        context.report(
          .unknownType(name, in: context.schema, context.hints, .compositeTypes) { $0.isComposite }, at: name)
      }
    }
    hooks.onVariableDefinition { variable, type in
      if type == nil {
        let named = variable.type.named
        context.report(.unknownType(named, in: context.schema, context.hints, .inputTypes) { $0.isInput }, at: named)
      }
    }
  }
}
