// What happens at a mistake: it is reported once, and reading goes on where the next thing begins.

extension Parser {
  /// Reports a mistake at the current token, unless it follows from one that has been reported.
  mutating func report(_ message: Diagnostic.Message, at place: SourceRange? = nil, notes: [Diagnostic.Note] = []) {
    if isBehindSwallowedText { return }
    guard !(at(.end) && reachedEnd), lexer.lastErrorOffset < lexer.previousEnd, lexer.start != lastMistake else { return }
    lastMistake = lexer.start
    if at(.string) { lexer.misreadString = lexer.start }
    if lexer.token.opensGroup || lexer.token.closesGroup { hasStrayBracket = true }
    report(message, of: place ?? range, notes: notes)
  }

  /// Reports a mistake in what was read before.
  mutating func report(_ message: Diagnostic.Message, of range: SourceRange, notes: [Diagnostic.Note] = []) {
    lexer.report(Diagnostic(message, at: Location(file, range), notes: notes))
  }

  /// Reports what is missing here: at the wrong token, or behind the token before when that ends its line.
  @inline(never)
  mutating func unexpected(_ expected: String) -> Unexpected {
    reportUnexpected(.expected(expected, found: found), at: isFirstOnLine ? endOfPrevious : nil)
    return Unexpected()
  }

  @inline(never)
  mutating func unexpected(_ expected: Token) -> Unexpected { unexpected(expected.spelling) }

  @inline(never)
  mutating func unexpected(_ expected: StaticString) -> Unexpected { unexpected("\(expected)") }

  /// Reports a token that can begin no item of a list.
  @inline(never)
  mutating func reportStranger(_ item: StaticString, _ close: Token) {
    reportUnexpected(.expected("\(item) or \(close.spelling)", found: found))
  }

  /// Reports a list without items.
  @inline(never)
  mutating func reportEmpty(_ item: StaticString, _ close: Token, at list: SourceRange) {
    reportUnexpected(.expected("\(item)", found: found), at: list)
    guard earlyClosing(close) != nil else { return }
    advance()
    if let end = nextClosing(onLine: true) { skip(to: end) }
  }

  /// Reports a token that the grammar does not expect, unless it comes right behind another: with one token at most, and no
  /// comma or line's end, between them they are one mistake.
  private mutating func reportUnexpected(_ message: Diagnostic.Message, at place: SourceRange? = nil) {
    if !isRightBehindUnexpected { report(message, at: place) }
    lastUnexpected = lexer.start
  }

  private var isRightBehindUnexpected: Bool {
    guard 0..<lexer.start ~= lastUnexpected else { return false }
    let between = lexer.cursor.bytes(lastUnexpected, lexer.start)
    if between.contains(where: { $0.isLineEnd || $0 == UInt8(ascii: ",") }) { return false }
    var cursor = lexer.cursor
    cursor.offset = lastUnexpected
    var ahead = Lexer(cursor, file: file)
    for _ in 0..<3 { ahead.advance() }
    return ahead.start >= lexer.start
  }

  @inline(never)
  mutating func reportUnclosed(_ opening: SourceRange, _ close: Token) {
    let note = Diagnostic.Note("this is what it closes", at: Location(file, opening))
    if !hasStrayBracket { report(.expected(close.spelling, found: found), at: endOfPrevious, notes: [note]) }
    extent = .structure
    guard at(.end) else { return }
    reachedEnd = true
    unclosed = Int(opening.start)
  }

  /// The current token as a message spells it.
  var found: String {
    switch lexer.token {
    case .name, .int, .float:
      lexer.end - lexer.start > 80
        ? lexer.token.spelling : "`\(lexer.cursor.text(lexer.start, lexer.end))`"
    case .end: isInString ? "the end of the string" : "the end of the document"
    default: lexer.token.spelling
    }
  }

  /// Moves on to where a list with a wrong item can go on: true at its next item or its `close`, false where the list
  /// is over because something around it is closed, or because its own `close` is missing.
  @inline(never)
  mutating func recover(
    in close: Token, from itemStart: Int, startingWith isItem: (Token) -> Bool
  ) throws(Unexpected) -> Bool {
    var moved = lexer.start != itemStart
    defer { lost.append(SourceRange(itemStart, lexer.start)) }
    if !hasSwallowedClosing, let stray = strayClosing(before: close) ?? earlyClosing(close) {
      skip(to: stray)
      advance()
      moved = true
    }
    while true {
      if isClosedInSwallowedText() { return false }
      if at(.end) {
        reachedEnd = true
        extent = .structure
        return false
      }
      if at(close) { return true }
      if isDefinitionAtLineStart { throw Unexpected() }
      if lexer.token.closesGroup, isOpen(lexer.token) {
        // What is missing in front of it has been missed.
        lastMistake = lexer.start
        return false
      }
      if at(.braceLeft), close == .parenRight, !isBehindSign, !isGroupFollowed(by: close) { return false }
      if moved, isItem(lexer.token) || at(.name), followsBreak { return true }
      if lexer.token.opensGroup, !isStrayOpening(in: close) { skipGroup() } else { advance() }
      moved = true
    }
  }

