import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// Nothing that the schema calls deprecated is used: a field, an argument, an input field, a value of an enum.
  ///
  /// A warning. Specification: `@deprecated`.
  static let noDeprecated = Rule("NoDeprecated") { hooks, context in
    hooks.onField { field, definition in
      if let reason = definition.deprecation, let parent = context.parent {
        context.warn(.deprecated("\(parent.name).\(field.name)", reason), at: field.name.range)
      }
    }
    hooks.onArgument { argument, declared, list in
      if let reason = declared?.deprecation {
        context.warn(.deprecatedArgument(argument.name, of: list.owner, reason), at: argument.name.range)
      }
    }
    hooks.onInputField { field, declared, type in
      if let reason = declared.deprecation {
        context.warn(.deprecated("\(type.name).\(field.name)", reason), at: field.name.range)
      }
    }
    hooks.onEnumValue { name, range, type in
      if let reason = type.value(name)?.deprecation {
        context.warn(.deprecated("\(type.name).\(name)", reason), at: range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func deprecated(_ name: String, _ reason: String) -> Self {
    Self("`\(name)` is deprecated: \(reason)")
  }

  fileprivate static func deprecatedArgument(_ name: Name, of owner: ArgumentList.Owner, _ reason: String) -> Self {
    Self("argument `\(name)` of \(owner.title) is deprecated: \(reason)")
  }
}
