import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes for each fragment with `@refetchable` the query that fetches it again.
  ///
  /// After `mask`, so that the variables of unmasked fragments count, and after `connections`, whose places it checks.
  static let refetchable = Transform(refusing: "refetchable") { program, context in
    let halves = context.halves(of: program.fragments) { fragments, context in
      let maker = RefetchQueries(program, context)
      return fragments.map { (made: maker.make(for: $0), old: $0) }
    }
    context.report(halves.flatMap(\.diagnostics))
    let results = halves.flatMap(\.result)
    let queries = results.compactMap(\.made?.query)
    return queries.isEmpty
      ? program
      : program.with(
        operations: program.operations + queries, fragments: results.map { $0.made?.fragment ?? $0.old })
  }
}

private final class RefetchQueries {
  private let program: IR.Program
  private let context: TransformContext
  private var schema: Schema { program.schema }
  private let operationNames: Set<Symbol>
  /// The fragments that name each query.
  private var owners: [Symbol: [IR.Fragment]] = [:]

  init(_ program: IR.Program, _ context: TransformContext) {
    self.program = program
    self.context = context
    operationNames = Set(program.operations.map(\.name))
    for fragment in program.fragments {
      if let name = fragment.facts.refetchable?.queryName { owners[name, default: []].append(fragment) }
    }
  }

  func make(for fragment: IR.Fragment) -> (query: IR.Operation, fragment: IR.Fragment)? {
    guard let refetchable = fragment.facts.refetchable, let query = schema.query else { return nil }
    guard check(refetchable, of: fragment), let directives = directives(of: refetchable) else { return nil }
    guard let prefersFetchable = prefersFetchable(refetchable) else { return nil }
    let finder = RefetchPath(schema: schema, query: schema[query], options: context.options)
    guard let path = finder.path(to: fragment, prefersFetchable: prefersFetchable) else {
      context.report(
        .notRefetchable(fragment.name, schema[fragment.type].name, hasNode: schema.type("Node") != nil),
        at: fragment.location,
        notes: [Diagnostic.Note("`@refetchable` stands here", at: refetchable.location)])
      return nil
    }
    guard checkConnections(of: fragment), var variables = variables(of: fragment) else { return nil }
    if let identifier = path.identifier {
      if let taken = variables.first(where: { $0.name == .id }) {
        context.report(.identifierIsTaken(fragment.name), at: taken.location)
        return nil
      }
      variables.append(IR.Variable(name: .id, type: identifier.argument.type.nonNull, location: fragment.location))
    }
    var refetched = refetchable
    refetched.path = path.field.map { [$0.name] } ?? []
    refetched.identifier = path.identifier.map { ($0.field, .id) }
    var facts = IR.DefinitionFacts()
    facts.derivedFrom = fragment.name
    let operation = IR.Operation(
      kind: .query, name: refetchable.queryName, location: refetchable.location, type: query, variables: variables,
      directives: directives, facts: facts, selections: path.selections(spreading: fragment))
    var fragmentFacts = fragment.facts
    fragmentFacts.refetchable = refetched
    return (operation, fragment.with(facts: fragmentFacts, selections: fragment.selections + path.added))
  }

  // MARK: What the directive says

  private func check(_ refetchable: IR.Refetchable, of fragment: IR.Fragment) -> Bool {
    let name = refetchable.queryName
    let place = refetchable.arguments["queryName"]?.valueLocation ?? refetchable.location
    guard !name.text.isEmpty else {
      context.report(.variableQueryName(), at: place)
      return false
    }
    if let plural = fragment.facts.plural {
      context.report(
        .pluralRefetchable(fragment.name), at: fragment.location,
        notes: [Diagnostic.Note("`plural` stands here", at: plural.location)])
      return false
    }
    if operationNames.contains(name) || program.fragment(name) != nil {
      context.report(.queryNameIsTaken(name), at: place)
      return false
    }
    let others = owners[name, default: []]
    if others.count > 1 {
      if others[0].name == fragment.name {
        context.report(
          .repeatedQueryName(name, others.map(\.name)), at: others[0].location,
          notes: others.dropFirst().map { Diagnostic.Note("fragment `\($0.name)` names it too", at: $0.location) })
      }
      return false
    }
    return true
  }

  private func directives(of refetchable: IR.Refetchable) -> [IR.AppliedDirective]? {
    guard let argument = refetchable.arguments["directives"], argument.value != .null else { return [] }
    let items: [IR.Value] = if case .list(let items, _) = argument.value { items } else { [argument.value] }
    var directives: [IR.AppliedDirective] = []
    for item in items {
      guard case .string(let text, _) = item,
        let parsed = ProgramBuilder.serverDirectives(text, schema: schema, at: argument.valueLocation)
      else {
        context.report(.unreadableDirectives(), at: argument.valueLocation)
        return nil
      }
      directives += parsed
    }
    return directives
  }

