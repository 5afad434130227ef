import GraphQLSchema
import GraphQLSyntax

/// What a rule sees while definitions are walked. There is one for each thread that walks.
final class RuleContext {
  let documents: DocumentSet
  let options: RuleOptions
  let schema: Schema
  let hints: ScopedHints
  /// What the hints are made of, for those who make their own.
  let names: Hints

  /// The file of the definition that is being walked.
  private(set) var file: FileID
  /// What operation is being walked, if it is one.
  private(set) var operation: OperationDefinition?
  /// What fragment is being walked, if it is one.
  private(set) var fragment: FragmentSignature?
  /// The definition's own variables by name.
  private(set) var variables: [Symbol: DeclaredVariable] = [:]
  /// What the walk found in this definition so far.
  var facts = DefinitionFacts(isOperation: false)

  /// The type that is selected on; nil where it is not known.
  var parent: TypeDefinition?
  /// The type of the field or definition around, then of each inline fragment down to here: one object is all of them.
  var enclosing: ArraySlice<TypeDefinition> { types[typesStart...] }
  /// Whether selections are of the definition's own type, not below a field or another type.
  var isAtRoot: Bool { types.count == 1 }
  private var types: [TypeDefinition] = []
  private var typesStart = 0

  private(set) var diagnostics: [Diagnostic] = []

  init(documents: DocumentSet, options: RuleOptions, hints: Hints = Hints()) {
    names = hints
    self.hints = ScopedHints(hints)
    self.documents = documents
    self.options = options
    schema = documents.schema
    file = FileID(0)
  }

  func report(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(message, at: Location(file, range), notes: notes))
  }

  func report(_ message: Diagnostic.Message, at name: Name, notes: [Diagnostic.Note] = []) {
    report(message, at: name.range, notes: notes)
  }

  func warn(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    diagnostics.append(Diagnostic(.warning, message, at: Location(file, range), notes: notes))
  }

  func report(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  /// A note at a place in the file that is being walked.
  func note(_ text: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(text, at: Location(file, range))
  }

  /// `query Q`, `fragment F`: the definition that is being walked, as a message calls it.
  var title: String { operation?.title ?? fragment.map { "fragment `\($0.name)`" } ?? "" }
}

// MARK: - For the walk

extension RuleContext {
  func begin(_ operation: OperationDefinition, in file: FileID) {
    self.file = file
    self.operation = operation
    fragment = nil
    facts = DefinitionFacts(isOperation: true)
    variables = [:]
    for variable in operation.variables where variables[variable.name.symbol] == nil {
      variables[variable.name.symbol] = DeclaredVariable(variable, schema: schema)
    }
    facts.variables = variables
  }

  func begin(_ fragment: FragmentSignature) {
    file = fragment.file
    operation = nil
    self.fragment = fragment
    facts = DefinitionFacts(isOperation: false)
    variables = [:]
    for variable in fragment.variables where variables[variable.name.symbol] == nil {
      variables[variable.name.symbol] = variable
    }
  }

  /// Runs `body` with another type to select on. `isSameObject`: what is selected there is of the same object.
  @inline(__always)
  func selecting(on type: TypeDefinition?, isSameObject: Bool, _ body: () -> Void) {
    let (outer, start) = (parent, typesStart)
    if !isSameObject { typesStart = types.count }
    parent = type
    if let type { types.append(type) }
    body()
    if type != nil { types.removeLast() }
    parent = outer
    typesStart = start
  }
}

extension DeclaredVariable {
  init(_ syntax: VariableDefinition, schema: Schema) {
    let type = schema.reference(syntax.type).flatMap { schema[$0].isInput ? $0 : nil }
    self.init(name: syntax.name, type: type, defaultValue: syntax.defaultValue, directives: syntax.directives)
  }
}

extension OperationDefinition {
  /// `query Q`, or the kind alone where it has no name.
  var title: String { name.map { "\(kind.rawValue) `\($0)`" } ?? "this \(kind.rawValue)" }
}
