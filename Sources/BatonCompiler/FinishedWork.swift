import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A compilation that came to its end, and what of it the next one can keep.
///
/// What is made of a definition depends on it, on what it reaches, and on little else, which ``kept(for:of:)`` looks
/// after. So after a change it is enough to transform and to plan the definitions of the files that changed, and those
/// that reach these.
final class FinishedWork: Sendable {
  let input: CompilerInput
  let programs: Programs
  let operations: [CompiledOperation]
  let outputs: [Output]
  let shape: ModuleShape
  let payloadEnums: [FileID: Set<TypeID>]
  let walked: WalkedDefinitions

  init(_ compilation: Compilation, _ programs: Programs, shape: ModuleShape, payloadEnums: [FileID: Set<TypeID>]) {
    input = compilation.input
    self.programs = programs
    operations = compilation.operations
    outputs = compilation.outputs
    self.shape = shape
    self.payloadEnums = payloadEnums
    walked = compilation.walked
  }

  /// What stays of the files of another input that are as they were and spread no fragment of a file that is not.
  func settled(in input: CompilerInput, _ documents: [Document], schema: Schema) -> SettledFiles {
    guard schema === programs.source.schema, input.hasSameConfiguration(as: self.input) else { return SettledFiles() }
    let numbers = FileNumbers(of: self.input, in: input)
    func isUnchanged(_ file: FileID) -> Bool { numbers.now(file).map(numbers.isUnchanged) ?? false }
    var changed = Set(programs.source.fragments.filter { !isUnchanged($0.location.file) }.map(\.name))
    for document in documents where !numbers.isUnchanged(document.file) {
      for case .fragment(let fragment) in document.definitions { changed.insert(fragment.name.symbol) }
    }
    var settled = SettledFiles()
    let walked = walked.byFile()
    for (old, facts) in walked.facts {
      guard let file = numbers.now(old), numbers.isUnchanged(file),
        !facts.contains(where: { $0.spreads.contains { changed.contains($0.name.symbol) } })
      else { continue }
      settled.files.insert(file)
      settled.walked.facts[file] = facts
      settled.walked.diagnostics[file] = walked.diagnostics[old]?.compactMap { $0.renumbered(numbers) }
    }
    // What is built holds places, and so the numbers of files.
    settled.program = numbers.areSame ? programs.source : nil
    return settled
  }

  /// What stays in a compilation of another input; nil where nothing does: when the schema or the configuration is
  /// another one.
  func kept(for source: IR.Program, of input: CompilerInput) -> KeptWork? {
    guard source.schema === programs.source.schema, input.hasSameConfiguration(as: self.input) else { return nil }
    let numbers = FileNumbers(of: self.input, in: input)
    var changed = Set(source.names { !numbers.isUnchanged($0.file) })
    changed.formUnion(source.sharers(of: changed))
    var affected = SpreadGraphOfProgram(source).reaching(changed)
    // What is gone is made again as nothing.
    affected.formUnion(programs.source.names { numbers.now($0.file).map(numbers.isUnchanged) != true })
    return KeptWork(self, affected: affected, numbers: numbers)
  }
}

/// The files that need no walk, and perhaps no building.
struct SettledFiles: Sendable {
  var files: Set<FileID> = []
  /// What walking them found.
  var walked = WalkedFiles()
  /// Holds what is built of them; nil where they have other numbers now.
  var program: IR.Program?
}

/// What concerns every file of a module: where one of these differs, so may any output.
struct ModuleShape: Sendable {
  /// What each source declares of the types that generated code spells.
  var declared: [FileID: Set<String>] = [:]
  var names: SharedNames
  var checked: Set<Symbol>

  /// What the module declares of the types that generated code spells.
  var ownTypes: Set<String> { declared.values.reduce(into: []) { $0.formUnion($1) } }
}

/// What stays of an earlier compilation, with its files under the numbers that they have now.
struct KeptWork: Sendable {
  /// The definitions that are made again, and those that are gone.
  let affected: Set<Symbol>
  let programs: Programs
  let operations: [Symbol: CompiledOperation]
  /// Of the files that are as they were.
  let outputs: [FileID: Output]
  let payloadEnums: [FileID: Set<TypeID>]
  /// Of the whole module, as it was.
  let ownTypes: Set<String>
  let names: SharedNames
  let checked: Set<Symbol>
  /// Of the files that are as they were.
  let declared: [FileID: Set<String>]

  fileprivate init(_ work: FinishedWork, affected: Set<Symbol>, numbers: FileNumbers) {
    self.affected = affected
    func unchanged<Value>(_ values: [FileID: Value]) -> [FileID: Value] {
      var kept: [FileID: Value] = [:]
      for (file, value) in values {
        if let now = numbers.now(file), numbers.isUnchanged(now) { kept[now] = value }
      }
      return kept
    }
    programs = work.programs.renumbered(numbers)
    operations = Dictionary(
      work.operations.compactMap { operation in
        numbers.now(operation.file).map { (operation.name, operation.in($0)) }
      }, uniquingKeysWith: { first, _ in first })
    let outputs = Dictionary(
      work.outputs.compactMap { output in output.file.map { ($0, output) } }, uniquingKeysWith: { first, _ in first })
    self.outputs = unchanged(outputs)
    payloadEnums = unchanged(work.payloadEnums)
    ownTypes = work.shape.ownTypes
    names = work.shape.names
    checked = work.shape.checked
    declared = unchanged(work.shape.declared)
  }
}

