import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `@uncheckedArguments_DEPRECATED` stands only where `@arguments` would be an error.
  static let uncheckedArguments = Rule("UncheckedArguments") { hooks, context in
    hooks.onSpread { spread, fragment in
      guard let directive = spread.directives[.uncheckedArguments], spread.directives[.arguments] == nil else { return }
      let isClean =
        directive.arguments.allSatisfy { argument in
          guard let variable = fragment.variable(argument.name.symbol) else { return false }
          return variable.type.map { context.accepts(argument.value, $0) } ?? true
        }
        && fragment.variables.allSatisfy { variable in
          !variable.isRequired || directive.arguments.contains { $0.name.symbol == variable.name.symbol }
        }
      if isClean { context.report(.nothingUnchecked, at: directive.word) }
    }
  }
}

extension RuleContext {
  /// Whether a value of an unchecked argument would pass the check. A variable of the operations' has any type.
  fileprivate func accepts(_ value: Value, _ type: TypeReference) -> Bool {
    var isFine = true
    let checker = ValueChecker(
      schema: schema, file: file, customScalars: options.strictCustomScalars ? .variablesOnly : .constants, hints: names,
      onVariable: { [self] use in
        guard let declared = variables[use.name] else {
          if operation != nil { isFine = false }
          return
        }
        if let type = declared.effectiveType, !schema.isSubtype(type, of: use.type) { isFine = false }
      },
      report: { _ in isFine = false })
    checker.check(value, against: type)
    return isFine
  }
}

extension Diagnostic.Message {
  fileprivate static var nothingUnchecked: Self {
    Self("every argument here is declared and of the right type; write `@arguments`")
  }
}
