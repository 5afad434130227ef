extension Parser {
  /// Description : StringValue
  mutating func description() -> StringValue? {
    guard at(.string) || at(.blockString) else { return nil }
    return stringValue()
  }

  /// StringValue
  mutating func stringValue() -> StringValue {
    let isBlock = at(.blockString)
    let value =
      isBlock
      ? lexer.cursor.blockStringValue(lexer.start, lexer.end) : lexer.cursor.stringValue(lexer.start, lexer.end)
    defer { advance() }
    return StringValue(value: value, isBlock: isBlock, range: range)
  }

  /// Variable : $ Name
  mutating func variable() throws(Unexpected) -> Name {
    let dollar = range
    try expect(.dollar)
    let name = try name("a variable's name")
    return Name(name.symbol, dollar.through(name.range))
  }

  /// Arguments : ( Argument+ )
  mutating func arguments() throws(Unexpected) -> [Argument] {
    try list(.parenLeft, .parenRight, of: "an argument, `name: value`", startingWith: { $0 == .name }) {
      parser, items throws(Unexpected) in
      let name = try parser.name()
      try parser.expect(.colon)
      items.append(Argument(name: name, value: try parser.value()))
    }
  }

  /// Directives : Directive+
  mutating func directives() throws(Unexpected) -> [Directive] {
    guard at(.at) else { return [] }
    let mistakes = lexer.diagnostics.count
    var directives = [try directive()]
    while at(.at) { directives.append(try directive()) }
    // What was read as a directive is a field with arguments.
    if at(.colon), lexer.diagnostics.count > mistakes { lastMistake = lexer.start }
    return directives
  }

  /// Directive : @ Name Arguments?
  private mutating func directive() throws(Unexpected) -> Directive {
    let sign = range
    advance()
    let name = try name("a directive's name")
    let arguments = at(.parenLeft) ? try arguments() : []
    return Directive(
      name: Name(name.symbol, sign.through(name.range)), arguments: arguments,
      range: SourceRange(Int(sign.start), lexer.previousEnd))
  }

  /// DefaultValue : = Value
  mutating func defaultValue() throws(Unexpected) -> Value? {
    eat(.equals) ? try value() : nil
  }

  /// Value
  mutating func value() throws(Unexpected) -> Value {
    let range = range
    switch lexer.token {
    case .name:
      let symbol = symbol
      advance()
      switch symbol {
      case .true: return Value(kind: .boolean(true), range: range)
      case .false: return Value(kind: .boolean(false), range: range)
      case .null: return Value(kind: .null, range: range)
      default: return Value(kind: .enum(symbol), range: range)
      }
    case .dollar:
      if isConstant, isVariableDefinition { throw unexpected("a value") }
      let name = try variable()
      if isConstant { report(.variableInConstant(name), of: name.range) }
      return Value(kind: .variable(name.symbol), range: name.range)
    case .int:
      defer { advance() }
      return Value(kind: .int(spelledSymbol), range: range)
    case .float:
      defer { advance() }
      return Value(kind: .float(spelledSymbol), range: range)
    case .string, .blockString:
      return Value(kind: .string(stringValue()), range: range)
    case .bracketLeft:
      let values = try list(
        .bracketLeft, .bracketRight, of: "a value", allowsEmpty: true, startingWith: \.startsValue
      ) { parser, items throws(Unexpected) in
        items.append(try parser.value())
      }
      return Value(kind: .list(values), range: SourceRange(Int(range.start), lexer.previousEnd))
    case .braceLeft:
      let fields = try list(
        .braceLeft, .braceRight, of: "a field, `name: value`", allowsEmpty: true, startingWith: { $0 == .name }
      ) { parser, items throws(Unexpected) in
        let name = try parser.name()
        try parser.expect(.colon)
        items.append(ObjectField(name: name, value: try parser.value()))
      }
      return Value(kind: .object(fields), range: SourceRange(Int(range.start), lexer.previousEnd))
    default:
      throw unexpected("a value")
    }
  }

  /// Whether a variable is declared here: `$name:`.
  private var isVariableDefinition: Bool {
    var ahead = self
    ahead.advance()
    ahead.advance()
    return ahead.at(.colon)
  }

  /// Type : NamedType | ListType | NonNullType
  mutating func type() throws(Unexpected) -> TypeSyntax {
    let start = lexer.start
    var lists = 0
    while at(.bracketLeft) {
      guard lists < TypeSyntax.maximumLists else {
        skipGroup(because: .typeTooDeep)
        throw Unexpected()
      }
      lists += 1
      advance()
    }
    let name = try name("a type")
    var nonNulls: UInt64 = eat(.bang) ? 1 : 0
    for level in 0..<lists {
      if !at(.bracketRight) {
        let mistake = unexpected(.bracketRight)
        guard skipToClosing(.bracketRight) else { throw mistake }
        // Where one is wrong, nobody knows how many there should be.
        for _ in level..<lists where eat(.bracketRight) { _ = eat(.bang) }
        break
      }
      advance()
      nonNulls = nonNulls << 1 | (eat(.bang) ? 1 : 0)
    }
    return TypeSyntax(
      named: name, lists: UInt32(lists), nonNulls: nonNulls, range: SourceRange(start, lexer.previousEnd))
  }
}

extension Diagnostic.Message {
  fileprivate static func variableInConstant(_ name: Name) -> Self {
    Self("expected a constant, found `$\(name)`: a variable has no value yet where this is read")
  }
}

extension Token {
  var startsValue: Bool {
    switch self {
    case .name, .dollar, .int, .float, .string, .blockString, .bracketLeft, .braceLeft: true
    default: false
    }
  }
}
