import GraphQLIR
import GraphQLSyntax

// Variables replaced by values. Each returns nil where nothing changes.

extension IR.Selection {
  /// The selection itself, not what stands inside.
  func substituting(_ scope: [Symbol: IR.Value]) -> IR.Selection? {
    switch self {
    case .scalar(let field): return field.head.substituting(scope).map { .scalar(IR.ScalarField($0)) }
    case .linked(let field):
      return field.head.substituting(scope).map { .linked(IR.LinkedField($0, selections: field.selections)) }
    case .inline(let inline):
      guard let deferred = inline.facts.deferred?.substituting(scope) else { return nil }
      var facts = inline.facts
      facts.deferred = deferred
      return .inline(inline.with(facts: facts))
    case .spread(let spread):
      let arguments = spread.arguments.substituting(scope)
      let directives = spread.directives.substituting(scope)
      let deferred = spread.facts.deferred?.substituting(scope)
      if arguments == nil, directives == nil, deferred == nil { return nil }
      var facts = spread.facts
      if let deferred { facts.deferred = deferred }
      return .spread(spread.with(arguments: arguments, directives: directives, facts: facts))
    case .condition(let condition):
      guard case .variable(let name) = condition.value, case .variable(let other) = scope[name] else { return nil }
      return .condition(condition.with(value: .variable(other)))
    }
  }
}

extension IR.FieldHead {
  func substituting(_ scope: [Symbol: IR.Value]) -> IR.FieldHead? {
    let arguments = arguments.substituting(scope)
    let directives = directives.substituting(scope)
    let facts = facts.isPlain ? nil : facts.substituting(scope)
    if arguments == nil, directives == nil, facts == nil { return nil }
    var head = self
    if let arguments { head.arguments = arguments }
    if let directives { head.directives = directives }
    if let facts { head.facts = facts }
    return head
  }
}

extension IR.FieldFacts {
  fileprivate func substituting(_ scope: [Symbol: IR.Value]) -> IR.FieldFacts {
    var facts = self
    if var stream {
      stream.condition = stream.condition?.substituting(scope)
      stream.initialCount = stream.initialCount?.substituting(scope)
      stream.useCustomizedBatch = stream.useCustomizedBatch?.substituting(scope)
      facts.stream = stream
    }
    if !handles.isEmpty {
      facts.handles = handles.map { handle in
        var handle = handle
        handle.dynamicKey = handle.dynamicKey?.substituting(scope)
        handle.arguments = handle.arguments.substituting(scope) ?? handle.arguments
        return handle
      }
    }
    if !edits.isEmpty {
      facts.edits = edits.map { edit in
        var edit = edit
        edit.arguments = edit.arguments.substituting(scope) ?? edit.arguments
        return edit
      }
    }
    return facts
  }
}

extension IR.Defer {
  func substituting(_ scope: [Symbol: IR.Value]) -> IR.Defer? {
    guard let condition, !condition.isConstant else { return nil }
    var deferred = self
    deferred.condition = condition.substituting(scope)
    return deferred
  }
}

extension IR.Value {
  func substituting(_ scope: [Symbol: IR.Value]) -> IR.Value {
    switch self {
    case .variable(let name): scope[name] ?? self
    case .list(let items, let isLiteral): isLiteral ? self : .list(items.map { $0.substituting(scope) }, isLiteral: false)
    case .object(let fields, let isLiteral):
      isLiteral
        ? self
        : .object(fields.map { IR.Value.ObjectField($0.name, $0.value.substituting(scope)) }, isLiteral: false)
    default: self
    }
  }
}

extension [IR.Argument] {
  func substituting(_ scope: [Symbol: IR.Value]) -> [IR.Argument]? {
    if allSatisfy(\.value.isConstant) { return nil }
    return map { argument in
      var argument = argument
      argument.value = argument.value.substituting(scope)
      return argument
    }
  }
}

extension [IR.AppliedDirective] {
  func substituting(_ scope: [Symbol: IR.Value]) -> [IR.AppliedDirective]? {
    if allSatisfy({ $0.arguments.allSatisfy(\.value.isConstant) }) { return nil }
    return map { directive in
      var directive = directive
      directive.arguments = directive.arguments.substituting(scope) ?? directive.arguments
      return directive
    }
  }
}
