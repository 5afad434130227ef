import GraphQLSyntax

extension Rule {
  /// No operation declares a variable with the prefix of those that are made for provided variables.
  static let reservedVariableNames = Rule("ReservedVariableNames") { hooks, context in
    hooks.onOperation { operation in
      for variable in operation.variables where variable.name.text.hasPrefix("__relay_internal") {
        context.report(.reservedVariable(variable.name), at: variable.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func reservedVariable(_ name: Name) -> Self {
    Self("names that begin with `__relay_internal` are the compiler's; call `$\(name)` something else")
  }
}
