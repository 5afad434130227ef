/// Texts as Swift literals that nothing inside them can end or change.
struct QuotedText {
  private var needsHashes = false
  private var longestRun = 0
  /// What only an escaped literal may hold.
  private var hasControl = false

  private init() {}

  /// A literal of one line. Plain where the text allows it, else with as many `#` as it takes; a text with control
  /// characters is escaped.
  static func string(_ text: String) -> String {
    literal(text.utf8).text
  }

  static func literal(_ text: some BidirectionalCollection<UInt8>) -> TextBuffer {
    var literal = TextBuffer()
    write(text, to: &literal)
    return literal
  }

  /// The same at the end of a buffer.
  static func write(_ text: some BidirectionalCollection<UInt8>, to buffer: inout TextBuffer) {
    var marks = QuotedText()
    marks.look(at: text)
    // Two quotes at the start would open a literal of several lines.
    if marks.hasControl || text.starts(with: [UInt8(ascii: "\""), UInt8(ascii: "\"")]) {
      buffer.add(text: escaped(String(decoding: text, as: UTF8.self)))
      return
    }
    buffer.add(text: marks.hashes)
    buffer.add("\"")
    buffer.add(text)
    buffer.add("\"")
    buffer.add(text: marks.hashes)
  }

  /// The `#` on both sides of a literal of several lines; nil where these hold what only an escaped literal may.
  static func hashes(around lines: [ArraySlice<UInt8>]) -> String? {
    var marks = QuotedText()
    for line in lines { marks.look(at: line) }
    return marks.hasControl ? nil : marks.hashes
  }

  /// One more than the longest run in the text can neither close a raw literal nor start an escape in it.
  private var hashes: String { needsHashes ? String(repeating: "#", count: longestRun + 1) : "" }

  private mutating func look(at text: some Collection<UInt8>) {
    let found = text.withContiguousStorageIfAvailable { bytes in
      var marks = self
      marks.look(through: bytes)
      return marks
    }
    if let found { self = found } else { look(at: Array(text)) }
  }

  private mutating func look(through text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    var beforeLast: UInt8 = 0
    var last: UInt8 = 0
    var start = 0
    while start < text.count {
      let end = min(start + 8, text.count)
      if end == start + 8, Self.isPlain(text, start) {
        (run, beforeLast, last) = (0, 0, 0)
        start = end
        continue
      }
      for byte in text[start..<end] {
        if byte == UInt8(ascii: "#") {
          run += 1
          longestRun = max(longestRun, run)
        } else {
          run = 0
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { needsHashes = true }
          if byte < 0x20 || byte == 0x7f { hasControl = true }
          if beforeLast == 0xe2, Unicode.Scalar.endsControl(last, byte) { hasControl = true }
        }
        beforeLast = last
        last = byte
      }
      start = end
    }
  }

  /// Whether eight bytes are ASCII and none of them means anything in a literal.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    // The high bit of each byte that is below a limit, while none has its own.
    func below(_ limit: UInt64, _ word: UInt64) -> UInt64 { word &- eight(limit) }
    let others =
      below(0x20, word) | below(1, word ^ eight(0x22)) | below(1, word ^ eight(0x23)) | below(1, word ^ eight(0x5c))
      | below(1, word ^ eight(0x7f)) | word
    return others & eight(0x80) == 0
  }

  /// A literal of one line with escapes, where Swift takes no raw one.
  static func escaped(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.isHiddenControl {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}

extension Unicode.Scalar {
  /// Ends a line somewhere, or turns the direction in which an editor shows what follows it: nothing that should stand
  /// as itself in a source.
  var isHiddenControl: Bool {
    switch self {
    case ..<" ", "\u{7f}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: turnsText
    }
  }

  /// Embeds, overrides or isolates a direction.
  var turnsText: Bool { ("\u{202a}"..."\u{202e}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self) }

  /// Whether these two bytes, after `e2`, are a hidden control: U+2028 to U+202E, or U+2066 to U+2069.
  fileprivate static func endsControl(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xa8...0xae).contains(third) || second == 0x81 && (0xa6...0xa9).contains(third)
  }
}
