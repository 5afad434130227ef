extension Lexer {
  /// StringValue :: `"` StringCharacter* `"` | `"""` BlockStringCharacter* `"""`
  mutating func string() {
    if cursor.peek(1) == UInt8(ascii: "\""), cursor.peek(2) == UInt8(ascii: "\"") { return blockString() }
    take(.string, 1)
    while true {
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && !$0.isLineEnd }
      if cursor.isAtEnd || cursor.byte.isLineEnd { break }
      if cursor.byte == UInt8(ascii: "\"") { return skip(1) }
      escape()
    }
    if let first = misreadString, !cursor.bytes(first, start).contains(where: \.isLineEnd) {
      lastErrorOffset = start
      return swallow(from: first + 1)
    }
    report(.unterminatedString, start, cursor.offset)
    if let end = endOnLaterLine() { return skip(end - cursor.offset) }
    swallow(from: start + 1)
  }

  /// A string whose quotes have backslashes before them, as in a literal of another language that needs none; the string
  /// ends with the same quotes.
  mutating func escapedQuotes() {
    let isBlock = cursor.starts(with: "\\\"\\\"\\\"")
    report(.escapedQuote, start, start + 2)
    take(isBlock ? .blockString : .string, isBlock ? 6 : 2)
    while !cursor.isAtEnd, isBlock || !cursor.byte.isLineEnd {
      if isBlock ? cursor.starts(with: "\\\"\\\"\\\"") : cursor.starts(with: "\\\"") { return skip(isBlock ? 6 : 2) }
      if !isBlock, cursor.byte == UInt8(ascii: "\"") { return skip(1) }
      skip(cursor.starts(with: "\\\\\\\"") ? 4 : 1)
    }
    swallow(from: start + 2)
  }

  /// Where a string was to end that is not closed on its line: behind the quote that stands alone on one of the next lines.
  /// One that took brackets along which are closed in it lacks a quote on its own line.
  private func endOnLaterLine() -> Int? {
    if cursor.bytes(start, cursor.offset).contains(where: { ")]}".utf8.contains($0) }) { return nil }
    var line = cursor
    for _ in 0..<20 {
      if line.byte == UInt8(ascii: "\r"), line.peek(1) == UInt8(ascii: "\n") { line.advance() }
      line.advance()
      if line.isAtEnd { return nil }
      let first = line.offset
      line.skip(while: \.continuesName)
      if line.offset - first < 16, Symbol(line.text(first, line.offset)).startsDefinition { return nil }
      line.offset = first
      var quotes: [Int] = []
      while !line.isAtEnd, !line.byte.isLineEnd, line.offset - start < 4096 {
        if line.byte == UInt8(ascii: "\"") { quotes.append(line.offset) }
        line.advance(line.byte == UInt8(ascii: "\\") ? 2 : 1)
      }
      if line.offset - start >= 4096 || line.offset > line.end { return nil }
      if !quotes.isEmpty { return quotes.count == 1 ? quotes[0] + 1 : nil }
    }
    return nil
  }

  /// EscapedCharacter, `\uXXXX` with surrogates in pairs, or `\u{X…}`; a wrong one is reported and stepped over.
  private mutating func escape() {
    let start = cursor.offset
    switch cursor.peek(1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      skip(2)
    case UInt8(ascii: "u"):
      let (scalar, length) = cursor.unicodeEscape()
      skip(length)
      if scalar == nil { report(.unicodeEscape, start, start + length) }
    default:
      skip(1)
      let next = cursor.scalar(at: cursor.offset)
      guard let next, !cursor.byte.isLineEnd else { return }
      report(.unknownEscape(next.scalar), start, start + 1 + next.length)
      skip(next.length)
    }
  }

  private mutating func blockString() {
    take(.blockString, 3)
    while true {
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      if cursor.isAtEnd { break }
      if cursor.starts(with: "\"\"\"") { return skip(3) }
      skip(cursor.starts(with: "\\\"\"\"") ? 4 : 1)
    }
    report(.unterminatedBlockString, start, start + 3)
    swallow(from: start + 3)
  }
}

/// The text that an unterminated string took along, which was not meant to be in it.
struct SwallowedText {
  /// Where it ends.
  private(set) var end = -1
  /// Brackets in it that close what was opened before.
  var closing = 0
  /// Braces in it that are closed behind it.
  var openBraces = 0

