import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Drops what the server does not know: client fields, fragments on client types, and the facts that only the store
  /// asks; then the spreads of fragments that held nothing else. An operation of nothing else is gone from the text.
  static let skipClientSelections = Transform("skipClientSelections") { program, _ in
    guard program.schema.types.contains(where: \.isClient) else {
      var skipper = ClientSkipper(program: program, looksFor: [.client, .facts])
      return program.rewriting(&skipper).skippingSpreads(ofThoseGoneFrom: program)
    }
    var skipper = ClientSkipper(program: program, looksFor: [.client, .facts, .inline, .spread])
    return program.with(fragments: program.fragments.filter { !program.schema[$0.type].isClient })
      .rewriting(&skipper).skippingSpreads(ofThoseGoneFrom: program)
  }
}

extension IR.Program {
  fileprivate func skippingSpreads(ofThoseGoneFrom before: IR.Program) -> IR.Program {
    fragments.count == before.fragments.count ? self : skippingEmptied(reporting: nil)
  }
}

private struct ClientSkipper: SelectionRewriter {
  let program: IR.Program
  let looksFor: IR.Traits
  var schema: Schema { program.schema }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      if field.head.definition.isClient { return .delete }
      return forgetting(field.head).map { .replace(.scalar(IR.ScalarField($0))) } ?? .keep
    case .linked(let field):
      if field.head.definition.isClient { return .delete }
      guard let head = forgetting(field.head) else { return rewriteInside(selection, parent: parent) }
      let selections = rewriting(field.selections, parent: field.type)
      return selections.isEmpty ? .delete : .replace(.linked(IR.LinkedField(head, selections: selections)))
    case .inline(let inline):
      if let type = inline.typeCondition, schema[type].isClient { return .delete }
      return rewriteInside(selection, parent: parent)
    case .spread(let spread):
      guard let fragment = program.fragment(spread.fragment) else { return .delete }
      return schema[fragment.type].isClient ? .delete : .keep
    case .condition: return rewriteInside(selection, parent: parent)
    }
  }

  private func forgetting(_ head: IR.FieldHead) -> IR.FieldHead? {
    if head.facts.isPlain { return nil }
    var head = head
    var facts = IR.FieldFacts(isGenerated: head.facts.isGenerated)
    if let stream = head.facts.stream { facts.stream = stream }
    head.facts = facts
    return head
  }
}
