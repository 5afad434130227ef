extension Parser {
  /// TypeSystemDefinition | TypeSystemExtension, after its description.
  mutating func typeSystemDefinition(_ description: StringValue?) throws(Unexpected) -> TypeSystemDefinition {
    isConstant = true
    defer { isConstant = false }
    let start = range
    let isExtension = eat(word: .extend)
    if isExtension, let description { report(.describedExtension, of: description.range) }
    guard at(.name) else { throw unexpected("the kind of type to extend") }
    let keyword = range
    let word = symbol
    definitionWord = word
    var name: Name?
    var directives: [Directive] = []
    let kind: TypeSystemDefinition.Kind
    advance()
    switch word {
    case .schema:
      directives = try self.directives()
      kind = .schema(try rootOperationTypes(isOptional: isExtension && !directives.isEmpty))
    case .scalar:
      name = try self.name("the scalar's name")
      directives = try self.directives()
      kind = .scalar
    case .type, .interface:
      name = try self.name(word == .type ? "the type's name" : "the interface's name")
      let interfaces = try implementedInterfaces()
      directives = try self.directives()
      let type = ImplementingType(interfaces: interfaces, fields: try fieldDefinitions())
      kind = word == .type ? .object(type) : .interface(type)
    case .union:
      name = try self.name("the union's name")
      directives = try self.directives()
      kind = .union(eat(.equals) ? try names(separatedBy: .pipe, "a member type") : [])
    case .enum:
      name = try self.name("the enum's name")
      directives = try self.directives()
      kind = .enum(try enumValues())
    case .input:
      name = try self.name("the input's name")
      directives = try self.directives()
      kind = .input(try inputFields())
    case .directive where !isExtension:
      let sign = range
      try expect(.at)
      let bare = try self.name("the directive's name")
      name = Name(bare.symbol, sign.through(bare.range))
      kind = .directive(try directiveDefinition())
    default:
      report(.notExtendable(word.text), of: keyword)
      throw Unexpected()
    }
    if isExtension, lexer.previousEnd == Int((name?.range ?? keyword).end) { throw unexpected("what the extension adds") }
    return TypeSystemDefinition(
      description: description, isExtension: isExtension, name: name, directives: directives, kind: kind,
      keyword: isExtension ? start : keyword)
  }

  /// { RootOperationTypeDefinition+ }
  private mutating func rootOperationTypes(
    isOptional: Bool
  ) throws(Unexpected) -> [RootOperationTypeDefinition] {
    if isOptional, !at(.braceLeft) { return [] }
    guard at(.braceLeft) else { throw unexpected("`{`") }
    return try list(.braceLeft, .braceRight, of: "`query: Type`", startingWith: { $0 == .name }) {
      parser, items throws(Unexpected) in
      let keyword = parser.range
      guard let kind = OperationKind(rawValue: parser.symbol.text) else {
        throw parser.unexpected("`query`, `mutation` or `subscription`")
      }
      parser.advance()
      try parser.expect(.colon)
      let type = try parser.name("a type")
      items.append(RootOperationTypeDefinition(kind: kind, keyword: keyword, type: type))
    }
  }

  /// ImplementsInterfaces : implements &? NamedType (& NamedType)*
  private mutating func implementedInterfaces() throws(Unexpected) -> [Name] {
    guard eat(word: .implements) else { return [] }
    var names = try names(separatedBy: .ampersand, "an interface")
    // Old drafts had it without. The names count, so that nobody misses what they bring.
    if at(.name), !symbol.startsDefinition { report(.missingAmpersand(found)) }
    while at(.name), !symbol.startsDefinition { names += try self.names(separatedBy: .ampersand, "an interface") }
    return names
  }

  /// Separator? NamedType (Separator NamedType)*
  private mutating func names(separatedBy separator: Token, _ what: StaticString) throws(Unexpected) -> [Name] {
    _ = eat(separator)
    var names = [try name(what)]
    while eat(separator) { names.append(try name(what)) }
    return names
  }

  /// FieldsDefinition : { FieldDefinition+ }
  mutating func fieldDefinitions() throws(Unexpected) -> [FieldDefinitionSyntax] {
    guard at(.braceLeft) else { return [] }
    return try list(.braceLeft, .braceRight, of: "a field, `name: Type`", startingWith: \.startsMember) {
      parser, items throws(Unexpected) in
      let description = parser.description()
      let name = try parser.name("a field's name")
      let arguments = try parser.argumentDefinitions()
      try parser.expect(.colon)
      let type = try parser.type()
      items.append(
        FieldDefinitionSyntax(
          description: description, name: name, arguments: arguments, type: type,
          directives: try parser.directives()))
    }
  }

  /// ArgumentsDefinition : ( InputValueDefinition+ )
  private mutating func argumentDefinitions() throws(Unexpected) -> [InputValueDefinition] {
    guard at(.parenLeft) else { return [] }
    return try list(.parenLeft, .parenRight, of: "an argument, `name: Type`", startingWith: \.startsMember) {
      parser, items throws(Unexpected) in
      items.append(try parser.inputValue("an argument's name"))
    }
  }

  /// InputFieldsDefinition : { InputValueDefinition+ }
  mutating func inputFields() throws(Unexpected) -> [InputValueDefinition] {
    guard at(.braceLeft) else { return [] }
    return try list(.braceLeft, .braceRight, of: "a field, `name: Type`", startingWith: \.startsMember) {
      parser, items throws(Unexpected) in
      items.append(try parser.inputValue("a field's name"))
    }
  }

  /// InputValueDefinition : Description? Name : Type DefaultValue? Directives?
  private mutating func inputValue(_ what: StaticString) throws(Unexpected) -> InputValueDefinition {
    let description = description()
    let name = try name(what)
    try expect(.colon)
    return InputValueDefinition(
      description: description, name: name, type: try type(), defaultValue: try defaultValue(),
      directives: try directives())
  }

  /// EnumValuesDefinition : { EnumValueDefinition+ }
  mutating func enumValues() throws(Unexpected) -> [EnumValueDefinition] {
    guard at(.braceLeft) else { return [] }
    return try list(.braceLeft, .braceRight, of: "a value of the enum", startingWith: \.startsMember) {
      parser, items throws(Unexpected) in
      let description = parser.description()
      if parser.at(word: .true) || parser.at(word: .false) || parser.at(word: .null) {
        parser.report(.reservedEnumValue(parser.found))
      }
      let name = try parser.name("a value of the enum")
      items.append(EnumValueDefinition(description: description, name: name, directives: try parser.directives()))
    }
  }

  /// ArgumentsDefinition? repeatable? on DirectiveLocations
  private mutating func directiveDefinition() throws(Unexpected) -> DirectiveDefinition {
    let arguments = try argumentDefinitions()
    let isRepeatable = eat(word: .repeatable)
    guard eat(word: .on) else { throw unexpected("`on` and where the directive may stand") }
    return DirectiveDefinition(
      arguments: arguments, isRepeatable: isRepeatable,
      locations: try names(separatedBy: .pipe, "a place such as `FIELD`"))
  }
}

extension Token {
  /// Whether the definition of a field, argument or enum value can begin with it.
  fileprivate var startsMember: Bool { self == .name || self == .string || self == .blockString }
}

extension Diagnostic.Message {
  fileprivate static var describedExtension: Self { Self("an extension takes no description") }

  fileprivate static func notExtendable(_ word: String) -> Self {
    Self("`\(word)` cannot be extended; expected `schema`, `scalar`, `type`, `interface`, `union`, `enum` or `input`")
  }

  fileprivate static func missingAmpersand(_ found: String) -> Self {
    Self("expected `&` between two interfaces, found \(found)")
  }

  fileprivate static func reservedEnumValue(_ found: String) -> Self {
    Self("an enum cannot have the value \(found)")
  }
}
