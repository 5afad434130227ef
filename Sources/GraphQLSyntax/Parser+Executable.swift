extension Parser {
  /// Document : Definition*
  mutating func document() -> Document {
    var document = Document(file: file, definitions: [])
    var damage = Damage()
    /// The definition before, unless that was lost.
    var previous: Int?
    while !at(.end) {
      let start = lexer.start
      let mistakes = lexer.diagnostics.count
      if !isSwallowing { lexer.swallowed = SwallowedText() }
      lexer.hasSwallowedBraces = false
      definitionWord = nil
      extent = .part
      hasStrayBracket = false
      do throws(Unexpected) {
        if let definition = try definition() {
          previous = document.definitions.count
          if lexer.diagnostics.count > mistakes {
            damage.definitions[document.definitions.count] = lexer.hasSwallowedBraces ? .structure : extent
          }
          document.definitions.append(definition)
        }
      } catch {
        // What closes more than this has opened.
        let isUnbalanced = at(.braceRight)
        if lexer.start == start { advance() }
        resetLists()
        if skipToDefinition() || isUnbalanced, let previous {
          // The mistakes in the definition before have ended it too early.
          if damage.definitions[previous] != nil { lexer.forget(behind: mistakes) }
          damage.definitions[previous] = .structure
        }
        lost.append(SourceRange(start, lexer.start))
        previous = nil
      }
    }
    if !lexer.diagnostics.isEmpty {
      damage.lost = lost + lexer.lost
      damage.elsewhere = elsewhere
      damage.hasUnnamed = hasUnnamed
      document.damage = damage
    }
    return document
  }

  /// The braces of a definition whose header is wrong.
  mutating func skipBody() {
    lastUnexpected = -1
    switch definitionWord {
    case .query, .mutation, .subscription, .fragment: _ = try? selectionSet()
    case .type, .interface: _ = try? fieldDefinitions()
    case .input: _ = try? inputFields()
    case .enum: _ = try? enumValues()
    default: if kind == .executable { _ = try? selectionSet() } else { skipGroup() }
    }
  }

  /// Definition : Description? (ExecutableDefinition | TypeSystemDefinitionOrExtension)
  private mutating func definition() throws(Unexpected) -> Definition? {
    let description = description()
    let keyword = range
    if at(.braceLeft) {
      if kind == .typeSystem {
        skipGroup(because: .notASchema("`{ … }` by itself is an operation, which"))
        return nil
      }
      if let description { report(.description(on: "an operation without a name"), of: description.range) }
      let selections = try selectionSet()
      return .operation(
        OperationDefinition(
          kind: .query, keyword: keyword, name: nil, variables: [], directives: [], selections: selections))
    }
    guard at(.name) else {
      report(.expected("a definition", found: found))
      throw Unexpected()
    }
    definitionWord = symbol
    switch symbol {
    case .query: return try operation(.query, description)
    case .mutation: return try operation(.mutation, description)
    case .subscription: return try operation(.subscription, description)
    case .fragment:
      let fragment = try fragmentDefinition(description)
      return allows(.executable, "a fragment", at: keyword) ? .fragment(fragment) : nil
    default:
      guard symbol.startsDefinition else {
        report(.unknownDefinition(found, symbol.text))
        throw Unexpected()
      }
      if kind == .executable, isTypeSystemHeader {
        skipTypeSystemDefinition(at: keyword)
        return nil
      }
      let definition = try typeSystemDefinition(description)
      return allows(.typeSystem, "a type system definition", at: keyword) ? .typeSystem(definition) : nil
    }
  }

  /// Whether this word and the next begin a definition of the type system.
  private var isTypeSystemHeader: Bool {
    var ahead = self
    ahead.advance()
    switch symbol {
    case .schema: return ahead.at(.braceLeft) || ahead.at(.at)
    case .directive: return ahead.at(.at)
    case .extend:
      let operations: [Symbol] = [.query, .mutation, .subscription, .fragment, .extend]
      return ahead.at(.name) && ahead.symbol.startsDefinition && !operations.contains(ahead.symbol)
    default:
      guard ahead.at(.name) else { return false }
      ahead.advance()
      return !ahead.at(.braceRight)
    }
  }

  /// Reports a definition that belongs elsewhere, and nothing of what is in it.
  private mutating func skipTypeSystemDefinition(at keyword: SourceRange) {
    report(.notAnOperation("a type system definition"), of: keyword)
    let count = lexer.diagnostics.count
    if (try? typeSystemDefinition(nil)) == nil { _ = skipToDefinition() }
    lexer.forget(behind: count)
    elsewhere.append(SourceRange(Int(keyword.start), lexer.previousEnd))
  }

  /// Whether the document may hold this; reports at its first word when not.
  private mutating func allows(_ required: DocumentKind, _ what: String, at keyword: SourceRange) -> Bool {
    if kind == .any || kind == required { return true }
    report(required == .typeSystem ? .notAnOperation(what) : .notASchema(what), of: keyword)
    return false
  }

  /// OperationType Name? VariableDefinitions? Directives? SelectionSet
  private mutating func operation(
    _ operationKind: OperationKind, _ description: StringValue?
  ) throws(Unexpected) -> Definition? {
    let keyword = range
    advance()
    let name = at(.name) ? try name() : nil
    if let word = name?.symbol, word.startsDefinition { definitionWord = word }
    let operation = OperationDefinition(
      description: description, kind: operationKind, keyword: keyword, name: name,
      variables: try variableDefinitions(), directives: try directives(), selections: try selectionSet())
    return allows(.executable, "an operation", at: keyword) ? .operation(operation) : nil
  }

  /// fragment FragmentName VariableDefinitions? on NamedType Directives? SelectionSet
  private mutating func fragmentDefinition(_ description: StringValue?) throws(Unexpected) -> FragmentDefinition {
    let keyword = range
    advance()
    guard at(.name), symbol != .on else {
      hasUnnamed = true
      throw unexpected("the fragment's name")
    }
    let name = try name()
    if at(.parenLeft), !fragmentArguments {
      guard opensVariables else { throw unexpected("`on` and a type") }
      report(.fragmentVariables)
    }
    let variables = try variableDefinitions()
    guard eat(word: .on) else { throw unexpected("`on` and a type") }
    return FragmentDefinition(
      description: description, keyword: keyword, name: name, variables: variables,
      typeCondition: try self.name("a type"), directives: try directives(), selections: try selectionSet())
  }

  /// VariableDefinitions : ( VariableDefinition+ )
  private mutating func variableDefinitions() throws(Unexpected) -> [VariableDefinition] {
    guard at(.parenLeft) else { return [] }
    let mistakes = lexer.diagnostics.count
    defer { if lexer.diagnostics.count > mistakes { extent = .variables } }
    return try list(
      .parenLeft, .parenRight, of: "a variable, `$name: Type`",
      startingWith: { $0 == .dollar || $0 == .string || $0 == .blockString }
    ) { parser, items throws(Unexpected) in
      items.append(try parser.variableDefinition())
    }
  }

  /// VariableDefinition : Description? Variable : Type DefaultValue? Directives?
  private mutating func variableDefinition() throws(Unexpected) -> VariableDefinition {
    let description = description()
    let name = try variable()
    try expect(.colon)
    let type = try type()
    isConstant = true
    defer { isConstant = false }
    let start = Int(range.start)
    let defaultValue = try defaultValue()
    return VariableDefinition(
      description: description, name: name, type: type, defaultValue: defaultValue,
      defaultRange: SourceRange(start, defaultValue == nil ? start : lexer.previousEnd), directives: try directives())
  }

  /// SelectionSet : { Selection+ }
  mutating func selectionSet() throws(Unexpected) -> [Selection] {
    guard at(.braceLeft) else { throw unexpected("`{`") }
    return try list(
      .braceLeft, .braceRight, of: "a selection", startingWith: { $0 == .name || $0 == .spread }
    ) { parser, items throws(Unexpected) in
      try parser.selection(into: &items)
    }
  }

  /// Selection : Field | FragmentSpread | InlineFragment
  @inline(__always)
  private mutating func selection(into selections: inout Gathered<Selection>) throws(Unexpected) {
    if at(.name) { try field(into: &selections) } else { selections.append(try spread()) }
  }

  /// Field : Alias? Name Arguments? Directives? SelectionSet?
  private mutating func field(into selections: inout Gathered<Selection>) throws(Unexpected) {
    let start = lexer.start
    var alias: Name?
    var name = try name()
    if at(.colon) {
      advance()
      guard at(.name) else {
        report(.aliasAlone(name), of: SourceRange(start, lexer.previousEnd))
        throw Unexpected()
      }
      alias = name
      name = try self.name()
    }
    let arguments = at(.parenLeft) ? try arguments() : []
    let directives = at(.at) ? try directives() : []
    let inner = at(.braceLeft) ? try selectionSet() : nil
    selections.append(
      .field(
        Field(
          alias: alias, name: name, arguments: arguments, directives: directives, selections: inner)))
  }

  /// ... FragmentName Arguments? Directives? | ... (on NamedType)? Directives? SelectionSet
  private mutating func spread() throws(Unexpected) -> Selection {
    let dots = range
    advance()
    if at(.name), symbol != .on, !isFieldOnNextLine {
      let name = try name()
      let isForbidden = at(.parenLeft) && !fragmentArguments
      if isForbidden { report(.spreadArguments(name)) }
      let arguments = at(.parenLeft) ? try arguments() : []
      let directives = try directives()
      // It was meant as a field, or as an inline fragment.
      if isForbidden, at(.braceLeft) { _ = try selectionSet() }
      return .spread(
        FragmentSpread(
          name: name, arguments: arguments, directives: directives,
          range: SourceRange(Int(dots.start), lexer.previousEnd)))
    }
    let type = eat(word: .on) ? try name("a type") : nil
    if type == nil, !at(.at), !at(.braceLeft) {
      hasUnnamed = true
      throw unexpected("a fragment's name, `on` or `{`")
    }
    return .inline(
      InlineFragment(
        typeCondition: type, directives: try directives(), selections: try selectionSet(), dots: dots))
  }
}

