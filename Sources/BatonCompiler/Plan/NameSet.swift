import GraphQLSyntax

/// A set of names. Symbols are small numbers, so a multiplication is hash enough.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private(set) var count = 0
  /// Open addressing: the symbols' numbers, at most half of it full.
  private var slots: [UInt32] = []
  private static let none = UInt32.max

  init() {}

  init(_ names: some Sequence<Symbol>) {
    for name in names { insert(name) }
  }

  init(arrayLiteral names: Symbol...) { self.init(names) }

  var isEmpty: Bool { count == 0 }

  func contains(_ name: Symbol) -> Bool { !slots.isEmpty && slots[place(of: name.id)] != Self.none }

  mutating func insert(_ name: Symbol) {
    if count * 2 >= slots.count { grow() }
    let place = place(of: name.id)
    if slots[place] != Self.none { return }
    slots[place] = name.id
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
    slots = Array(repeating: Self.none, count: max(16, old.count * 2))
    for number in old where number != Self.none { slots[place(of: number)] = number }
  }
}
