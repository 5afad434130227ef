import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// The schema has the root type of every operation.
  ///
  /// Specification: Operation Type Existence.
  static let knownOperationTypes = Rule("KnownOperationTypes") { hooks, context in
    hooks.onOperation { operation in
      if context.schema.root(operation.kind) == nil {
        context.report(.noRootType(operation.kind), at: operation.keyword)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noRootType(_ kind: OperationKind) -> Self {
    Self("the schema has no \(kind.rawValue) type, so nothing can be asked by a \(kind.rawValue)")
  }
}
