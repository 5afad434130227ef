package import GraphQLSyntax

/// Makes the "did you mean" of messages, within a budget: comparing all names of a huge schema with each of very many
/// wrong ones would take longer than anybody waits, and help nobody.
package final class Hints {
  /// How many names may still be looked at.
  private var budget: Int

  package init(budget: Int = 300_000) {
    self.budget = budget
  }

  /// `; did you mean …` for the end of a message, or nothing.
  ///
  /// - Parameter mark: what stands before a name of this kind: `@`.
  package func didYouMean(
    _ name: some StringProtocol, among candidates: some Collection<Symbol>, mark: String = ""
  ) -> String {
    budget -= candidates.count
    if budget < 0 { return "" }
    return GraphQLSyntax.didYouMean(mark + name, among: candidates.lazy.map { mark + $0.text })
  }
}
