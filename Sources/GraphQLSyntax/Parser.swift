/// What a document may hold.
package enum DocumentKind: Sendable {
  /// Operations and fragments.
  case executable
  /// Types, directives, and their extensions.
  case typeSystem
  case any
}

/// How deep selections, values and types may nest: far above what anybody writes, and safe on a thread's small stack.
package let nestingLimit = 200

/// Parses a file, or the document that is a range of one: an offset in the document is an offset in the file.
///
/// Definitions with a mistake are left out or come without the part that has it; each mistake is reported once.
///
/// - Parameters:
///   - kind: which definitions may stand here; another one is an error at its first word, and left out.
///   - fragmentArguments: whether `fragment F($x: Int) on T` and `...F(x: 1)` are allowed.
package func parse(
  _ file: SourceFile, id: FileID, range: Range<Int>? = nil, as kind: DocumentKind, fragmentArguments: Bool = false
) -> (document: Document, diagnostics: [Diagnostic]) {
  let (document, diagnostics) = Parser.parse(file, id, range, kind, fragmentArguments) { parser in
    parser.document()
  }
  if let document { return (document, diagnostics) }
  var nothing = Damage()
  nothing.lost = [range.map { SourceRange($0.lowerBound, $0.upperBound) } ?? SourceRange(0, file.bytes.count)]
  return (Document(file: id, definitions: [], damage: nothing), diagnostics)
}

/// Parses the text of a value alone, such as a default value that an introspection result carries.
package func parseValue(
  _ file: SourceFile, id: FileID, range: Range<Int>? = nil
) -> (value: Value?, diagnostics: [Diagnostic]) {
  Parser.parse(file, id, range, .any, false) { parser in
    parser.isInString = true
    parser.isConstant = true
    guard let value = try? parser.value() else { return nil }
    if !parser.at(.end) { parser.report(.expected("the end of the value", found: parser.found)) }
    return value
  }
}

/// Parses the text of a type alone, such as the `type:` of an entry of `@argumentDefinitions`.
package func parseType(
  _ file: SourceFile, id: FileID, range: Range<Int>
) -> (type: TypeSyntax?, diagnostics: [Diagnostic]) {
  Parser.parse(file, id, range, .any, false) { parser in
    parser.isInString = true
    guard let type = try? parser.type() else { return nil }
    if !parser.at(.end) { parser.report(.expected("the end of the type", found: parser.found)) }
    return type
  }
}

/// Parses directives alone, such as those that a string of `@argumentDefinitions` holds.
package func parseDirectives(
  _ file: SourceFile, id: FileID, range: Range<Int>
) -> (directives: [Directive]?, diagnostics: [Diagnostic]) {
  Parser.parse(file, id, range, .any, false) { parser in
    parser.isInString = true
    parser.isConstant = true
    guard parser.at(.at) else {
      parser.report(.expected("a directive", found: parser.found))
      return nil
    }
    guard let directives = try? parser.directives() else { return nil }
    if !parser.at(.end) { parser.report(.expected("the end of the directives", found: parser.found)) }
    return directives
  }
}

/// The parser's vocabulary: what the grammar's notation says in the other files' functions.
struct Parser {
  /// Something else than the grammar expects stands here. It has been reported; a list or the document recovers.
  struct Unexpected: Error {}

  var lexer: Lexer
  let file: FileID
  let kind: DocumentKind
  let fragmentArguments: Bool

  /// The word that begins the definition being read.
  var definitionWord: Symbol?

  let symbols: SymbolCache
  private var depth = 0
  /// Lists open around the current token, by bracket.
  var openLists = (parens: 0, brackets: 0, braces: 0)
  /// Recovery has run into the end, so that what is missing there is no mistake of its own.
  var reachedEnd = false
  /// The token that the last mistake was about: nothing else is said of it.
  var lastMistake = -1
  /// The last token that was not expected.
  var lastUnexpected = -1
  /// Where something was opened that is not closed at the end of the document.
  var unclosed: Int?
  /// Whether a line that begins like a definition, with its name, ends whatever is open there.
  private var endsAtDefinitions = false
  /// What recovery has stepped over.
  var lost: [SourceRange] = []
  /// What belongs in the schema.
  var elsewhere: [SourceRange] = []
  /// Whether values have no variables here, as in defaults and in everything of a schema.
  var isConstant = false
  /// Whether the text is what stands in a string, and no document.
  var isInString = false
  /// Whether a fragment or a spread has no name.
  var hasUnnamed = false
  /// Whether a bracket of the definition being read stands where it does not belong: another is then missing.
  var hasStrayBracket = false
  /// What the mistakes in the definition being read put in doubt.
  var extent = Damage.Extent.part

