import GraphQLSyntax

extension SchemaRule {
  /// No input type requires a value of itself, for nobody could write one.
  ///
  /// Specification: Input Objects, circular references.
  static let inputCycles = SchemaRule("InputCycles") { context in
    let schema = context.schema
    // A list may be empty and a nullable field left out, so only bare non-null fields chain.
    func requiring(_ type: TypeDefinition) -> [InputValue] {
      type.inputFields.filter { $0.type.isNonNull && !$0.type.isList && schema[$0.type].kind == .input }
    }
    let required = schema.types.map { $0.kind == .input ? requiring($0) : [] }
    let successors = required.map { $0.map { Int($0.type.named.index) } }
    for cycle in cycles(among: successors.count, { successors[$0] }) {
      let path = cycle.path
      let steps = path.indices.compactMap { index in
        let next = path[(index + 1) % path.count]
        return required[path[index]].first { Int($0.type.named.index) == next }
      }
      let notes = steps.dropFirst().prefix(10).map { Diagnostic.Note("through `\($0.name)`", at: $0.location) }
      let message = Diagnostic.Message.inputCycle(schema.types[path[0]].name, steps.map(\.name))
      context.report(message, at: steps[0].location, notes: Array(notes))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func inputCycle(_ type: Symbol, _ fields: [Symbol]) -> Self {
    Self("no value of `\(type)` can be written: it requires another one of itself through \(list(fields))")
  }
}
