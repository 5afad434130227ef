import GraphQLSyntax

extension Rule {
  /// Every variable that an operation declares is used, by the operation or by a fragment that it reaches.
  ///
  /// Specification: All Variables Used. `@DEPRECATED__relay_ignore_unused_variables_error` silences it, and is itself an
  /// error where it has nothing to silence. A variable that is used misspelt, or may be by a fragment that is not there, is
  /// no second mistake.
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
      // In doubt or not.
      let silent = unused
      if !unused.isEmpty {
        let undeclared = context.undeclaredVariables()
        let reachesUnknown = context.graph.reaching(context.facts.indices.filter { context.spreadsUnknown($0) })
        for index in unused.keys.sorted() {
          let names = reachesUnknown[index] ? [] : unused[index, default: []].sorted()
          let used = (undeclared[index] ?? []).map(\.text).sorted()
          unused[index] = Set(context.hints.unused(names, name: \.text, beside: used))
        }
      }
      for (index, operation) in context.operations {
        if let silencer = operation.directives[.ignoreUnusedVariables] {
          if silent[index]?.isEmpty ?? true {
            context.report(.nothingToSilence(operation), at: context.location(silencer.name.range, in: index))
          }
        } else {
          var names = unused[index] ?? []
          // Of one that is declared twice, the second has been refused.
          for variable in operation.variables where names.remove(variable.name.symbol) != nil {
            context.report(
              .unusedVariable(variable.name, in: operation), at: context.location(variable.name.range, in: index))
          }
        }
      }
    })
}

extension ProgramContext {
  /// The variables that an operation uses or reaches and does not declare.
  fileprivate func undeclaredVariables() -> [Int: Set<Symbol>] {
    var undeclared: [Int: Set<Symbol>] = [:]
    func add(_ name: Symbol, _ operation: Int) {
      if facts[operation].variables[name] == nil { undeclared[operation, default: []].insert(name) }
    }
    for (index, _) in operations {
      for name in facts[index].used { add(name, index) }
    }
    for global in globals {
      for operation in global.operations { add(global.name, operation) }
    }
    return undeclared
  }

  /// Whether a definition spreads a fragment that is not there.
  fileprivate func spreadsUnknown(_ index: Int) -> Bool {
    facts[index].spreads.contains { documents.fragment($0.name.symbol) == nil }
  }
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
