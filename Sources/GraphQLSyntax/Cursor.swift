/// A place in UTF-8 text that somebody else keeps alive: one file's bytes, or a range of them.
///
/// Its offsets are offsets in the whole file. At the end, and past it, a byte reads as NUL.
public struct Cursor {
  @usableFromInline let base: UnsafePointer<UInt8>?
  /// Where the range ends, in bytes from the start of the text.
  public let end: Int
  /// Where the cursor stands, in bytes from the start of the text.
  public var offset: Int

  /// The bytes `range` of `bytes`; the caller keeps the buffer alive as long as the cursor.
  @inlinable public init(_ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    let range = range.clamped(to: 0..<bytes.count)
    base = bytes.baseAddress
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Whether nothing of the range is left.
  @inlinable public var isAtEnd: Bool { offset >= end }

  /// The byte here; 0 at the end.
  @inlinable public var byte: UInt8 { self[offset] }

  /// The byte some places further on.
  @inlinable public func peek(_ distance: Int) -> UInt8 { self[offset &+ distance] }

  /// The byte at an offset, which is never before the first.
  @inlinable public subscript(_ offset: Int) -> UInt8 {
    offset < end ? base.unsafelyUnwrapped[offset] : 0
  }

  /// Goes on by some bytes.
  @inlinable public mutating func advance(_ count: Int = 1) { offset &+= count }

  /// Steps over bytes as long as they satisfy `condition`.
  @inlinable @inline(__always)
  public mutating func skip(while condition: (UInt8) -> Bool) {
    // A local place, so that it lives in a register.
    var place = offset
    while place < end, condition(base.unsafelyUnwrapped[place]) { place &+= 1 }
    offset = place
  }

  /// Whether the text goes on with these bytes.
  @inlinable public func starts(with text: StaticString) -> Bool {
    guard end &- offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[offset &+ index] != text.utf8Start[index] { return false }
    return true
  }

  /// The bytes between two offsets.
  @inlinable public func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: base.map { $0 + start }, count: end &- start)
  }

  /// The bytes between two places as a text.
  @inlinable public func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes(start, end), as: UTF8.self)
  }

  /// The scalar at an offset and the number of its bytes; nil where the bytes are not UTF-8.
  package func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let length = UTF8Check.length(of: bytes(offset, end))
    guard length > 0 else { return nil }
    return (text(offset, offset + length).unicodeScalars.first!, length)
  }
}

extension UInt8 {
  /// NameStart :: Letter | `_`
  @inlinable public var startsName: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5f }

  /// NameContinue :: Letter | Digit | `_`
  @inlinable public var continuesName: Bool { startsName || isDigit }

  /// Digit
  @inlinable public var isDigit: Bool { self &- 0x30 < 10 }

  /// A byte of LineTerminator
  @inlinable public var isLineEnd: Bool { self == 0x0a || self == 0x0d }

  /// White space, line terminators and commas, which part tokens and mean nothing.
  @inlinable public var isIgnored: Bool {
    // A bit for each of tab, LF, CR, space and comma.
    self < 0x40 && 0x1001_0000_2600 &>> UInt64(self) & 1 != 0
  }

  /// The value of a hexadecimal digit.
  @inlinable public var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self &- 0x30)
    case 0x41...0x46: UInt32(self &- 0x41 &+ 10)
    case 0x61...0x66: UInt32(self &- 0x61 &+ 10)
    default: nil
    }
  }
}
