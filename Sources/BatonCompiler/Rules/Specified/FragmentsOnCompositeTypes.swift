import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// What a fragment is on has fields to select: an object, an interface or a union.
  ///
  /// Specification: Fragments on Object, Interface or Union Types.
  static let fragmentsOnCompositeTypes = Rule("FragmentsOnCompositeTypes") { hooks, context in
    hooks.onTypeCondition { name, type in
      if let type, !type.isComposite { context.report(.nothingToSelect(type), at: name) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSelect(_ type: TypeDefinition) -> Self {
    Self("`\(type.name)` is \(type.kind.phrase), which has no fields to select")
  }
}
