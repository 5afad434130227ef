package import GraphQLSchema

extension IR {
  package enum Rewrite: Sendable {
    case keep
    case delete
    case replace(Selection)
    /// In its place, these.
    case splice([Selection])
  }
}

/// A walk that changes selections and shares what it keeps. An implementation answers for the selections it cares
/// about and leaves the others to ``rewriteInside(_:parent:)``.
package protocol SelectionRewriter {
  var schema: Schema { get }
  /// What becomes of one selection of an object of the type `parent`.
  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite
}

extension SelectionRewriter {
  package mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    rewriteInside(selection, parent: parent)
  }

  /// Rewrites what stands inside. A selection whose inside becomes empty is deleted.
  package mutating func rewriteInside(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    let inner: TypeID
    switch selection {
    case .scalar, .spread: return .keep
    case .linked(let field): inner = field.head.definition.type.named
    case .inline(let fragment): inner = fragment.typeCondition ?? parent
    case .condition: inner = parent
    }
    guard let selections = rewritten(selection.selections, parent: inner) else { return .keep }
    return selections.isEmpty ? .delete : .replace(selection.with(selections: selections))
  }

  /// The selections after the walk; nil where nothing changes.
  package mutating func rewritten(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection]? {
    var result: [IR.Selection]?
    for index in selections.indices {
      let rewrite = rewrite(selections[index], parent: parent)
      if case .keep = rewrite {
        result?.append(selections[index])
        continue
      }
      if result == nil {
        result = []
        result!.reserveCapacity(selections.count)
        result!.append(contentsOf: selections[..<index])
      }
      switch rewrite {
      case .keep, .delete: break
      case .replace(let selection): result!.append(selection)
      case .splice(let selections): result!.append(contentsOf: selections)
      }
    }
    return result
  }

  package mutating func rewriting(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection] {
    rewritten(selections, parent: parent) ?? selections
  }
}

extension IR.Program {
  /// Every definition with its selections rewritten; one whose selections become empty is left out.
  package func rewriting(_ rewriter: inout some SelectionRewriter) -> IR.Program {
    var operations: [IR.Operation] = []
    operations.reserveCapacity(self.operations.count)
    for operation in self.operations {
      guard let selections = rewriter.rewritten(operation.selections, parent: operation.type) else {
        operations.append(operation)
        continue
      }
      if !selections.isEmpty { operations.append(operation.with(selections: selections)) }
    }
    var fragments: [IR.Fragment] = []
    fragments.reserveCapacity(self.fragments.count)
    for fragment in self.fragments {
      guard let selections = rewriter.rewritten(fragment.selections, parent: fragment.type) else {
        fragments.append(fragment)
        continue
      }
      if !selections.isEmpty { fragments.append(fragment.with(selections: selections)) }
    }
    return with(operations: operations, fragments: fragments)
  }

  package func with(operations: [IR.Operation]? = nil, fragments: [IR.Fragment]? = nil) -> IR.Program {
    IR.Program(
      schema: schema, operations: operations ?? self.operations, fragments: fragments ?? self.fragments)
  }
}
