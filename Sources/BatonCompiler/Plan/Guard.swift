import GraphQLIR
import GraphQLSyntax

/// When a selection is selected: always, or when each of some variables has the value it asks for.
struct Guard: Hashable {
  struct Term: Hashable {
    var variable: Symbol
    /// true: of `@include`; false: of `@skip`.
    var passing: Bool
  }

  /// By name, each once.
  private(set) var terms: [Term] = []

  static let always = Guard()

  /// This and one more condition; nil where the two exclude each other.
  func adding(_ term: Term) -> Guard? {
    if terms.contains(term) { return self }
    if terms.contains(where: { $0.variable == term.variable }) { return nil }
    var both = self
    let index = terms.firstIndex { term.variable < $0.variable } ?? terms.count
    both.terms.insert(term, at: index)
    return both
  }

  /// What has to hold besides when `outer` holds already.
  func beyond(_ outer: Guard) -> Guard {
    var rest = self
    rest.terms.removeAll(where: outer.terms.contains)
    return rest
  }

  fileprivate func implies(_ other: Guard) -> Bool { other.terms.allSatisfy(terms.contains) }
}

/// One guard or another: what the occurrences of a selection make together.
struct Guards: Hashable {
  private(set) var alternatives: [Guard] = []

  var isAlways: Bool { alternatives.contains(.always) }

  mutating func add(_ alternative: Guard) {
    if alternatives.contains(where: alternative.implies) { return }
    alternatives.removeAll { $0.implies(alternative) }
    if alternative.terms.count == 1, let term = alternative.terms.first,
      alternatives.contains(where: { $0.terms == [.init(variable: term.variable, passing: !term.passing)] })
    {
      alternatives = [.always]
    } else {
      alternatives.append(alternative)
    }
  }

  /// ` @if(a !b|c)`, or nothing.
  var mark: String {
    if isAlways { return "" }
    let texts = alternatives.map { alternative in
      alternative.terms.map { ($0.passing ? "" : "!") + $0.variable.text }.joined(separator: " ")
    }
    return " @if(" + texts.joined(separator: "|") + ")"
  }
}
