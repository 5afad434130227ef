import GraphQLSyntax

/// Whether a Swift file names a marker anywhere. Most files do not, and those cost no more than this.
enum MarkerSearch {
  static func namesMarker(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let raw = UnsafeRawPointer(base)
    var offset = 0
    while offset &+ 16 <= bytes.count {
      let low = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let high = raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      if hasSign(low) || hasSign(high) {
        for index in offset..<offset &+ 16 where isMarker(bytes, at: index) { return true }
      }
      offset &+= 16
    }
    while offset < bytes.count {
      if isMarker(bytes, at: offset) { return true }
      offset &+= 1
    }
    return false
  }

  /// Whether one of eight bytes is `@`.
  @inline(__always)
  private static func hasSign(_ word: UInt64) -> Bool {
    let zeroed = word ^ 0x4040_4040_4040_4040
    return (zeroed &- 0x0101_0101_0101_0101) & ~zeroed & 0x8080_8080_8080_8080 != 0
  }

  private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: "@") else { return false }
    var cursor = Cursor(bytes, range: offset + 1..<bytes.count)
    if cursor.byte == UInt8(ascii: "`") { cursor.advance() }
    if cursor.starts(with: "BatonRuntime") { return true }
    let start = cursor.offset
    cursor.skip(while: \.continuesName)
    return Marker.Kind(rawValue: cursor.text(start, min(cursor.offset, start + 16))) != nil
  }
}