  private func prefersFetchable(_ refetchable: IR.Refetchable) -> Bool? {
    switch refetchable.arguments["preferFetchable"]?.value {
    case nil, .null: return context.options.prefersFetchable
    case .boolean(let value): return value
    default:
      context.report(
        .variablePreference(),
        at: refetchable.arguments["preferFetchable"]?.location ?? refetchable.location)
      return nil
    }
  }

  // MARK: Variables

  /// What the query declares: the operation's variables that the fragment reaches and its own, by name.
  private func variables(of fragment: IR.Fragment) -> [IR.Variable]? {
    var globals: [Symbol: IR.Variable] = [:]
    for name in [fragment.name] + program.reached(from: fragment.selections) {
      for variable in program.fragment(name)?.globals ?? [] where variable.provider == nil {
        guard let known = globals[variable.name] else {
          globals[variable.name] = variable
          continue
        }
        if schema.isSubtype(variable.type, of: known.type) { globals[variable.name] = variable }
      }
    }
    let locals = fragment.variables.filter { $0.provider == nil }
    for local in locals {
      guard let global = globals[local.name] else { continue }
      context.report(
        .localMeetsReachedGlobal(local.name, fragment.name), at: local.location,
        notes: [Diagnostic.Note("the operation's `$\(local.name)` is used here", at: global.location)])
      return nil
    }
    return (Array(globals.values) + locals).sorted(by: \.name)
  }

  // MARK: Connections

  private func checkConnections(of fragment: IR.Fragment) -> Bool {
    let connections = fragment.facts.connections
    guard let connection = connections.first else { return true }
    func refuse(_ message: Diagnostic.Message) -> Bool {
      context.report(message, at: fragment.location)
      return false
    }
    if connections.count > 1 { return refuse(.severalConnections(fragment.name)) }
    if connection.path == nil { return refuse(.connectionInList(fragment.name)) }
    if connection.direction != .backward, connection.first == nil || connection.after == nil {
      return refuse(.literalPage(fragment.name, "first", "after"))
    }
    if connection.direction != .forward, connection.last == nil || connection.before == nil {
      return refuse(.literalPage(fragment.name, "last", "before"))
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func notRefetchable(_ name: Symbol, _ type: Symbol, hasNode: Bool) -> Self {
    Self(
      "`\(name)` on `\(type)` cannot be refetched; `@refetchable` is for fragments on `Query`, on `Viewer`, on "
        + (hasNode
          ? "`Node` or a type whose every object implements it, and"
          : "`Node`, which this schema has not, and")
        + " on a type that the schema marks `@fetchable`")
  }

  fileprivate static func variableQueryName() -> Self {
    Self("`queryName` of `@refetchable` must be a string literal; write the name of the query to make")
  }

  fileprivate static func pluralRefetchable(_ name: Symbol) -> Self {
    Self("`\(name)` has both `@refetchable` and `@relay(plural:)`, and a list has no single record to fetch again; remove one")
  }

  fileprivate static func queryNameIsTaken(_ name: Symbol) -> Self {
    Self("there is a definition named `\(name)` already; give `queryName` another name")
  }

  fileprivate static func repeatedQueryName(_ name: Symbol, _ fragments: [Symbol]) -> Self {
    Self("fragments \(fragments.map { "`\($0)`" }.joined(separator: " and ")) both name the query `\(name)`; give each one of its own")
  }

  fileprivate static func unreadableDirectives() -> Self {
    Self("`directives` of `@refetchable` is a list of string literals, each a directive that the server allows on a query, such as `[\"@live\"]`")
  }

  fileprivate static func variablePreference() -> Self {
    Self("`preferFetchable` of `@refetchable` must be `true` or `false`, since it decides which query is made")
  }

  fileprivate static func identifierIsTaken(_ name: Symbol) -> Self {
    Self("refetching `\(name)` needs a variable `$id` for the record, and `$id` is in use here; rename it")
  }

  fileprivate static func localMeetsReachedGlobal(_ variable: Symbol, _ name: Symbol) -> Self {
    Self("the query made for `\(name)` cannot have both this `$\(variable)` and the operation's of the same name; rename it")
  }

  fileprivate static func severalConnections(_ name: Symbol) -> Self {
    Self("`\(name)` has several connections, and refetching would not know which to page; move all but one into fragments of their own")
  }

  fileprivate static func connectionInList(_ name: Symbol) -> Self {
    Self("the connection of `\(name)` stands in a list, and refetching would not know in which element; move it into a fragment on the element")
  }

  fileprivate static func literalPage(_ name: Symbol, _ count: String, _ cursor: String) -> Self {
    Self("the connection of `\(name)` must take its page from variables; write `\(count): $count, \(cursor): $cursor`")
  }
}
