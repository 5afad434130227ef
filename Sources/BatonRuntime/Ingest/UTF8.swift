/// Whether the bytes are UTF-8: no surrogates, no overlong forms, nothing beyond U+10FFFF.
@inline(never) func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = bytes.baseAddress else { return true }
  let count = bytes.count
  var index = 0
  while index < count {
    if index &+ 16 <= count {
      let word =
        UnsafeRawPointer(start + index).loadUnaligned(as: SIMD2<UInt64>.self) & SIMD2(repeating: 0x8080_8080_8080_8080)
      if word.x == 0 {
        index &+= word.y == 0 ? 16 : 8 &+ (word.y.littleEndian.trailingZeroBitCount &>> 3)
        if word.y == 0 { continue }
      } else {
        index &+= word.x.littleEndian.trailingZeroBitCount &>> 3
      }
    }
    // A run that is not ASCII, or the last few bytes.
    while index < count {
      let lead = start[index]
      if lead < 0x80 {
        index &+= 1
        if index &+ 16 <= count { break }
        continue
      }
      if lead < 0xe0 {
        guard lead >= 0xc2, index &+ 1 < count, start[index &+ 1] & 0xc0 == 0x80 else { return false }
        index &+= 2
      } else if lead < 0xf0 {
        guard index &+ 2 < count, start[index &+ 1] & 0xc0 == 0x80, start[index &+ 2] & 0xc0 == 0x80 else { return false }
        if lead == 0xe0, start[index &+ 1] < 0xa0 { return false }
        if lead == 0xed, start[index &+ 1] >= 0xa0 { return false }
        index &+= 3
      } else {
        guard lead < 0xf5, index &+ 3 < count, start[index &+ 1] & 0xc0 == 0x80, start[index &+ 2] & 0xc0 == 0x80,
          start[index &+ 3] & 0xc0 == 0x80
        else { return false }
        if lead == 0xf0, start[index &+ 1] < 0x90 { return false }
        if lead == 0xf4, start[index &+ 1] >= 0x90 { return false }
        index &+= 4
      }
    }
  }
  return true
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
