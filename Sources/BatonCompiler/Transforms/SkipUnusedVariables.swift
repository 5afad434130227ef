import GraphQLIR
import GraphQLSyntax

extension Transform {
  /// Drops from the text the variables that constants, null arguments and client fields have left without a use.
  static let skipUnusedVariables = Transform("skipUnusedVariables") { program, _ in
    let uses = ReachedVariables(program)
    return program.changing(.all) { operation in
      if operation.variables.isEmpty { return nil }
      let used = uses.variables(of: operation)
      let kept = operation.variables.filter { used.contains($0.name) }
      return kept.count == operation.variables.count ? nil : operation.with(variables: kept)
    } fragment: { _ in nil }
  }
}
