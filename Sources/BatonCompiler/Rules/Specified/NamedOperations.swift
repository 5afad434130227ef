import GraphQLSyntax

extension Rule {
  /// Every operation has a name.
  ///
  /// Specification: Lone Anonymous Operation allows a document one without. Relay wants each named, for a type is
  /// generated for it.
  static let namedOperations = Rule("NamedOperations") { hooks, context in
    hooks.onOperation { operation in
      if operation.name == nil { context.report(.unnamedOperation(operation), at: operation.keyword) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamedOperation(_ operation: OperationDefinition) -> Self {
    Self(
      "give this \(operation.kind.rawValue) a name, `\(operation.kind.rawValue) Name { … }`; a type is generated for it"
    )
  }
}
