/// The two loops that most of a document's bytes go through, eight bytes a step. Benchmark: `parsing/documents`.
extension Cursor {
  /// Steps over white space, line ends and commas.
  @inline(__always)
  mutating func skipIgnored() {
    var place = offset
    while place < end, base.unsafelyUnwrapped[place].isIgnored {
      let isLineEnd = base.unsafelyUnwrapped[place] == 0x0a
      place &+= 1
      guard isLineEnd else { continue }
      // Indentation.
      while place &+ 8 <= end {
        let spaces = (word(at: place) ^ 0x2020_2020_2020_2020).trailingZeroBitCount &>> 3
        place &+= spaces
        if spaces < 8 { break }
      }
    }
    offset = place
  }

  /// Steps over the rest of a name whose first byte is here, and returns its ``Symbol/hash(of:)``.
  @inline(__always)
  mutating func skipName() -> UInt64 {
    var hash = Symbol.hashSeed
    var place = offset
    while place &+ 8 <= end {
      let word = word(at: place)
      let others = Self.nonNameBytes(word)
      if others == 0 {
        hash = Symbol.combine(hash, word)
        place &+= 8
        continue
      }
      let length = others.trailingZeroBitCount &>> 3
      if length > 0 { hash = Symbol.combine(hash, word & (1 &<< UInt64(length &* 8) &- 1)) }
      offset = place &+ length
      return hash
    }
    // The last bytes of the text.
    var word: UInt64 = 0
    var length = 0
    while place &+ length < end, base.unsafelyUnwrapped[place &+ length].continuesName {
      word |= UInt64(base.unsafelyUnwrapped[place &+ length]) << UInt64(length &* 8)
      length &+= 1
    }
    if length > 0 { hash = Symbol.combine(hash, word) }
    offset = place &+ length
    return hash
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base.unsafelyUnwrapped).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each of eight bytes that no name has.
  @inline(__always)
  static func nonNameBytes(_ word: UInt64) -> UInt64 {
    func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    let high = eight(0x80)
    let low = word & eight(0x7f)
    let lowercased = low | eight(0x20)
    let letter = (lowercased &+ eight(0x80 - 0x61)) & ~(lowercased &+ eight(0x80 - 0x7b))
    let digit = (low &+ eight(0x80 - 0x30)) & ~(low &+ eight(0x80 - 0x3a))
    let underscore = ~((low ^ eight(0x5f)) &+ eight(0x7f))
    return (letter | digit | underscore) & ~word & high ^ high
  }
}
