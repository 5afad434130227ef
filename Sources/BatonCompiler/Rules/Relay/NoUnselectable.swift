import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A field that the schema marks `@unselectable(reason:)` is not selected.
  static let noUnselectable = Rule("NoUnselectable") { hooks, context in
    hooks.onField { field, definition in
      guard !definition.directives.isEmpty, let directive = definition.directives[.unselectable],
        let parent = context.parent
      else { return }
      var reason = ""
      if case .string(let text) = directive.argument("reason")?.value.kind { reason = text.value }
      context.report(.unselectable(field, of: parent, reason), at: field.responseName)
    }
  }
}

extension Symbol {
  fileprivate static let unselectable: Symbol = "unselectable"
}

extension Diagnostic.Message {
  fileprivate static func unselectable(_ field: Field, of parent: TypeDefinition, _ reason: String) -> Self {
    Self("`\(parent.name).\(field.name)` is not to be selected" + (reason.isEmpty ? "" : ": \(reason)"))
  }
}
