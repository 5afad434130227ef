import GraphQLSyntax

/// Reads Swift just well enough to know what is code: comments, regular expressions and the inside of literals are
/// stepped over, and everything else is words and single characters.
struct SwiftLexer {
  struct Token {
    enum Kind: Equatable {
      case end
      /// A name, keyword or number.
      case word
      /// `` `a name` ``
      case quotedName
      case string
      case regex
      /// `#if`, `#Predicate`: from the `#`.
      case directive
      case symbol(UInt8)
    }

    var kind: Kind
    var start: Int
    var end: Int

    var isName: Bool { kind == .word || kind == .quotedName }
  }

  private(set) var cursor: Cursor
  /// The literal that the last string token is.
  private(set) var literal = DocumentLiteral()
  /// Interpolations nest in literals, and literals in interpolations; where they do so beyond reason.
  private(set) var tooDeep: Int?
  private var depth = 0
  /// What was read last as far as a slash needs to know it: whether what comes now stands right behind an expression, as
  /// what divides it does, and whether operator characters stand in between.
  private var isBehindExpression = false
  private var isInOperator = false
  /// Tokens left to read, where only a look ahead is wanted.
  private var budget = Int.max
  /// Where it is known that no extended regular expression with that many hashes or more is closed, up to an offset.
  private var unclosedRegex = (hashes: 0, end: 0)

  init(_ cursor: Cursor) { self.cursor = cursor }

  /// A copy that reads no more than what a declaration needs, so that many markers do not read one text over and over.
  func lookingAhead() -> SwiftLexer {
    var copy = self
    copy.budget = 200
    return copy
  }

  func text(_ token: Token) -> String { cursor.text(token.start, token.end) }

