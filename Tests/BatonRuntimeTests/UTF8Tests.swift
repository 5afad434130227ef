@testable import BatonRuntime
import Testing

/// The validator looks at many bytes at once; what it says is what the standard library says.
@Suite struct UTF8Tests {
  private static let characters = [
    "a", "Z", "\u{7f}", "\u{80}", "é", "\u{7ff}", "\u{800}", "ก", "中", "\u{d7ff}", "\u{e000}", "\u{ffff}", "\u{10000}", "🛶", "\u{10ffff}",
  ]

  private static func agrees(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { isValidUTF8($0) } == (String(validating: bytes, as: UTF8.self) != nil)
  }

  @Test("each sequence of two bytes, and the interesting ones of four, at every place of a vector")
  func sequences() {
    let leads: [UInt8] = [0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff]
    let others: [UInt8] = [0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2, 0xe1, 0xf1]
    for lead in leads {
      for second in others {
        for third in others {
          for place in [0, 1, 2, 3, 14, 15, 16, 17, 30, 62, 63, 64, 65, 77, 78, 79] {
            var bytes = [UInt8](repeating: 0x61, count: 80)
            for (offset, byte) in [lead, second, third, 0x80].enumerated() where place + offset < bytes.count {
              bytes[place + offset] = byte
            }
            #expect(Self.agrees(bytes), "\(bytes[place...].prefix(4)) at \(place)")
          }
        }
      }
    }
  }

  @Test("texts of every length, whole and with a byte changed")
  func texts() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<20_000 {
      // Of few kinds of characters, as real texts are.
      let kinds = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.characters.randomElement(using: &random)! }
      var bytes: [UInt8] = []
      for _ in 0..<(round % 120) { bytes += Array(kinds.randomElement(using: &random)!.utf8) }
      #expect(Self.agrees(bytes), "\(bytes)")
      #expect(bytes.withUnsafeBufferPointer { isValidUTF8($0) })
      guard !bytes.isEmpty else { continue }
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      #expect(Self.agrees(bytes), "\(bytes)")
      bytes.removeLast(Int.random(in: 0..<min(4, bytes.count), using: &random))
      #expect(Self.agrees(bytes), "\(bytes)")
    }
  }
}
