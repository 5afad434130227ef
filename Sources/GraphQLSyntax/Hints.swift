/// Makes the "did you mean" of messages, within a budget: comparing the many names of a huge schema, or long ones, with
/// each of very many wrong ones would take longer than anybody waits, and help nobody.
package final class Hints {
  /// For all that is wrong with the documents of a compilation, or that one rule finds in a schema: a fraction of a second.
  package static let wholeBudget = 20_000_000

  /// How many pairs of letters may still be compared.
  private var budget: Int

  package init(budget: Int = Hints.wholeBudget) {
    self.budget = budget
  }

  /// `; did you mean …` for the end of a message, or nothing.
  package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String {
    GraphQLSyntax.didYouMean(suggestions(for: name, among: candidates))
  }

  /// The names that someone who wrote another may have meant; none once the budget is used up.
  package func suggestions(for name: String, among candidates: some Sequence<String>) -> [String] {
    budget > 0 ? GraphQLSyntax.suggestions(for: name, among: candidates, spending: &budget) : []
  }

  /// Of what is missing somewhere, that which none of the unknown names there may be, misspelt.
  ///
  /// - Parameter names: all that is known there. An unknown name that is close to none of it may be any.
  package func missing<Item>(
    _ items: [Item], name: (Item) -> String, beside unknown: [String], among names: [String]
  ) -> [Item] {
    var left = items
    for word in unknown where !left.isEmpty {
      let meant = suggestions(for: word, among: names)
      left = meant.isEmpty ? [] : left.filter { !meant.contains(name($0)) }
    }
    return left
  }
}
