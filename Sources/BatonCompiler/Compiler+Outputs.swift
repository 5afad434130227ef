import GraphQLIR
import GraphQLSyntax

extension Compilation {
  /// Plans and prints the Swift of this module's documents, or of those that are made again.
  mutating func emit(_ workers: Workers) {
    guard let programs else { return }
    let sources = ownFiles
    let documents = operations.map { ($0.name, $0.id.map(OperationPlan.Document.id) ?? .text($0.text)) }
    var settings = PlanSettings(input.configuration)
    let mapped = settings.mappedTypes
    let (checks, names) = workers.both(
      { ErrorChecks(of: programs.reader) }, { SharedNames(of: programs.reader, mapped: mapped) })
    let shape = ModuleShape(declared: declaredTypes(in: sources, workers), names: names, checked: checks.checked)
    settings.ownTypes = shape.ownTypes
    // What one file declares may be every file's concern.
    let kept = kept.flatMap { $0.names == shape.names && $0.ownTypes == settings.ownTypes ? $0 : nil }
    let planned = kept.map { filesToPlan(after: $0, sources, shape, programs.source) } ?? sources

    let plan = ModulePlan(
      reader: programs.reader, normalization: programs.normalization,
      documents: Dictionary(documents, uniquingKeysWith: { first, _ in first }), paths: input.files.map(\.name),
      names: shape.names, checks: checks, emits: sources, plans: planned, payloadEnums: kept?.payloadEnums ?? [:],
      settings: settings, workers: workers)

    var texts = kept?.outputs.filter { !planned.contains($0.key) && $0.value.name != nil }.mapValues(\.text) ?? [:]
    texts.merge(print(plan, programs, workers)) { _, new in new }
    let files = texts.keys.sorted()
    let outputNames = OutputNames.names(of: files.map { input.files[Int($0.index)].name })
    outputs = zip(files, outputNames).map { Output(file: $0, name: $1, text: texts[$0] ?? "") }
    outputs += empty(sources.subtracting(files))
    outputs.append(Output(file: nil, name: OutputNames.shared, text: plan.shared.printed()))
    finished = FinishedWork(self, programs, shape: shape, payloadEnums: plan.payloadEnums)
    self.kept = nil
  }

  /// What each source declares of the types that generated code spells.
  private func declaredTypes(in sources: Set<FileID>, _ workers: Workers) -> [FileID: Set<String>] {
    var declared = kept?.declared ?? [:]
    let new = sources.filter { declared[$0] == nil }.sorted()
    let found = workers.map(new) { ModuleTypes.declared(in: input.files[Int($0.index)].source) }
    for (file, types) in zip(new, found) { declared[file] = types }
    return declared
  }

  /// This module's files whose outputs may be others.
  private func filesToPlan(
    after kept: KeptWork, _ sources: Set<FileID>, _ shape: ModuleShape, _ program: IR.Program
  ) -> Set<FileID> {
    let names = kept.affected.union(kept.checked.symmetricDifference(shape.checked))
    let places =
      program.operations.filter { names.contains($0.name) }.map(\.location.file)
      + program.fragments.filter { names.contains($0.name) }.map(\.location.file)
    return sources.filter { kept.outputs[$0] == nil }.union(places).intersection(sources)
  }

  private func print(_ plan: ModulePlan, _ programs: Programs, _ workers: Workers) -> [FileID: String] {
    let imports = ModuleImports(programs.reader, input)
    let texts = workers.map(plan.outputs) { output in
      var file = output.file
      file.imports += imports[output.source].filter { new in !file.imports.contains { $0.module == new.module } }
      return (output.source, file.printed())
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  /// A source that a build names as one to come must come, whatever it holds.
  private func empty(_ sources: Set<FileID>) -> [Output] {
    sources.sorted().map { source in
      let file = FilePlan(
        source: input.files[Int(source.index)].name, access: input.configuration.access, declarations: [])
      return Output(file: source, name: nil, text: file.printed())
    }
  }
}

/// The modules whose fragments each source's documents spread.
private struct ModuleImports: Sendable {
  private var modules: [FileID: Set<String>] = [:]

  init(_ reader: IR.Program, _ input: CompilerInput) {
    var owners: [Symbol: String] = [:]
    for fragment in reader.fragments {
      if case .dependency(let module) = input.files[Int(fragment.location.file.index)].role {
        owners[fragment.name] = module
      }
    }
    guard !owners.isEmpty else { return }
    let definitions =
      reader.fragments.map { ($0.location.file, $0.selections) }
      + reader.operations.map { ($0.location.file, $0.selections) }
    for (file, selections) in definitions {
      var open = selections
      while let selection = open.popLast() {
        if case .spread(let spread) = selection, let module = owners[spread.fragment] {
          modules[file, default: []].insert(module)
        }
        open += selection.selections
      }
    }
  }

  subscript(file: FileID) -> [FilePlan.Import] {
    (modules[file] ?? []).sorted().map { FilePlan.Import(module: $0, isInSignatures: true) }
  }
}

extension PlanSettings {
  init(_ configuration: Configuration) {
    let keys = configuration.identity.types.map { ($0.type.value, $0.fields.map(\.value)) }
    let scalars = configuration.customScalarTypes.map { ($0.scalar.value, $0.swiftType.value) }
    self.init(
      access: configuration.access, standardKey: configuration.identity.standard,
      keys: Dictionary(keys, uniquingKeysWith: { first, _ in first }),
      mappedScalars: Dictionary(scalars, uniquingKeysWith: { first, _ in first }),
      nullsErrors: configuration.onError == .null)
  }
}
