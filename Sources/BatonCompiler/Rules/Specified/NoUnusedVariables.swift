import GraphQLSyntax

extension Rule {
  /// Every variable that an operation declares is used, by the operation or by a fragment that it reaches.
  ///
  /// Specification: All Variables Used. `@DEPRECATED__relay_ignore_unused_variables_error` silences it, and is itself an
  /// error where it has nothing to silence.
  static let noUnusedVariables = Rule(
    "NoUnusedVariables",
    program: { context in
      var unused: [Int: Set<Symbol>] = [:]
      for (index, operation) in context.operations {
        let names = operation.variables.map(\.name.symbol).filter { !context.facts[index].used.contains($0) }
        if !names.isEmpty { unused[index] = Set(names) }
      }
      for global in context.globals where !unused.isEmpty {
        for operation in global.operations { unused[operation]?.remove(global.name) }
      }
      for (index, operation) in context.operations {
        let names = unused[index] ?? []
        if let silencer = operation.directives[.ignoreUnusedVariables] {
          if names.isEmpty {
            context.report(.nothingToSilence(operation), at: context.location(silencer.name.range, in: index))
          }
        } else {
          for variable in operation.variables where names.contains(variable.name.symbol) {
            context.report(
              .unusedVariable(variable.name, in: operation), at: context.location(variable.name.range, in: index))
          }
        }
      }
    })
}

extension Symbol {
  fileprivate static let ignoreUnusedVariables: Symbol = "DEPRECATED__relay_ignore_unused_variables_error"
}

extension Diagnostic.Message {
  fileprivate static func unusedVariable(_ name: Name, in operation: OperationDefinition) -> Self {
    Self("`$\(name)` is never used in \(operation.title), nor in a fragment that it reaches")
  }

  fileprivate static func nothingToSilence(_ operation: OperationDefinition) -> Self {
    Self("every variable of \(operation.title) is used, so there is nothing to ignore; drop the directive")
  }
}
