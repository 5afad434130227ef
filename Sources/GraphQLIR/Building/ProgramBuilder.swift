package import GraphQLSchema
package import GraphQLSyntax

/// Makes the program of documents that the rules have accepted. Names that do not resolve are left out, so that it
/// cannot fail; the rules have reported them.
package struct ProgramBuilder: Sendable {
  let schema: Schema
  let sources: [SourceFile]
  /// The variables of each fragment's own, which type the arguments of its spreads.
  var signatures: [Symbol: [IR.Variable]] = [:]
  /// The file of the definition that is being built.
  var file = FileID(0)
  /// The variables that the definition uses, in order, each with the narrowest type it is used at.
  var uses = VariableUses()

  /// Earlier operations by name, and the program they are of.
  private var knownOperations: [Symbol: IR.Operation] = [:]
  private var known: IR.Program?
  /// The files of which that program holds what would be built again.
  private var settled: Set<FileID> = []

  /// - Parameter sources: the files the documents stand in, by number, for the spelling of their strings.
  package static func program(_ documents: [Document], schema: Schema, sources: [SourceFile]) -> IR.Program {
    let builder = ProgramBuilder(documents, schema: schema, sources: sources)
    return IR.Program(schema: schema, joining: documents.map { builder.definitions(of: $0) })
  }

  /// A builder that knows the fragments of all documents, so that each document can be built by itself.
  ///
  /// - Parameters:
  ///   - sources: the files the documents stand in, by number, for the spelling of their strings.
  ///   - known: a program of earlier documents.
  ///   - settled: the files of which that program holds what would be built again.
  package init(
    _ documents: [Document], schema: Schema, sources: [SourceFile], known: IR.Program? = nil, settled: Set<FileID> = []
  ) {
    self.init(schema: schema, sources: sources)
    self.known = known
    self.settled = settled
    for operation in known?.operations ?? [] where knownOperations[operation.name] == nil {
      knownOperations[operation.name] = operation
    }
    for document in documents {
      file = document.file
      let known = settled.contains(document.file) ? known : nil
      for case .fragment(let fragment) in document.definitions {
        let name = fragment.name.symbol
        let variables = known?.fragment(name)?.variables ?? localVariables(fragment)
        if !variables.isEmpty { signatures[name] = variables }
      }
    }
  }

  init(schema: Schema, sources: [SourceFile]) {
    self.schema = schema
    self.sources = sources
  }

  /// What a document comes to.
  package struct Definitions: Sendable {
    fileprivate(set) var operations: [IR.Operation] = []
    fileprivate(set) var fragments: [IR.Fragment] = []
  }

  package func definitions(of document: Document) -> Definitions {
    var builder = self
    builder.file = document.file
    let isSettled = settled.contains(document.file)
    var definitions = Definitions()
    for definition in document.definitions {
      switch definition {
      case .operation(let definition):
        let known = isSettled ? definition.name.flatMap { knownOperations[$0.symbol] } : nil
        if let operation = known ?? builder.operation(definition) { definitions.operations.append(operation) }
      case .fragment(let definition):
        let known = isSettled ? known?.fragment(definition.name.symbol) : nil
        if let fragment = known ?? builder.fragment(definition) { definitions.fragments.append(fragment) }
      case .typeSystem: break
      }
    }
    return definitions
  }

  private mutating func operation(_ definition: OperationDefinition) -> IR.Operation? {
    guard let name = definition.name, let type = schema.root(definition.kind) else { return nil }
    uses = VariableUses()
    let variables = definition.variables.compactMap { variable($0) }
    var facts = definitionFacts(definition.directives)
    if let description = definition.description { facts.description = description }
    return IR.Operation(
      kind: definition.kind, name: name.symbol, location: location(name.range), type: type.id, variables: variables,
      directives: serverDirectives(definition.directives), facts: facts,
      selections: selections(definition.selections, on: type))
  }

  private mutating func fragment(_ definition: FragmentDefinition) -> IR.Fragment? {
    guard let type = schema.type(definition.typeCondition.symbol), type.isComposite else { return nil }
    uses = VariableUses()
    let variables = signatures[definition.name.symbol] ?? []
    var facts = definitionFacts(definition.directives)
    if let description = definition.description { facts.description = description }
    let selections = selections(definition.selections, on: type)
    let directives = serverDirectives(definition.directives)
    return IR.Fragment(
      name: definition.name.symbol, location: location(definition.name.range), type: type.id, variables: variables,
      globals: uses.variables(except: variables), directives: directives, facts: facts, selections: selections)
  }

  func location(_ range: SourceRange) -> Location { Location(file, range) }

  /// A directive's name, with its `@`.
  func nameLocation(_ directive: Directive) -> Location { location(directive.name.range) }
}

extension IR.Program {
  /// The program of all that the documents come to.
  package init(schema: Schema, joining documents: [ProgramBuilder.Definitions]) {
    self.init(schema: schema, operations: documents.flatMap(\.operations), fragments: documents.flatMap(\.fragments))
  }
}

/// Variables by first use, each with the narrowest type it is used at.
struct VariableUses: Sendable {
  private var order: [IR.Variable] = []
  private var indices = SymbolMap()

  mutating func add(_ name: Symbol, type: TypeReference, at location: Location, in schema: Schema) {
    if let index = indices.insert(name, order.count) {
      if schema.isSubtype(type, of: order[index].type) { order[index].type = type }
    } else {
      order.append(IR.Variable(name: name, type: type, location: location))
    }
  }

  func variables(except locals: [IR.Variable]) -> [IR.Variable] {
    order.filter { use in !locals.contains { $0.name == use.name } }
  }
}
