import GraphQLIR
import GraphQLSyntax

extension Compilation {
  /// Plans and prints the Swift of this module's documents.
  mutating func emit(_ workers: Workers) {
    guard let programs else { return }
    let sources = input.files.indices.filter { input.files[$0].role == .source }.map { FileID($0) }
    let documents = operations.map { ($0.name, $0.id.map(OperationPlan.Document.id) ?? .text($0.text)) }
    var settings = PlanSettings(input.configuration)
    let files = sources.map { input.files[Int($0.index)].source }
    settings.ownTypes = workers.map(files) { ModuleTypes.declared(in: $0) }
      .reduce(into: []) { $0.formUnion($1) }
    let plan = ModulePlan(
      reader: programs.reader, normalization: programs.normalization,
      documents: Dictionary(documents, uniquingKeysWith: { first, _ in first }), paths: input.files.map(\.name),
      emits: Set(sources), settings: settings)
    diagnostics += plan.diagnostics
    guard !hasErrors else { return }

    let imports = ModuleImports(programs.reader, input)
    let names = OutputNames.names(of: plan.outputs.map { input.files[Int($0.source.index)].name })
    outputs = workers.map(Array(zip(plan.outputs, names))) { output, name in
      var file = output.file
      file.imports += imports[output.source].filter { new in !file.imports.contains { $0.module == new.module } }
      return Output(file: output.source, name: name, text: file.printed())
    }
    // A source that a build names as one to come must come, whatever it holds.
    let empty = Set(sources).subtracting(plan.outputs.map(\.source))
    outputs += empty.sorted().map { source in
      let file = FilePlan(
        source: input.files[Int(source.index)].name, access: input.configuration.access, declarations: [])
      return Output(file: source, name: nil, text: file.printed())
    }
    outputs.append(Output(file: nil, name: OutputNames.shared, text: plan.shared.printed()))
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
