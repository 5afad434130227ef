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
  private var scratch: Scratch?

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    start = bytes
    at = bytes
    end = bytes + count
  }

  deinit { scratch?.deallocate() }

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
    var scan = StringScan()
    while !scan.finds(UnsafeRawPointer(next).loadUnaligned(as: SIMD16<UInt8>.self)) {
      next += 16
      if next >= end { throw unfinished(from: first) }
    }
    next += scan.stop
    if scan.hasControl { throw unfinished(from: first) }
    if next.pointee == .quote {
      at = next + 1
      return JSONString(bytes: UnsafeBufferPointer(start: first, count: next - first), isASCII: scan.isASCII)
    }
    return try escapedString(from: first, to: next, scan)
  }

  /// A run without quotes or escapes has a control character, or no end.
  @inline(never) private mutating func unfinished(from first: UnsafePointer<UInt8>) -> MalformedJSON {
    at = first
    while at < end, byte >= 0x20 { at += 1 }
    return malformed(at < end ? "a control character in a string" : "a string without its end")
  }

  @inline(never) private mutating func escapedString(
    from first: UnsafePointer<UInt8>, to stop: UnsafePointer<UInt8>, _ scan: StringScan
  ) throws(MalformedJSON) -> JSONString {
    // Written out, no string is longer than in the text.
    let scratch = scratch ?? makeScratch()
    var scan = scan
    var isASCII = true
    var out = scratch.text
    out.update(from: first, count: stop - first)
    out += stop - first
    var next = stop
    while next.pointee == .backslash {
      let plain = scratch.unescaped[Int(next[1])]
      if plain != 0 {
        out.pointee = plain
        out += 1
        next += 2
      } else {
        at = next + 2
        guard next[1] == 0x75 else {
          at -= 1
          throw malformed(at < end ? "an unknown escape" : "a string without its end")
        }
        let scalar = try escapedScalar()
        isASCII = isASCII && scalar.isASCII
        for byte in UTF8.encode(scalar)! {
          out.pointee = byte
          out += 1
        }
        next = at
      }
      // Up to the next quote or backslash.
      let first = next
      while true {
        let chunk = UnsafeRawPointer(next).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(out).storeBytes(of: chunk, as: SIMD16<UInt8>.self)
        if scan.finds(chunk) { break }
        next += 16
        out += 16
        if next >= end { throw unfinished(from: first) }
      }
      next += scan.stop
      out += scan.stop
      if scan.hasControl { throw unfinished(from: first) }
    }
    at = next + 1
    return JSONString(
      bytes: UnsafeBufferPointer(start: scratch.text, count: out - scratch.text), isASCII: isASCII && scan.isASCII)
  }

  private mutating func makeScratch() -> Scratch {
    let made = Scratch(capacity: end - start + Self.padding)
    scratch = made
    return made
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

extension UInt8 {
  static let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\"), comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":"), braceLeft = UInt8(ascii: "{"), braceRight = UInt8(ascii: "}")
  static let bracketLeft = UInt8(ascii: "["), bracketRight = UInt8(ascii: "]")
}

/// Memory for strings with escapes.
private struct Scratch {
  let text: UnsafeMutablePointer<UInt8>
  /// What stands for one byte after a backslash, by that byte; 0 where more than one does, or none.
  let unescaped: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    text = .allocate(capacity: capacity)
    unescaped = .allocate(capacity: 256)
    unescaped.initialize(repeating: 0, count: 256)
    for code in [UInt8.quote, .backslash, UInt8(ascii: "/")] { unescaped[Int(code)] = code }
    for (code, byte) in zip("bfnrt".utf8, "\u{08}\u{0c}\n\r\t".utf8) { unescaped[Int(code)] = byte }
  }

  func deallocate() {
    text.deallocate()
    unescaped.deallocate()
  }
}
