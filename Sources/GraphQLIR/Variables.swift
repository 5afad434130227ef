package import GraphQLSyntax

extension IR.Selection {
  /// Calls `body` with each variable that stands in the selection itself, not in those inside it.
  package func forEachVariable(_ body: (Symbol) -> Void) {
    forEachVariable { name, _ in body(name) }
  }

  package func forEachVariable(_ body: (Symbol, Location) -> Void) {
    func visit(_ value: IR.Value?, _ location: Location) { value?.forEachVariable { body($0, location) } }
    func visit(_ arguments: [IR.Argument]) {
      for argument in arguments { visit(argument.value, argument.valueLocation) }
    }
    func visit(_ directives: [IR.AppliedDirective]) {
      for directive in directives { visit(directive.arguments) }
    }
    switch self {
    case .scalar(let field): if !field.traits.contains(.variable) { return }
    case .linked(let field): if !field.ownTraits.contains(.variable) { return }
    case .inline(let inline): if !inline.ownTraits.contains(.variable) { return }
    case .spread(let spread): if !spread.traits.contains(.variable) { return }
    case .condition: break
    }
    switch self {
    case .scalar, .linked:
      guard let head else { return }
      visit(head.arguments)
      visit(head.directives)
      if head.facts.isPlain { return }
      if let stream = head.facts.stream {
        visit(stream.condition, stream.location)
        visit(stream.initialCount, stream.location)
        visit(stream.useCustomizedBatch, stream.location)
      }
      if let connection = head.facts.connection { visit(connection.arguments) }
      for edit in head.facts.edits { visit(edit.arguments) }
      for handle in head.facts.handles {
        visit(handle.dynamicKey, handle.location)
        visit(handle.arguments)
      }
    case .inline(let inline):
      visit(inline.directives)
      if let deferred = inline.facts.deferred { visit(deferred.condition, deferred.location) }
    case .spread(let spread):
      visit(spread.arguments)
      visit(spread.directives)
      if let deferred = spread.facts.deferred { visit(deferred.condition, deferred.location) }
    case .condition(let condition):
      if case .variable(let name) = condition.value { body(name, condition.valueLocation) }
    }
  }
}
