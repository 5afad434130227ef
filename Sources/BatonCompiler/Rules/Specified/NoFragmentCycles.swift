import GraphQLSyntax

extension Rule {
  /// A fragment does not come back to itself.
  ///
  /// Specification: Fragment Spreads Must Not Form Cycles. Relay looks only at what an operation reaches, so a cycle that
  /// none does is a warning; and it looks once arguments are applied, so whether a condition on an argument cuts a cycle
  /// is found there. A cycle of values is refused by ``inlineValues``.
  static let noFragmentCycles = Rule(
    "NoFragmentCycles",
    program: { context in
      let cycles = context.graph.cycles()
      if cycles.isEmpty { return }
      let reached = context.graph.reachedFromRoots()
      for cycle in cycles where !cycle.allSatisfy({ context.isValue($0.node) }) {
        guard let first = cycle.first, let last = cycle.last else { continue }
        let names = (cycle + [first]).map { context.name(of: $0.node).text }
        let notes = cycle.dropLast().map { member in
          Diagnostic.Note("`...\(member.spread)` stands here", at: context.location(member.spread.range, in: member.node))
        }
        context.report(
          .cycle(names), severity: reached[first.node] ? .error : .warning,
          at: context.location(last.spread.range, in: last.node), notes: notes)
      }
    })
}

extension Diagnostic.Message {
  fileprivate static func cycle(_ names: [String]) -> Self {
    Self("a fragment cannot come back to itself: \(arrows(names))")
  }
}
