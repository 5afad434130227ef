public import GraphQLSchema
public import GraphQLSyntax

extension IR {
  public enum Rewrite: Sendable {
    case keep
    case delete
    case replace(Selection)
    /// In its place, these.
    case splice([Selection])
  }
}

/// A walk that changes selections and shares what it keeps. An implementation answers for the selections it cares
/// about and leaves the others to ``rewriteInside(_:parent:)``.
public protocol SelectionRewriter {
  /// What it cares about: selections that hold nothing of it are kept.
  var looksFor: IR.Traits { get }
  /// Called before each definition, with its name and its type.
  mutating func begin(_ definition: Symbol, on type: TypeID)
  /// What becomes of one selection of an object of the type `parent`.
  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite
}

extension SelectionRewriter {
  @inlinable public mutating func begin(_ definition: Symbol, on type: TypeID) {}

  @inlinable public mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    rewriteInside(selection, parent: parent)
  }

  /// Rewrites what stands inside. A selection whose inside becomes empty is deleted.
  @inlinable public mutating func rewriteInside(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    let inner: TypeID
    switch selection {
    case .scalar, .spread: return .keep
    case .linked(let field): inner = field.type
    case .inline(let fragment): inner = fragment.typeCondition ?? parent
    case .condition: inner = parent
    }
    guard let selections = rewritten(selection.selections, parent: inner) else { return .keep }
    return selections.isEmpty ? .delete : .replace(selection.with(selections: selections))
  }

  /// The selections after the walk; nil where nothing changes.
  @inlinable public mutating func rewritten(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection]? {
    let looksFor = looksFor
    // What a scalar field cannot hold need not be asked of it.
    let passesScalars = looksFor.isDisjoint(with: .ofScalars)
    var result: [IR.Selection]?
    for index in selections.indices {
      if passesScalars, case .scalar = selections[index] {
        result?.append(selections[index])
        continue
      }
      let isWanted = !selections[index].traits.isDisjoint(with: looksFor)
      let rewrite = isWanted ? rewrite(selections[index], parent: parent) : .keep
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

  @inlinable public mutating func rewriting(_ selections: [IR.Selection], parent: TypeID) -> [IR.Selection] {
    rewritten(selections, parent: parent) ?? selections
  }
}

extension IR.Program {
  /// Every definition with its selections rewritten; one whose selections become empty is left out.
  @inlinable public func rewriting(_ rewriter: inout some SelectionRewriter) -> IR.Program {
    joining([rewritten(0..<max(operations.count, fragments.count), by: &rewriter)])
  }

  /// Some of the definitions, rewritten; nil where nothing changes.
  public typealias Part = (range: Range<Int>, operations: [IR.Operation]?, fragments: [IR.Fragment]?)

  /// The definitions of these numbers.
  @inlinable public func rewritten(_ range: Range<Int>, by rewriter: inout some SelectionRewriter) -> Part {
    changed(range, rewriter.looksFor) { operation in
      rewriter.begin(operation.name, on: operation.type)
      return rewriter.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
    } fragment: { fragment in
      rewriter.begin(fragment.name, on: fragment.type)
      return rewriter.rewritten(fragment.selections, parent: fragment.type).map { fragment.with(selections: $0) }
    }
  }

  /// The definitions of these numbers, with others in the place of those that hold something of `traits`.
  ///
  /// - Parameters:
  ///   - operation: returns nil for one that is kept.
  ///   - fragment: returns nil for one that is kept.
  @inlinable public func changed(
    _ range: Range<Int>, _ traits: IR.Traits, operation: (IR.Operation) -> IR.Operation?,
    fragment: (IR.Fragment) -> IR.Fragment?
  ) -> Part {
    let operations = IR.changed(operations[range.clamped(to: operations.indices)], traits, \.traits, operation)
    let fragments = IR.changed(fragments[range.clamped(to: fragments.indices)], traits, \.traits, fragment)
    return (range, operations, fragments)
  }

  /// The program of all its parts, without the definitions that became empty.
  public func joining(_ parts: [Part]) -> IR.Program {
    func join<Definition>(
      _ parts: [(range: Range<Int>, changed: [Definition]?)], _ old: [Definition], isEmpty: (Definition) -> Bool
    ) -> [Definition]? {
      if parts.allSatisfy({ $0.changed == nil }) { return nil }
      let all = parts.flatMap { $0.changed ?? Array(old[$0.range.clamped(to: old.indices)]) }
      return all.contains(where: isEmpty) ? all.filter { !isEmpty($0) } : all
    }
    let operations = join(parts.map { ($0.range, $0.operations) }, operations) { $0.selections.isEmpty }
    let fragments = join(parts.map { ($0.range, $0.fragments) }, fragments) { $0.selections.isEmpty }
    return operations == nil && fragments == nil ? self : with(operations: operations, fragments: fragments)
  }

  /// With other definitions in the place of those that hold something of `traits`.
  ///
  /// - Parameters:
  ///   - operation: returns nil for one that is kept.
  ///   - fragment: returns nil for one that is kept.
  @inlinable public func changing(
    _ traits: IR.Traits, operation: (IR.Operation) -> IR.Operation?, fragment: (IR.Fragment) -> IR.Fragment?
  ) -> IR.Program {
    let operations = IR.changed(operations[...], traits, \.traits, operation)
    let fragments = IR.changed(fragments[...], traits, \.traits, fragment)
    return operations == nil && fragments == nil ? self : with(operations: operations, fragments: fragments)
  }
}

extension IR {
  /// Definitions with what `body` makes of those that hold something of `traits` in their place; nil where that is nothing
  /// new.
  @inlinable public static func changed<Definition>(
    _ definitions: ArraySlice<Definition>, _ traits: Traits, _ traitsOf: (Definition) -> Traits,
    _ body: (Definition) -> Definition?
  ) -> [Definition]? {
    var result: [Definition]?
    for index in definitions.indices where traits == .all || !traitsOf(definitions[index]).isDisjoint(with: traits) {
      guard let other = body(definitions[index]) else { continue }
      if result == nil { result = Array(definitions) }
      result![index - definitions.startIndex] = other
    }
    return result
  }
}
