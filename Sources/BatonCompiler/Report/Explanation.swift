import GraphQLIR
import GraphQLSchema
package import GraphQLSyntax

/// What a fragment or an operation becomes, and who uses it.
package struct Explanation: Sendable {
  package enum Kind: Sendable {
    case operation(OperationKind)
    case lens
    case value
  }

  /// A variable or an argument, as GraphQL writes it: `$first: Int = 10`.
  struct Variable: Sendable {
    let name: String
    let type: String
    let defaultValue: String?
    /// The Swift value that the app passes, of a provided variable.
    let provider: String?
    /// The arguments, spreads and conditions that it goes to: `boats(first:)`; those of another fragment with its name
    /// before them, `Row: image(size:)`.
    let uses: [String]
  }

  /// What is read from the records of a type.
  struct Records: Sendable {
    let type: String
    /// The fields that tell its records apart; empty where a record is found by its path.
    let key: [String]
    /// The storage keys, in the order in which they are selected.
    fileprivate(set) var slots: [String]
  }

  package let name: String
  let kind: Kind
  let type: String
  let path: String
  let line: Int
  /// Of an operation: with those that the app provides to the fragments that it reaches.
  let variables: [Variable]
  /// Of a fragment: the variables that the operation must have, and those that the app provides.
  let globals: [Variable]
  let spreads: [String]
  /// Those that it spreads, that these spread, and so on.
  package let reaches: [String]
  package internal(set) var spreadBy: [String] = []
  package internal(set) var reachedBy: [String] = []
  /// Of a query that `@refetchable` makes: the fragment that it fetches again.
  let refetches: String?
  /// Of a fragment: the query that fetches it again.
  let refetchedBy: String?
  let records: [Records]
  /// Why the value's errors are checked when it is built; empty when nothing asks.
  let errorChecks: [String]
  /// Of an operation: what is sent.
  let text: String?
  let id: String?
  /// The transforms that changed it, in their order: `operation: generateID`.
  let changedBy: [String]
}

extension Compilation {
  /// Every fragment and operation, by name.
  ///
  /// - Parameter wanted: those that are explained in full, all when nil; of the rest only who spreads whom.
  package func explanations(inFull wanted: Set<String>? = nil) -> [Explanation] {
    guard let programs else { return [] }
    let explainer = Explainer(compilation: self, programs: programs, wanted: wanted)
    var all = programs.reader.fragments.map { explainer.fragment($0) }
    all += programs.reader.operations.map { explainer.operation($0) }
    all = all.sorted(byUTF8: \.name)
    let indices = Dictionary(all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for explanation in all {
      for name in explanation.spreads { indices[name].map { all[$0].spreadBy.append(explanation.name) } }
      guard case .operation = explanation.kind else { continue }
      for name in explanation.reaches { indices[name].map { all[$0].reachedBy.append(explanation.name) } }
    }
    return all
  }
}

private final class Explainer {
  let compilation: Compilation
  let programs: Programs
  let schema: Schema
  let checks: ErrorChecks
  let keys: RecordKeys
  let operations: [Symbol: CompiledOperation]
  let normalized: [Symbol: IR.Operation]
  /// Nil where nothing is wanted in full.
  let changes: DefinitionChanges?
  let wanted: Set<String>?
  /// Found when they are asked for.
  private var places: [Symbol: VariablePlaces] = [:]

