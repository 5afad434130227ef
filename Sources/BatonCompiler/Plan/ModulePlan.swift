package import GraphQLIR
package import GraphQLSchema
package import GraphQLSyntax

/// Everything that is printed for a module: an output for each source with documents, and the one that all share.
package struct ModulePlan: Sendable {
  package struct Output: Sendable {
    package var source: FileID
    package var file: FilePlan
  }

  /// By source.
  package private(set) var outputs: [Output] = []
  /// Enums and input objects that the documents reach.
  package private(set) var shared: FilePlan
  /// Which inline values carry the check for errors, and why.
  package let checks: ErrorChecks
  /// Enums that only the optimistic responses of a file's operations reach.
  package private(set) var payloadEnums: [FileID: Set<TypeID>]

  /// - Parameters:
  ///   - documents: what is sent for each operation.
  ///   - paths: by file, as people should read them.
  ///   - workers: who plans the definitions.
  ///   - emits: the files whose documents are this module's; all, unless given.
  ///   - plans: of those, the ones to plan; all, unless given.
  ///   - known: what was reached in files that are not planned.
  package init(
    reader: IR.Program, normalization: IR.Program, documents: [Symbol: OperationPlan.Document], paths: [String],
    emits: Set<FileID>? = nil, plans: Set<FileID>? = nil, payloadEnums known: [FileID: Set<TypeID>] = [:],
    settings: PlanSettings, workers: Workers = .one
  ) {
    payloadEnums = known.filter { plans?.contains($0.key) == false }
    let schema = reader.schema
    // They stand in comments, which a line break would end.
    let paths = paths.map(Documentation.line)
    let definitions = Set(reader.fragments.map(\.name.text) + reader.operations.map(\.name.text))
    checks = ErrorChecks(of: reader)
    let context = PlanContext(
      schema: schema, reader: reader, settings: settings,
      kinds: Kinds(
        schema: schema, mapped: settings.mappedScalars,
        keys: RecordKeys(schema: schema, standard: settings.standardKey, types: settings.keys)),
      names: SharedNames(schema: schema, definitions: definitions), paths: paths,
      checked: checks.checked)
    let spelling = Spelling(hidden: settings.ownTypes)
    let planner = DefinitionPlanner(context: context, normalization: normalization)

    var declarations: [FileID: [(place: Location, declaration: FilePlan.Declaration)]] = [:]
    var reached = ReachedTypes(schema: schema)
    let fragments = reader.fragments.filter { emits?.contains($0.location.file) ?? true }
    let fragmentPlans = workers.map(fragments.filter { plans?.contains($0.location.file) ?? true }) { fragment in
      (fragment.location, FilePlan.Declaration.fragment(planner.fragment(fragment)))
    }
    for fragment in fragments { reached.visit(fragment.selections) }
    let operations = reader.operations.filter { emits?.contains($0.location.file) ?? true }
    let operationPlans = workers.map(operations.filter { plans?.contains($0.location.file) ?? true }) { operation in
      let document = documents[operation.name] ?? .text("")
      var enums: Set<TypeID> = []
      let plan = planner.operation(operation, document: document, enums: &enums)
      return (operation.location, FilePlan.Declaration.operation(plan), enums)
    }
    for (place, _, enums) in operationPlans { payloadEnums[place.file, default: []].formUnion(enums) }
    for enums in payloadEnums.values {
      for type in enums { reached.visit(TypeReference(type)) }
    }
    for operation in operations {
      reached.visit(operation.selections)
      for variable in operation.variables { reached.visit(variable.type) }
    }

    for (place, declaration) in fragmentPlans + operationPlans.map({ ($0.0, $0.1) }) {
      declarations[place.file, default: []].append((place, declaration))
    }
    outputs = declarations.sorted { $0.key < $1.key }.map { file, declarations in
      let inOrder = declarations.sorted { $0.place < $1.place }.map(\.declaration)
      return Output(
        source: file,
        file: FilePlan(source: paths[Int(file.index)], access: settings.access, spelling: spelling, declarations: inOrder))
    }
    let inputs = InputPlanner(context: context)
    shared = FilePlan(
      source: nil, access: settings.access, spelling: spelling,
      declarations: reached.types.map { schema[$0] }.sorted { $0.name < $1.name }.map {
        $0.kind == .enum ? .enum(inputs.enum($0)) : .input(inputs.input($0))
      })
  }
}

/// The enums and input objects that documents reach.
private struct ReachedTypes {
  let schema: Schema
  private(set) var types: Set<TypeID> = []

  init(schema: Schema) { self.schema = schema }

  mutating func visit(_ selections: [IR.Selection]) {
    var open = selections
    while let selection = open.popLast() {
      if case .scalar(let field) = selection { visit(field.head.definition.type) }
      open += selection.selections
    }
  }

  mutating func visit(_ type: TypeReference) {
    let definition = schema[type]
    guard definition.kind == .enum || definition.kind == .input, types.insert(definition.id).inserted else { return }
    for field in definition.inputFields { visit(field.type) }
  }
}
