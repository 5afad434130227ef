import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Looks whether a field with `@connection` can be a connection, and says what it lacks.
struct ConnectionChecker {
  let schema: Schema
  let context: TransformContext
  let head: IR.FieldHead
  let connection: IR.Connection

  struct TypeParts {
    let edges: FieldDefinition
    let node: FieldDefinition
    let cursor: FieldDefinition
    let pageInfo: FieldDefinition
  }

  struct Words {
    let key: String
    let handle: Symbol
    let filters: [Symbol]?
  }

  private var name: Symbol { head.definition.name }
  private var directive: String { connection.isStream ? "stream_connection" : "connection" }

  /// Whether the field returns an object, as a page is one; reported where it does not.
  var isPage: Bool {
    let type = schema[head.definition.type]
    if !head.definition.type.isList, type.kind == .object || type.kind == .interface { return true }
    context.report(.notAConnection(head, schema.text(head.definition.type)), at: head.location)
    return false
  }

  /// The fields of a connection; nil, and reported, where the type has not all of them or the field selects no edges.
  func typeParts(_ selections: [IR.Selection]) -> TypeParts? {
    let type = schema[head.definition.type]
    if head.arguments[.first] == nil, head.arguments[.last] == nil {
      return refuse(.connectionWithoutCount(head.responseKey))
    }
    let ownEdges = selections.compactMap(\.head).first { $0.definition.name == .edges }
    guard let ownEdges else { return refuse(.connectionWithoutEdges(head.responseKey)) }
    if connection.isStream {
      let aliased = selections.compactMap(\.head).filter {
        ($0.definition.name == .edges || $0.definition.name == .pageInfo) && $0.alias != nil
          && $0.alias != $0.definition.name
      }
      for aliased in aliased {
        context.report(.aliasedStreamPart(aliased.definition.name), at: aliased.nameLocation)
      }
      if !aliased.isEmpty { return nil }
    }
    func lacks(_ what: String) -> TypeParts? {
      context.report(
        .connectionTypeLacks(type.name, what, directive), at: head.location,
        notes: [Diagnostic.Note("`edges` is selected here", at: ownEdges.location)])
      return nil
    }
    func single(_ type: TypeReference, _ kinds: TypeKind...) -> Bool {
      !type.isList && kinds.contains(schema[type].kind)
    }
    guard let edges = type.field(.edges), let item = edges.type.item, single(item, .object, .interface) else {
      return lacks("`edges` that returns a list of objects")
    }
    guard let node = schema[item].field(.node), single(node.type, .object, .interface, .union) else {
      return lacks("`edges { node }` that returns an object, interface or union")
    }
    guard let cursor = schema[item].field(.cursor), single(cursor.type, .scalar) else {
      return lacks("`edges { cursor }` that returns a scalar")
    }
    guard let pageInfo = type.field(.pageInfo), single(pageInfo.type, .object) else {
      return lacks("`pageInfo` that returns an object")
    }
    var isWhole = true
    for name: Symbol in [.endCursor, .hasNextPage, .hasPreviousPage, .startCursor] {
      if let field = schema[pageInfo.type].field(name), single(field.type, .scalar) { continue }
      isWhole = false
      _ = lacks("`pageInfo { \(name) }` that returns a scalar")
    }
    return isWhole ? TypeParts(edges: edges, node: node, cursor: cursor, pageInfo: pageInfo) : nil
  }

  private func refuse(_ message: Diagnostic.Message) -> TypeParts? {
    context.report(message, at: head.location)
    return nil
  }

  /// What the directive says; nil, and reported, where it says something else than it can mean.
  func words() -> Words? {
    let key = key()
    let handle = handle()
    checkPrefetchable()
    guard let filters = filters(), let key, let handle else { return nil }
    return Words(key: key, handle: handle, filters: filters.names)
  }

  private func key() -> String? {
    guard let argument = connection.key else { return nil }
    guard case .string(let key, _) = argument.value else {
      context.report(.variableKey(head.responseKey, directive), at: argument.valueLocation)
      return nil
    }
    let suffix = "_\(head.responseKey)"
    guard key.hasSuffix(suffix), key.utf8.count > suffix.utf8.count else {
      context.report(
        .keyWithoutField(key, head.responseKey), at: argument.valueLocation,
        notes: [Diagnostic.Note("the field is here", at: head.location)])
      return nil
    }
    return key
  }

  private func handle() -> Symbol? {
    guard let argument = connection.handler, argument.value != .null else { return .connection }
    if case .string(let name, _) = argument.value { return Symbol(name) }
    context.report(.variableHandler(directive), at: argument.valueLocation)
    return nil
  }

  private func checkPrefetchable() {
    switch connection.prefetchable?.value {
    case nil, .boolean, .null: break
    default:
      context.report(
        .variablePrefetchable(directive), at: connection.prefetchable?.valueLocation ?? connection.location)
    }
  }

  /// The arguments that are named, if any are.
  private struct Filters { let names: [Symbol]? }

  private func filters() -> Filters? {
    guard let argument = connection.filters, argument.value != .null else { return Filters(names: nil) }
    let items: [IR.Value] = if case .list(let items, _) = argument.value { items } else { [argument.value] }
    var names: [Symbol] = []
    for item in items {
      guard case .string(let name, _) = item, head.arguments[Symbol(name)] != nil else {
        var text = ""
        item.write(to: &text, compact: false)
        context.report(
          .filterIsNoArgument(text, head.responseKey, head.arguments.map(\.name)), at: argument.valueLocation)
        return nil
      }
      names.append(Symbol(name))
    }
    return Filters(names: names)
  }
}

extension Diagnostic.Message {
  fileprivate static func connectionWithoutCount(_ field: Symbol) -> Self {
    Self("a connection is asked page by page; pass `\(field)` a `first` or `last` argument")
  }

  fileprivate static func connectionWithoutEdges(_ field: Symbol) -> Self {
    Self("a connection is read through its edges; select `edges { node { … } }` directly in `\(field)`")
  }

  fileprivate static func aliasedStreamPart(_ field: Symbol) -> Self {
    Self("`@stream_connection` needs `\(field)` under its own name; remove the alias")
  }

  fileprivate static func connectionTypeLacks(_ type: Symbol, _ what: String, _ directive: String) -> Self {
    Self("`\(type)` cannot be a connection: it has no field \(what); use `@\(directive)` on a field whose type has")
  }

  fileprivate static func variableKey(_ field: Symbol, _ directive: String) -> Self {
    Self("`key` of `@\(directive)` must be a string literal; write `key: \"Name_\(field)\"`")
  }

  fileprivate static func keyWithoutField(_ key: String, _ field: Symbol) -> Self {
    Self("the key of a connection ends in its field's name; write `key: \"Name_\(field)\"` instead of `\"\(key)\"`")
  }

  fileprivate static func variableHandler(_ directive: String) -> Self {
    Self("`handler` of `@\(directive)` must be a string literal")
  }

  fileprivate static func variablePrefetchable(_ directive: String) -> Self {
    Self("`prefetchable_pagination` of `@\(directive)` must be `true` or `false`, since it decides which fragments there are")
  }

  fileprivate static func filterIsNoArgument(_ filter: String, _ field: Symbol, _ passed: [Symbol]) -> Self {
    Self(
      "`filters` names arguments that `\(field)` is passed, and \(filter) is none of them; "
        + (passed.isEmpty ? "leave it out" : "it is passed " + passed.map { "`\($0)`" }.joined(separator: ", ")))
  }
}
