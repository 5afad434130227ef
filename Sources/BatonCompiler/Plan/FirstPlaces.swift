/// Numbers things in the order in which they are first met: a list while they are few, since comparing a few is quicker
/// than hashing one.
struct FirstPlaces<Element: Hashable & Sendable>: Sendable {
  private(set) var all: [Element] = []
  private var places: [Element: Int] = [:]
  private static var few: Int { 16 }

  mutating func reserve(_ count: Int) { all.reserveCapacity(count) }

  func contains(_ element: Element) -> Bool { place(of: element) != nil }

  func place(of element: Element) -> Int? {
    if all.count > Self.few { return places[element] }
    for index in all.indices where all[index] == element { return index }
    return nil
  }

  /// The element's number, and whether it is met for the first time.
  @discardableResult
  mutating func insert(_ element: Element) -> (place: Int, isNew: Bool) {
    if let known = place(of: element) { return (known, false) }
    all.append(element)
    if all.count == Self.few + 1 {
      for (index, element) in all.enumerated() { places[element] = index }
    } else if all.count > Self.few {
      places[element] = all.count - 1
    }
    return (all.count - 1, true)
  }
}
