import GraphQLSyntax

extension Rule {
  /// An operation declares a variable once, and so does a fragment.
  ///
  /// Specification: Variable Uniqueness.
  static let uniqueVariableNames = Rule("UniqueVariableNames") { hooks, context in
    func check(_ variables: [Name]) {
      repeated(variables, name: \.self) { second, first in
        context.report(
          .duplicateVariable(second), at: second,
          notes: [context.note("it is declared here already", at: first.range)])
      }
    }
    hooks.onOperation { check($0.variables.map(\.name)) }
    hooks.onFragment { fragment, _ in check(fragment.variables.map(\.name)) }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateVariable(_ name: Name) -> Self { Self("`$\(name)` is declared twice") }
}
