import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes a field with `@connection` a list that grows in the store: selects what a page needs to be followed by the
  /// next, and keeps it under a key of its own.
  ///
  /// Before `deferAndStream`, since a streamed connection is made of both.
  static let connections = Transform(refusing: "connections") { program, context in
    context.rewriting(program) { range, context in
      var walk = ConnectionWalk(program: program, context: context)
      return program.changed(range, walk.looksFor) { operation in
        walk.begin(operation.name)
        guard let selections = walk.rewritten(operation.selections, parent: operation.type) else { return nil }
        var facts = operation.facts
        facts.connections = walk.found
        return operation.with(facts: facts, selections: selections)
      } fragment: { fragment in
        walk.begin(fragment.name)
        guard let selections = walk.rewritten(fragment.selections, parent: fragment.type) else { return nil }
        var facts = fragment.facts
        facts.connections = walk.found
        return fragment.with(facts: facts, selections: selections)
      }
    }
  }
}

private struct ConnectionWalk: SelectionRewriter {
  private let program: IR.Program
  private let context: TransformContext
  var schema: Schema { program.schema }
  let looksFor: IR.Traits = .connection
  private(set) var found: [IR.ConnectionMetadata] = []
  private var document: Symbol = .id
  /// Response keys from the definition's root; nil within a list.
  private var path: [Symbol]? = []
  /// The connection whose edges are a fragment of the document.
  private var prefetchable: IR.Connection?

  init(program: IR.Program, context: TransformContext) {
    self.program = program
    self.context = context
  }

  mutating func begin(_ document: Symbol) {
    self.document = document
    found = []
    path = []
    prefetchable = nil
  }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    let outer = path
    defer { path = outer }
    switch selection {
    case .scalar(let field):
      guard !field.head.facts.isPlain, field.head.facts.connection != nil else { return .keep }
      context.report(
        .notAConnection(field.head, schema.text(field.head.definition.type)), at: field.head.location)
      return .replace(.scalar(IR.ScalarField(withoutConnection(field.head))))
    case .linked(let field):
      path?.append(field.head.responseKey)
      if field.head.definition.type.isList { path = nil }
      let selections = rewritten(field.selections, parent: field.type)
      guard !field.head.facts.isPlain, let connection = field.head.facts.connection else {
        return selections.map { .replace(selection.with(selections: $0)) } ?? .keep
      }
      let inner = selections ?? field.selections
      guard
        let shape = ConnectionShape(field, connection, selections: inner, schema: schema, context: context)
      else {
        return .replace(.linked(IR.LinkedField(withoutConnection(field.head), selections: inner)))
      }
      found.append(shape.metadata(at: path))
      if shape.isPrefetchable { checkEdgesFragment(connection, shape.edgesFragment(of: document)) }
      return .replace(
        .linked(IR.LinkedField(shape.head, selections: shape.expanded(inner, document: document))))
    case .inline(let inline):
      if let alias = inline.facts.alias { path?.append(alias.name) }
      return rewriteInside(selection, parent: parent)
    default: return rewriteInside(selection, parent: parent)
    }
  }

  /// The fragment of the edges is the only definition of its name.
  private mutating func checkEdgesFragment(_ connection: IR.Connection, _ name: Symbol) {
    if let other = prefetchable {
      context.report(
        .secondPrefetchable(document), at: connection.location,
        notes: [Diagnostic.Note("the other one is here", at: other.location)])
    } else if let other = program.fragment(name)?.location ?? program.operations.first(where: { $0.name == name })?.location {
      context.report(
        .edgesNameIsTaken(name), at: connection.location, notes: [Diagnostic.Note("`\(name)` is here", at: other)])
    }
    prefetchable = connection
  }

  private func withoutConnection(_ head: IR.FieldHead) -> IR.FieldHead {
    var head = head
    head.facts.connection = nil
    return head
  }
}

extension Diagnostic.Message {
  fileprivate static func secondPrefetchable(_ document: Symbol) -> Self {
    Self("`\(document)` has one connection with `prefetchable_pagination`, whose edges are fetched as the fragment `\(document)__edges`; move this one into a fragment of its own")
  }

  fileprivate static func edgesNameIsTaken(_ name: Symbol) -> Self {
    Self("`prefetchable_pagination` makes a fragment `\(name)` of the edges, and there is a definition of that name; give it another")
  }

  static func notAConnection(_ head: IR.FieldHead, _ type: String) -> Self {
    Self("`@connection` is for a field that returns one page of a list, an object with `edges` and `pageInfo`; `\(head.responseKey)` returns `\(type)`", identifier: "notAConnection")
  }
}
