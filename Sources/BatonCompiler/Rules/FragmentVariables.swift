import GraphQLSchema
import GraphQLSyntax

/// A fragment's own variables, read from `@argumentDefinitions` or from the older `fragment F($x: Int)`, and what is
/// wrong with how they are declared.
///
/// An entry that is wrong is a variable nonetheless: who passes it is not to blame.
struct FragmentVariables {
  private(set) var variables: [DeclaredVariable] = []
  private(set) var problems: [Diagnostic] = []

  private let file: FileID
  private let schema: Schema
  private let files: [SourceFile]
  private let hints: ScopedHints

  init(of fragment: FragmentDefinition, in file: FileID, schema: Schema, files: [SourceFile], hints: ScopedHints) {
    self.hints = hints
    self.file = file
    self.schema = schema
    self.files = files
    for variable in fragment.variables { variables.append(DeclaredVariable(variable, schema: schema)) }
    let directives = fragment.declarations(in: schema)
    guard let directive = directives.first else { return }
    if let first = fragment.variables.first {
      report(
        .twoSpellings, at: directive.name.range,
        notes: [note("variables are declared here already", at: first.name.range)])
    }
    if let second = directives.last, directives.count > 1 {
      report(.secondArgumentDefinitions, at: second.word, notes: [note("the first one is here", at: directive.word)])
    }
    for directive in directives {
      for entry in directive.arguments { read(entry) }
    }
  }

  private mutating func read(_ entry: Argument) {
    guard case .object(let fields) = entry.value.kind else {
      report(.entryIsNoObject(entry.name), at: entry.value.range)
      variables.append(DeclaredVariable(name: entry.name, type: nil, defaultValue: nil))
      return
    }
    var type: TypeReference?
    var hasType = false
    var isClear = true
    var defaultValue: Value?
    var provider: StringValue?
    var providerRange: SourceRange?
    var directives: [Directive] = []
    var unusedOnPurpose: SourceRange?
    for field in fields {
      switch field.name.text {
      case "type":
        hasType = true
        type = self.type(field.value)
      case "defaultValue":
        defaultValue = field.value
        if let variable = field.value.firstVariable { report(.variableAsDefault(variable), at: variable.range) }
      case "provider":
        providerRange = field.name.range
        if case .string(let module) = field.value.kind {
          provider = module
        } else {
          report(.providerIsNoString, at: field.value.range)
        }
      case "directives": directives = self.directives(field.value)
      case "unusedLocalVariable_DEPRECATED":
        if case .boolean(true) = field.value.kind {
          unusedOnPurpose = field.name.range
        } else {
          report(.unusedOnPurposeIsNotTrue, at: field.value.range)
        }
      default:
        isClear = false
        report(.unknownKey(field.name), at: field.name.range)
      }
    }
    if !hasType, isClear { report(.missingType(entry.name), at: entry.name.range) }
    if let providerRange, let value = defaultValue {
      report(
        .providedWithDefault(entry.name), at: value.range, notes: [note("its provider is here", at: providerRange)])
    }
    // What a misspelt key was to say of the variable nobody knows.
    variables.append(
      DeclaredVariable(
        name: entry.name, type: isClear ? type : nil, defaultValue: defaultValue, directives: directives, provider: provider,
        unusedOnPurpose: unusedOnPurpose))
  }

  /// `type: "[Int!]"`, or a bare word.
  private mutating func type(_ value: Value) -> TypeReference? {
    let syntax: TypeSyntax
    switch value.kind {
    case .enum(let name): syntax = TypeSyntax(Name(name, value.range))
    case .string(let string):
      let (type, mistakes) = parseType(source, id: file, range: string.content)
      problems += mistakes
      guard mistakes.isEmpty, let type else { return nil }
      syntax = type
    default:
      report(.typeIsNoString, at: value.range)
      return nil
    }
    guard let named = schema.type(syntax.named.symbol) else {
      report(.unknownType(syntax.named, in: schema, hints, .inputTypes) { $0.isInput }, at: syntax.named.range)
      return nil
    }
    guard named.isInput else {
      report(.notInput(syntax, named), at: value.range)
      return nil
    }
    return TypeReference(named.id, as: syntax)
  }

