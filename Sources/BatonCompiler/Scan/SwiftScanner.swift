import GraphQLSyntax

/// Finds the markers of a Swift file and parses what they hold, in place.
///
/// What is wrong with one marker hides nothing of the others. Code under `#if false` is nobody's; every other branch of
/// an `#if` is read, for which of them is built depends on the platform.
struct SwiftScanner {
  private let file: SourceFile
  private let id: FileID
  private let fragmentArguments: Bool
  private var lexer: SwiftLexer
  private var found = Scan()
  /// For each `#if` around this place, whether its branch is known to be left out.
  private var conditions: [(isOff: Bool, isElseOff: Bool)] = []
  /// The last marker that stands on a property.
  private var lastOnProperty: Marker?

  static func scan(_ file: SourceFile, _ id: FileID, _ fragmentArguments: Bool) -> Scan {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard MarkerSearch.namesMarker(bytes) else { return Scan() }
      var scanner = SwiftScanner(
        file: file, id: id, fragmentArguments: fragmentArguments,
        lexer: SwiftLexer(Cursor(bytes, range: 0..<bytes.count)))
      scanner.scan()
      return scanner.found
    }
  }

  private mutating func scan() {
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        if let offset = lexer.tooDeep { report(.interpolationTooDeep, offset..<offset) }
        return
      case .symbol(UInt8(ascii: "@")): attribute(at: token.start)
      case .directive: directive(token)
      default: continue
      }
    }
  }

  private mutating func directive(_ token: SwiftLexer.Token) {
    if lexer.isWord(token, "#if") {
      conditions.append((isOff: isCondition("false"), isElseOff: isCondition("true")))
    } else if lexer.isWord(token, "#elseif"), let last = conditions.indices.last {
      conditions[last].isOff = conditions[last].isElseOff || isCondition("false")
      if isCondition("true") { conditions[last].isElseOff = true }
    } else if lexer.isWord(token, "#else"), let last = conditions.indices.last {
      conditions[last].isOff = conditions[last].isElseOff
    } else if lexer.isWord(token, "#endif") {
      _ = conditions.popLast()
    }
  }

  /// Whether the condition that stands here is this word and no more.
  private func isCondition(_ word: StaticString) -> Bool {
    var ahead = lexer
    let condition = ahead.next()
    guard lexer.isWord(condition, word) else { return false }
    let rest = ahead.next()
    return rest.kind == .end || lexer.cursor.bytes(condition.end, rest.start).contains(where: \.isLineEnd)
  }

  /// Behind an `@`.
  private mutating func attribute(at start: Int) {
    var lexer = lexer
    var name = lexer.next()
    guard name.isName, name.start == start + 1 else { return }
    let isQualified = lexer.name(name) == "BatonRuntime"
    if isQualified {
      // `BatonRuntime.Fragment`, or with the newer `::`.
      guard case .symbol(let dot) = lexer.next().kind else { return }
      if dot == UInt8(ascii: ":") { _ = lexer.next() }
      name = lexer.next()
    }
    guard name.isName, let kind = Marker.Kind(rawValue: lexer.name(name)),
      lexer.cursor.byte == UInt8(ascii: "("), !isOff
    else { return }
    _ = lexer.next()
    let marker = Marker(kind: kind, range: SourceRange(start, name.end), literal: SourceRange(0, 0))
    argument(of: marker, lexer, isQualified: isQualified)
  }

  /// Behind the parenthesis of a marker.
  private mutating func argument(of marker: Marker, _ start: SwiftLexer, isQualified: Bool) {
    var lexer = start
    let argument = lexer.next()
    guard argument.kind == .string else {
      if !isQualified, isForeign(argument, lexer) { return }
      // The property's type says what the document was to define.
      var rest = start.lookingAhead()
      rest.skipToClosing()
      _ = rest.property()
      found.lost.append(SourceRange(argument.start, rest.cursor.offset))
      return report(.noLiteral(marker.kind), argument.start..<argument.end)
    }
    let literal = lexer.literal
    // Only behind the literal: nothing is missed, whatever stands in the parentheses.
    self.lexer = lexer
    var marker = marker
    marker.literal = SourceRange(literal.range.lowerBound, literal.range.upperBound)
    if literal.isTerminated {
      var rest = lexer.lookingAhead()
      switch rest.next().kind {
      case .symbol(UInt8(ascii: ")")): break
      case .symbol(UInt8(ascii: ",")):
        var next = rest
        let second = next.next()
        if second.kind == .string { report(.secondLiteral(marker.kind), second.start..<second.end) }
        rest.skipToClosing()
      default:
        found.lost.append(marker.literal)
        return report(.noLiteral(marker.kind), literal.range)
      }
      marker.property = rest.property()
      checkSecondMarker(&marker)
    }
    document(in: literal, of: marker)
  }

  /// Two types cannot be those of one property.
  private mutating func checkSecondMarker(_ marker: inout Marker) {
    guard let property = marker.property else { return }
    if let last = lastOnProperty, last.property?.typeRange == property.typeRange {
      let note = Diagnostic.Note("this is the one it has", at: Location(id, last.range))
      found.diagnostics.append(Diagnostic(.secondMarker(property), at: Location(id, marker.range), notes: [note]))
      marker.property = nil
    } else {
      lastOnProperty = marker
    }
  }

  private var isOff: Bool { conditions.contains(where: \.isOff) }

  /// Whether an argument shows that the marker is another library's, such as `@Query(sort: \.name)`.
  private func isForeign(_ argument: SwiftLexer.Token, _ lexer: SwiftLexer) -> Bool {
    switch argument.kind {
    case .symbol(UInt8(ascii: "\\")): return true
    case .symbol(UInt8(ascii: ")")): return true
    case .word, .quotedName:
      var ahead = lexer
      return ahead.next().kind == .symbol(UInt8(ascii: ":"))
    default: return false
    }
  }

  // MARK: The literal

  private mutating func document(in literal: DocumentLiteral, of marker: Marker) {
    let lost = SourceRange(literal.range.lowerBound, literal.range.upperBound)
    guard literal.isTerminated else {
      found.lost.append(lost)
      let quotes = literal.range.lowerBound..<literal.contents.lowerBound
      return report(.unterminatedLiteral(literal), quotes)
    }
    for interpolation in literal.interpolations { report(.interpolation, interpolation) }
    if let escape = literal.firstEscape {
      report(.escape(lexer.cursor.text(escape.lowerBound, escape.upperBound), in: literal), escape)
    }
    guard literal.interpolations.isEmpty, literal.firstEscape == nil else { return found.lost.append(lost) }

    let (document, diagnostics) = parse(
      file, id: id, range: literal.contents, as: .executable, fragmentArguments: fragmentArguments)
    found.diagnostics += diagnostics
    found.documents.append(ScannedDocument(document: document, marker: marker))
    guard let first = document.definitions.first else {
      if diagnostics.isEmpty { report(.emptyLiteral(marker.kind), literal.range) }
      return
    }
    if let kind = first.markerKind, kind != marker.kind {
      report(.wrongKind(marker.kind, kind), first.keyword)
    } else if let name = first.name, let property = marker.property, !property.typeNames.contains(name.text) {
      let place = Location(id, property.typeRange)
      found.diagnostics.append(Diagnostic(.warning, .propertyType(property, name, marker.kind), at: place))
    }
    for extra in document.definitions.dropFirst() {
      let note = Diagnostic.Note("this is the one it takes", at: Location(id, first.keyword))
      found.diagnostics.append(
        Diagnostic(.severalDefinitions(marker.kind), at: Location(id, extra.keyword), notes: [note]))
    }
  }

  private mutating func report(_ message: Diagnostic.Message, _ range: Range<Int>) {
    report(message, SourceRange(range.lowerBound, range.upperBound))
  }

  private mutating func report(_ message: Diagnostic.Message, _ range: SourceRange) {
    found.diagnostics.append(Diagnostic(message, at: Location(id, range)))
  }
}

