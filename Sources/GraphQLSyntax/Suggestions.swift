/// The names that someone who wrote `name` may have meant, the closest first, at most five.
///
/// A name is close when few of its letters are others, or when it begins with what was written: `bool`, `Boolean`. Of
/// close ones only those as close as the closest, or nearly, are worth a look.
package func suggestions(for name: String, among candidates: some Sequence<String>) -> [String] {
  let typed = Array(name.lowercased().utf8)
  let threshold = typed.count < 2 ? 0 : (typed.count + 1) * 2 / 5
  var found: [(distance: Int, name: String)] = []
  for candidate in candidates where candidate != name {
    let other = Array(candidate.lowercased().utf8)
    if abs(other.count - typed.count) <= threshold {
      let distance = editDistance(typed, other, atMost: threshold)
      if distance <= threshold {
        found.append((distance, candidate))
        continue
      }
    }
    let shorter = min(typed.count, other.count)
    if shorter > 2, typed.prefix(shorter) == other.prefix(shorter) { found.append((threshold + 1, candidate)) }
  }
  found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  let closest = found.first?.distance ?? 0
  return found.prefix(5).prefix { $0.distance <= closest + 1 }.map(\.name)
}

/// `; did you mean …` for the end of a message, or nothing.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String {
  let names = suggestions(for: name, among: candidates).map { "`\($0)`" }
  guard let last = names.last else { return "" }
  return "; did you mean "
    + (names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last)
}

/// The number of letters to insert, remove, replace or swap with the next; more than `limit` counts as `limit + 1`.
private func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
  // A name that long is no slip of the keyboard, and the table below is quadratic.
  guard a.count <= 256, b.count <= 256 else { return limit + 1 }
  var before: [Int] = []
  var above = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
      row.append(cost)
    }
    if row.min()! > limit { return limit + 1 }
    (before, above) = (above, row)
  }
  return above[b.count]
}
