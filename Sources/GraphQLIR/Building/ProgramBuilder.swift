package import GraphQLSchema
package import GraphQLSyntax

/// Makes the program of documents that the rules have accepted. Names that do not resolve are left out, so that it
/// cannot fail; the rules have reported them.
package struct ProgramBuilder {
  let schema: Schema
  let sources: [SourceFile]
  /// The variables of each fragment's own, which type the arguments of its spreads.
  var signatures: [Symbol: [IR.Variable]] = [:]
  /// The file of the definition that is being built.
  var file = FileID(0)
  /// The variables that the definition uses, in order, each with the narrowest type it is used at.
  var uses = VariableUses()

  /// - Parameters:
  ///   - sources: the files the documents stand in, by number, for the spelling of their strings.
  ///   - known: a program of earlier documents.
  ///   - settled: the files of which that program holds what would be built again.
  package static func program(
    _ documents: [Document], schema: Schema, sources: [SourceFile], known: IR.Program? = nil, settled: Set<FileID> = []
  ) -> IR.Program {
    var builder = ProgramBuilder(schema: schema, sources: sources)
    let knownOperations = Dictionary(
      (known?.operations ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for document in documents {
      builder.file = document.file
      let known = settled.contains(document.file) ? known : nil
      for case .fragment(let fragment) in document.definitions {
        let name = fragment.name.symbol
        builder.signatures[name] = known?.fragment(name)?.variables ?? builder.localVariables(fragment)
      }
    }
    var operations: [IR.Operation] = []
    var fragments: [IR.Fragment] = []
    for document in documents {
      builder.file = document.file
      let isSettled = settled.contains(document.file)
      for definition in document.definitions {
        switch definition {
        case .operation(let definition):
          let known = isSettled ? definition.name.flatMap { knownOperations[$0.symbol] } : nil
          if let operation = known ?? builder.operation(definition) { operations.append(operation) }
        case .fragment(let definition):
          let known = isSettled ? known?.fragment(definition.name.symbol) : nil
          if let fragment = known ?? builder.fragment(definition) { fragments.append(fragment) }
        case .typeSystem: break
        }
      }
    }
    return IR.Program(schema: schema, operations: operations, fragments: fragments)
  }

  private mutating func operation(_ definition: OperationDefinition) -> IR.Operation? {
    guard let name = definition.name, let type = schema.root(definition.kind) else { return nil }
    uses = VariableUses()
    let variables = definition.variables.compactMap { variable($0) }
    var facts = definitionFacts(definition.directives)
    facts.description = definition.description
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
    facts.description = definition.description
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

/// Variables by first use, each with the narrowest type it is used at.
struct VariableUses {
  private var order: [IR.Variable] = []
  private var indices: [Symbol: Int] = [:]

  mutating func add(_ name: Symbol, type: TypeReference, at location: Location, in schema: Schema) {
    if let index = indices[name] {
      if schema.isSubtype(type, of: order[index].type) { order[index].type = type }
    } else {
      indices[name] = order.count
      order.append(IR.Variable(name: name, type: type, location: location))
    }
  }

  func variables(except locals: [IR.Variable]) -> [IR.Variable] {
    order.filter { use in !locals.contains { $0.name == use.name } }
  }
}
