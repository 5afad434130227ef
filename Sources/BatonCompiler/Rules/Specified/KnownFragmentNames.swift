import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A spread names a fragment of the compilation.
  ///
  /// Specification: Fragment Spread Target Defined.
  static let knownFragmentNames = Rule("KnownFragmentNames") { hooks, context in
    hooks.onUnknownSpread { spread in
      context.report(.unknownFragment(spread.name, in: context), at: spread.name)
    }
  }
}

extension Diagnostic.Message {
  /// Suggests only fragments that could stand there.
  fileprivate static func unknownFragment(_ name: Name, in context: RuleContext) -> Self {
    let parent = context.parent
    let hint = context.hints.hint(for: name, among: .fragments(on: parent?.id)) {
      let candidates = context.documents.allFragments.filter { fragment in
        guard let parent, let type = fragment.type else { return true }
        return context.schema.overlaps(parent.id, type.id)
      }
      return candidates.map(\.name.text)
    }
    return Self("there is no fragment `\(name)`" + hint)
  }
}
