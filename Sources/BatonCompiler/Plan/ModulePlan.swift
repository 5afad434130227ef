import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Everything that is printed for a module: an output for each source with documents, and the one that all share.
struct ModulePlan: Sendable {
  struct Output: Sendable {
    var source: FileID
    var file: FilePlan
  }

  /// By source.
  private(set) var outputs: [Output] = []
  /// Enums and input objects that the documents reach.
  private(set) var shared: FilePlan
  /// Which inline values carry the check for errors, and why.
  let checks: ErrorChecks
  /// Enums that only the optimistic responses of a file's operations reach.
  private(set) var payloadEnums: [FileID: Set<TypeID>]

  /// - Parameters:
  ///   - documents: what is sent for each operation.
  ///   - paths: by file, as people should read them.
  ///   - checks: of `reader`, where the caller has them already.
  ///   - workers: who plans the definitions.
  ///   - emits: the files whose documents are this module's; all, unless given.
  ///   - plans: of those, the ones to plan; all, unless given.
  ///   - known: what was reached in files that are not planned.
  init(
    reader: IR.Program, normalization: IR.Program, documents: [Symbol: OperationPlan.Document], paths: [String],
    names: SharedNames? = nil, checks: ErrorChecks? = nil, emits: Set<FileID>? = nil, plans: Set<FileID>? = nil,
    payloadEnums known: [FileID: Set<TypeID>] = [:], settings: PlanSettings, workers: Workers = .one
  ) {
    payloadEnums = known.filter { plans?.contains($0.key) == false }
    let schema = reader.schema
    // They stand in comments, which a line break would end.
    let paths = paths.map(Documentation.line)
    self.checks = checks ?? ErrorChecks(of: reader)
    let context = PlanContext(
      schema: schema, reader: reader, settings: settings,
      kinds: Kinds(
        schema: schema, mapped: settings.mappedScalars,
        keys: RecordKeys(schema: schema, standard: settings.standardKey, types: settings.keys)),
      names: names ?? SharedNames(of: reader, mapped: settings.mappedTypes), paths: paths, checked: self.checks.checked)
    let planner = DefinitionPlanner(context: context, normalization: normalization)
    @Sendable func isEmitted(_ place: Location) -> Bool { emits?.contains(place.file) ?? true }
    func isPlanned(_ place: Location) -> Bool { isEmitted(place) && plans?.contains(place.file) ?? true }

    // What one thread has to do for long comes first; the others take the fragments meanwhile.
    let operations = reader.operations.filter { isPlanned($0.location) }
    var graph = NormalizationGraph(context, program: normalization)
    var reached = ReachedTypes(schema: schema)
    var planned: [Declared] = []
    let work = [.graph] + reader.fragments.filter { isPlanned($0.location) }.map(Work.fragment) + [.reach]
    let done = workers.map(work, chunk: 8) { [graph, reached] work -> Done in
      switch work {
      case .graph:
        var graph = graph
        graph.add(planner.normalized(operations))
        return .graph(graph)
      case .reach:
        var reached = reached
        reached.visit(reader, where: isEmitted)
        return .reached(reached)
      case .fragment(let fragment):
        return .declared(Declared(fragment.location, .fragment(planner.fragment(fragment))))
      }
    }
    for done in done {
      switch done {
      case .graph(let filled): graph = filled
      case .reached(let types): reached = types
      case .declared(let declared): planned.append(declared)
      }
    }
    let operationPlans = workers.map(operations) { [graph] operation in
      var enums: Set<TypeID> = []
      let plan = planner.operation(
        operation, document: documents[operation.name] ?? .text(""), graph: graph, enums: &enums)
      return (declared: Declared(operation.location, .operation(plan)), enums: enums)
    }
    for plan in operationPlans { payloadEnums[plan.declared.place.file, default: []].formUnion(plan.enums) }
    for enums in payloadEnums.values {
      for type in enums { reached.visit(TypeReference(type)) }
    }

    let spelling = Spelling(hidden: settings.ownTypes.union(context.names.hidden))
    planned += operationPlans.map(\.declared)
    outputs = Dictionary(grouping: planned, by: \.place.file).sorted(by: \.key).map { file, declared in
      Output(
        source: file,
        file: FilePlan(
          source: paths[Int(file.index)], access: settings.access, spelling: spelling,
          declarations: declared.sorted(by: \.place).map(\.declaration)))
    }
    let inputs = InputPlanner(context: context)
    shared = FilePlan(
      source: nil, access: settings.access, spelling: spelling,
      declarations: reached.types.map { schema[$0] }.sorted(by: \.name).map {
        $0.kind == .enum ? .enum(inputs.enum($0)) : .input(inputs.input($0))
      })
  }
}

/// The pieces of the work that wait for nothing.
private enum Work: Sendable {
  case graph, reach
  case fragment(IR.Fragment)
}

private enum Done: Sendable {
  case graph(NormalizationGraph)
  case reached(ReachedTypes)
  case declared(Declared)
}

/// A declaration and where its definition stands.
private struct Declared: Sendable {
  let place: Location
  let declaration: FilePlan.Declaration

  init(_ place: Location, _ declaration: FilePlan.Declaration) {
    self.place = place
    self.declaration = declaration
  }
}

/// The enums and input objects that documents reach.
private struct ReachedTypes: Sendable {
  let schema: Schema
  private(set) var types: Set<TypeID> = []

  init(schema: Schema) { self.schema = schema }

  /// What the definitions of these places reach.
  mutating func visit(_ program: IR.Program, where isEmitted: (Location) -> Bool) {
    for fragment in program.fragments where isEmitted(fragment.location) { visit(fragment.selections) }
    for operation in program.operations where isEmitted(operation.location) {
      visit(operation.selections)
      for variable in operation.variables { visit(variable.type) }
    }
  }

  private mutating func visit(_ selections: [IR.Selection]) {
    for selection in selections {
      switch selection {
      case .scalar(let field): visit(field.head.definition.type)
      case .linked(let field): visit(field.selections)
      case .inline(let inline): visit(inline.selections)
      case .condition(let condition): visit(condition.selections)
      case .spread: break
      }
    }
  }

  mutating func visit(_ type: TypeReference) {
    let definition = schema[type]
    guard definition.kind == .enum || definition.kind == .input, types.insert(definition.id).inserted else { return }
    for field in definition.inputFields { visit(field.type) }
  }
}
