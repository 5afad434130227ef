import GraphQLSyntax

/// Text while it is written: bytes at the end of bytes, with nothing made in between.
struct TextBuffer: Hashable, Sendable {
  /// The text, and anything for as far as there is room.
  private var room: [UInt8] = []
  private(set) var count = 0

  init() {}

  var bytes: ArraySlice<UInt8> { room[..<count] }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  mutating func add(_ literal: StaticString) { add(literal.utf8Start, literal.utf8CodeUnitCount) }

  mutating func add(name: Symbol) {
    let name = name.utf8
    add(name.baseAddress!, name.count)
  }

  mutating func add(text: some StringProtocol) { add(text.utf8) }

  mutating func add(_ other: some Collection<UInt8>) {
    let isDone = other.withContiguousStorageIfAvailable { bytes in
      if let start = bytes.baseAddress { add(start, bytes.count) }
      return true
    }
    if isDone == nil {
      for byte in other { add(byte: byte) }
    }
  }

  mutating func add(_ number: Int) {
    if number < 10 {
      add(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      add(number / 10)
      add(number % 10)
    }
  }

  mutating func add(spaces count: Int) {
    let spaces: StaticString = "                                "
    var left = count
    while left > 0 {
      add(spaces.utf8Start, min(left, spaces.utf8CodeUnitCount))
      left -= spaces.utf8CodeUnitCount
    }
  }

  /// Takes back what was added since there were so many bytes.
  mutating func remove(from count: Int) { self.count = count }

  private mutating func add(byte: UInt8) {
    if count == room.count { grow(to: count + 1) }
    room[count] = byte
    count += 1
  }

  /// Most texts are a few bytes, for which an array's `append(contentsOf:)` takes longer than to copy them.
  private mutating func add(_ start: UnsafePointer<UInt8>, _ added: Int) {
    let end = count + added
    if end > room.count { grow(to: end) }
    room.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { (base + count).update(from: start, count: added) }
    }
    count = end
  }

  private mutating func grow(to size: Int) {
    room.append(contentsOf: repeatElement(0, count: max(size, room.count * 2, 64) - room.count))
  }

  static func == (a: TextBuffer, b: TextBuffer) -> Bool {
    a.withBytes { left in b.withBytes { left.equals($0) } }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    room.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
