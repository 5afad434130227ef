import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `@appendNode`, `@deleteRecord` and their like stand in an operation, whose answer makes the edit.
  ///
  /// Relay reads over them in a fragment, unless that is spread with `@relay(mask: false)`: a warning.
  static let editsInOperations = Rule("EditsInOperations") { hooks, context in
    hooks.onDirective { directive, definition, _ in
      if definition?.isClient == true, edits.contains(directive.name.symbol), let fragment = context.fragment {
        context.warn(.editInFragment(directive, fragment), at: directive.name.range)
      }
    }
  }

  private static let edits: Set<Symbol> = [
    "appendEdge", "prependEdge", "appendNode", "prependNode", "deleteEdge", "deleteRecord",
  ]
}

extension Diagnostic.Message {
  fileprivate static func editInFragment(_ directive: Directive, _ fragment: FragmentSignature) -> Self {
    Self(
      "`\(directive.name.atName)` does nothing in a fragment that is masked; put it on the field in the mutation itself"
    )
  }
}
