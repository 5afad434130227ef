import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `__typename` is not asked of an operation's root, nor in a fragment on the query type: it is known.
  static let rootTypename = Rule("RootTypename") { hooks, context in
    hooks.onField { field, definition in
      guard field.name.symbol == .typename, context.isAtRoot, let parent = context.parent,
        context.operation != nil || parent.id == context.schema.query
      else { return }
      // A subscription's root has a rule of its own.
      if let operation = context.operation, operation.kind == .subscription { return }
      context.report(.typenameOfRoot(parent), at: field.responseName)
    }
  }
}

extension Symbol {
  fileprivate static let typename: Symbol = "__typename"
}

extension Diagnostic.Message {
  fileprivate static func typenameOfRoot(_ type: TypeDefinition) -> Self {
    Self("the root is always `\(type.name)`, so `__typename` is not asked of it")
  }
}