extension Diagnostic.Message {
  fileprivate static func noLiteral(_ kind: Marker.Kind) -> Self {
    Self("`@\(kind.rawValue)` takes its GraphQL as one string literal")
  }

  fileprivate static func secondLiteral(_ kind: Marker.Kind) -> Self {
    Self("`@\(kind.rawValue)` takes one string literal, which holds all of its GraphQL")
  }

  fileprivate static func secondMarker(_ property: MarkedProperty) -> Self {
    Self("`\(property.name)` has a marker already; give this document a property of its own")
  }

  fileprivate static func unterminatedLiteral(_ literal: DocumentLiteral) -> Self {
    Self(literal.isMultiline ? "this literal is never closed" : "this literal is not closed on its line")
  }

  fileprivate static var interpolation: Self {
    Self("a document is fixed text without interpolation; spread a fragment or pass a variable instead")
  }

  fileprivate static func escape(_ escape: String, in literal: DocumentLiteral) -> Self {
    let what = escape.utf8.contains(where: \.isLineEnd) ? "a backslash before a line's end" : "the escape `\(escape)`"
    return Self("\(what) changes the text of the document; open the literal with `\(literal.rawOpening)`")
  }

  fileprivate static func emptyLiteral(_ kind: Marker.Kind) -> Self {
    Self("there is no \(kind.noun) in this literal")
  }

  fileprivate static func wrongKind(_ marker: Marker.Kind, _ found: Marker.Kind) -> Self {
    Self("`@\(marker.rawValue)` takes a \(marker.noun); a \(found.noun) stands behind `@\(found.rawValue)`")
  }

  fileprivate static func severalDefinitions(_ kind: Marker.Kind) -> Self {
    Self("`@\(kind.rawValue)` takes one \(kind.noun); give this definition a marker of its own")
  }

  fileprivate static func propertyType(_ property: MarkedProperty, _ name: Name, _ kind: Marker.Kind) -> Self {
    Self("`\(property.name)` is declared as `\(property.type)`, but its \(kind.noun) makes the type `\(name)`")
  }

  fileprivate static var interpolationTooDeep: Self {
    Self("string interpolation nested more than \(nestingLimit) levels deep")
  }
}
