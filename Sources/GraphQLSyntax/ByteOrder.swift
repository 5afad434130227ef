#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the same.
  package func equals(_ other: Self) -> Bool {
    count == other.count && (isEmpty || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }
}

extension String {
  /// Whether a text comes before another by their UTF-8: the order of files and names, the same on every machine.
  package static func inByteOrder(_ a: String, _ b: String) -> Bool {
    let isBefore = a.utf8.withContiguousStorageIfAvailable { left in
      b.utf8.withContiguousStorageIfAvailable { right in
        let order = memcmp(left.baseAddress!, right.baseAddress!, Swift.min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
    return (isBefore ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
