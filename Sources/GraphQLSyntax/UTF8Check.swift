/// Whether bytes are UTF-8, and where they first are not.
package enum UTF8Check {
  /// The offset of the first byte in `range` that begins no scalar; nil when all of it is UTF-8.
  package static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let raw = UnsafeRawPointer(base)
    var offset = range.lowerBound
    let end = range.upperBound
    while offset < end {
      // Almost every text is ASCII almost everywhere: sixteen bytes a step.
      while offset &+ 16 <= end {
        let low = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let high = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
        guard (low | high) & 0x8080_8080_8080_8080 == 0 else { break }
        offset &+= 16
      }
      guard offset < end else { break }
      let length = length(of: UnsafeBufferPointer(start: base + offset, count: end &- offset))
      guard length > 0 else { return offset }
      offset &+= length
    }
    return nil
  }

  /// The number of bytes of the scalar that `bytes` begin with; 0 when they begin with none.
  package static func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0x00...0x7f: return 1
    case 0xc2...0xdf: (length, second) = (2, 0x80...0xbf)
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xe1...0xec, 0xee, 0xef: (length, second) = (3, 0x80...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf1...0xf3: (length, second) = (4, 0x80...0xbf)
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    default: return 0
    }
    guard bytes.count >= length, second.contains(bytes[1]) else { return 0 }
    for index in 2..<max(length, 2) where bytes[index] & 0xc0 != 0x80 { return 0 }
    return length
  }
}
