import GraphQLSyntax

extension Rule {
  /// A fragment uses every variable that it declares, in its own selections: what it spreads sees only what is passed. One
  /// that is used misspelt, or passed so, is no second mistake.
  static let noUnusedFragmentVariables = Rule(
    "NoUnusedFragmentVariables",
    program: { context in
      for (index, facts) in context.facts.enumerated() {
        guard let fragment = context.documents.signature(at: index) else { continue }
        // Of two of one name the second is reported for that.
        var seen: Set<Symbol> = []
        var unused: [DeclaredVariable] = []
        for variable in fragment.variables where seen.insert(variable.name.symbol).inserted {
          let isUsed = facts.used.contains(variable.name.symbol)
          if let range = variable.unusedOnPurpose {
            if isUsed { context.report(.isUsed(variable.name), at: context.location(range, in: index)) }
          } else if !isUsed {
            unused.append(variable)
          }
        }
        if unused.isEmpty { continue }
        let unknown = context.undeclaredVariables(of: index) + context.strayArguments(of: fragment)
        for variable in context.hints.unused(unused, name: \.name.text, beside: unknown.map(\.text)) {
          context.report(
            .unusedVariable(variable.name, of: fragment), at: context.location(variable.name.range, in: index))
        }
      }
    })
}

extension ProgramContext {
  /// The variables that a fragment uses and that some operation which reaches it does not declare.
  fileprivate func undeclaredVariables(of index: Int) -> [Symbol] {
    if facts[index].globals.isEmpty { return [] }
    let names = globals.lazy.filter { global in
      global.users.contains(index) && global.operations.contains { self.facts[$0].variables[global.name] == nil }
    }
    return Set(names.map(\.name)).sorted()
  }

  /// What spreads of a fragment pass and it does not declare.
  fileprivate func strayArguments(of fragment: FragmentSignature) -> [Symbol] {
    let users = graph.spreadBy[fragment.index]
    return Set(users.flatMap { facts[$0].strayArguments }.filter { $0.fragment == fragment.name }.map(\.name)).sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedVariable(_ name: Name, of fragment: FragmentSignature) -> Self {
    Self(
      "`$\(name)` is never used in fragment `\(fragment.name)`; a variable of the operation needs no declaration here")
  }

  fileprivate static func isUsed(_ name: Name) -> Self {
    Self("`$\(name)` is used, so `unusedLocalVariable_DEPRECATED` says something wrong; drop it")
  }
}
