import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Makes equal selections the same node, so that each distinct one exists once, whatever fragments it came from.
  static let shareEqual = Transform("shareEqual") { program, _ in
    let sharer = Sharer()
    return program.with(
      operations: program.operations.map { $0.with(selections: $0.selections.map { sharer.shared($0) }) })
  }
}

private final class Sharer {
  private var byNode: [ObjectIdentifier: (node: IR.Selection, result: IR.Selection)] = [:]
  private var byContent: [Content: IR.Selection] = [:]

  private struct Content: Hashable {
    enum Head: Hashable {
      case field(
        ObjectIdentifier, Symbol, [IR.Argument], isGenerated: Bool, handles: [Handle], stream: String?,
        bubbles: Bool)
      case inline(TypeID?, label: String?, condition: IR.Value?)
      case spread(Symbol)
      case condition(IR.Condition.Value, passing: Bool)
    }
    struct Handle: Hashable {
      let handle: Symbol
      let key: String
      let filters: [Symbol]?
      let dynamicKey: IR.Value?
      let arguments: [IR.Argument]
    }
    let head: Head
    let selections: [ObjectIdentifier]
  }

  func shared(_ selection: IR.Selection) -> IR.Selection {
    if let known = byNode[selection.node] { return known.result }
    let selections = selection.selections.map { shared($0) }
    let content = Content(head: head(of: selection), selections: selections.map(\.node))
    let result: IR.Selection
    if let known = byContent[content] {
      result = known
    } else {
      let isSame = zip(selections, selection.selections).allSatisfy { $0.node == $1.node }
      result = isSame ? selection : selection.with(selections: selections)
      byContent[content] = result
    }
    byNode[selection.node] = (selection, result)
    return result
  }

  private func head(of selection: IR.Selection) -> Content.Head {
    switch selection {
    case .scalar(let field): head(field.head)
    case .linked(let field): head(field.head)
    case .inline(let inline):
      .inline(
        inline.typeCondition, label: inline.facts.deferred?.label, condition: inline.facts.deferred?.condition)
    case .spread(let spread): .spread(spread.fragment)
    case .condition(let condition): .condition(condition.value, passing: condition.passing)
    }
  }

  private func head(_ head: IR.FieldHead) -> Content.Head {
    .field(
      ObjectIdentifier(head.definition), head.responseKey, head.arguments, isGenerated: head.facts.isGenerated,
      handles: head.facts.isPlain
        ? []
        : head.facts.handles.map {
          Content.Handle(
            handle: $0.handle, key: $0.key, filters: $0.filters, dynamicKey: $0.dynamicKey, arguments: $0.arguments)
        },
      stream: head.facts.isPlain ? nil : head.facts.stream?.label, bubbles: false)
  }
}
