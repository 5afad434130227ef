/// The names that someone who wrote `name` may have meant, the closest first, at most five.
///
/// A name is close when few of its letters are others, or when it begins with what was written: `bool`, `Boolean`. Of
/// close ones only those as close as the closest, or nearly, are worth a look.
package func suggestions(for name: String, among candidates: some Sequence<String>) -> [String] {
  var budget = Int.max
  return suggestions(for: name, among: candidates, spending: &budget)
}

/// - Parameter budget: is lowered by about the number of pairs of letters that were compared; where it is used up in
///   between, the names that were found by then do not count.
func suggestions(for name: String, among candidates: some Sequence<String>, spending budget: inout Int) -> [String] {
  let typed = name.utf8.map(\.lowercased)
  let threshold = typed.count < 2 ? 0 : (typed.count + 1) * 2 / 5
  var comparison = Comparison(typed, atMost: threshold)
  var found: [(distance: Int, name: String)] = []
  for candidate in candidates where candidate != name {
    if let distance = comparison.distance(to: candidate) { found.append((distance, candidate)) }
    budget -= comparison.work
    if budget < 0 { return [] }
  }
  found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  let closest = found.first?.distance ?? 0
  return found.prefix(5).prefix { $0.distance <= closest + 1 }.map(\.name)
}

/// `; did you mean …` for the end of a message, or nothing.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String {
  didYouMean(suggestions(for: name, among: candidates))
}

func didYouMean(_ suggestions: [String]) -> String {
  let names = suggestions.map { "`\($0)`" }
  guard let last = names.last else { return "" }
  return "; did you mean "
    + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last)
}

/// Compares one name with many.
private struct Comparison {
  private let typed: [UInt8]
  private let limit: Int
  private var other: [UInt8] = []
  private var before: [Int] = []
  private var above: [Int] = []
  private var row: [Int] = []
  /// What the last comparison took, in letters compared.
  private(set) var work = 0

  init(_ typed: [UInt8], atMost limit: Int) {
    self.typed = typed
    self.limit = limit
  }

  /// How far a name is, capitals aside: the number of letters to insert, remove, replace or swap with the next; just beyond
  /// the limit for one that begins like the other and goes on; nil for any that is farther.
  mutating func distance(to name: String) -> Int? {
    let count = name.utf8.count
    work = 8
    let isNear = abs(count - typed.count) <= limit
    let shared = min(count, typed.count)
    guard isNear || shared > 2 else { return nil }
    other.removeAll(keepingCapacity: true)
    for byte in name.utf8 { other.append(byte.lowercased) }
    if isNear {
      let distance = editDistance()
      if distance <= limit { return distance }
    }
    return shared > 2 && typed[..<shared] == other[..<shared] ? limit + 1 : nil
  }

  private mutating func editDistance() -> Int {
    // A name that long is no slip of the keyboard, and the table below is quadratic.
    guard typed.count <= 256, other.count <= 256 else { return limit + 1 }
    above.removeAll(keepingCapacity: true)
    for column in 0...other.count { above.append(column) }
    for i in typed.indices {
      row.removeAll(keepingCapacity: true)
      row.append(i + 1)
      work += other.count
      var least = i + 1
      for j in other.indices {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (typed[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, typed[i] == other[j - 1], typed[i - 1] == other[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
        least = min(least, cost)
      }
      if least > limit { return limit + 1 }
      swap(&before, &above)
      swap(&above, &row)
    }
    return above[other.count]
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}
