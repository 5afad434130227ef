import GraphQLIR
import GraphQLSyntax

extension Transform {
  /// A caught fragment has a name to be caught under, and what is caught is not required as well.
  static let catching = Transform(checking: "catching") { program, context in
    for operation in program.operations where operation.traits.contains(.caught) {
      check(operation.selections, context)
    }
    for fragment in program.fragments where fragment.traits.contains(.caught) { check(fragment.selections, context) }
  }
}

private func check(_ selections: [IR.Selection], _ context: TransformContext) {
  for selection in selections where selection.traits.contains(.caught) {
    if case .inline(let inline) = selection, inline.facts.caught != nil, inline.facts.alias == nil {
      context.report(.unaliasedCatch(), at: inline.location)
    }
    if let facts = selection.head?.facts, !facts.isPlain, facts.caught != nil, let required = facts.required {
      context.report(
        .caughtAndRequired(), at: required.location,
        notes: facts.caught.map { [Diagnostic.Note("`@catch` stands here", at: $0.location)] } ?? [])
    }
    check(selection.selections, context)
  }
}

extension Diagnostic.Message {
  fileprivate static func unaliasedCatch() -> Self {
    Self("`@catch` needs a name to catch under; write `... @alias(as: \"name\") @catch`")
  }

  fileprivate static func caughtAndRequired() -> Self {
    Self("a field is either `@required` or caught; remove one")
  }
}