  @inline(never)
  mutating func skipGroup(because message: Diagnostic.Message) {
    let start = lexer.start
    report(message)
    skipGroup()
    lost.append(SourceRange(start, lexer.start))
  }

  /// Steps over the group that the current token opens, however deep it is, or up to what closes another one.
  mutating func skipGroup() {
    var open: [Token] = []
    repeat {
      if at(.end) {
        reachedEnd = true
        return
      }
      if let closing = lexer.token.closing { open.append(closing) }
      if lexer.token.closesGroup {
        guard open.last == lexer.token else { return }
        open.removeLast()
      }
      advance()
    } while !open.isEmpty && !isDefinitionAtLineStart
  }

  /// Moves on to what closes the group around this token, if that comes on the line.
  mutating func skipToClosing(_ close: Token) -> Bool {
    guard let end = nextClosing(onLine: true), end.at(close) else { return false }
    lost.append(SourceRange(lexer.start, end.lexer.start))
    skip(to: end)
    return true
  }

  private mutating func skip(to other: Parser) {
    while lexer.start < other.lexer.start, !at(.end) { advance() }
  }

  /// Whether this token, or another variable, comes right after the group that the current one opens nearby.
  private func isGroupFollowed(by token: Token) -> Bool {
    var ahead = self
    var depth = 0
    for _ in 0..<100 {
      if ahead.lexer.token.opensGroup { depth += 1 }
      if ahead.lexer.token.closesGroup { depth -= 1 }
      ahead.advance()
      if depth == 0 { return ahead.at(token) || ahead.at(.dollar) }
    }
    return false
  }

  /// Whether the token before is one that a value follows, so that a brace here opens an object.
  private var isBehindSign: Bool {
    lexer.previousEnd > 0 && "=:[".utf8.contains(lexer.cursor[lexer.previousEnd - 1])
  }

  /// At the next bracket that closes what was opened before this token, at the end, or where a definition begins; nil when
  /// that is not near, or not on this line.
  private func nextClosing(onLine: Bool = false) -> Parser? {
    var ahead = self
    var open: [Token] = []
    for step in 0..<500 {
      if onLine, step > 0, ahead.isFirstOnLine { return nil }
      if ahead.at(.end) || ahead.isDefinitionAtLineStart { return ahead }
      if let closing = ahead.lexer.token.closing { open.append(closing) }
      if ahead.lexer.token.closesGroup {
        guard let opening = open.lastIndex(of: ahead.lexer.token) else { return ahead }
        open.removeSubrange(opening...)
      }
      ahead.advance()
    }
    return nil
  }

  /// At a bracket on this line that closes nothing, or not what is open last, which is closed behind it: what it was to close
  /// is the mistake that has been found.
  private func strayClosing(before close: Token) -> Parser? {
    guard let stray = nextClosing(onLine: true), stray.lexer.token.closesGroup, !stray.at(close) else { return nil }
    if !isOpen(stray.lexer.token) { return stray }
    guard openLists.parens > 0 else { return nil }
    var behind = stray
    behind.advance()
    guard let next = behind.nextClosing(onLine: true), next.at(close), !behind.isFirstOnLine else { return nil }
    return stray
  }

  /// This, where a parenthesis is closed that comes once more on the line.
  private func earlyClosing(_ close: Token) -> Parser? {
    guard close == .parenRight, at(close), lexer.start == lastMistake else { return nil }
    var behind = self
    behind.advance()
    guard let next = behind.nextClosing(onLine: true), next.at(close), !behind.isFirstOnLine else { return nil }
    return self
  }

  /// Whether a bracket is open that is closed only by what closes a list around it.
  private func isStrayOpening(in close: Token) -> Bool {
    guard let end = nextClosing(), !end.at(close) else { return false }
    var inside = self
    inside.advance()
    return inside.nextClosing()?.at(close) == true
  }

  /// Whether what closes a list of arguments or values comes nowhere behind a token that is no item of it.
  func isMissing(_ close: Token) -> Bool {
    if close == .braceRight || strayClosing(before: close) != nil { return false }
    return nextClosing().map { !$0.at(close) } ?? false
  }

