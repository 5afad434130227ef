import GraphQLSyntax

/// A set of names. Symbols are small numbers, so a multiplication is hash enough.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private(set) var count = 0
  /// The symbols' numbers: a list while they are few, then open addressing, at most half of it full.
  private var slots: [UInt32] = []
  private static let none = UInt32.max
  private static var few: Int { 8 }

  init() {}

  init(_ names: some Sequence<Symbol>) {
    for name in names { insert(name) }
  }

  init(arrayLiteral names: Symbol...) { self.init(names) }

  var isEmpty: Bool { count == 0 }

  func contains(_ name: Symbol) -> Bool {
    count <= Self.few ? slots.contains(name.id) : slots[place(of: name.id)] != Self.none
  }

  mutating func insert(_ name: Symbol) {
    if count < Self.few {
      if slots.contains(name.id) { return }
      slots.append(name.id)
    } else {
      if contains(name) { return }
      if count == Self.few || count * 2 >= slots.count { grow() }
      slots[place(of: name.id)] = name.id
    }
    count += 1
  }

  func union(_ names: some Sequence<Symbol>) -> NameSet {
    var union = self
    for name in names { union.insert(name) }
    return union
  }

  /// Where the number is, or would be.
  private func place(of number: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (number &* 0x9e37_79b1) &>> 16) & mask
    while slots[place] != Self.none, slots[place] != number { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.none, count: count * 4)
    for number in old where number != Self.none { slots[place(of: number)] = number }
  }
}
