/// Numbers by symbol. Looking one up costs a multiplication and, nearly always, one comparison.
public struct SymbolMap: Sendable {
  /// A symbol's number and one more, above the value; zero where the slot is free. Twice as many as there are symbols.
  @usableFromInline var slots: [UInt64]
  /// How many symbols have a value.
  public var count = 0

  /// - Parameter capacity: how many symbols are expected.
  public init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The number that a name has; nil where it has none.
  @inlinable public subscript(symbol: Symbol) -> Int? {
    let slot = slots[place(of: symbol)]
    return slot == 0 ? nil : Int(UInt32(truncatingIfNeeded: slot))
  }

  /// Returns the value that the symbol has already, and keeps it; nil where it was new.
  @inlinable public mutating func insert(_ symbol: Symbol, _ value: Int) -> Int? {
    let place = place(of: symbol)
    if slots[place] != 0 { return Int(UInt32(truncatingIfNeeded: slots[place])) }
    slots[place] = SymbolMap.key(symbol) | UInt64(UInt32(value))
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  /// Where the symbol is, or would be.
  @inlinable @inline(__always) func place(of symbol: Symbol) -> Int {
    let key = SymbolMap.key(symbol)
    var place = Int(truncatingIfNeeded: (UInt64(symbol.id) &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
    while slots[place] != 0, slots[place] & 0xffff_ffff_0000_0000 != key { place = (place + 1) & (slots.count - 1) }
    return place
  }

  @inlinable @inline(__always) static func key(_ symbol: Symbol) -> UInt64 { (UInt64(symbol.id) &+ 1) << 32 }

  @usableFromInline mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { slots[place(of: Symbol(id: UInt32(slot >> 32) - 1))] = slot }
  }
}
