import GraphQLSyntax

extension Rule {
  /// No two operations, no two fragments and no operation and fragment have one name: each becomes a Swift type.
  ///
  /// Specification: Operation Name Uniqueness, Fragment Name Uniqueness. One namespace for both is Relay's.
  static let uniqueDefinitionNames = Rule(
    "UniqueDefinitionNames",
    program: { context in
      var first: [Symbol: Int] = [:]
      for (index, entry) in context.documents.entries.enumerated() {
        let name: Name
        switch entry.definition {
        case .operation(let operation):
          guard let written = operation.name else { continue }
          name = written
        case .fragment(let fragment): name = fragment.name
        case .typeSystem: continue
        }
        guard let earlier = first[name.symbol] else {
          first[name.symbol] = index
          continue
        }
        context.report(
          .duplicateName(name), at: context.location(name.range, in: index),
          notes: [Diagnostic.Note("`\(name)` is defined here already", at: context.name(of: earlier).location)])
      }
    })
}

extension Diagnostic.Message {
  fileprivate static func duplicateName(_ name: Name) -> Self {
    Self("there is another `\(name)`; give each operation and fragment a name of its own")
  }
}
