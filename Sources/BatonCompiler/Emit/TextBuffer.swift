import GraphQLSyntax

/// Text while it is written: bytes at the end of bytes, with nothing made in between.
struct TextBuffer: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  init() {}

  var count: Int { bytes.count }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  mutating func add(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func add(name: Symbol) { bytes.append(contentsOf: name.utf8) }

  mutating func add(text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  mutating func add(_ number: Int) {
    if number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      add(number / 10)
      add(number % 10)
    }
  }
}