  fileprivate static func parse<Result>(
    _ file: SourceFile, _ id: FileID, _ range: Range<Int>?, _ kind: DocumentKind, _ fragmentArguments: Bool,
    _ body: (inout Parser) -> Result?
  ) -> (Result?, [Diagnostic]) {
    file.bytes.withUnsafeBufferPointer { bytes in
      let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
      guard bytes.count < Int(UInt32.max) else {
        return (nil, [Diagnostic(.fileTooLarge, at: Location(id, SourceRange(0, 0)))])
      }
      if let offset = UTF8Check.firstInvalid(bytes, in: range) {
        let place = Location(id, SourceRange(offset, offset + 1))
        return (nil, [Diagnostic(.invalidUTF8(bytes[offset]), at: place)])
      }
      return SymbolCache.lend { symbols in
        var parser = Parser(
          lexer: Lexer(Cursor(bytes, range: range), file: id), file: id, kind: kind,
          fragmentArguments: fragmentArguments, symbols: symbols)
        var strict = parser
        parser.advance()
        var result = body(&parser)
        if let opening = parser.unclosed, parser.hasDefinitionLine(after: opening) {
          // What is open at the end was to end before: perhaps where a definition seems to begin inside another.
          strict.endsAtDefinitions = true
          strict.advance()
          let other = body(&strict)
          if strict.lexer.diagnostics.count <= parser.lexer.diagnostics.count { (result, parser) = (other, strict) }
        }
        return (result, parser.lexer.diagnostics.sorted(by: \.location))
      }
    }
  }

  // MARK: The current token

  @inline(__always)
  func at(_ token: Token) -> Bool { lexer.token == token }

  var range: SourceRange { SourceRange(lexer.start, lexer.end) }

  @inline(__always)
  mutating func advance() { lexer.advance() }

  /// The current name's symbol.
  @inline(__always)
  var symbol: Symbol { symbols.symbol(lexer.cursor, lexer.start, lexer.end, hash: lexer.hash) }

  /// The symbol of the current token as it is spelled, name or not.
  var spelledSymbol: Symbol {
    let hash = Symbol.hash(of: lexer.cursor.bytes(lexer.start, lexer.end))
    return symbols.symbol(lexer.cursor, lexer.start, lexer.end, hash: hash)
  }

  func at(word: Symbol) -> Bool { at(.name) && symbol == word }

  // MARK: The notation

  /// Steps over a token of this kind, if it is the current one.
  @inline(__always)
  mutating func eat(_ token: Token) -> Bool {
    guard at(token) else { return false }
    advance()
    return true
  }

  mutating func eat(word: Symbol) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func expect(_ token: Token) throws(Unexpected) {
    guard at(token) else { throw unexpected(token) }
    advance()
  }

  /// Name, where a message calls it `what`.
  @inline(__always)
  mutating func name(_ what: StaticString = "a name") throws(Unexpected) -> Name {
    guard at(.name) else { throw unexpected(what) }
    let name = Name(symbol, range)
    advance()
    return name
  }

  /// `open` Item+ `close`: the current token opens the list. Mistakes in an item cost that item.
  ///
  /// - Parameters:
  ///   - item: parses one and appends it. (A large item that is returned instead is copied on its way.)
  ///   - what: an item, as a message calls it.
  ///   - isItem: whether an item can begin with a token.
  ///   - allowsEmpty: whether the list may have no item.
  @inline(__always)
  mutating func list<Item>(
    _ open: Token, _ close: Token, of what: StaticString, allowsEmpty: Bool = false,
    startingWith isItem: (Token) -> Bool, _ item: (inout Parser, inout Gathered<Item>) throws(Unexpected) -> Void
  ) throws(Unexpected) -> [Item] {
    let opening = range
    guard depth < nestingLimit else {
      skipGroup(because: .nestedTooDeep)
      return []
    }
    depth += 1
    defer { depth -= 1 }
    count(open, 1)
    defer { count(open, -1) }
    advance()
    return try Gathered.array { items throws(Unexpected) in
      var isWhole = true
      while !isClosed(by: close) {
        let start = lexer.start
        if isItem(lexer.token) {
          if endsAtDefinitions, isDefinitionHeader { return reportUnclosed(opening, close) }
          do throws(Unexpected) {
            try item(&self, &items)
            if isClosedInSwallowedText() { return }
            continue
          } catch {}
        } else if at(.end) {
          return reportUnclosed(opening, close)
        } else {
          reportStranger(what, close)
          if isMissing(close) { return }
        }
        isWhole = false
        guard try recover(in: close, from: start, startingWith: isItem) else { return }
      }
      if items.count == 0, isWhole, !allowsEmpty { reportEmpty(what, close, at: opening.through(range)) }
      advance()
    }
  }

  // MARK: Open lists

  private mutating func count(_ open: Token, _ change: Int) {
    switch open {
    case .parenLeft: openLists.parens += change
    case .bracketLeft: openLists.brackets += change
    default: openLists.braces += change
    }
  }

  mutating func resetLists() { openLists = (0, 0, 0) }

  func isOpen(_ close: Token) -> Bool {
    switch close {
    case .parenRight: openLists.parens > 0
    case .bracketRight: openLists.brackets > 0
    default: openLists.braces > 0
    }
  }
}

extension Diagnostic.Message {
  static func expected(_ expected: String, found: String) -> Self { Self("expected \(expected), found \(found)") }

  static var typeTooDeep: Self { Self("a type may be a list at most \(TypeSyntax.maximumLists) levels deep") }

  static var nestedTooDeep: Self { Self("nested more than \(nestingLimit) levels deep") }

  static var fileTooLarge: Self { Self("this file is larger than 4 GB") }

  static func invalidUTF8(_ byte: UInt8) -> Self {
    Self("this is not UTF-8 text: unexpected byte 0x\(String(byte, radix: 16, uppercase: true))")
  }
}
