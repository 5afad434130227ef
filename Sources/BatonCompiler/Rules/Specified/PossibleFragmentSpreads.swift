import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A spread or a type condition can match: some object is of every type around it.
  ///
  /// Specification: Fragment Spread Is Possible, where only the next type around is asked. Relay asks all of them, for
  /// one object is all of them.
  static let possibleFragmentSpreads = Rule("PossibleFragmentSpreads") { hooks, context in
    hooks.onInlineFragment { inline in
      guard let name = inline.typeCondition, let type = context.schema.type(name.symbol),
        let parent = context.impossible(type)
      else { return }
      context.report(.impossibleCondition(type, parent), at: name)
    }
    hooks.onSpread { spread, fragment in
      guard let type = fragment.type, let parent = context.impossible(type) else { return }
      context.report(
        .impossibleSpread(spread.name, type, parent),
        at: SourceRange(Int(spread.range.start), Int(spread.name.range.end)),
        notes: [Diagnostic.Note("`\(spread.name)` is a fragment on `\(type.name)`", at: fragment.location)])
    }
  }
}

extension RuleContext {
  /// The nearest type around that no object of this type is of.
  fileprivate func impossible(_ type: TypeDefinition) -> TypeDefinition? {
    guard type.isComposite else { return nil }
    return enclosing.last { $0 !== type && !schema.overlaps($0.id, type.id) }
  }
}

extension Diagnostic.Message {
  fileprivate static func impossibleCondition(_ type: TypeDefinition, _ parent: TypeDefinition) -> Self {
    Self("this never matches: nothing is both `\(parent.name)` and `\(type.name)`")
  }

  fileprivate static func impossibleSpread(_ name: Name, _ type: TypeDefinition, _ parent: TypeDefinition) -> Self {
    Self("`...\(name)` never matches: it is on `\(type.name)`, and nothing is both that and `\(parent.name)`")
  }
}
