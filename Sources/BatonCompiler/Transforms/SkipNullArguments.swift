import GraphQLIR
import GraphQLSchema

extension Transform {
  /// Drops arguments that are null, of fields and of directives, as Relay does: a server is told nothing instead of null.
  /// Nulls inside lists and objects stay.
  static let skipNullArguments = Transform("skipNullArguments") { program, _ in
    var skipper = NullSkipper()
    return program.rewriting(&skipper).changing(.all) { operation in
      operation.directives.withoutNulls.map { operation.with(directives: $0) }
    } fragment: { fragment in
      fragment.directives.withoutNulls.map { fragment.with(directives: $0) }
    }
  }
}

private struct NullSkipper: SelectionRewriter {
  let looksFor: IR.Traits = .null

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      return field.head.withoutNulls.map { .replace(.scalar(IR.ScalarField($0))) } ?? .keep
    case .linked(let field):
      guard let head = field.head.withoutNulls else { return rewriteInside(selection, parent: parent) }
      return .replace(
        .linked(IR.LinkedField(head, selections: rewriting(field.selections, parent: field.type))))
    case .spread(let spread):
      return spread.directives.withoutNulls.map { .replace(.spread(spread.with(directives: $0))) } ?? .keep
    case .inline(let inline):
      guard let directives = inline.directives.withoutNulls else { return rewriteInside(selection, parent: parent) }
      let selections = rewriting(inline.selections, parent: inline.typeCondition ?? parent)
      return .replace(.inline(inline.with(directives: directives, selections: selections)))
    case .condition: return rewriteInside(selection, parent: parent)
    }
  }
}

// Each is nil where nothing changes.

extension IR.FieldHead {
  fileprivate var withoutNulls: IR.FieldHead? {
    let directives = directives.withoutNulls
    guard directives != nil || arguments.hasNull else { return nil }
    var head = self
    head.arguments.removeAll { $0.value == .null }
    head.directives = directives ?? head.directives
    return head
  }
}

extension [IR.AppliedDirective] {
  fileprivate var withoutNulls: [IR.AppliedDirective]? {
    guard contains(where: \.arguments.hasNull) else { return nil }
    return map { directive in
      var directive = directive
      directive.arguments.removeAll { $0.value == .null }
      return directive
    }
  }
}

extension [IR.Argument] {
  fileprivate var hasNull: Bool { contains { $0.value == .null } }
}