  init(compilation: Compilation, programs: Programs, wanted: Set<String>?) {
    self.compilation = compilation
    self.programs = programs
    self.wanted = wanted
    schema = programs.reader.schema
    checks = ErrorChecks(of: programs.reader)
    let identity = compilation.input.configuration.identity
    keys = RecordKeys(
      schema: schema, standard: identity.standard,
      types: Dictionary(
        identity.types.map { ($0.type.value, $0.fields.map(\.value)) }, uniquingKeysWith: { first, _ in first }))
    operations = Dictionary(compilation.operations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    normalized = Dictionary(
      programs.normalization.operations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    changes = wanted?.isEmpty == true
      ? nil
      : DefinitionChanges(
        transforming: programs.source, options: TransformOptions(compilation.input.configuration))
  }

  private func isWanted(_ name: Symbol) -> Bool { wanted?.contains(name.text) ?? true }

  func fragment(_ fragment: IR.Fragment) -> Explanation {
    var walk = RecordWalk(schema: schema, keys: keys, isReading: true)
    if isWanted(fragment.name) { walk.visit(fragment.selections, on: fragment.type) }
    return explanation(
      fragment.name, fragment.facts.inline == nil ? .lens : .value, fragment.type, fragment.location, fragment.facts,
      variables: fragment.variables, globals: fragment.globals, fragment.selections, records: walk.records)
  }

  func operation(_ operation: IR.Operation) -> Explanation {
    let normalized = normalized[operation.name] ?? operation
    var walk = RecordWalk(schema: schema, keys: keys, isReading: false)
    if isWanted(operation.name) { walk.visit(normalized.selections, on: operation.type) }
    return explanation(
      operation.name, .operation(operation.kind), operation.type, operation.location, operation.facts,
      variables: operation.variables + normalized.variables.filter { $0.provider != nil }, globals: [],
      operation.selections, records: walk.records)
  }

  private func explanation(
    _ name: Symbol, _ kind: Explanation.Kind, _ type: TypeID, _ location: Location, _ facts: IR.DefinitionFacts,
    variables: [IR.Variable], globals: [IR.Variable], _ selections: [IR.Selection], records: [Explanation.Records]
  ) -> Explanation {
    let file = compilation.input.files[Int(location.file.index)]
    let reached = programs.reader.reached(from: selections).sorted()
    let isWanted = isWanted(name)
    return Explanation(
      name: name.text, kind: kind, type: schema[type].name.text, path: file.name,
      line: file.source.position(of: Int(location.range.start)).line,
      variables: isWanted
        ? variables.map { variable($0, in: name, selections, reached: isOperation(kind) ? reached : []) } : [],
      globals: isWanted ? globals.map { variable($0, in: name, selections, reached: []) } : [],
      spreads: spreads(selections),
      reaches: reached.map(\.text), refetches: facts.derivedFrom?.text,
      refetchedBy: facts.refetchable?.queryName.text, records: records,
      errorChecks: (checks.reasons[name] ?? []).map(\.sentence), text: operations[name]?.text,
      id: operations[name]?.id, changedBy: changes?[location] ?? [])
  }

  private func isOperation(_ kind: Explanation.Kind) -> Bool {
    if case .operation = kind { true } else { false }
  }

  /// - Parameter reached: the fragments that use the operation's variables where they have none of that name.
  private func variable(
    _ variable: IR.Variable, in name: Symbol, _ selections: [IR.Selection], reached: [Symbol]
  ) -> Explanation.Variable {
    let elsewhere = reached.flatMap { name -> [String] in
      guard let fragment = programs.reader.fragment(name),
        fragment.globals.contains(where: { $0.name == variable.name })
      else { return [] }
      return places(of: name, fragment.selections)[variable.name].map { "\(name): \($0)" }
    }
    var value: String?
    if let defaultValue = variable.defaultValue {
      var text = ""
      defaultValue.write(to: &text, compact: false)
      value = text
    }
    return Explanation.Variable(
      name: variable.name.text, type: schema.text(variable.type), defaultValue: value, provider: variable.provider?.text,
      uses: places(of: name, selections)[variable.name] + elsewhere)
  }

  private func places(of name: Symbol, _ selections: [IR.Selection]) -> VariablePlaces {
    if let known = places[name] { return known }
    let found = VariablePlaces(selections)
    places[name] = found
    return found
  }

  /// The fragments spread here and not by what is spread, each once, in order.
  private func spreads(_ selections: [IR.Selection]) -> [String] {
    var found: [String] = []
    var known = Set<Symbol>()
    var open = Array(selections.reversed())
    while let selection = open.popLast() {
      if case .spread(let spread) = selection, known.insert(spread.fragment).inserted {
        found.append(spread.fragment.text)
      }
      open.append(contentsOf: selection.selections.reversed())
    }
    return found
  }
}

/// Collects the records that selections read or fill, by type, and their slots.
private struct RecordWalk {
  let schema: Schema
  let keys: RecordKeys
  /// A connection is read as the list that its pages make, and filled page by page.
  let isReading: Bool
  private(set) var records: [Explanation.Records] = []
  private var indices: [TypeID: Int] = [:]
  /// The slots of each, to add none twice.
  private var known: [Set<String>] = []
  /// Selections that are shared are walked once for each type that they stand on.
  private var seen = Set<Visit>()

  private struct Visit: Hashable {
    let node: ObjectIdentifier
    let type: TypeID
  }

  init(schema: Schema, keys: RecordKeys, isReading: Bool) {
    self.schema = schema
    self.keys = keys
    self.isReading = isReading
  }

  mutating func visit(_ selections: [IR.Selection], on type: TypeID) {
    for selection in selections where seen.insert(Visit(node: selection.node, type: type)).inserted {
      if let head = selection.head { add(head, to: type) }
      switch selection {
      case .linked(let field): visit(field.selections, on: field.type)
      case .inline(let fragment): visit(fragment.selections, on: fragment.typeCondition ?? type)
      case .condition(let condition): visit(condition.selections, on: type)
      case .scalar, .spread: continue
      }
    }
  }

  private mutating func add(_ head: IR.FieldHead, to type: TypeID) {
    let list = head.facts.handles.first { $0.handle == .connection }.map { head.storageKey(of: $0).text }
    if list == nil || !isReading { add(head.storageKey.text, to: type) }
    if let list { add(list, to: type) }
  }

  private mutating func add(_ slot: String, to type: TypeID) {
    let index = indices[type] ?? records.count
    if index == records.count {
      indices[type] = index
      records.append(Explanation.Records(type: schema[type].name.text, key: key(of: type), slots: []))
      known.append([])
    }
    if known[index].insert(slot).inserted { records[index].slots.append(slot) }
  }

  /// Of an abstract type: the key that all its objects have.
  private func key(of type: TypeID) -> [String] {
    let objects = schema.possibleTypes(of: type)
    guard let key = objects.first.map({ keys.fields(of: $0) }), objects.allSatisfy({ keys.fields(of: $0) == key }) else {
      return []
    }
    return key.map(\.text)
  }
}

extension ErrorChecks.Reason {
  fileprivate var sentence: String {
    switch self {
    case .throwsOnFieldError: "it has @throwOnFieldError"
    case .catches: "it has @catch"
    case .spreadUnderCatch(let definition): "\(definition) spreads it under @catch"
    case .spread(let definition): "\(definition), which is checked, spreads it"
    }
  }
}
