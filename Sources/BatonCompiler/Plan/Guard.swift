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

  var isAlways: Bool { terms.isEmpty }

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
  private(set) var isAlways = false
  /// None where it is always.
  private(set) var alternatives: [Guard] = []

  init(_ first: Guard) {
    isAlways = first.isAlways
    if !isAlways { alternatives = [first] }
  }

  /// What holds whenever the selection is selected.
  var common: Guard { alternatives.count == 1 ? alternatives[0] : .always }

  mutating func add(_ alternative: Guard) {
    if isAlways || alternatives.contains(where: alternative.implies) { return }
    let term = alternative.terms.count == 1 ? alternative.terms[0] : nil
    let isComplete = alternative.isAlways || term.map { term in
      alternatives.contains { $0.terms == [.init(variable: term.variable, passing: !term.passing)] }
    } == true
    if isComplete {
      isAlways = true
      alternatives = []
    } else {
      alternatives.removeAll { $0.implies(alternative) }
      alternatives.append(alternative)
    }
  }

  /// ` @if(a !b|c)`, or nothing.
  func write(to text: inout TextBuffer) {
    if isAlways { return }
    for (index, alternative) in alternatives.enumerated() {
      text.add(index == 0 ? " @if(" : "|")
      for (index, term) in alternative.terms.enumerated() {
        if index > 0 { text.add(" ") }
        if !term.passing { text.add("!") }
        text.add(name: term.variable)
      }
    }
    text.add(")")
  }
}
