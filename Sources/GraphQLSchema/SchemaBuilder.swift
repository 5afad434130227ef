package import GraphQLSyntax

/// Makes a schema from any number of files in any order, the extensions of all of them merged.
///
/// Building never stops: where two definitions clash the first one counts, and what cannot be resolved gets a
/// stand-in or is left out. The rules, ``SchemaRule/all``, say what was wrong.
package struct SchemaBuilder: Sendable {
  /// The schema and all that is wrong with it.
  ///
  /// - Parameters:
  ///   - clientDirectives: the SDL of the directives that no server knows; by default all that Relay has.
  ///   - workers: who makes the types and asks the rules.
  package static func build(
    _ documents: [SchemaDocument], clientDirectives: [String] = BuiltIns.clientDirectives, workers: Workers = .one
  ) -> (schema: Schema, diagnostics: [Diagnostic]) {
    var parts = SchemaParts()
    parts.add(BuiltIns.specification, isClient: false, isBuiltIn: true)
    for text in clientDirectives { parts.add(BuiltIns.document(text), isClient: true, isBuiltIn: true) }
    for document in documents { parts.add(document.document, isClient: document.isClient) }
    parts.attachExtensions()

    var builder = SchemaBuilder(parts: parts)
    let schema = builder.schema(workers)
    let facts = SchemaFacts(schema: schema, documents: documents, builder: builder)
    let diagnostics = workers.map(SchemaRule.all, chunk: 1) { rule in
      let context = SchemaRuleContext(facts)
      rule.check(context)
      return context.diagnostics
    }
    return (schema, diagnostics.flatMap { $0 })
  }

  let parts: SchemaParts
  /// Names that no type bears, at each place where one was used, and what could stand there.
  private(set) var unresolved: [(name: Name, file: FileID, use: TypeUse)] = []
  /// The types made up for them, so that what uses one is not missed again elsewhere.
  private(set) var standIns: [Symbol: TypeID] = [:]
  /// `implements` and union members that name a type of another kind.
  private(set) var misplaced: [(name: Name, file: FileID, expected: TypeKind)] = []
  /// `implements` and union members that stand there already.
  private(set) var repeatedNames: [(second: Location, first: Location, owner: TypeID, name: Symbol)] = []
  /// Whether a field or a directive has two arguments of one name.
  var hasRepeatedArguments = false
  /// Of the root operations that are given more than once, each after the first.
  private(set) var repeatedRoots: [(second: RootOperation, first: RootOperation)] = []
  private(set) var roots: [RootOperation] = []

  init(parts: SchemaParts) {
    self.parts = parts
  }

  private mutating func schema(_ workers: Workers) -> Schema {
    let definitions = types(workers)
    let directives = parts.directives.map { directive($0) }
    resolveRoots()
    let standIns = standIns.sorted(by: \.value.index).map { name, id in
      TypeDefinition(
        id: id, name: name, kind: .scalar, description: nil, location: Location(.builtIn, SourceRange(0, 0)),
        isClient: false, directives: [])
    }
    func root(_ kind: OperationKind) -> TypeID? { roots.first { $0.kind == kind }?.type }
    return Schema(
      types: definitions + standIns, directives: directives, query: root(.query), mutation: root(.mutation),
      subscription: root(.subscription), isWhole: isWhole)
  }

  /// All types, several at a time.
  private mutating func types(_ workers: Workers) -> [TypeDefinition] {
    let ranges = stride(from: 0, to: parts.types.count, by: 256).map { $0..<min($0 + 256, parts.types.count) }
    let pieces = workers.map(ranges, chunk: 1) { [parts] range in
      var piece = SchemaBuilder(parts: parts)
      let types = range.map { piece.type(TypeID($0)) }
      return (types: types, found: piece)
    }
    // The number of a stand-in is one more than that of the one before.
    guard pieces.allSatisfy(\.found.standIns.isEmpty) else { return parts.types.indices.map { type(TypeID($0)) } }
    for (_, found) in pieces {
      unresolved += found.unresolved
      misplaced += found.misplaced
      repeatedNames += found.repeatedNames
      hasRepeatedArguments = hasRepeatedArguments || found.hasRepeatedArguments
    }
    return pieces.flatMap(\.types)
  }

  /// Whether nothing was left out, and nothing made up.
  private var isWhole: Bool {
    unresolved.isEmpty && misplaced.isEmpty && parts.repeated.isEmpty
      && parts.undefinedExtensions.isEmpty && parts.mismatchedExtensions.isEmpty && repeatedRoots.isEmpty
      && roots.contains { $0.kind == .query }
      && roots.allSatisfy { parts.types[Int($0.type.index)].definition.syntax.kind.typeKind == .object }
  }

  // MARK: References

  /// The type of a name, or its stand-in, noted, where there is none.
  mutating func resolve(_ name: Name, in file: FileID, as use: TypeUse) -> TypeID {
    if let index = parts.typeIndex[name.symbol] { return TypeID(index) }
    unresolved.append((name, file, use))
    if let id = standIns[name.symbol] { return id }
    let id = TypeID(parts.types.count + standIns.count)
    standIns[name.symbol] = id
    return id
  }

  mutating func reference(_ syntax: TypeSyntax, in file: FileID, as use: TypeUse) -> TypeReference {
    TypeReference(resolve(syntax.named, in: file, as: use), as: syntax)
  }

  /// The types that a list of names means, each once and each of the kind that belongs there.
  mutating func references(
    _ names: [(name: Name, file: FileID)], to kind: TypeKind, of owner: TypeID
  ) -> [TypeID] {
    if names.isEmpty { return [] }
    var seen = SymbolMap(capacity: names.count)
    return names.indices.compactMap { index in
      let (name, file) = names[index]
      if let first = seen.insert(name.symbol, index) {
        let places = (Location(file, name.range), Location(names[first].file, names[first].name.range))
        repeatedNames.append((places.0, places.1, owner, name.symbol))
        return nil
      }
      guard let number = parts.typeIndex[name.symbol] else {
        unresolved.append((name, file, kind == .interface ? .interface : .object))
        return nil
      }
      guard parts.types[number].definition.syntax.kind.typeKind == kind else {
        misplaced.append((name, file, kind))
        return nil
      }
      return TypeID(number)
    }
  }

  /// What the name of a type is used for.
  enum TypeUse: Sendable {
    case output, input, interface, object

    func accepts(_ kind: TypeKind) -> Bool {
      switch self {
      case .output: kind != .input
      case .input: kind == .scalar || kind == .enum || kind == .input
      case .interface: kind == .interface
      case .object: kind == .object
      }
    }
  }

  // MARK: Roots

  /// A root operation of a `schema` definition or extension; without one, the types that bear the usual names.
  struct RootOperation: Sendable {
    let kind: OperationKind
    let type: TypeID
    let typeName: Symbol
    let keyword: Location
    let typeLocation: Location
  }

  private mutating func resolveRoots() {
    for part in [parts.schemaDefinition].compactMap({ $0 }) + parts.schemaExtensions {
      guard case .schema(let operations) = part.syntax.kind else { continue }
      for operation in operations {
        let root = RootOperation(
          kind: operation.kind, type: resolve(operation.type, in: part.file, as: .object), typeName: operation.type.symbol,
          keyword: part.at(operation.keyword), typeLocation: part.at(operation.type))
        if let first = roots.first(where: { $0.kind == root.kind }) {
          repeatedRoots.append((root, first))
        } else {
          roots.append(root)
        }
      }
    }
    guard parts.schemaDefinition == nil else { return }
    for kind in OperationKind.allCases where !roots.contains(where: { $0.kind == kind }) {
      let name = Symbol(kind.usualTypeName)
      guard let number = parts.typeIndex[name] else { continue }
      let place = parts.types[number].definition.nameLocation
      roots.append(RootOperation(kind: kind, type: TypeID(number), typeName: name, keyword: place, typeLocation: place))
    }
  }
}

extension OperationKind {
  /// What its root type is called where no `schema` definition names it.
  package var usualTypeName: String {
    switch self {
    case .query: "Query"
    case .mutation: "Mutation"
    case .subscription: "Subscription"
    }
  }
}
