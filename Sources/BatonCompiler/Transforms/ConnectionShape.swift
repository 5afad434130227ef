import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// A field with `@connection` that has all a connection needs.
struct ConnectionShape {
  private let schema: Schema
  private let field: IR.LinkedField
  private let connection: IR.Connection
  private let edges: FieldDefinition
  private let node: FieldDefinition
  private let cursor: FieldDefinition
  private let pageInfo: FieldDefinition
  /// endCursor, hasNextPage, hasPreviousPage, startCursor.
  private let pageFields: [FieldDefinition]
  private let key: String
  private let handle: Symbol
  private let filters: [Symbol]?

  private static let pageNames: [Symbol] = [.endCursor, .hasNextPage, .hasPreviousPage, .startCursor]
  /// Arguments that choose a page, not a list.
  private static let paging: Set<Symbol> = ["after", "before", "find", "first", "last", "surrounds"]

  /// Reports all that is missing; nil where something is.
  init?(
    _ field: IR.LinkedField, _ connection: IR.Connection, selections: [IR.Selection], schema: Schema,
    context: TransformContext
  ) {
    let head = field.head
    let checker = ConnectionChecker(schema: schema, context: context, head: head, connection: connection)
    guard checker.isPage else { return nil }
    let words = checker.words()
    guard let parts = checker.typeParts(selections), let words else { return nil }
    self.schema = schema
    self.field = field
    self.connection = connection
    edges = parts.edges
    node = parts.node
    cursor = parts.cursor
    pageInfo = parts.pageInfo
    pageFields = Self.pageNames.compactMap { schema[parts.pageInfo.type].field($0) }
    key = words.key
    handle = words.handle
    let others = head.arguments.map(\.name).filter { !Self.paging.contains($0) }
    filters = words.filters ?? (others.isEmpty ? nil : others)
  }

  private var isForward: Bool { field.head.arguments[.first] != nil }
  private var isBackward: Bool { field.head.arguments[.last] != nil }

  func metadata(at path: [Symbol]?) -> IR.ConnectionMetadata {
    func variable(_ name: Symbol) -> Symbol? {
      if case .variable(let variable) = field.head.arguments[name]?.value { variable } else { nil }
    }
    var metadata = IR.ConnectionMetadata(
      path: path, direction: isForward && isBackward ? .bidirectional : isForward ? .forward : .backward)
    metadata.first = variable(.first)
    metadata.last = variable(.last)
    if isForward { metadata.after = variable(.after) }
    if isBackward { metadata.before = variable(.before) }
    metadata.isStream = connection.isStream
    return metadata
  }

  /// `prefetchable_pagination: true`
  var isPrefetchable: Bool { connection.prefetchable?.value == .boolean(true) }

  /// The fragment of the edges that a prefetchable connection of a definition has.
  func edgesFragment(of document: Symbol) -> Symbol { Symbol("\(document)__\(edges.name)") }

  /// The field with its handle in place of the directive.
  var head: IR.FieldHead {
    var head = field.head
    head.facts.connection = nil
    var dynamicKey: IR.Value?
    if case .variable = connection.dynamicKey?.value { dynamicKey = connection.dynamicKey?.value }
    head.facts.handles.append(
      IR.Handle(handle: handle, key: key, filters: filters, dynamicKey: dynamicKey, location: connection.location))
    return head
  }

  /// The selections with those of a page: cursors and `__typename` on `edges`, what says that there is more on
  /// `pageInfo`; each under its own name, beside an alias.
  func expanded(_ selections: [IR.Selection], document: Symbol) -> [IR.Selection] {
    var result = selections
    if let index = ownEdges(in: result), case .linked(let own) = result[index] {
      var head = own.head
      head.facts.edgesFragment = edgesFragment(of: document)
      result[index] = .linked(IR.LinkedField(head, selections: own.selections))
    }
    if let index = index(of: edges, in: result), case .linked(let own) = result[index] {
      var head = own.head
      if connection.isStream { head.facts.stream = stream }
      result[index] = .linked(IR.LinkedField(head, selections: own.selections + [edgeParts]))
    } else {
      var head = generatedHead(edges)
      if connection.isStream { head.facts.stream = stream }
      result.append(.linked(IR.LinkedField(head, selections: [edgeParts])))
    }
    var page: IR.Selection
    if let index = index(of: pageInfo, in: result), case .linked(let own) = result[index] {
      page = .linked(IR.LinkedField(own.head, selections: own.selections + [pageParts]))
      if !connection.isStream {
        result[index] = page
        return result
      }
      result.remove(at: index)
    } else {
      page = .linked(IR.LinkedField(generatedHead(pageInfo), selections: [pageParts]))
    }
    if connection.isStream { page = deferred(page, document: document) }
    return result + [page]
  }

  /// Those whose selections the text has in a fragment, under whatever name.
  private func ownEdges(in selections: [IR.Selection]) -> Int? {
    isPrefetchable ? selections.firstIndex { $0.head?.definition === edges } : nil
  }

  private func index(of field: FieldDefinition, in selections: [IR.Selection]) -> Int? {
    selections.firstIndex { $0.head.map { $0.definition === field && $0.responseKey == field.name } ?? false }
  }

  private var stream: IR.Stream {
    let arguments = connection.arguments
    return IR.Stream(
      writtenLabel: arguments["key"], condition: arguments[.if]?.value,
      initialCount: arguments["initial_count"]?.value, useCustomizedBatch: arguments["use_customized_batch"]?.value,
      location: connection.location)
  }

  private func deferred(_ page: IR.Selection, document: Symbol) -> IR.Selection {
    var facts = IR.InlineFacts()
    facts.isGenerated = true
    facts.deferred = IR.Defer(
      writtenLabel: nil, condition: connection.arguments[.if]?.value, location: connection.location)
    facts.deferred?.label = "\(document)$defer$\(key)$pageInfo"
    return .inline(
      IR.InlineFragment(typeCondition: nil, facts: facts, location: connection.location, selections: [page]))
  }

  private var edgeParts: IR.Selection {
    let typename = generatedHead(schema.meta.typename)
    return inline(
      on: edges.type.named,
      [
        .scalar(IR.ScalarField(generatedHead(cursor))),
        .linked(IR.LinkedField(generatedHead(node), selections: [.scalar(IR.ScalarField(typename))])),
      ])
  }

  private var pageParts: IR.Selection {
    let fields = pageFields.filter { field in
      switch field.name {
      case .endCursor, .hasNextPage: isForward
      default: isBackward
      }
    }
    return inline(on: pageInfo.type.named, fields.map { .scalar(IR.ScalarField(generatedHead($0))) })
  }

  private func inline(on type: TypeID, _ selections: [IR.Selection]) -> IR.Selection {
    var facts = IR.InlineFacts()
    facts.isGenerated = true
    return .inline(
      IR.InlineFragment(
        typeCondition: type, facts: facts, location: field.head.location, selections: selections))
  }

  private func generatedHead(_ definition: FieldDefinition) -> IR.FieldHead {
    var head = IR.FieldHead(alias: nil, definition: definition, arguments: [], location: field.head.location)
    head.facts = IR.FieldFacts(isGenerated: true)
    return head
  }
}
