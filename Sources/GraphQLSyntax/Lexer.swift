/// The number of syntax errors that one document is told.
package let mistakeLimit = 100

/// Splits a document into tokens; the current one is in plain fields.
///
/// What is wrong with a token is reported here, once, and the token is then taken for what it was meant to be, so that
/// the parser finds nothing more to say about it.
struct Lexer {
  private(set) var token = Token.end
  private(set) var start: Int
  var end: Int { cursor.offset }
  /// Where the token before ended.
  private(set) var previousEnd: Int
  /// ``Symbol/hash(of:)`` of the current name.
  private(set) var hash: UInt64 = 0

  /// What is wrong with tokens, and what the parser found.
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the last wrong token was.
  var lastErrorOffset = -1
  /// What the last unterminated string took along: what is then missing is no second mistake.
  var swallowed = SwallowedText()
  /// The last string that stands where none belongs. One that is not closed on the same line then comes of it.
  var misreadString: Int?
  /// Whether an unterminated string took brackets along that are opened or closed outside of it.
  var hasSwallowedBraces = false
  /// What unterminated strings took along, and what is not read any more.
  private(set) var lost: [SourceRange] = []

  private(set) var cursor: Cursor
  private let file: FileID

  init(_ cursor: Cursor, file: FileID) {
    self.cursor = cursor
    self.file = file
    start = cursor.offset
    previousEnd = cursor.offset
  }

  mutating func report(_ message: Diagnostic.Message, _ start: Int, _ end: Int) {
    lastErrorOffset = start
    report(Diagnostic(message, at: Location(file, SourceRange(start, end))))
  }

  /// Adds a mistake. Nobody reads hundreds of them: after the last that is shown the document ends.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < mistakeLimit { diagnostics.append(diagnostic) }
    guard diagnostics.count == mistakeLimit else { return }
    diagnostics.append(Diagnostic(.tooManyMistakes, at: diagnostic.location))
    lost.append(SourceRange(Int(diagnostic.location.range.start), cursor.end))
    cursor.offset = cursor.end
    token = .end
  }

  /// Keeps in mind that an unterminated string ends here, which was to end somewhere behind `start`.
  mutating func swallow(from start: Int) {
    swallowed = SwallowedText(cursor, start)
    if swallowed.closing > 0 || swallowed.openBraces > 0 { hasSwallowedBraces = true }
    lost.append(SourceRange(start, cursor.offset))
  }

  /// Takes back the mistakes after the first few.
  mutating func forget(behind count: Int) { diagnostics.removeSubrange(min(count, diagnostics.count)...) }

  /// Begins a token that more than its first bytes decide.
  mutating func take(_ token: Token, _ length: Int) {
    self.token = token
    cursor.advance(length)
  }

  mutating func skip(_ count: Int) { cursor.advance(count) }
  mutating func skip(while condition: (UInt8) -> Bool) { cursor.skip(while: condition) }

  /// Moves on to the next token.
  ///
  /// The common ones are read through a local copy of the cursor, which then lives in registers.
  mutating func advance() {
    previousEnd = cursor.offset
    var cursor = cursor
    while true {
      cursor.skipIgnored()
      start = cursor.offset
      switch Token(startingWith: cursor.byte) {
      case .name:
        hash = cursor.skipName()
        token = .name
      case .end:
        self.cursor = cursor
        if other() { return }
        cursor = self.cursor
        continue
      case let punctuator:
        cursor.advance()
        token = punctuator
      }
      self.cursor = cursor
      return
    }
  }

  /// The tokens that more than their first byte decides; false where something is left out instead.
  @inline(never)
  private mutating func other() -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "."): return dots()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): number()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "#"):
      cursor.skip { !$0.isLineEnd }
      return false
    case 0 where cursor.isAtEnd: token = .end
    case 0xef where cursor.starts(with: "\u{feff}"):
      cursor.advance(3)
      return false
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/") || cursor.peek(1) == UInt8(ascii: "*"):
      foreignComment()
      return false
    case UInt8(ascii: "\\") where cursor.peek(1) == UInt8(ascii: "\""):
      escapedQuotes()
    case UInt8(ascii: "'"), 0xe2:
      if quotedOtherwise() { return true }
      strangers()
      return false
    default:
      strangers()
      return false
    }
    return true
  }

  /// `...`, or what was meant to be: two or four. A dot alone is left out, unless it begins a number like `.5`.
  private mutating func dots() -> Bool {
    if cursor.peek(1) == UInt8(ascii: "."), cursor.peek(2) == UInt8(ascii: "."), cursor.peek(3) != UInt8(ascii: ".") {
      cursor.advance(3)
      token = .spread
      return true
    }
    if cursor.peek(1).isDigit {
      report(.numberStart("."), start, start + 1)
      swallowNumber()
      token = .float
      return true
    }
    var count = 0
    var end = cursor
    while end.byte == UInt8(ascii: ".") {
      end.advance()
      count += 1
      cursor.offset = end.offset
      end.skip { $0 == 0x20 }
    }
    report(.dots(count), start, cursor.offset)
    token = .spread
    return count > 1
  }

  /// IntValue :: IntegerPart, FloatValue :: IntegerPart FractionalPart? ExponentPart?
  private mutating func number() {
    token = .int
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    if cursor.byte == UInt8(ascii: "0") {
      cursor.advance()
      if cursor.byte.isDigit { return wrongNumber(.leadingZero) }
    } else if !digits() {
      return
    }
    if cursor.byte == UInt8(ascii: "."), cursor.peek(1) != UInt8(ascii: ".") || cursor.peek(2) != UInt8(ascii: ".") {
      token = .float
      cursor.advance()
      guard digits() else { return }
    }
    if cursor.byte | 0x20 == UInt8(ascii: "e") {
      token = .float
      cursor.advance()
      if cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") { cursor.advance() }
      guard digits() else { return }
    }
    if cursor.byte.startsName || cursor.byte == UInt8(ascii: "."), !cursor.starts(with: "...") {
      wrongNumber(.numberRunsOn(found))
    }
  }

  /// Digit+
  private mutating func digits() -> Bool {
    guard cursor.byte.isDigit else {
      wrongNumber(.digitExpected(cursor.isAtEnd ? "the end" : cursor.byte == 0x20 ? "a blank" : found))
      return false
    }
    cursor.skip(while: \.isDigit)
    return true
  }

  /// Reports a number at the byte that cannot continue it.
  private mutating func wrongNumber(_ message: Diagnostic.Message) {
    let length = cursor.scalar(at: cursor.offset)?.length ?? 0
    report(message, cursor.offset, cursor.offset + length)
    swallowNumber()
  }

  /// Takes the rest of a wrong number, but not the name of an argument that runs into it: `1min: 2`.
  private mutating func swallowNumber() {
    let resume = cursor.offset
    cursor.skip { $0.continuesName || $0 == UInt8(ascii: ".") }
    var next = cursor
    next.skip(while: \.isIgnored)
    if next.byte == UInt8(ascii: ":"), cursor[resume].startsName { cursor.offset = resume }
  }

  /// A comment of other languages, `// …` or `/* … */`, which is left out whole.
  private mutating func foreignComment() {
    let isLine = cursor.peek(1) == UInt8(ascii: "/")
    report(.foreignComment(isLine ? "//" : "/*"), start, start + 2)
    cursor.advance(2)
    guard !isLine else { return cursor.skip { !$0.isLineEnd } }
    let inside = cursor
    while !cursor.isAtEnd, !cursor.starts(with: "*/") { cursor.advance() }
    if cursor.isAtEnd { cursor = inside } else { cursor.advance(2) }
  }

  /// A text between quotes that are not those of GraphQL, `'` or curly ones, and whether it is closed on its line.
  private mutating func quotedOtherwise() -> Bool {
    let quotes: [(open: StaticString, close: StaticString)] = [
      ("'", "'"), ("\u{2018}", "\u{2019}"), ("\u{201c}", "\u{201d}"), ("\u{201e}", "\u{201c}"),
    ]
    guard let (open, close) = quotes.first(where: { cursor.starts(with: $0.open) }) else { return false }
    var end = cursor
    end.advance(open.utf8CodeUnitCount)
    while !end.starts(with: close) {
      if end.isAtEnd || end.byte.isLineEnd || end.byte == UInt8(ascii: "\"") { return false }
      end.advance()
    }
    report(.otherQuotes(found), start, start + open.utf8CodeUnitCount)
    take(.string, end.offset + close.utf8CodeUnitCount - start)
    return true
  }

  /// A run of characters that no token begins with; they are left out.
  private mutating func strangers() {
    let message =
      cursor.byte == UInt8(ascii: "+") && cursor.peek(1).isDigit
      ? .numberStart("+") : Diagnostic.Message.unexpectedCharacter(found)
    report(message, start, start + (cursor.scalar(at: start)?.length ?? 1))
    cursor.advance()
    cursor.skip {
      !$0.isIgnored && !$0.continuesName && !"\"#{}()[]:!$@=|&.-".utf8.contains($0)
    }
  }

  /// The character here, as a message spells it.
  private var found: String {
    guard let (scalar, _) = cursor.scalar(at: cursor.offset) else { return "the end" }
    return scalar.spelling
  }
}

