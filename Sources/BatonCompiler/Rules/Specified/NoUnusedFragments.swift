import GraphQLSyntax

extension Rule {
  /// A fragment is spread somewhere. A warning: a library's fragments are spread elsewhere.
  ///
  /// Specification: Fragments Must Be Used. Of fragments that only each other spread, the first is to be deleted first. One
  /// whose name is misspelt where it is spread is reported there.
  static let noUnusedFragments = Rule(
    "NoUnusedFragments",
    program: { context in
      let unused = context.fragments.filter { fragment in
        !context.graph.isRoot[fragment.index]
          && context.graph.spreadBy[fragment.index].allSatisfy { $0 == fragment.index }
      }
      if unused.isEmpty { return }
      // One that has an operation's name is reported as that.
      let operations = Set(context.operations.compactMap(\.operation.name?.symbol))
      let unknown = context.unknownFragments.map(\.text)
      for fragment in context.hints.unused(unused, name: \.name.text, beside: unknown)
      where !operations.contains(fragment.name) {
        context.report(.unusedFragment(fragment.syntax.name), severity: .warning, at: fragment.location)
      }
    })
}

extension ProgramContext {
  /// The names that are spread and are no fragment's, in the order of their spreads.
  fileprivate var unknownFragments: [Symbol] {
    var seen: Set<Symbol> = []
    return facts.flatMap(\.spreads).map(\.name.symbol).filter { documents.fragment($0) == nil && seen.insert($0).inserted }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedFragment(_ name: Name) -> Self { Self("fragment `\(name)` is never spread") }
}
