/// A part of the compiler that is compared, and how.
struct Area: Sendable {
  let name: String
  let run: @Sendable (SharedData) -> [Row]
}

/// One line of an area's table: a group of fixtures, or an app.
struct Row: Sendable {
  let name: String
  var equal = 0
  var differences: [Difference] = []

  /// Counts a case, in which each side's first mistake is compared by its place.
  mutating func compare(_ name: String, _ ours: ErrorPlace?, _ theirs: ErrorPlace?, explanation: String?) {
    guard ours?.place != theirs?.place else {
      equal += 1
      return
    }
    let what =
      switch (ours, theirs) {
      case (let ours?, let theirs?): "at \(ours.place), Relay at \(theirs.place): \(ours.text) | \(theirs.text)"
      case (let ours?, nil): "Relay accepts; \(ours.place) \(ours.text)"
      default: "accepted; Relay at \(theirs?.place ?? ""): \(theirs?.text ?? "")"
      }
    differences.append(Difference(name: name, what: what, explanation: explanation))
  }

  /// Counts a case, in which all places of each side are compared.
  mutating func compare(_ name: String, _ ours: [ErrorPlace], _ theirs: [ErrorPlace], explanation: String?) {
    guard Set(ours.map(\.place)) != Set(theirs.map(\.place)) else {
      equal += 1
      return
    }
    let places = ours.map { "\($0.place) \($0.text)" }.joined(separator: "; ")
    let what = "ours: \(places) | Relay: \(theirs.map(\.place).joined(separator: ", "))"
    differences.append(Difference(name: name, what: what, explanation: explanation))
  }

  var line: String {
    let explained = differences.count(where: { $0.explanation != nil })
    let open = differences.count - explained
    return "\(name): \(equal) of \(equal + differences.count) equal"
      + (explained > 0 ? ", \(explained) different on purpose" : "") + (open > 0 ? ", \(open) DIFFERENT" : "")
  }
}

/// A case in which Baton does something else, with the sentence that says why it should.
struct Difference: Sendable {
  let name: String
  let what: String
  let explanation: String?

  var line: String { "\(name): \(explanation.map { "on purpose: \($0)" } ?? what)" }
}