/// Files of one input as they are in a later one.
private struct FileNumbers {
  private var now: [FileID?]
  private var unchanged: [Bool]
  /// Whether each file that is still there has the number that it had.
  let areSame: Bool

  init(of old: CompilerInput, in new: CompilerInput) {
    areSame = FileNumbers.areSame(old.files, new.files)
    unchanged = Array(repeating: false, count: new.files.count)
    if areSame {
      now = old.files.indices.map { number in
        let isThere = number < new.files.count && new.files[number].source.path == old.files[number].source.path
        return isThere ? FileID(number) : nil
      }
    } else {
      let indices = Dictionary(
        new.files.enumerated().map { ($1.source.path, $0) }, uniquingKeysWith: { first, _ in first })
      now = old.files.map { file in indices[file.source.path].map { FileID($0) } }
    }
    for (file, number) in zip(old.files, now) {
      guard let index = number.map({ Int($0.index) }) else { continue }
      unchanged[index] = file.role == new.files[index].role && file.source.bytes == new.files[index].source.bytes
    }
  }

  private static func areSame(_ old: [CompilerInput.File], _ new: [CompilerInput.File]) -> Bool {
    var gone = Set<String>()
    var arrived = Set<String>()
    for number in 0..<max(old.count, new.count) {
      let before = number < old.count ? old[number].source.path : ""
      let after = number < new.count ? new[number].source.path : ""
      if before == after { continue }
      if !before.isEmpty { gone.insert(before) }
      if !after.isEmpty { arrived.insert(after) }
    }
    return gone.isDisjoint(with: arrived)
  }

  func now(_ file: FileID) -> FileID? { file == .builtIn ? file : now[Int(file.index)] }
  func isUnchanged(_ file: FileID) -> Bool { file == .builtIn || unchanged[Int(file.index)] }
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
  func reaching(_ names: Set<Symbol>) -> Set<Symbol> {
    var found = names
    var open = Array(names)
    while let name = open.popLast() {
      for user in spreadBy[name] ?? [] where found.insert(user).inserted { open.append(user) }
    }
    return found
  }
}

extension IR.Program {
  /// The definitions in such places.
  fileprivate func names(where isMeant: (Location) -> Bool) -> [Symbol] {
    operations.filter { isMeant($0.location) }.map(\.name) + fragments.filter { isMeant($0.location) }.map(\.name)
  }

  /// The definitions that have a name of the program's in common with some of them: that of a refetch query, or of a
  /// provided variable.
  fileprivate func sharers(of names: Set<Symbol>) -> Set<Symbol> {
    let changed = fragments.filter { names.contains($0.name) }
    let queries = Set(changed.compactMap { $0.facts.refetchable?.queryName })
    let taken = names.union(queries)
    let hasProvider = changed.contains(where: \.isProvided)
    return queries.union(
      fragments.filter { fragment in
        fragment.facts.refetchable.map { taken.contains($0.queryName) } ?? false || hasProvider && fragment.isProvided
      }.map(\.name))
  }

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
  fileprivate func replacing(_ names: Set<Symbol>, from other: IR.Program) -> IR.Program {
    func isReplaced(_ operation: IR.Operation) -> Bool {
      names.contains(operation.name) || operation.facts.derivedFrom.map(names.contains) ?? false
    }
    return IR.Program(
      schema: other.schema,
      operations: operations.filter { !isReplaced($0) } + other.operations.filter(isReplaced),
      fragments: fragments.filter { !names.contains($0.name) } + other.fragments.filter { names.contains($0.name) })
  }

  /// With each definition in the file that it stands in now. What stands in none any more is left out, and the places
  /// inside the definitions stay: they are for messages, and nothing that is kept has any.
  fileprivate func renumbered(_ numbers: FileNumbers) -> IR.Program {
    func now(_ location: Location) -> Location? { numbers.now(location.file).map { Location($0, location.range) } }
    return IR.Program(
      schema: schema,
      operations: operations.compactMap { operation in now(operation.location).map { operation.with(location: $0) } },
      fragments: fragments.compactMap { fragment in now(fragment.location).map { fragment.with(location: $0) } })
  }
}

extension IR.Fragment {
  fileprivate var isProvided: Bool { variables.contains { $0.provider != nil } }
}

extension Diagnostic {
  /// Nil where it is about a file that is gone.
  fileprivate func renumbered(_ numbers: FileNumbers) -> Diagnostic? {
    func now(_ location: Location) -> Location? { numbers.now(location.file).map { Location($0, location.range) } }
    guard let place = now(location) else { return nil }
    return Diagnostic(
      severity, message, at: place, notes: notes.compactMap { note in now(note.location).map { Note(note.text, at: $0) } })
  }
}

extension CompiledOperation {
  fileprivate func `in`(_ file: FileID) -> CompiledOperation {
    CompiledOperation(name: name, kind: kind, file: file, text: text, id: id)
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

  fileprivate func renumbered(_ numbers: FileNumbers) -> Programs {
    if numbers.areSame { return self }
    var programs = self
    programs.reader = reader.renumbered(numbers)
    programs.normalization = normalization.renumbered(numbers)
    programs.operationText = operationText.renumbered(numbers)
    return programs
  }
}
