import GraphQLSyntax

extension Rule {
  /// A fragment is spread somewhere. A warning: a library's fragments are spread elsewhere.
  ///
  /// Specification: Fragments Must Be Used. Of fragments that only each other spread, the first is to be deleted first.
  static let noUnusedFragments = Rule(
    "NoUnusedFragments",
    program: { context in
      for fragment in context.fragments where !context.graph.isRoot[fragment.index] {
        if context.graph.spreadBy[fragment.index].allSatisfy({ $0 == fragment.index }) {
          context.report(.unusedFragment(fragment.syntax.name), severity: .warning, at: fragment.location)
        }
      }
    })
}

extension Diagnostic.Message {
  fileprivate static func unusedFragment(_ name: Name) -> Self { Self("fragment `\(name)` is never spread") }
}