extension Unicode.Scalar {
  /// In backticks when it can be seen, with its number unless it is ASCII.
  package var spelling: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch value {
    case 0x21..<0x7f: return "`\(self)`"
    case ..<0xa1: return number
    default:
      let isVisible =
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
          .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
          false
        default: true
        }
      return isVisible ? "`\(self)` (\(number))" : number
    }
  }
}

extension Diagnostic.Message {
  static func unexpectedCharacter(_ found: String) -> Self {
    if found.hasPrefix("`\u{201c}`") || found.hasPrefix("`\u{201d}`") {
      return Self("unexpected character \(found); a string stands between straight quotes, `\"`")
    }
    return Self("unexpected character \(found)")
  }

  static func foreignComment(_ opening: String) -> Self { Self("unexpected `\(opening)`; a comment begins with `#`") }

  static func otherQuotes(_ found: String) -> Self {
    Self("unexpected character \(found); a string stands between straight double quotes, `\"`")
  }

  static var tooManyMistakes: Self { Self("more than \(mistakeLimit) mistakes; the rest of this is not read") }

  static func dots(_ count: Int) -> Self {
    if count == 3 { return Self("the three dots of a spread stand together, `...`") }
    let found = count == 1 ? "unexpected `.`" : "unexpected \(count) dots"
    return Self("\(found); a spread is written with three dots, `...`")
  }

  static func numberStart(_ found: String) -> Self { Self("a number cannot start with `\(found)`") }

  static var leadingZero: Self { Self("a number cannot have a leading zero") }

  static func digitExpected(_ found: String) -> Self { Self("expected a digit of the number, found \(found)") }

  static func numberRunsOn(_ found: String) -> Self { Self("unexpected \(found) right after a number") }
}
