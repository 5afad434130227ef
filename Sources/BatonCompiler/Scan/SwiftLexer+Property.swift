import GraphQLSyntax

extension SwiftLexer {
  /// The property declared here, behind attributes and modifiers: `private let name: Type`.
  mutating func property() -> MarkedProperty? {
    while true {
      let token = next()
      switch token.kind {
      case .symbol(UInt8(ascii: "@")): skipAttribute()
      case .symbol(UInt8(ascii: "(")): skipToClosing()
      case .directive: return nil
      case .word where isWord(token, "let") || isWord(token, "var"): return binding()
      case .word where !Self.declares.contains(text(token)): continue
      default: return nil
      }
    }
  }

  /// Keywords of declarations that are no property; any other word before `let` and `var` is a modifier.
  private static let declares: Set<String> = [
    "func", "init", "deinit", "subscript", "struct", "enum", "actor", "protocol", "extension", "typealias",
    "import", "case", "macro", "associatedtype", "operator", "precedencegroup",
  ]

  /// Behind the `@`: the name with its module, and the arguments that stand right behind it.
  private mutating func skipAttribute() {
    _ = next()
    while cursor.byte == UInt8(ascii: ".") {
      _ = next()
      _ = next()
    }
    if cursor.byte == UInt8(ascii: "(") {
      _ = next()
      skipToClosing()
    }
  }

  /// Behind `let` or `var`.
  private mutating func binding() -> MarkedProperty? {
    let name = next()
    guard name.isName, next().kind == .symbol(UInt8(ascii: ":")) else { return nil }
    var names: [String] = []
    var brackets = 0
    var start: Int?
    var end = cursor.offset
    while true {
      let before = cursor.offset
      let token = next()
      if start != nil, brackets == 0, cursor.bytes(before, token.start).contains(where: \.isLineEnd) { break }
      if token.kind == .end || (brackets == 0 && token.endsType) { break }
      if token.kind == .symbol(UInt8(ascii: "@")) {
        skipAttribute()
        continue
      }
      switch token.kind {
      case .word, .quotedName: names.append(self.name(token))
      case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "<")): brackets += 1
      case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")): brackets -= 1
      case .symbol(UInt8(ascii: ">")) where cursor[token.start - 1] != UInt8(ascii: "-"): brackets -= 1
      default: break
      }
      if start == nil { start = token.start }
      end = token.end
    }
    guard let start, !names.isEmpty else { return nil }
    return MarkedProperty(
      name: self.name(name), type: cursor.text(start, end), typeRange: SourceRange(start, end), typeNames: names)
  }
}

extension SwiftLexer.Token {
  /// What follows a property's type.
  fileprivate var endsType: Bool {
    guard case .symbol(let byte) = kind else { return kind == .directive || kind == .string }
    return "={},;)".utf8.contains(byte)
  }
}
