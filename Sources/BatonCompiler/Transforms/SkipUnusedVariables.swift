import GraphQLIR
import GraphQLSyntax

extension Transform {
  /// Drops from the text the variables that constants, null arguments and client fields have left without a use.
  static let skipUnusedVariables = Transform("skipUnusedVariables") { program, _ in
    let uses = ReachedVariables(program)
    return program.with(
      operations: program.operations.map { operation in
        if operation.variables.isEmpty { return operation }
        let used = uses.variables(of: operation)
        let kept = operation.variables.filter { used.contains($0.name) }
        return kept.count == operation.variables.count ? operation : operation.with(variables: kept)
      })
  }
}

/// The variables that a body uses with all the fragments it spreads, found once for each fragment.
final class ReachedVariables {
  private let program: IR.Program
  private var fragments: [Symbol: Set<Symbol>] = [:]

  init(_ program: IR.Program) { self.program = program }

  func variables(of operation: IR.Operation) -> Set<Symbol> {
    var used = Set<Symbol>()
    for directive in operation.directives { add(directive.arguments, to: &used) }
    for variable in operation.variables {
      for directive in variable.directives { add(directive.arguments, to: &used) }
    }
    add(operation.selections, to: &used)
    return used
  }

  private func variables(of fragment: Symbol) -> Set<Symbol> {
    if let known = fragments[fragment] { return known }
    fragments[fragment] = []
    var used = Set<Symbol>()
    add(program.fragment(fragment)?.selections ?? [], to: &used)
    fragments[fragment] = used
    return used
  }

  private func add(_ selections: [IR.Selection], to used: inout Set<Symbol>) {
    for selection in selections {
      selection.forEachVariable { used.insert($0) }
      if case .spread(let spread) = selection {
        used.formUnion(variables(of: spread.fragment))
      } else {
        add(selection.selections, to: &used)
      }
    }
  }

  private func add(_ arguments: [IR.Argument], to used: inout Set<Symbol>) {
    for argument in arguments { argument.value.forEachVariable { used.insert($0) } }
  }
}
