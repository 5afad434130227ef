/// Whether the bytes are UTF-8: no surrogates, no overlong forms, nothing beyond U+10FFFF.
@inline(never) func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return true }
  let count = bytes.count
  var index = 0
  while index < count {
    // The vectors look two bytes back.
    if index >= 2 { index = plainUTF8(start, from: index, to: count) }
    let stop = min(index &+ plainBlock, count)
    while index < stop {
      let length = characterLength(start + index, count &- index)
      if length == 0 { return false }
      index &+= length
    }
  }
  return true
}

private let plainBlock = 64

/// How far the bytes are whole characters of plain UTF-8, found a block at a time and without a branch for each
/// character: a byte is a continuation if, and only if, what stands one or two bytes before it asks for one.
///
/// Plain are those with no lead that could begin an overlong form, a surrogate, or a character of four bytes.
@inline(__always) private func plainUTF8(_ start: UnsafePointer<UInt8>, from first: Int, to count: Int) -> Int {
  var index = first
  while index < count {
    // Whole vectors; at the end the last sixteen bytes, some of them for the second time.
    let whole = min(plainBlock, (count &- index) & ~15)
    let begin = whole > 0 ? index : count &- 16
    if begin < 2 { break }
    let next = whole > 0 ? index &+ whole : count
    // Most text has no character of three bytes for a whole block.
    var wrong = Bytes()
    var three = leadsThree(load(start, begin &- 2))
    var offset = begin
    while offset < next {
      let bytes = load(start, offset)
      let leads = leadsTwo(bytes)
      wrong |= bytes ^ leads ^ leadsTwo(load(start, offset &- 1)) | overlongTwo(bytes)
      three |= leads & shifted(shifted(bytes))
      offset &+= 16
    }
    if hasHighBit(three) {
      wrong = Bytes()
      offset = begin
      while offset < next {
        let bytes = load(start, offset)
        let asked = leadsTwo(load(start, offset &- 1)) | leadsThree(load(start, offset &- 2))
        wrong |= bytes ^ leadsTwo(bytes) ^ asked | overlongTwo(bytes) | leadsFour(bytes)
        wrong |= equal(bytes, 0xe0) | equal(bytes, 0xed)
        offset &+= 16
      }
    }
    if hasHighBit(wrong) { break }
    index = next
  }
  // Back to where the last character begins, if its end is not there yet.
  if start[index &- 1] >= 0xc0 { return index &- 1 }
  return start[index &- 2] >= 0xe0 ? index &- 2 : index
}

/// Sixteen bytes. What the functions below find of them stands in the bytes' high bits; the other bits say nothing.
private typealias Bytes = SIMD16<UInt8>

@inline(__always) private func load(_ start: UnsafePointer<UInt8>, _ offset: Int) -> Bytes {
  UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: Bytes.self)
}

@inline(__always) private func hasHighBit(_ bytes: Bytes) -> Bool {
  let words = unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
  return (words.x | words.y) & 0x8080_8080_8080_8080 != 0
}

/// The bit after the high bit, in its place.
@inline(__always) private func shifted(_ bytes: Bytes) -> Bytes { bytes &+ bytes }

/// Bytes that lead a character of two bytes or more.
@inline(__always) private func leadsTwo(_ bytes: Bytes) -> Bytes { bytes & shifted(bytes) }

/// Bytes that lead a character of three bytes or more.
@inline(__always) private func leadsThree(_ bytes: Bytes) -> Bytes { leadsTwo(bytes) & shifted(shifted(bytes)) }

/// Bytes that lead a character of four bytes, or none.
@inline(__always) private func leadsFour(_ bytes: Bytes) -> Bytes {
  leadsThree(bytes) & shifted(shifted(shifted(bytes)))
}

/// Bytes that lead a character of two bytes and have only zeros for its upper bits: C0 and C1.
@inline(__always) private func overlongTwo(_ bytes: Bytes) -> Bytes { equal(bytes & Bytes(repeating: 0xfe), 0xc0) }

/// Bytes that are this one.
@inline(__always) private func equal(_ bytes: Bytes, _ byte: UInt8) -> Bytes {
  unsafeBitCast(bytes .== Bytes(repeating: byte), to: Bytes.self)
}

/// How long the character is that begins here; 0 when it is none.
@inline(__always) private func characterLength(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
  let lead = start[0]
  if lead < 0x80 { return 1 }
  if lead < 0xe0 { return lead >= 0xc2 && count > 1 && start[1] & 0xc0 == 0x80 ? 2 : 0 }
  if lead < 0xf0 {
    guard count > 2, start[1] & 0xc0 == 0x80, start[2] & 0xc0 == 0x80 else { return 0 }
    if lead == 0xe0, start[1] < 0xa0 { return 0 }
    if lead == 0xed, start[1] >= 0xa0 { return 0 }
    return 3
  }
  guard lead < 0xf5, count > 3, start[1] & 0xc0 == 0x80, start[2] & 0xc0 == 0x80, start[3] & 0xc0 == 0x80
  else { return 0 }
  if lead == 0xf0, start[1] < 0x90 { return 0 }
  if lead == 0xf4, start[1] >= 0x90 { return 0 }
  return 4
}

/// A string of bytes that are known to be UTF-8.
///
/// Where the system has it, the string is made without validating again, which for text that is not ASCII is most of
/// what making a string costs.
@inline(__always) func makeString(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> String {
  #if compiler(>=6.2)
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    let span = UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII)
    return String(copying: span)
  }
  #endif
  return String(decoding: bytes, as: UTF8.self)
}
