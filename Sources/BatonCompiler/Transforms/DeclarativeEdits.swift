import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes `@appendEdge` and its like handles of their field: what a mutation does to lists the store holds. Of an
  /// operation's own selections only, as in Relay; in a fragment they edit nothing, of which a rule warns.
  static let declarativeEdits = Transform(refusing: "declarativeEdits") { program, context in
    var walk = EditWalk(schema: program.schema, context: context)
    return program.changing(walk.looksFor) { operation in
      walk.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
    } fragment: { _ in nil }
  }
}

private struct EditWalk: SelectionRewriter {
  let schema: Schema
  let context: TransformContext
  let looksFor: IR.Traits = .edits

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    guard let facts = selection.head?.facts, !facts.isPlain, !facts.edits.isEmpty else {
      return rewriteInside(selection, parent: parent)
    }
    switch selection {
    case .scalar(let field):
      for edit in facts.edits { checkScalar(edit, on: field.head) }
      return .replace(.scalar(IR.ScalarField(handled(field.head))))
    case .linked(let field):
      check(facts.edits, on: field.head)
      return .replace(
        .linked(
          IR.LinkedField(
            handled(field.head), selections: rewriting(field.selections, parent: field.type))))
    default: return .keep
    }
  }

  private func handled(_ head: IR.FieldHead) -> IR.FieldHead {
    var head = head
    let handles = head.facts.edits.map { edit in
      IR.Handle(
        handle: Symbol(edit.kind.rawValue), key: "", filters: nil, arguments: edit.arguments, location: edit.location)
    }
    head.facts.edits = []
    head.facts.handles += handles
    return head
  }

  private func checkScalar(_ edit: IR.Edit, on head: IR.FieldHead) {
    switch edit.kind {
    case .deleteRecord, .deleteEdge:
      let type = head.definition.type
      if schema[type].name != "ID" || type.listDepth > 1 {
        context.report(.editsNoID(edit.kind, head.responseKey, schema.text(type)), at: edit.location)
      }
    default: context.report(.editsScalar(edit.kind, head.responseKey), at: head.location)
    }
  }

  private func check(_ edits: [IR.Edit], on head: IR.FieldHead) {
    let edge = edits.first { $0.kind == .appendEdge || $0.kind == .prependEdge }
    let node = edits.first { $0.kind == .appendNode || $0.kind == .prependNode }
    if let edge, let node {
      context.report(
        .edgeAndNode(edge.kind, node.kind, head.responseKey), at: edge.location,
        notes: [Diagnostic.Note("`@\(node.kind.rawValue)` stands here", at: node.location)])
    }
    let type = schema[head.definition.type]
    for edit in edits {
      switch edit.kind {
      case .deleteRecord, .deleteEdge: context.report(.deletesLinked(edit.kind, head.responseKey), at: edit.location)
      case .appendEdge, .prependEdge:
        if type.field(.cursor) == nil || type.field(.node) == nil {
          context.report(.editsNoEdge(edit.kind, head.responseKey, type.name), at: edit.location)
        }
      case .appendNode, .prependNode: checkEdgeType(edit)
      }
    }
  }

  private func checkEdgeType(_ edit: IR.Edit) {
    guard let argument = edit.arguments["edgeTypeName"] else { return }
    guard case .string(let name, _) = argument.value else {
      context.report(.variableEdgeType(), at: argument.valueLocation)
      return
    }
    if schema.type(Symbol(name))?.kind == .object { return }
    let close = suggestions(for: name, among: schema.types.lazy.filter { $0.kind == .object }.map(\.name.text))
    context.report(.noEdgeType(name, suggestions: close.isEmpty ? edgeTypes : close), at: argument.valueLocation)
  }

  private var edgeTypes: [String] {
    schema.types.lazy.filter { $0.kind == .object && $0.field(.cursor) != nil && $0.field(.node) != nil }
      .prefix(3).map(\.name.text)
  }
}

extension Diagnostic.Message {
  fileprivate static func editsNoID(_ kind: IR.Edit.Kind, _ field: Symbol, _ type: String) -> Self {
    Self("`@\(kind.rawValue)` is for a field that returns the `ID` of a record, and `\(field)` returns `\(type)`")
  }

  fileprivate static func editsScalar(_ kind: IR.Edit.Kind, _ field: Symbol) -> Self {
    Self("`@\(kind.rawValue)` is for a field that returns an object, and `\(field)` is a scalar; put it on the field that returns the new record")
  }

  fileprivate static func deletesLinked(_ kind: IR.Edit.Kind, _ field: Symbol) -> Self {
    Self("`@\(kind.rawValue)` is for a field that returns an `ID`, and `\(field)` returns an object; put it on the `id` inside")
  }

  fileprivate static func editsNoEdge(_ kind: IR.Edit.Kind, _ field: Symbol, _ type: Symbol) -> Self {
    let other = kind == .appendEdge ? "@appendNode" : "@prependNode"
    return Self("`@\(kind.rawValue)` is for an edge, an object with `cursor` and `node`, and `\(field)` returns `\(type)`; write `\(other)(connections:, edgeTypeName:)` for a node")
  }

  fileprivate static func edgeAndNode(_ edge: IR.Edit.Kind, _ node: IR.Edit.Kind, _ field: Symbol) -> Self {
    Self("`\(field)` is either an edge or a node; write `@\(edge.rawValue)` or `@\(node.rawValue)`, not both")
  }

  fileprivate static func variableEdgeType() -> Self {
    Self("`edgeTypeName` must be a string literal, since it decides which edge is made; write the name of its type")
  }

  fileprivate static func noEdgeType(_ written: String, suggestions: [String]) -> Self {
    Self(
      "`edgeTypeName` names the object type of the edge to make, and `\"\(written)\"` is none"
        + (suggestions.isEmpty ? "" : "; such as " + suggestions.map { "`\"\($0)\"`" }.joined(separator: ", ")))
  }
}
