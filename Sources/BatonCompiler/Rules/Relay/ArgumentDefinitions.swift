extension Rule {
  /// `@argumentDefinitions` says of each variable its type, and what stands in for a value that is not passed.
  static let argumentDefinitions = Rule("ArgumentDefinitions") { hooks, context in
    hooks.onFragment { _, signature in context.report(signature.problems) }
  }
}
