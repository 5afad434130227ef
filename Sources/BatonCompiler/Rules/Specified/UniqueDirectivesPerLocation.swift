import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A directive stands once on a node, unless it is declared `repeatable`.
  ///
  /// Specification: Directives Are Unique per Location.
  static let uniqueDirectivesPerLocation = Rule("UniqueDirectivesPerLocation") { hooks, context in
    hooks.onDirectives { directives, _ in
      repeated(directives, name: \.name) { second, first in
        let name = second.name.symbol
        // A second `@argumentDefinitions` is reported with what is in it.
        if name == .argumentDefinitions || context.schema.directives[name]?.isRepeatable == true { return }
        context.report(
          .repeatedDirective(second), at: second.name,
          notes: [context.note("it stands here already", at: first.name.range)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedDirective(_ directive: Directive) -> Self {
    Self("`\(directive.name.atName)` can stand here only once")
  }
}