  /// Moves on to the next definition. A body on the way is read for the mistakes in it.
  ///
  /// - Returns: whether a brace on the way closes what was opened before.
  mutating func skipToDefinition() -> Bool {
    var depth = 0
    var isUnbalanced = false
    var isBehindBody = false
    while !at(.end) {
      if isDefinitionAtLineStart { return isUnbalanced }
      if depth == 0, at(.name), symbol.startsDefinition ? (followsBreak || isBehindBody) && !isKey : isMisspeltHeader {
        return isUnbalanced
      }
      isBehindBody = false
      if depth == 0, at(.braceLeft), !isBehindSign {
        skipBody()
        isBehindBody = true
        continue
      }
      if lexer.token.opensGroup { depth += 1 }
      if lexer.token.closesGroup {
        if depth == 0, at(.braceRight) { isUnbalanced = true }
        depth = max(0, depth - 1)
      }
      advance()
    }
    reachedEnd = true
    return isUnbalanced
  }

  /// A word that begins a definition in the first column: whatever is open, that is what it does.
  private var isDefinitionAtLineStart: Bool { at(.name) && symbol.startsDefinition && isInFirstColumn }

  /// Whether a colon comes right behind this.
  private var isKey: Bool {
    var ahead = self
    ahead.advance()
    return ahead.at(.colon)
  }

  /// A word in the first column that is nearly one that begins a definition, and behind it on its line a name.
  private var isMisspeltHeader: Bool {
    guard isInFirstColumn, !Symbol.definitionWord(like: symbol.text).isEmpty else { return false }
    var ahead = self
    ahead.advance()
    return ahead.at(.name) && !ahead.isFirstOnLine
  }

  var isInFirstColumn: Bool { lexer.start == 0 || lexer.cursor[lexer.start - 1].isLineEnd }

  /// Whether a line behind an offset begins like a definition.
  func hasDefinitionLine(after offset: Int) -> Bool {
    var cursor = lexer.cursor
    cursor.offset = offset
    while !cursor.isAtEnd {
      cursor.skip { !$0.isLineEnd }
      cursor.skip(while: \.isLineEnd)
      let start = cursor.offset
      cursor.skip(while: \.continuesName)
      let hash = Symbol.hash(of: cursor.bytes(start, cursor.offset))
      if cursor.offset > start, symbols.symbol(cursor, start, cursor.offset, hash: hash).startsDefinition { return true }
    }
    return false
  }

  /// A word that begins a definition in the first column, and behind it on its line a name.
  var isDefinitionHeader: Bool {
    guard isDefinitionAtLineStart else { return false }
    var ahead = self
    ahead.advance()
    return ahead.at(.name) && !ahead.isFirstOnLine
  }

  /// Whether this token is an unterminated string.
  var isSwallowing: Bool { lexer.end == lexer.swallowed.end }

  /// Whether the token before is an unterminated string.
  private var isBehindSwallowedText: Bool { lexer.previousEnd == lexer.swallowed.end }

  /// Whether the text that was swallowed right before this closes a list, or a definition follows it.
  var hasSwallowedClosing: Bool { isBehindSwallowedText && (lexer.swallowed.closing > 0 || isDefinitionAtLineStart) }

  /// Whether the text that was swallowed right before this closes the innermost list, or a definition behind it all.
  mutating func isClosedInSwallowedText() -> Bool {
    guard hasSwallowedClosing else { return false }
    lexer.swallowed.closing = max(0, lexer.swallowed.closing - 1)
    return true
  }

  /// Whether a list ends here, which it does not where the brace closes one in the swallowed text.
  @inline(__always)
  mutating func isClosed(by close: Token) -> Bool {
    if at(close), lexer.swallowed.openBraces > 0 { skipSwallowedBraces() }
    return at(close)
  }

  @inline(never)
  private mutating func skipSwallowedBraces() {
    while at(.braceRight), lexer.swallowed.openBraces > 0 {
      lexer.swallowed.openBraces -= 1
      advance()
    }
  }

  private var endOfPrevious: SourceRange { SourceRange(lexer.previousEnd, lexer.previousEnd) }

  /// Whether a line ends between the token before and this one.
  var isFirstOnLine: Bool {
    lexer.cursor.bytes(lexer.previousEnd, lexer.start).contains(where: \.isLineEnd)
  }

  /// Whether a comma or a line's end lies between the token before and this one.
  private var followsBreak: Bool {
    lexer.cursor.bytes(lexer.previousEnd, lexer.start).contains { $0.isLineEnd || $0 == UInt8(ascii: ",") }
  }
}
