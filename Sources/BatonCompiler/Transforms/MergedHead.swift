import GraphQLIR

extension [IR.Selection] {
  /// The facts of all: handles by name and key, and written by a person if any is. nil where the first has them.
  var mergedHead: IR.FieldHead? {
    guard count > 1, !allSatisfy(\.isWrittenAndPlain), var head = self[0].head else { return nil }
    var changed = false
    for other in dropFirst() {
      guard let facts = other.head?.facts else { continue }
      if head.facts.isGenerated, !facts.isGenerated {
        head.facts.isGenerated = false
        head.location = other.location
        changed = true
      }
      if facts.isPlain { continue }
      for handle in facts.handles
      where !head.facts.handles.contains(where: { $0.handle == handle.handle && $0.key == handle.key }) {
        head.facts.handles.append(handle)
        changed = true
      }
      if head.facts.required == nil, let required = facts.required {
        head.facts.required = required
        changed = true
      }
      if head.facts.caught == nil, let caught = facts.caught {
        head.facts.caught = caught
        changed = true
      }
      if head.facts.stream == nil, let stream = facts.stream {
        head.facts.stream = stream
        changed = true
      }
      if facts.childrenBubbleNull, !head.facts.childrenBubbleNull {
        head.facts.childrenBubbleNull = true
        changed = true
      }
      if facts.discriminates, !head.facts.discriminates {
        head.facts.discriminates = true
        changed = true
      }
    }
    return changed ? head : nil
  }
}

extension IR.Selection {
  /// A field that a person typed, without facts.
  fileprivate var isWrittenAndPlain: Bool {
    switch self {
    case .scalar(let field): !field.traits.contains(.facts) && !field.head.facts.isGenerated
    case .linked(let field): !field.ownTraits.contains(.facts) && !field.head.facts.isGenerated
    default: false
    }
  }
}
