import GraphQLSchema
import GraphQLSyntax

/// All executable documents of a compilation, and what a rule may know of any definition before anything is walked.
final class DocumentSet: Sendable {
  struct Entry: Sendable {
    let definition: Definition
    let file: FileID
  }

  let schema: Schema
  /// Every definition of every document, in order.
  let entries: [Entry]
  /// The places of fragments by name. Of two of one name the first counts; ``UniqueDefinitionNames`` reports the second.
  private let fragments: SymbolMap
  /// The signature of each entry that is a fragment, the doubled ones too.
  private let signatures: [FragmentSignature?]

  init(_ documents: [Document], files: [SourceFile], schema: Schema) {
    self.schema = schema
    var entries: [Entry] = []
    entries.reserveCapacity(documents.reduce(0) { $0 + $1.definitions.count })
    for document in documents {
      for definition in document.definitions { entries.append(Entry(definition: definition, file: document.file)) }
    }
    self.entries = entries
    var fragments = SymbolMap(capacity: entries.count)
    var signatures: [FragmentSignature?] = []
    let hints = ScopedHints()
    signatures.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      guard case .fragment(let syntax) = entry.definition else {
        signatures.append(nil)
        continue
      }
      let signature = FragmentSignature(
        syntax, in: entry.file, at: index, schema: schema, files: files, hints: hints)
      signatures.append(signature)
      _ = fragments.insert(syntax.name.symbol, index)
    }
    self.fragments = fragments
    self.signatures = signatures
  }

  func fragment(_ name: Symbol) -> FragmentSignature? { fragments[name].flatMap { signatures[$0] } }

  /// The fragment that an unknown field is the spread of, but for its dots.
  func fragment(missingDotsOf field: Field) -> FragmentSignature? {
    field.alias == nil && field.selections == nil ? fragment(field.name.symbol) : nil
  }

  func signature(at index: Int) -> FragmentSignature? { signatures[index] }
  /// Whether a definition is a fragment that declares variables of its own by a directive.
  func declaresVariables(_ index: Int) -> Bool {
    signatures[index].map { !$0.syntax.declarations(in: schema).isEmpty } ?? false
  }
  /// Without the doubled ones.
  var allFragments: [FragmentSignature] { signatures.compactMap { $0 }.filter { fragment($0.name) === $0 } }
}

/// What a spread needs to know of a fragment: never its body, so that fragments may be checked in any order.
final class FragmentSignature: Sendable {
  let syntax: FragmentDefinition
  let file: FileID
  /// Its place in ``DocumentSet/entries``.
  let index: Int
  /// What it is a fragment on; nil where the schema has no such type, or one that nothing can be selected on.
  let type: TypeDefinition?
  /// The variables of its own.
  let variables: [DeclaredVariable]
  /// What is wrong with how they are declared.
  let problems: [Diagnostic]
  /// Where each of many variables is.
  private let places: [Symbol: Int]

  init(
    _ syntax: FragmentDefinition, in file: FileID, at index: Int, schema: Schema, files: [SourceFile], hints: ScopedHints
  ) {
    self.syntax = syntax
    self.file = file
    self.index = index
    let type = schema.type(syntax.typeCondition.symbol)
    self.type = type?.isComposite == true ? type : nil
    let declarations = FragmentVariables(of: syntax, in: file, schema: schema, files: files, hints: hints)
    variables = declarations.variables
    problems = declarations.problems
    places =
      variables.count > 8
      ? Dictionary(variables.enumerated().map { ($1.name.symbol, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
  }

  var name: Symbol { syntax.name.symbol }
  var location: Location { Location(file, syntax.name.range) }
  func variable(_ name: Symbol) -> DeclaredVariable? {
    if places.isEmpty { return variables.first { $0.name.symbol == name } }
    return places[name].map { variables[$0] }
  }
}

/// A variable of an operation, or a fragment's own.
struct DeclaredVariable: Sendable {
  let name: Name
  /// Nil where what is written is no input type of the schema.
  let type: TypeReference?
  let defaultValue: Value?
  var directives: [Directive] = []
  /// The module of a provided variable.
  var provider: StringValue?
  /// `unusedLocalVariable_DEPRECATED`, where it stands.
  var unusedOnPurpose: SourceRange?

  /// Non-null where a default stands in for a missing value, unless that is null itself.
  var effectiveType: TypeReference? {
    switch defaultValue?.kind {
    case nil, .null: type
    default: type?.nonNull
    }
  }

  /// Must be passed by a spread: non-null, with nothing to stand in for it.
  var isRequired: Bool { type?.isNonNull == true && defaultValue == nil && provider == nil }
}

/// A variable where a value belongs.
struct VariableUse: Sendable {
  let name: Symbol
  let range: SourceRange
  /// The type that belongs there; nil where something above is wrong, or where anything may stand.
  var expected: TypeReference?
  /// The argument or input field that takes it.
  let position: Symbol
  /// Whether it is one of the items of the list that stands there.
  let isItem: Bool
  let positionHasDefault: Bool
  /// A member of a `@oneOf` input object, which takes no null though its type does.
  let isOneOfMember: Bool
}

/// A variable and a type that it is used at and does not fit.
struct Misfit: Hashable, Sendable {
  let name: Symbol
  let expected: TypeReference?
}

/// An argument of a spread that the fragment does not declare.
struct StrayArgument: Sendable {
  let fragment: Symbol
  let name: Symbol
}

/// What one walk over a definition found, for the rules about the program.
struct DefinitionFacts: Sendable {
  struct Spread: Sendable {
    let name: Name
    /// Under an `@include` or `@skip` that an argument of the fragment decides, or a literal has: it may not be there.
    let mayBeFolded: Bool
  }

  let isOperation: Bool
  /// An operation's variables, of two of one name the first.
  var variables: [Symbol: DeclaredVariable] = [:]
  var spreads: [Spread] = []
  /// Of a definition's own variables, those that it uses.
  var used: Set<Symbol> = []
  /// Of a fragment: the uses of variables that are not its own, and so must be the operation's.
  var globals: [VariableUse] = []
  /// What its spreads pass to fragments that do not declare it.
  var strayArguments: [StrayArgument] = []
  /// Of a definition's own variables, those that do not fit where it uses them, with the type that they do not fit.
  var misfits: Set<Misfit> = []

  init(isOperation: Bool) { self.isOperation = isOperation }
}
