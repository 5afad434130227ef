package import GraphQLSyntax

extension Hints {
  /// `; did you mean …` for the end of a message, or nothing.
  ///
  /// - Parameter mark: what stands before a name of this kind: `@`.
  package func didYouMean(_ name: String, among candidates: some Collection<Symbol>, mark: String = "") -> String {
    didYouMean(mark + name, among: candidates.lazy.map { mark + $0.text })
  }
}