  init() {}

  /// From an offset to the cursor's place.
  init(_ cursor: Cursor, _ start: Int) {
    end = cursor.offset
    var open: [UInt8] = []
    for byte in cursor.bytes(start, end) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.popLast() == nil { closing += 1 }
      default: break
      }
    }
    openBraces = open.count { $0 == UInt8(ascii: "{") }
  }
}

extension Cursor {
  /// The scalar that a `\u` escape here stands for, nil when it stands for none, and the number of its bytes.
  func unicodeEscape() -> (scalar: Unicode.Scalar?, length: Int) {
    if peek(2) == UInt8(ascii: "{") {
      var value: UInt32 = 0
      var length = 3
      while let digit = peek(length).hexValue {
        value = min(value << 4 | digit, 0x11_0000)
        length += 1
      }
      guard length > 3, peek(length) == UInt8(ascii: "}") else { return (nil, length) }
      return (Unicode.Scalar(value), length + 1)
    }
    guard let first = fourDigits(at: offset + 2) else {
      var length = 2
      while peek(length).hexValue != nil { length += 1 }
      return (nil, length)
    }
    guard first & 0xfc00 == 0xd800 else { return (Unicode.Scalar(first), 6) }
    guard peek(6) == UInt8(ascii: "\\"), peek(7) == UInt8(ascii: "u"), let second = fourDigits(at: offset + 8),
      second & 0xfc00 == 0xdc00
    else { return (nil, 6) }
    return (Unicode.Scalar(0x1_0000 + (first & 0x3ff) << 10 + (second & 0x3ff)), 12)
  }

  private func fourDigits(at offset: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<4 {
      guard let digit = self[offset + index].hexValue else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// The value of the string whose bytes, with quotes, are `start..<end`.
  ///
  /// A string with a reported mistake has a value too; nobody will read it.
  func stringValue(_ start: Int, _ end: Int) -> String {
    let isClosed = end - start >= 2 && self[end - 1] == UInt8(ascii: "\"")
    let contents = bytes(start + 1, isClosed ? end - 1 : end)
    guard contents.contains(UInt8(ascii: "\\")) else { return String(decoding: contents, as: UTF8.self) }

    var decoded: [UInt8] = []
    decoded.reserveCapacity(contents.count)
    var cursor = Cursor(bytes(0, end), range: start + 1..<(isClosed ? end - 1 : end))
    while !cursor.isAtEnd {
      guard cursor.byte == UInt8(ascii: "\\") else {
        decoded.append(cursor.byte)
        cursor.advance()
        continue
      }
      switch cursor.peek(1) {
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0c)
      case UInt8(ascii: "n"): decoded.append(0x0a)
      case UInt8(ascii: "r"): decoded.append(0x0d)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "u"):
        let (scalar, length) = cursor.unicodeEscape()
        if let scalar { decoded += scalar.utf8 }
        cursor.advance(length)
        continue
      case let byte: decoded.append(byte)
      }
      cursor.advance(2)
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The value of the block string whose bytes, with quotes, are `start..<end`.
  func blockStringValue(_ start: Int, _ end: Int) -> String {
    let isClosed = end - start >= 6 && starts(with: "\"\"\"", at: end - 3)
    return BlockString.value(of: bytes(start + 3, isClosed ? end - 3 : max(end, start + 3)))
  }

  private func starts(with text: StaticString, at offset: Int) -> Bool {
    var cursor = self
    cursor.offset = offset
    return cursor.starts(with: text)
  }
}

extension Diagnostic.Message {
  static var unterminatedString: Self {
    Self("this string is not closed on its line; a text of several lines stands between `\"\"\"`")
  }

  static var escapedQuote: Self { Self("unexpected backslash before a quote; write `\"`") }

  static var unterminatedBlockString: Self { Self("this block string is never closed") }

  static func unknownEscape(_ scalar: Unicode.Scalar) -> Self {
    Self("unknown escape `\\\(scalar)`; a backslash is written `\\\\`")
  }

  static var unicodeEscape: Self { Self("this escape names no character; write `\\u` and four hexadecimal digits") }
}
