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
    let new = all.count
    let place = new > Self.few ? Self.kept(&places[element, default: new]) : place(of: element) ?? new
    if place < new { return (place, false) }
    all.append(element)
    if new == Self.few {
      for (index, element) in all.enumerated() { places[element] = index }
    }
    return (new, true)
  }

  /// The number that a place in the dictionary holds, which is looked for once, be it there or new.
  private static func kept(_ number: inout Int) -> Int { number }
}
