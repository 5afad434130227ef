import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Settles conditions that are constant: what is always there stands without one, what never is is gone, with the
  /// fragments of which nothing is left. An operation, or a fragment nobody spreads, must not become empty.
  static let skipUnreachable = Transform(refusing: "skipUnreachable") { program, context in
    // Without one everything is reached.
    program.traits.contains(.constant) ? program.skippingEmptied(reporting: context) : program
  }
}

extension IR.Program {
  /// Without spreads of fragments that are gone, what is settled, and what becomes empty by that.
  ///
  /// - Parameter context: where an operation or a fragment of which nothing is left is reported, if anywhere.
  func skippingEmptied(reporting context: TransformContext?) -> IR.Program {
    let skipper = UnreachableSkipper(self)
    var operations: [IR.Operation] = []
    for operation in self.operations {
      let selections = skipper.selections(operation.selections, parent: operation.type)
      if let selections, selections.isEmpty {
        context?.report(.nothingLeft("\(operation.kind.rawValue) `\(operation.name)`"), at: operation.location)
      } else {
        operations.append(selections.map { operation.with(selections: $0) } ?? operation)
      }
    }
    let reached = skipper.isVisited
    for fragment in self.fragments.indices where !reached[fragment] && skipper.fragment(fragment) == nil {
      context?.report(.nothingLeft("fragment `\(self.fragments[fragment].name)`"), at: self.fragments[fragment].location)
    }
    return with(operations: operations, fragments: self.fragments.indices.compactMap { skipper.fragment($0) })
  }
}

private final class UnreachableSkipper {
  let program: IR.Program
  /// What is left of each fragment. One that is being visited counts as kept: a circle is reported elsewhere.
  private var left: [IR.Fragment?]
  /// Whether it was come to.
  private(set) var isVisited: [Bool]

  init(_ program: IR.Program) {
    self.program = program
    left = program.fragments
    isVisited = Array(repeating: false, count: program.fragments.count)
  }

  func selections(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection]? {
    var walk = Walk(skipper: self)
    return walk.rewritten(selections, parent: parent)
  }

  func fragment(_ name: Symbol) -> IR.Fragment? { program.number(of: name).flatMap { fragment($0) } }

  func fragment(_ number: Int) -> IR.Fragment? {
    if isVisited[number] { return left[number] }
    isVisited[number] = true
    let fragment = program.fragments[number]
    if let selections = selections(fragment.selections, parent: fragment.type) {
      left[number] = selections.isEmpty ? nil : fragment.with(selections: selections)
    }
    return left[number]
  }

  private struct Walk: SelectionRewriter {
    let looksFor: IR.Traits = [.constant, .spread]
    let skipper: UnreachableSkipper

    mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
      switch selection {
      case .condition(let condition):
        guard case .constant(let value) = condition.value else { return rewriteInside(selection, parent: parent) }
        return value == condition.passing
          ? .splice(rewriting(condition.selections, parent: parent)) : .delete
      case .spread(let spread):
        if skipper.fragment(spread.fragment) == nil { return .delete }
        guard spread.facts.deferred?.condition == .boolean(false) else { return .keep }
        var facts = spread.facts
        facts.deferred = nil
        return .replace(.spread(spread.with(facts: facts)))
      case .inline(let inline):
        guard inline.facts.deferred?.condition == .boolean(false) else {
          return rewriteInside(selection, parent: parent)
        }
        return .splice(rewriting(inline.selections, parent: inline.typeCondition ?? parent))
      case .linked(let field):
        guard field.head.facts.stream?.condition == .boolean(false) else {
          return rewriteInside(selection, parent: parent)
        }
        var head = field.head
        head.facts.stream = nil
        let selections = rewriting(field.selections, parent: field.type)
        return selections.isEmpty ? .delete : .replace(.linked(IR.LinkedField(head, selections: selections)))
      case .scalar(let field):
        guard field.head.facts.stream?.condition == .boolean(false) else { return .keep }
        var head = field.head
        head.facts.stream = nil
        return .replace(.scalar(IR.ScalarField(head)))
      }
    }
  }
}
