import GraphQLSyntax

extension SchemaRule {
  /// What must be given is not deprecated, for nobody could stop giving it.
  static let requiredAndDeprecated = SchemaRule("RequiredAndDeprecated") { context in
    func check(_ values: [InputValue]) {
      for value in values where value.deprecation != nil && value.isRequired {
        guard let directive = value.directives[BuiltIns.deprecated] else { continue }
        context.report(
          .deprecatedAndRequired(value.name), at: Location(value.location.file, directive.range),
          notes: [.declared(value)])
      }
    }
    for type in context.types {
      check(type.inputFields)
      for field in type.fields where !field.arguments.isEmpty { check(field.arguments) }
    }
    for (directive, _) in context.directives { check(directive.arguments) }
  }
}

extension Diagnostic.Message {
  fileprivate static func deprecatedAndRequired(_ name: Symbol) -> Self {
    Self("`\(name)` is required, so it cannot be deprecated; make it nullable or give it a default")
  }
}
