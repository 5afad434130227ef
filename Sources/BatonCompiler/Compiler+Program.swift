import GraphQLIR
import GraphQLSchema
package import GraphQLSyntax

extension Compilation {
  /// Makes the typed program, and looks for everything that can be wrong with it.
  mutating func check(_ workers: Workers) {
    guard let schema else { return }
    let builder = ProgramBuilder(
      sound.documents, schema: schema, sources: sources, known: settled.program, settled: settled.files)
    let source = IR.Program(schema: schema, joining: workers.map(sound.documents) { builder.definitions(of: $0) })
    settled = SettledFiles()
    kept = finished?.kept(for: source, of: input)
    let part = kept.map { source.part($0.affected) } ?? source
    let checked = CheckedPrograms(part, options: TransformOptions(input.configuration), workers: workers)
    diagnostics += checked.diagnostics.filter(sound.isIndependent)
    diagnostics += DefinitionNames.check(
      checked.reader, mapped: PlanSettings(input.configuration).mappedTypes, emits: ownFiles)
    self.checked = checked
    self.source = source
  }

  /// Makes everything that is derived from the program.
  mutating func transform(_ workers: Workers) {
    guard let checked, let source else { return }
    self.checked = nil
    let part = Programs(checked, workers: workers)
    let texts = texts(of: part.operationText, workers)
    guard let kept else {
      programs = part
      operations = texts
      return
    }
    let programs = kept.programs.replacing(kept.affected, from: part, source: source)
    self.programs = programs
    let new = Dictionary(texts.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    operations = programs.operationText.operations.compactMap { new[$0.name] ?? kept.operations[$0.name] }
  }

  private func texts(of program: IR.Program, _ workers: Workers) -> [CompiledOperation] {
    let algorithm = input.configuration.persist?.algorithm
    let fragments = workers.map(program.fragments) { program.text(of: $0) }
    return workers.map(program.operations) { operation in
      let text = program.text(of: operation) { fragments[$0] }
      return CompiledOperation(
        name: operation.name, kind: operation.kind, file: operation.location.file, text: text,
        id: algorithm.map { $0.hex(text) })
    }
  }
}

/// What is sent for an operation.
package struct CompiledOperation: Sendable {
  package let name: Symbol
  let kind: OperationKind
  let file: FileID
  /// On one line.
  package let text: String
  /// What is sent in place of the text, when documents are persisted.
  package let id: String?
}

extension TransformOptions {
  init(_ configuration: Configuration) {
    let keys = configuration.identity.types.map { ($0.type.value, $0.fields.map(\.value)) }
    self.init(
      identity: Identity(
        standard: configuration.identity.standard, types: Dictionary(keys, uniquingKeysWith: { first, _ in first })))
    enforcesAliases = configuration.featureFlags.enforcesAliases
    prefersFetchable = configuration.featureFlags.prefersFetchable.isEnabled
    refusesThrowOnNullable = configuration.featureFlags.refusesThrowOnNullable
  }
}

extension Compilation {
  /// Operations' texts on several lines, for people.
  package func prettyTexts(of operations: [CompiledOperation]) -> [String] {
    let program = programs?.operationText
    var numbers = SymbolMap(capacity: program?.operations.count ?? 0)
    for (number, operation) in (program?.operations ?? []).enumerated() { _ = numbers.insert(operation.name, number) }
    var fragments: [Int: String] = [:]
    return operations.map { operation in
      guard let program, let number = numbers[operation.name] else { return operation.text + "\n" }
      return program.text(of: program.operations[number], layout: .pretty) { number in
        if let known = fragments[number] { return known }
        let text = program.text(of: program.fragments[number], layout: .pretty)
        fragments[number] = text
        return text
      }
    }
  }
}
