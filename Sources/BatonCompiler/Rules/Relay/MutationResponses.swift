import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A mutation's own selections do not throw for a missing field: what was changed is changed.
  static let mutationResponses = Rule("MutationResponses") { hooks, context in
    hooks.onDirective { directive, _, _ in
      guard directive.name.symbol == .required, let operation = context.operation, operation.kind == .mutation,
        case .enum(.throw) = directive.argument(.action)?.value.kind
      else { return }
      if let name = operation.name, context.options.allowsRequiredInMutations.isEnabled(for: name.symbol) { return }
      context.report(.throwInMutation, at: directive.name)
    }
  }
}

extension Symbol {
  fileprivate static let required: Symbol = "required"
  fileprivate static let action: Symbol = "action"
  fileprivate static let `throw`: Symbol = "THROW"
}

extension Diagnostic.Message {
  fileprivate static var throwInMutation: Self {
    Self(
      "a mutation's answer cannot throw for a missing field; use `NONE` or `LOG`, or `@required` in a fragment that is spread here"
    )
  }
}