  /// A name without its backticks.
  func name(_ token: Token) -> String {
    token.kind == .quotedName ? cursor.text(token.start + 1, token.end - 1) : text(token)
  }

  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .word || token.kind == .directive, token.end - token.start == word.utf8CodeUnitCount else {
      return false
    }
    var start = cursor
    start.offset = token.start
    return start.starts(with: word)
  }

  /// The next token, which begins where this one ends when nothing parts them.
  mutating func next() -> Token {
    budget -= 1
    guard budget > 0 else { return Token(kind: .end, start: cursor.offset, end: cursor.offset) }
    let before = cursor.offset
    let token = token()
    // A blank or a comment parts an operator from what stands before it.
    let isApart = token.start > before
    isInOperator = false
    switch token.kind {
    case .symbol(let byte) where byte.opensExpression: isBehindExpression = false
    case .symbol(let byte) where byte.isOperator:
      isInOperator = true
      if isApart { isBehindExpression = false }
    case .word where cursor.byte == UInt8(ascii: "/"): isBehindExpression = !Self.precedeExpressions.contains(text(token))
    default: isBehindExpression = true
    }
    return token
  }

  /// The keywords that an expression follows.
  private static let precedeExpressions: Set<String> = [
    "return", "throw", "try", "await", "in", "case", "if", "while", "guard", "where", "switch", "else",
  ]

  private mutating func token() -> Token {
    let before = cursor.offset
    while true {
      cursor.skip { $0 == 0x20 || 0x09...0x0d ~= $0 }
      let start = cursor.offset
      let byte = cursor.byte
      if byte.continuesWord {
        cursor.skip(while: \.continuesWord)
        return Token(kind: .word, start: start, end: cursor.offset)
      }
      switch byte {
      case 0 where cursor.isAtEnd: return Token(kind: .end, start: cursor.end, end: cursor.end)
      case UInt8(ascii: "/"):
        if cursor.peek(1) == UInt8(ascii: "/") {
          cursor.skip { !$0.isLineEnd }
          continue
        }
        if cursor.peek(1) == UInt8(ascii: "*") {
          skipBlockComment()
          continue
        }
        if start > before { (isBehindExpression, isInOperator) = (false, false) }
        if skipRegex() { return Token(kind: .regex, start: start, end: cursor.offset) }
      case UInt8(ascii: "\""):
        string(hashes: 0)
        return Token(kind: .string, start: start, end: cursor.offset)
      case UInt8(ascii: "#"):
        if let token = hash() { return token }
        continue
      case UInt8(ascii: "`"):
        cursor.advance()
        cursor.skip { $0 != UInt8(ascii: "`") && !$0.isLineEnd }
        // Without its second quote, or with nothing between the two, it names nothing.
        let isName = cursor.byte == UInt8(ascii: "`") && cursor.offset > start + 1
        if cursor.byte == UInt8(ascii: "`") { cursor.advance() }
        return Token(kind: isName ? .quotedName : .symbol(byte), start: start, end: cursor.offset)
      default: break
      }
      cursor.advance()
      return Token(kind: .symbol(byte), start: start, end: cursor.offset)
    }
  }

  /// Moves behind the bracket that closes the one just read.
  mutating func skipToClosing() {
    var depth = 1
    while depth > 0 {
      switch next().kind {
      case .end: return
      case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "{")): depth += 1
      case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")), .symbol(UInt8(ascii: "}")): depth -= 1
      default: continue
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      cursor.skip { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "*") }
      if cursor.starts(with: "/*") {
        depth += 1
        cursor.advance(2)
      } else if cursor.starts(with: "*/") {
        depth -= 1
        cursor.advance(2)
      } else if !cursor.isAtEnd {
        cursor.advance()
      }
    } while depth > 0 && !cursor.isAtEnd
  }

  /// At a `#`: a raw string, an extended regular expression, a directive; nil for a script's first line.
  private mutating func hash() -> Token? {
    let start = cursor.offset
    var hashes = 0
    while cursor.peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch cursor.peek(hashes) {
    case UInt8(ascii: "\""):
      cursor.advance(hashes)
      string(hashes: hashes)
      return Token(kind: .string, start: start, end: cursor.offset)
    case UInt8(ascii: "/"):
      cursor.advance(hashes)
      skipExtendedRegex(hashes: hashes)
      return Token(kind: .regex, start: start, end: cursor.offset)
    case UInt8(ascii: "!") where start == 0:
      cursor.skip { !$0.isLineEnd }
      return nil
    case let byte where byte.continuesWord:
      cursor.advance(hashes)
      cursor.skip(while: \.continuesWord)
      return Token(kind: .directive, start: start, end: cursor.offset)
    default:
      cursor.advance(hashes)
      return Token(kind: .symbol(UInt8(ascii: "#")), start: start, end: cursor.offset)
    }
  }
}

// MARK: - String literals

extension SwiftLexer {
  /// Reads a literal from its first quote, behind its `hashes`, into ``literal``.
  private mutating func string(hashes: Int) {
    let isMultiline = opensMultiline(hashes: hashes)
    var literal = DocumentLiteral(hashes: hashes, isMultiline: isMultiline)
    let opening = cursor.offset - hashes
    cursor.advance(isMultiline ? 3 : 1)
    let contents = cursor.offset
    while true {
      cursor.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && (isMultiline || !$0.isLineEnd) }
      let here = cursor.offset
      if cursor.isAtEnd || cursor.byte.isLineEnd { break }
      if cursor.byte == UInt8(ascii: "\"") {
        let quotes = isMultiline ? 3 : 1
        if (0..<quotes).allSatisfy({ cursor.peek($0) == UInt8(ascii: "\"") }), hasHashes(hashes, at: quotes) {
          literal.contents = contents..<here
          cursor.advance(quotes + hashes)
          literal.isTerminated = true
          break
        }
        cursor.advance()
      } else if !hasHashes(hashes, at: 1) {
        cursor.advance()
      } else if cursor.peek(1 + hashes) == UInt8(ascii: "(") {
        cursor.advance(2 + hashes)
        skipInterpolation()
        literal.interpolations.append(here..<cursor.offset)
      } else {
        cursor.advance(1 + hashes)
        let length = cursor.scalar(at: cursor.offset)?.length ?? 1
        if cursor.byte == UInt8(ascii: "\r"), cursor.peek(1) == UInt8(ascii: "\n") { cursor.advance() }
        if isMultiline || !cursor.byte.isLineEnd { cursor.advance(length) }
        if literal.firstEscape == nil { literal.firstEscape = here..<cursor.offset }
      }
    }
    if cursor.offset > cursor.end { cursor.offset = cursor.end }
    if !literal.isTerminated { literal.contents = contents..<max(contents, cursor.offset) }
    literal.range = opening..<cursor.offset
    self.literal = literal
  }

  /// `"""`, unless a raw literal that begins with quotes of its own ends on this line: `#"""#`.
  private func opensMultiline(hashes: Int) -> Bool {
    guard cursor.starts(with: "\"\"\"") else { return false }
    guard hashes > 0 else { return true }
    var line = cursor
    line.advance()
    while !line.isAtEnd, !line.byte.isLineEnd {
      let isQuote = line.byte == UInt8(ascii: "\"")
      line.advance()
      if isQuote, (0..<hashes).allSatisfy({ line.peek($0) == UInt8(ascii: "#") }) { return false }
    }
    return true
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { cursor.peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    guard depth < nestingLimit else {
      if tooDeep == nil { tooDeep = cursor.offset }
      cursor.offset = cursor.end
      return
    }
    depth += 1
    let outer = literal
    skipToClosing()
    literal = outer
    depth -= 1
  }
}

