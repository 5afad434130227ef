package import GraphQLSyntax

/// Text while it is written: bytes at the end of bytes, with nothing made in between.
package struct TextBuffer: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var count: Int { bytes.count }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  package mutating func add(_ literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  package mutating func add(name: Symbol) { bytes.append(contentsOf: name.utf8) }

  package mutating func add(text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  package mutating func add(_ other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  package mutating func add(_ number: Int) {
    if number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      add(number / 10)
      add(number % 10)
    }
  }
}
