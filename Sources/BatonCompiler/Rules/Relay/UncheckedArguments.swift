import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// `@uncheckedArguments_DEPRECATED` stands only where `@arguments` would be an error.
  static let uncheckedArguments = Rule("UncheckedArguments") { hooks, context in
    hooks.onSpread { spread, fragment in
      guard let directive = spread.directives[.uncheckedArguments] else { return }
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
    switch value.kind {
    case .variable(let name):
      guard let variable = variables[name] else { return operation == nil }
      return variable.effectiveType.map { schema.isSubtype($0, of: type) } ?? true
    case .list(let items):
      if let item = type.item { return items.allSatisfy { accepts($0, item) } }
    case .object(let fields):
      let named = schema[type]
      if named.kind == .input {
        return fields.allSatisfy { field in
          named.inputField(field.name.symbol).map { accepts(field.value, $0.type) } ?? false
        }
          && named.inputFields.allSatisfy { declared in
            !declared.isRequired || fields.contains { $0.name.symbol == declared.name }
          }
      }
    default: break
    }
    return schema.mismatch(value, type, options) == nil
  }
}

extension Diagnostic.Message {
  fileprivate static var nothingUnchecked: Self {
    Self("every argument here is declared and of the right type; write `@arguments`")
  }
}
