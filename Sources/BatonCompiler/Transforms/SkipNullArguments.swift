import GraphQLIR
import GraphQLSchema

extension Transform {
  /// Drops arguments that are null, as Relay does: a server is told nothing instead of null. Nulls inside lists and
  /// objects stay.
  static let skipNullArguments = Transform("skipNullArguments") { program, _ in
    var skipper = NullSkipper(schema: program.schema)
    return program.rewriting(&skipper)
  }
}

private struct NullSkipper: SelectionRewriter {
  let schema: Schema
  let looksFor: IR.Traits = .null

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    guard var head = selection.head, hasNull(head) else { return rewriteInside(selection, parent: parent) }
    head.arguments.removeAll { $0.value == .null }
    head.directives = head.directives.map { directive in
      var directive = directive
      directive.arguments.removeAll { $0.value == .null }
      return directive
    }
    guard case .linked(let field) = selection else { return .replace(.scalar(IR.ScalarField(head))) }
    return .replace(
      .linked(IR.LinkedField(head, selections: rewriting(field.selections, parent: head.definition.type.named))))
  }

  private func hasNull(_ head: IR.FieldHead) -> Bool {
    head.arguments.contains { $0.value == .null }
      || head.directives.contains { $0.arguments.contains { $0.value == .null } }
  }
}
