/// A number of a response: its text, and what is known of its value.
struct JSONNumber {
  var bytes: UnsafeBufferPointer<UInt8>
  var isNegative: Bool
  /// The digits without the point, as far as they are exact.
  var mantissa: UInt64
  /// How many digits the mantissa has.
  var digits: Int
  /// The power of ten that the mantissa is multiplied with.
  var exponent: Int
  /// Whether there is neither a fraction nor an exponent.
  var isPlain: Bool
}

extension JSONCursor {
  /// At a digit or a minus: a number as JSON allows it, without leading zeros or bare points.
  @inline(__always) mutating func number() throws(MalformedJSON) -> JSONNumber {
    let first = at
    let isNegative = byte == 0x2d
    if isNegative { at += 1 }
    var mantissa: UInt64 = 0
    var next = at
    while true {
      let digit = next.pointee &- 0x30
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      next += 1
    }
    let digits = next - at
    guard digits > 0 else { throw malformed("a digit expected") }
    if byte == 0x30, digits > 1 {
      at += 1
      throw malformed("a number that starts with zero")
    }
    at = next
    if byte != 0x2e, byte | 0x20 != 0x65 {
      return JSONNumber(
        bytes: UnsafeBufferPointer(start: first, count: at - first), isNegative: isNegative, mantissa: mantissa,
        digits: digits, exponent: 0, isPlain: true)
    }
    return try fraction(first, isNegative, mantissa, digits)
  }

  @inline(never) private mutating func fraction(
    _ first: UnsafePointer<UInt8>, _ isNegative: Bool, _ whole: UInt64, _ wholeDigits: Int
  ) throws(MalformedJSON) -> JSONNumber {
    var mantissa = whole
    var digits = wholeDigits
    var exponent = 0
    if byte == 0x2e {
      at += 1
      guard byte &- 0x30 < 10 else { throw malformed("a digit expected") }
      // Zeros at the end of a fraction say nothing.
      var zeros = 0
      while byte &- 0x30 < 10 {
        if byte == 0x30 {
          zeros += 1
        } else {
          for _ in 0..<min(zeros, 20) { mantissa = mantissa &* 10 }
          mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
          digits += zeros + 1
          exponent -= zeros + 1
          zeros = 0
        }
        at += 1
      }
    }
    if byte | 0x20 == 0x65 {
      at += 1
      let isNegativeExponent = byte == 0x2d
      if byte == 0x2d || byte == 0x2b { at += 1 }
      guard byte &- 0x30 < 10 else { throw malformed("a digit expected") }
      var written = 0
      while byte &- 0x30 < 10 {
        if written < 100_000 { written = written * 10 + Int(byte &- 0x30) }
        at += 1
      }
      exponent += isNegativeExponent ? -written : written
    }
    return JSONNumber(
      bytes: UnsafeBufferPointer(start: first, count: at - first), isNegative: isNegative, mantissa: mantissa,
      digits: digits, exponent: exponent, isPlain: false)
  }
}

extension JSONNumber {
  /// The number as GraphQL's Int: whole and of 32 bits, however it is written; nil otherwise.
  ///
  /// GraphQL's Int has 32 bits everywhere, so a larger one is an error of its field on every device alike. A schema
  /// with larger numbers has a scalar of its own for them, which `customScalarTypes` maps to `Int64`.
  @inline(__always) var int32: Int? {
    if isPlain, digits <= 10 {
      let value = isNegative ? 0 &- Int64(mantissa) : Int64(mantissa)
      return Int32(exactly: value).map(Int.init)
    }
    return slowInt32
  }

  @inline(never) private var slowInt32: Int? {
    if digits > 19 { return nil }
    var value = mantissa
    var exponent = exponent
    if value == 0 { return 0 }
    while exponent > 0 {
      guard value <= UInt64(UInt32.max) else { return nil }
      value *= 10
      exponent -= 1
    }
    while exponent < 0 {
      guard value % 10 == 0 else { return nil }
      value /= 10
      exponent += 1
    }
    guard value <= UInt64(UInt32.max) else { return nil }
    return Int32(exactly: isNegative ? -Int64(value) : Int64(value)).map(Int.init)
  }

  /// The nearest double; nil when it is too large for one.
  @inline(__always) var double: Double? {
    // Up to 2^53 and 10^22 are exact, and so one operation rounds correctly.
    if digits <= 15, exponent <= 0, exponent >= -22 {
      let value = Double(mantissa) / powersOfTen(-exponent)
      return isNegative ? -value : value
    }
    return slowDouble
  }

  @inline(never) private var slowDouble: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number as it is written.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A power of ten up to the 22nd, which is the last that a double holds exactly.
@inline(__always) private func powersOfTen(_ exponent: Int) -> Double {
  switch exponent {
  case 0: 1
  case 1: 1e1
  case 2: 1e2
  case 3: 1e3
  case 4: 1e4
  case 5: 1e5
  case 6: 1e6
  case 7: 1e7
  case 8: 1e8
  case 9: 1e9
  case 10: 1e10
  case 11: 1e11
  case 12: 1e12
  case 13: 1e13
  case 14: 1e14
  case 15: 1e15
  case 16: 1e16
  case 17: 1e17
  case 18: 1e18
  case 19: 1e19
  case 20: 1e20
  case 21: 1e21
  default: 1e22
  }
}