extension Parser {
  /// Whether a variable follows the parenthesis here.
  private var opensVariables: Bool {
    var ahead = self
    ahead.advance()
    return ahead.at(.dollar) || ahead.at(.string) || ahead.at(.blockString)
  }

  /// Whether the name here stands on the line behind that of a spread's dots, and is a field's.
  private var isFieldOnNextLine: Bool {
    guard isFirstOnLine else { return false }
    var ahead = self
    ahead.advance()
    return ahead.at(.parenLeft) || ahead.at(.colon) || ahead.at(.braceLeft)
  }
}

extension Symbol {
  /// `; did you mean` a word that begins a definition, or nothing.
  static func definitionWord(like word: String) -> String {
    didYouMean(word, among: grammarWords.map { Symbol($0) }.filter(\.startsDefinition).map(\.text))
  }
}

extension Diagnostic.Message {
  fileprivate static func description(on what: String) -> Self { Self("\(what) takes no description") }

  fileprivate static func unknownDefinition(_ found: String, _ word: String) -> Self {
    Self("expected a definition, found \(found)\(Symbol.definitionWord(like: word))")
  }

  fileprivate static func notAnOperation(_ what: String) -> Self {
    Self("\(what) stands in the schema or in a file of `schemaExtensions`, not among operations and fragments")
  }

  fileprivate static func notASchema(_ what: String) -> Self { Self("\(what) cannot stand in a schema") }

  fileprivate static func aliasAlone(_ alias: Name) -> Self { Self("expected a field's name after the alias `\(alias)`") }

  fileprivate static var fragmentVariables: Self {
    Self("a fragment declares its variables with `@argumentDefinitions`")
  }

  fileprivate static func spreadArguments(_ fragment: Name) -> Self {
    Self("a spread passes arguments with `@arguments`: `...\(fragment) @arguments(…)`")
  }
}
