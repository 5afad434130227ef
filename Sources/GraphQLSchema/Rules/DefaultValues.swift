import GraphQLSyntax

extension SchemaRule {
  /// A default value is a value of its type.
  ///
  /// Specification: Values of Correct Type.
  static let defaultValues = SchemaRule("DefaultValues") { context in
    func check(_ values: [InputValue]) {
      for value in values {
        guard let literal = value.defaultValue, context.schema[value.type].isInput, !context.isUnresolved(value.type)
        else { continue }
        context.valueChecker(value.location.file).check(literal, against: value.type)
      }
    }
    for type in context.types {
      check(type.inputFields)
      for field in type.fields where !field.arguments.isEmpty { check(field.arguments) }
    }
    for (directive, _) in context.directives { check(directive.arguments) }
  }
}
