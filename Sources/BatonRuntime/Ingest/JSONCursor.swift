#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// What is wrong with a text that is not JSON.
struct MalformedJSON: Error {
  var offset: Int
  var message: StaticString
}

/// A strict reader of JSON over bytes that are followed by `padding` zero bytes, so that looking ahead needs no
/// checks: a zero byte ends everything.
struct JSONCursor: ~Copyable {
  static let padding = 64
  /// How deep lists and objects may nest.
  static let depthLimit = 256

  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var at: UnsafePointer<UInt8>
  /// Where strings with escapes are written out; good until the next such string.
  private var scratch: UnsafeMutablePointer<UInt8>
  private var scratchCapacity = 1024

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    start = bytes
    at = bytes
    end = bytes + count
    scratch = .allocate(capacity: scratchCapacity)
  }

  deinit { scratch.deallocate() }

  @inline(never) func malformed(_ message: StaticString) -> MalformedJSON {
    MalformedJSON(offset: min(at, end) - start, message: message)
  }

  @inline(__always) var byte: UInt8 { at.pointee }

  /// Space, tab and line ends.
  @inline(__always) mutating func skipSpace() {
    while byte <= 0x20, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { at += 1 }
  }

  mutating func expect(_ expected: UInt8, _ message: StaticString) throws(MalformedJSON) {
    skipSpace()
    guard byte == expected else { throw malformed(message) }
    at += 1
  }

  /// After a member or an element: true at the closing byte, false after a comma, with the next one at hand.
  @inline(__always) mutating func isLast(_ close: UInt8) throws(MalformedJSON) -> Bool {
    if byte <= 0x20 { skipSpace() }
    if byte == .comma {
      at += 1
      if byte <= 0x20 { skipSpace() }
      return false
    }
    if byte == close {
      at += 1
      return true
    }
    throw malformed("a comma or the end expected")
  }

  /// After the opening byte: whether nothing follows, and then the closing byte is taken.
  @inline(__always) mutating func isEmpty(_ close: UInt8) -> Bool {
    skipSpace()
    guard byte == close else { return false }
    at += 1
    return true
  }

  /// Takes `null`, if it is here.
  @inline(__always) mutating func takeNull() -> Bool {
    guard UnsafeRawPointer(at).loadUnaligned(as: UInt32.self) == UInt32(littleEndian: 0x6c6c_756e) else { return false }
    at += 4
    return true
  }

  /// Takes `true` or `false`, if it is here.
  @inline(__always) mutating func takeBool() -> Bool? {
    let word = UnsafeRawPointer(at).loadUnaligned(as: UInt32.self)
    if word == UInt32(littleEndian: 0x6575_7274) {
      at += 4
      return true
    }
    if word == UInt32(littleEndian: 0x736c_6166), at[4] == 0x65 {
      at += 5
      return false
    }
    return nil
  }

  /// `name`, a colon, and the space around it.
  mutating func memberName() throws(MalformedJSON) -> JSONString {
    guard byte == .quote else { throw malformed("a name in quotes expected") }
    let name = try string()
    try expect(.colon, "a colon expected")
    skipSpace()
    return name
  }

  /// Passes a value, whatever it is, as strictly as if it were read.
  mutating func skipValue(depth: Int = 0) throws(MalformedJSON) {
    switch byte {
    case .quote: try check(string())
    case .braceLeft:
      guard depth < Self.depthLimit else { throw malformed("nested too deep") }
      at += 1
      if isEmpty(.braceRight) { return }
      repeat {
        try check(memberName())
        try skipValue(depth: depth + 1)
      } while try !isLast(.braceRight)
    case .bracketLeft:
      guard depth < Self.depthLimit else { throw malformed("nested too deep") }
      at += 1
      if isEmpty(.bracketRight) { return }
      repeat { try skipValue(depth: depth + 1) } while try !isLast(.bracketRight)
    case 0x2d, 0x30...0x39: _ = try number()
    default:
      if takeNull() || takeBool() != nil { return }
      throw malformed("a value expected")
    }
  }

  // MARK: strings

  /// At a quote: the contents, with escapes resolved.
  @inline(__always) mutating func string() throws(MalformedJSON) -> JSONString {
    let first = at + 1
    var next = first
    var high = SIMD2<UInt64>()
    while true {
      let chunk = UnsafeRawPointer(next).loadUnaligned(as: SIMD16<UInt8>.self)
      let stop = Self.firstSpecial(chunk)
      let bits = unsafeBitCast(chunk, to: SIMD2<UInt64>.self)
      if stop == 16 {
        high |= bits
        next += 16
        continue
      }
      high |= bits & Self.mask(below: stop)
      next += stop
      let isASCII = (high.x | high.y) & 0x8080_8080_8080_8080 == 0
      if next.pointee == .quote, next < end {
        at = next + 1
        return JSONString(bytes: UnsafeBufferPointer(start: first, count: next - first), isASCII: isASCII)
      }
      return try escapedString(from: first, to: next, isASCII: isASCII)
    }
  }

  /// The first quote, backslash or control character, or 16. Each comparison is cast to integers before they are
  /// combined, since operators on masks are not lowered to vector code; nor is "less than", so control characters are
  /// found by subtraction: a byte borrows from its high bit if it is below a space, and the first to do so is right.
  @inline(__always) private static func firstSpecial(_ chunk: SIMD16<UInt8>) -> Int {
    let bits = unsafeBitCast(chunk, to: SIMD2<UInt64>.self)
    let word =
      unsafeBitCast(chunk .== SIMD16<UInt8>(repeating: 0x22), to: SIMD2<UInt64>.self)
      | unsafeBitCast(chunk .== SIMD16<UInt8>(repeating: 0x5c), to: SIMD2<UInt64>.self)
    let low = word.x | controls(bits.x)
    if low != 0 { return low.littleEndian.trailingZeroBitCount &>> 3 }
    let high = word.y | controls(bits.y)
    if high != 0 { return 8 &+ (high.littleEndian.trailingZeroBitCount &>> 3) }
    return 16
  }

  /// The high bit of the first byte below a space.
  @inline(__always) private static func controls(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
  }

  @inline(__always) private static func mask(below count: Int) -> SIMD2<UInt64> {
    switch count {
    case ..<8: SIMD2((1 &<< UInt64(8 &* count)) &- 1, 0)
    case ..<16: SIMD2(~0, (1 &<< UInt64(8 &* (count &- 8))) &- 1)
    default: SIMD2(~0, ~0)
    }
  }

  @inline(never) private mutating func escapedString(
    from first: UnsafePointer<UInt8>, to stop: UnsafePointer<UInt8>, isASCII: Bool
  ) throws(MalformedJSON) -> JSONString {
    var high: UInt64 = isASCII ? 0 : ~0
    var count = stop - first
    if count + 64 > scratchCapacity { reserve(count + 64, keeping: 0) }
    scratch.update(from: first, count: count)
    var next = stop
    while true {
      // Here is a quote, a backslash, or what may not be in a string.
      if next.pointee != .backslash || next >= end {
        at = next
        if next >= end { throw malformed("a string without its end") }
        guard byte == .quote else { throw malformed("a control character in a string") }
        at += 1
        return JSONString(
          bytes: UnsafeBufferPointer(start: scratch, count: count), isASCII: high & 0x8080_8080_8080_8080 == 0)
      }
      let code = next[1]
      next += 2
      if let plain = Self.unescaped(code) {
        scratch[count] = plain
        count &+= 1
      } else {
        at = next
        guard code == 0x75 else {
          at -= 1
          throw malformed("an unknown escape")
        }
        let scalar = try escapedScalar()
        if !scalar.isASCII { high = ~0 }
        for byte in UTF8.encode(scalar)! {
          scratch[count] = byte
          count &+= 1
        }
        next = at
      }
      // Up to the next of these, sixteen bytes at a time.
      var stop = 16
      while stop == 16 {
        if count &+ 64 > scratchCapacity { reserve(count + 64, keeping: count) }
        let chunk = UnsafeRawPointer(next).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(scratch + count).storeBytes(of: chunk, as: SIMD16<UInt8>.self)
        stop = Self.firstSpecial(chunk)
        let bits = unsafeBitCast(chunk, to: SIMD2<UInt64>.self) & Self.mask(below: stop)
        high |= bits.x | bits.y
        count &+= stop
        next += stop
      }
    }
  }

  /// What stands for one byte after a backslash.
  @inline(__always) private static func unescaped(_ code: UInt8) -> UInt8? {
    switch code {
    case .quote, .backslash, 0x2f: code
    case 0x6e: 0x0a
    case 0x74: 0x09
    case 0x72: 0x0d
    case 0x62: 0x08
    case 0x66: 0x0c
    default: nil
    }
  }

  @inline(never) private mutating func reserve(_ capacity: Int, keeping count: Int) {
    scratchCapacity = max(capacity, scratchCapacity * 2)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: scratchCapacity)
    grown.update(from: scratch, count: count)
    scratch.deallocate()
    scratch = grown
  }

  /// After `\u`. Half a surrogate pair is no character: it becomes the replacement character.
  private mutating func escapedScalar() throws(MalformedJSON) -> Unicode.Scalar {
    let code = try fourDigits()
    if code >> 10 == 0x36, byte == .backslash, at[1] == 0x75 {
      let back = at
      at += 2
      let low = try fourDigits()
      if low >> 10 == 0x37 { return Unicode.Scalar(0x10000 + (code & 0x3ff) << 10 + low & 0x3ff) ?? "\u{fffd}" }
      at = back
    }
    return Unicode.Scalar(code) ?? "\u{fffd}"
  }

  private mutating func fourDigits() throws(MalformedJSON) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: throw malformed("four hexadecimal digits expected")
      }
      code = code << 4 | UInt32(digit)
      at += 1
    }
    return code
  }

  /// Makes sure that a string is UTF-8.
  @inline(__always) func check(_ string: JSONString) throws(MalformedJSON) {
    if !string.isASCII, !isValidUTF8(string.bytes) { throw malformed("not UTF-8") }
  }

  /// The string as Swift's.
  @inline(__always) func text(_ string: JSONString) throws(MalformedJSON) -> String {
    try check(string)
    return makeString(string.bytes, isASCII: string.isASCII)
  }
}

/// A string's contents in the response, or in the cursor's scratch memory.
struct JSONString {
  var bytes: UnsafeBufferPointer<UInt8>
  var isASCII: Bool

  func equals(_ text: StaticString) -> Bool {
    bytes.count == text.utf8CodeUnitCount && memcmp(bytes.baseAddress!, text.utf8Start, bytes.count) == 0
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\"), comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":"), braceLeft = UInt8(ascii: "{"), braceRight = UInt8(ascii: "}")
  static let bracketLeft = UInt8(ascii: "["), bracketRight = UInt8(ascii: "]")
}
