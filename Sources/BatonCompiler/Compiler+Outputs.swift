import GraphQLIR
import GraphQLSyntax

extension Compilation {
  /// Plans and prints the Swift of this module's documents, or of those that are made again.
  mutating func emit(_ workers: Workers) {
    guard let programs else { return }
    let sources = ownFiles
    let documents = operations.map { ($0.name, $0.id.map(OperationPlan.Document.id) ?? .text($0.text)) }
    var settings = PlanSettings(input.configuration)
    let files = sources.sorted().map { input.files[Int($0.index)].source }
    settings.ownTypes = workers.map(files) { ModuleTypes.declared(in: $0) }
      .reduce(into: []) { $0.formUnion($1) }
    let checks = ErrorChecks(of: programs.reader)
    let checked = checks.checked
    // What one file declares, or asks of a value, may be another file's concern.
    let kept = finished.flatMap { work in
      affected != nil && work.ownTypes == settings.ownTypes && work.checked == checked ? work : nil
    }
    let planned = kept == nil ? sources : self.files(of: affected ?? [], in: programs.source)

    let plan = ModulePlan(
      reader: programs.reader, normalization: programs.normalization,
      documents: Dictionary(documents, uniquingKeysWith: { first, _ in first }), paths: input.files.map(\.name),
      checks: checks, emits: sources, plans: planned, payloadEnums: kept?.payloadEnums ?? [:], settings: settings,
      workers: workers)

    let shared = Output(file: nil, name: OutputNames.shared, text: plan.shared.printed())
    if let kept {
      let names = Dictionary(kept.outputs.compactMap { output in output.file.map { ($0, output.name) } }) { a, _ in a }
      let printed = print(plan, names: plan.outputs.map { names[$0.source] ?? nil }, programs, workers)
      let again = Dictionary(printed.map { ($0.file, $0) }) { a, _ in a }
      outputs = kept.outputs.map { again[$0.file] ?? $0 }
      outputs[outputs.count - 1] = shared
    } else {
      let names = OutputNames.names(of: plan.outputs.map { input.files[Int($0.source.index)].name })
      outputs = print(plan, names: names, programs, workers)
      outputs += empty(sources.subtracting(plan.outputs.map(\.source)))
      outputs.append(shared)
    }
    finished = FinishedWork(
      self, programs, ownTypes: settings.ownTypes, checked: checked, payloadEnums: plan.payloadEnums)
  }

  private func print(_ plan: ModulePlan, names: [String?], _ programs: Programs, _ workers: Workers) -> [Output] {
    let imports = ModuleImports(programs.reader, input)
    return workers.map(Array(zip(plan.outputs, names))) { output, name in
      var file = output.file
      file.imports += imports[output.source].filter { new in !file.imports.contains { $0.module == new.module } }
      return Output(file: output.source, name: name, text: file.printed())
    }
  }

  /// A source that a build names as one to come must come, whatever it holds.
  private func empty(_ sources: Set<FileID>) -> [Output] {
    sources.sorted().map { source in
      let file = FilePlan(
        source: input.files[Int(source.index)].name, access: input.configuration.access, declarations: [])
      return Output(file: source, name: nil, text: file.printed())
    }
  }

  /// This module's files that hold one of these definitions.
  private func files(of names: Set<Symbol>, in program: IR.Program) -> Set<FileID> {
    let places =
      program.operations.filter { names.contains($0.name) }.map(\.location.file)
      + program.fragments.filter { names.contains($0.name) }.map(\.location.file)
    return Set(places).filter { input.files[Int($0.index)].role == .source }
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
  fileprivate init(_ configuration: Configuration) {
    let keys = configuration.identity.types.map { ($0.type.value, $0.fields.map(\.value)) }
    let scalars = configuration.customScalarTypes.map { ($0.scalar.value, $0.swiftType.value) }
    self.init(
      access: configuration.access, standardKey: configuration.identity.standard,
      keys: Dictionary(keys, uniquingKeysWith: { first, _ in first }),
      mappedScalars: Dictionary(scalars, uniquingKeysWith: { first, _ in first }),
      nullsErrors: configuration.onError == .null)
  }
}
