import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A compilation that came to its end, and what of it the next one can keep.
///
/// What is made of a definition depends on it, on what it reaches, and on little else; ``affected(by:)`` says what the
/// rest is. So after a change to some files it is enough to transform and to plan the definitions that stand in them and
/// those that reach these.
final class FinishedWork: Sendable {
  let input: CompilerInput
  let programs: Programs
  let operations: [CompiledOperation]
  let outputs: [Output]
  let ownTypes: Set<String>
  let checked: Set<Symbol>
  let payloadEnums: [FileID: Set<TypeID>]
  private let places: [Place]

  /// A definition and its file.
  private struct Place: Hashable {
    let file: FileID
    let name: Symbol

    static func all(_ program: IR.Program) -> [Place] {
      program.operations.map { Place(file: $0.location.file, name: $0.name) }
        + program.fragments.map { Place(file: $0.location.file, name: $0.name) }
    }
  }

  init(
    _ compilation: Compilation, _ programs: Programs, ownTypes: Set<String>, checked: Set<Symbol>, payloadEnums: [FileID: Set<TypeID>]
  ) {
    input = compilation.input
    self.programs = programs
    operations = compilation.operations
    outputs = compilation.outputs
    self.ownTypes = ownTypes
    self.checked = checked
    self.payloadEnums = payloadEnums
    places = Place.all(programs.source)
  }

  /// The definitions to make again in a compilation of another input; nil when that is all of them: when the schema, the
  /// configuration or the files are others, or a definition has come, gone or moved.
  func affected(by source: IR.Program, of input: CompilerInput) -> Set<Symbol>? {
    guard source.schema === programs.source.schema, input.hasSameConfiguration(as: self.input),
      input.files.elementsEqual(self.input.files, by: { $0.source.path == $1.source.path && $0.role == $1.role }),
      Place.all(source) == places
    else { return nil }
    var isChanged = [Bool](repeating: false, count: input.files.count)
    for index in input.files.indices {
      isChanged[index] = input.files[index].source.bytes != self.input.files[index].source.bytes
    }
    let changed = places.filter { isChanged[Int($0.file.index)] }.map(\.name)
    return SpreadGraphOfProgram(source).reaching(changed)
  }
}

/// Who spreads whom.
private struct SpreadGraphOfProgram {
  private var spreadBy: [Symbol: Set<Symbol>] = [:]

  init(_ program: IR.Program) {
    for operation in program.operations { add(operation.selections, of: operation.name) }
    for fragment in program.fragments { add(fragment.selections, of: fragment.name) }
  }

  private mutating func add(_ selections: [IR.Selection], of name: Symbol) {
    var open = selections
    while let selection = open.popLast() {
      if case .spread(let spread) = selection { spreadBy[spread.fragment, default: []].insert(name) }
      open += selection.selections
    }
  }

  /// These, and all that reach one of them.
  func reaching(_ names: [Symbol]) -> Set<Symbol> {
    var found = Set(names)
    var open = names
    while let name = open.popLast() {
      for user in spreadBy[name] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}

extension IR.Program {
  /// Some definitions and everything that they reach.
  func part(_ names: Set<Symbol>) -> IR.Program {
    let operations = operations.filter { names.contains($0.name) }
    let fragments = fragments.filter { names.contains($0.name) }
    let reached = Set(reached(from: operations.flatMap(\.selections) + fragments.flatMap(\.selections)))
    return IR.Program(
      schema: schema, operations: operations,
      fragments: self.fragments.filter { names.contains($0.name) || reached.contains($0.name) })
  }

  /// With these definitions, and what was derived from them, as they are in another program.
  func replacing(_ names: Set<Symbol>, from other: IR.Program) -> IR.Program {
    func isReplaced(_ operation: IR.Operation) -> Bool {
      names.contains(operation.name) || operation.facts.derivedFrom.map(names.contains) ?? false
    }
    return IR.Program(
      schema: other.schema,
      operations: operations.filter { !isReplaced($0) } + other.operations.filter(isReplaced),
      fragments: fragments.filter { !names.contains($0.name) } + other.fragments.filter { names.contains($0.name) })
  }
}

extension Programs {
  /// With these definitions as they are in the programs of a part.
  func replacing(_ names: Set<Symbol>, from part: Programs, source: IR.Program) -> Programs {
    var programs = self
    programs.source = source
    programs.reader = reader.replacing(names, from: part.reader)
    programs.normalization = normalization.replacing(names, from: part.normalization)
    programs.operationText = operationText.replacing(names, from: part.operationText)
    programs.diagnostics = part.diagnostics
    return programs
  }
}
