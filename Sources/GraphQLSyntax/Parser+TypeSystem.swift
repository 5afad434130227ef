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
      let scalar = try self.name("the scalar's name")
      name = scalar
      directives = try self.directives()
      kind = .scalar
      if at(.braceLeft) { skipGroup(because: .scalarFields(scalar)) }
    case .type, .interface:
      name = try self.name(word == .type ? "the type's name" : "the interface's name")
      var interfaces = try implementedInterfaces()
      directives = try self.directives()
      if at(word: .implements) {
        report(directives.isEmpty ? .missingSeparator(.ampersand, "interfaces", found) : .lateInterfaces)
        interfaces += try implementedInterfaces()
      }
      try expectBody()
      let type = ImplementingType(interfaces: interfaces, fields: try fieldDefinitions())
      kind = word == .type ? .object(type) : .interface(type)
    case .union:
      name = try self.name("the union's name")
      directives = try self.directives()
      try expectBody(.equals)
      kind = .union(eat(.equals) ? try names(separatedBy: .pipe, "a member type", "member types") : [])
    case .enum:
      name = try self.name("the enum's name")
      directives = try self.directives()
      try expectBody()
      kind = .enum(try enumValues())
    case .input:
      name = try self.name("the input's name")
      directives = try self.directives()
      try expectBody()
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

  /// What follows the header of a type begins its body, or the next definition.
  private mutating func expectBody(_ opening: Token = .braceLeft) throws(Unexpected) {
    switch lexer.token {
    case opening, .end: return
    case .name where symbol.startsDefinition || isInFirstColumn: return
    case .string, .blockString:
      var ahead = self
      ahead.advance()
      if !ahead.at(opening) { return }
    default: break
    }
    throw unexpected(opening)
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
    return eat(word: .implements) ? try names(separatedBy: .ampersand, "an interface", "interfaces") : []
  }

  /// Separator? Name (Separator Name)*
  ///
  /// Names that nothing parts, as interfaces in old drafts, count all the same, so that nobody misses what they bring.
  private mutating func names(
    separatedBy separator: Token, _ what: StaticString, _ several: StaticString
  ) throws(Unexpected) -> [Name] {
    _ = eat(separator)
    var names: [Name] = []
    var isReported = false
    while true {
      if names.isEmpty || eat(separator) {
        if isFirstOnLine, isOnlyDefinition { throw unexpected(what) }
        names.append(try name(what))
        continue
      }
      let isOther = at(.ampersand) || at(.pipe)
      guard isOther || isUnpartedName else { return names }
      if !isReported { report(.missingSeparator(separator, several, found)) }
      isReported = true
      if isOther { advance() }
      _ = eat(separator)
      guard isUnpartedName else { return names }
      names.append(try name(what))
    }
  }

  /// Whether a word begins a definition here, as no name of a list would be followed by its name.
  private var isOnlyDefinition: Bool {
    guard isDefinitionHeader else { return false }
    var ahead = self
    ahead.advance()
    return !ahead.symbol.startsDefinition
  }

  /// Whether a name goes on with a list on its line: one that begins no definition, and is no field's.
  private var isUnpartedName: Bool {
    guard at(.name), !symbol.startsDefinition, symbol != .implements, !isFirstOnLine else { return false }
    var ahead = self
    ahead.advance()
    return !ahead.at(.parenLeft) && !ahead.at(.colon)
  }

  /// FieldsDefinition : { FieldDefinition+ }
  mutating func fieldDefinitions() throws(Unexpected) -> [FieldDefinitionSyntax] {
    guard at(.braceLeft) else { return [] }
    return try list(.braceLeft, .braceRight, of: "a field, `name: Type`", startingWith: \.startsMember) {
      parser, items throws(Unexpected) in
      let description = try parser.memberDescription()
      let name = try parser.name("a field's name")
      let mistakes = parser.lexer.diagnostics.count
      let arguments = try parser.argumentDefinitions()
      // Behind arguments that were no such thing nothing is missing.
      if !parser.at(.colon), parser.lexer.diagnostics.count > mistakes { throw Unexpected() }
      try parser.expect(.colon)
      let type = try parser.type()
      items.append(
        FieldDefinitionSyntax(
          description: description, name: name, arguments: arguments, type: type,
          directives: try parser.directives()))
    }
  }

  /// Description? of a member, unless that is a string which took along what closes the list.
  private mutating func memberDescription() throws(Unexpected) -> StringValue? {
    guard let description = description() else { return nil }
    if hasSwallowedClosing { throw Unexpected() }
    return description
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
    let description = try memberDescription()
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
      let description = try parser.memberDescription()
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
      locations: try names(separatedBy: .pipe, "a place such as `FIELD`", "places"))
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

  fileprivate static func missingSeparator(_ separator: Token, _ names: StaticString, _ found: String) -> Self {
    Self("expected \(separator.spelling) between two \(names), found \(found)")
  }

  fileprivate static var lateInterfaces: Self { Self("`implements` stands before the directives") }

  fileprivate static func scalarFields(_ name: Name) -> Self {
    Self("a scalar has no fields; a type that has some is defined with `type \(name)`")
  }

  fileprivate static func reservedEnumValue(_ found: String) -> Self {
    Self("an enum cannot have the value \(found)")
  }
}
