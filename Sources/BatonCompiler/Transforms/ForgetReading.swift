import GraphQLIR
import GraphQLSchema

extension Transform {
  /// Drops what only reading asks: aliases of fragments, `@required`, `@catch`. It changes nothing on the wire, and
  /// without it equal selections are equal.
  static let forgetReading = Transform("forgetReading") { program, context in
    context.rewriting(program) { range, _ in
      var forgetter = ReadingForgetter()
      return program.rewritten(range, by: &forgetter)
    }
  }
}

private struct ReadingForgetter: SelectionRewriter {
  let looksFor: IR.Traits = [.alias, .caught, .required, .spreadFacts]

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      guard let head = forgetting(field.head) else { return .keep }
      return .replace(.scalar(IR.ScalarField(head)))
    case .linked(let field):
      guard let head = forgetting(field.head) else { return rewriteInside(selection, parent: parent) }
      return .replace(
        .linked(
          IR.LinkedField(head, selections: rewriting(field.selections, parent: field.type))))
    case .inline(let inline):
      if inline.facts.alias == nil, inline.facts.caught == nil { return rewriteInside(selection, parent: parent) }
      var facts = inline.facts
      facts.alias = nil
      facts.caught = nil
      let selections = rewriting(inline.selections, parent: inline.typeCondition ?? parent)
      return .replace(.inline(inline.with(facts: facts, selections: selections)))
    case .spread(let spread):
      if spread.facts.alias == nil, !spread.facts.isUnaliasedOnPurpose, spread.facts.mask == nil { return .keep }
      var facts = IR.SpreadFacts()
      facts.deferred = spread.facts.deferred
      return .replace(.spread(spread.with(facts: facts)))
    case .condition: return rewriteInside(selection, parent: parent)
    }
  }

  private func forgetting(_ head: IR.FieldHead) -> IR.FieldHead? {
    if head.facts.isPlain || (head.facts.required == nil && head.facts.caught == nil) { return nil }
    var head = head
    head.facts.required = nil
    head.facts.caught = nil
    return head
  }
}