// MARK: - Regular expressions

extension SwiftLexer {
  /// Steps over `/…/`, where it is one: a slash that divides nothing, closed on its line, with its parentheses in order.
  /// In an interpolation there is none, for Swift looks for its end before it reads what is in it.
  private mutating func skipRegex() -> Bool {
    guard !isBehindExpression, depth == 0 else { return false }
    var end = cursor
    end.advance()
    guard !end.byte.isSwiftSpace, end.byte != UInt8(ascii: "/") else { return false }
    if isInOperator {
      // `!/a/` begins with a prefix operator; that in `a </> b </> c` stands between two blanks.
      var rest = end
      rest.skip(while: \.isOperator)
      if rest.byte.isSwiftSpace { return false }
    }
    var groups = 0
    var classes = 0
    var endsInSpace = false
    while !end.isAtEnd, !end.byte.isLineEnd {
      let isAfterSpace = endsInSpace
      endsInSpace = end.byte.isSwiftSpace
      switch end.byte {
      case UInt8(ascii: "\\"):
        end.advance()
        endsInSpace = false
        if end.isAtEnd || end.byte.isLineEnd { return false }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 { return false }
      case UInt8(ascii: "/"):
        if isAfterSpace { return false }
        cursor.offset = end.offset + 1
        return true
      default: break
      }
      end.advance()
    }
    return false
  }

  /// Steps over `/…/#` from its first slash: one line, or more when the first has nothing else.
  private mutating func skipExtendedRegex(hashes: Int) {
    cursor.advance()
    let start = cursor.offset
    if hashes >= unclosedRegex.hashes, start < unclosedRegex.end { return }
    // Blanks may stand before the first line's end.
    var first = cursor
    first.skip { $0 == 0x20 || $0 == 0x09 }
    let isMultiline = first.byte.isLineEnd
    while !cursor.isAtEnd, isMultiline || !cursor.byte.isLineEnd {
      if cursor.byte == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        cursor.advance(1 + hashes)
        return
      }
      cursor.advance(cursor.byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    // No expression after all, so that what follows is code.
    unclosedRegex = (hashes, cursor.offset)
    cursor.offset = start
  }
}

extension UInt8 {
  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  fileprivate var continuesWord: Bool { continuesName || self >= 0x80 || self == UInt8(ascii: "$") }

  fileprivate var isSwiftSpace: Bool { self == 0x20 || self == 0x09 || isLineEnd || self == 0 }

  /// What opens or parts expressions: behind it begins another.
  fileprivate var opensExpression: Bool { "([{,;:".utf8.contains(self) }

  fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}
