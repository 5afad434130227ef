#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two ends of the conversation with the compiler: each message is its length in eight bytes, the lowest
/// first, and then as many bytes of JSON.
struct MessageChannel {
  private let input: Int32
  private let output: Int32

  init(reading input: Int32, writing output: Int32) {
    self.input = input
    self.output = output
  }

  /// The next message, or nil when the compiler has closed its end.
  func next() -> [UInt8]? {
    guard let header = bytes(8) else { return nil }
    let count = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(exactly: count).flatMap(bytes)
  }

  func send(_ message: String) {
    let count = UInt64(message.utf8.count)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
    bytes += message.utf8
    var sent = 0
    while sent < bytes.count {
      let written = bytes[sent...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if written > 0 {
        sent += written
      } else if errno != EINTR {
        exit(1)
      }
    }
  }

  /// Exactly `count` bytes, taken as they come: memory grows by what arrives, whatever length was announced.
  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let wanted = min(count - bytes.count, 1 << 16)
      var received = 0
      bytes.append(contentsOf: [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        received = read(input, buffer.baseAddress, wanted)
        initialized = max(received, 0)
      })
      if received == 0 || (received < 0 && errno != EINTR) { return nil }
    }
    return bytes
  }
}
