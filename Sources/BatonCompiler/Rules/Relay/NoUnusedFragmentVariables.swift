import GraphQLSyntax

extension Rule {
  /// A fragment uses every variable that it declares, in its own selections: what it spreads sees only what is passed.
  static let noUnusedFragmentVariables = Rule("NoUnusedFragmentVariables") { hooks, context in
    hooks.onLeaveDefinition {
      guard let fragment = context.fragment else { return }
      // Of two of one name the second is reported for that.
      var seen: Set<Symbol> = []
      for variable in fragment.variables where seen.insert(variable.name.symbol).inserted {
        let isUsed = context.facts.used.contains(variable.name.symbol)
        if let range = variable.unusedOnPurpose {
          if isUsed { context.report(.isUsed(variable.name), at: range) }
        } else if !isUsed {
          context.report(.unusedVariable(variable.name, of: fragment), at: variable.name)
        }
      }
    }
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