  /// `directives: ["@d(x: 1)"]`
  private mutating func directives(_ value: Value) -> [Directive] {
    guard case .list(let items) = value.kind else {
      report(.directivesAreNoStrings, at: value.range)
      return []
    }
    return items.flatMap { item -> [Directive] in
      guard case .string(let string) = item.kind else {
        report(.directivesAreNoStrings, at: item.range)
        return []
      }
      let (directives, mistakes) = parseDirectives(source, id: file, range: string.content)
      problems += mistakes
      return directives ?? []
    }
  }

  private var source: SourceFile { files[Int(file.index)] }

  private mutating func report(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    problems.append(Diagnostic(message, at: Location(file, range), notes: notes))
  }

  private func note(_ text: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(text, at: Location(file, range))
  }
}

extension FragmentDefinition {
  /// The directives that declare its variables: `@argumentDefinitions`, or one that nobody knows and that is nearly called
  /// so.
  func declarations(in schema: Schema) -> [Directive] {
    let declarations = directives.filter { $0.name.symbol == .argumentDefinitions }
    if !declarations.isEmpty { return declarations }
    return directives.filter { directive in
      !schema.knows(directive)
        && !suggestions(for: directive.name.text, among: [Symbol.argumentDefinitions.text]).isEmpty
    }
  }
}

extension Value {
  /// The first variable in it, however deep.
  fileprivate var firstVariable: Value? {
    switch kind {
    case .variable: self
    case .list(let items): items.lazy.compactMap(\.firstVariable).first
    case .object(let fields): fields.lazy.compactMap(\.value.firstVariable).first
    case .int, .float, .string, .boolean, .null, .enum: nil
    }
  }
}

extension StringValue {
  /// What stands between its quotes, in the file.
  var content: Range<Int> {
    let quotes = isBlock ? 3 : 1
    return Int(range.start) + quotes..<max(Int(range.end) - quotes, Int(range.start) + quotes)
  }
}

extension Diagnostic.Message {
  fileprivate static var twoSpellings: Self {
    Self("a fragment declares its variables in one place: drop these, or the ones in parentheses")
  }

  fileprivate static var secondArgumentDefinitions: Self {
    Self("a fragment takes `@argumentDefinitions` once; put all its variables into one")
  }

  fileprivate static func entryIsNoObject(_ name: Name) -> Self {
    Self("a variable is declared as an object: `\(name): {type: \"Int\", defaultValue: 10}`")
  }

  fileprivate static func missingType(_ name: Name) -> Self {
    Self("`\(name)` has no type; write `\(name): {type: \"Int\"}`")
  }

  fileprivate static var typeIsNoString: Self { Self("a type is written as a string, `type: \"[Int!]\"`") }

  fileprivate static func notInput(_ type: TypeSyntax, _ named: TypeDefinition) -> Self {
    Self(
      "`\(named.name)` is \(named.kind.phrase), which cannot be passed; a variable is a scalar, an enum or an input object"
    )
  }

  fileprivate static func unknownKey(_ name: Name) -> Self {
    let keys = ["type", "defaultValue", "provider", "directives", "unusedLocalVariable_DEPRECATED"]
    return Self(
      "a variable is declared by `type` and `defaultValue`, not by `\(name)`" + didYouMean(name.text, among: keys))
  }

  fileprivate static var providerIsNoString: Self {
    Self("`provider` names a module, as a string")
  }

  fileprivate static func providedWithDefault(_ name: Name) -> Self {
    Self("`$\(name)` gets its value from its provider, so it takes no default")
  }

  fileprivate static func variableAsDefault(_ value: Value) -> Self {
    Self("a default is a constant, found \(value.found)")
  }

  fileprivate static var unusedOnPurposeIsNotTrue: Self {
    Self("`unusedLocalVariable_DEPRECATED` can only be `true`; remove it where the variable is used")
  }

  fileprivate static var directivesAreNoStrings: Self {
    Self("`directives` is a list of strings, `[\"@example\"]`")
  }
}
