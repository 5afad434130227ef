import GraphQLSyntax

/// A requirement on a schema: one of the specification's type validations, or one of Relay's.
package struct SchemaRule: Sendable {
  package let name: String
  let check: @Sendable (SchemaRuleContext) -> Void

  init(_ name: String, _ check: @escaping @Sendable (SchemaRuleContext) -> Void) {
    self.name = name
    self.check = check
  }

  /// All of them: first what the files define and name, then the types, then directives and values. Each looks for
  /// one cause and passes over what another rule reports, so the order is only the reader's.
  package static let all: [SchemaRule] = [
    .uniqueDefinitions, .extensionsOfTypes, .knownTypes, .reservedNames,
    .uniqueFields, .uniqueArguments, .uniqueEnumValues, .uniqueTypeLists,
    .uniqueRootOperations, .rootTypes,
    .typesHaveMembers, .outputTypes, .inputTypes, .interfacesAndMembers,
    .interfaceCycles, .transitiveInterfaces, .interfaceImplementation,
    .semanticNonNullLevels, .inputCycles, .oneOfInputs, .requiredAndDeprecated,
    .directiveLocations, .directiveCycles, .clientDirectiveShapes,
    .knownDirectives, .uniqueDirectives, .directiveArguments, .reactDirectives,
    .defaultValues, .defaultValueCycles,
  ]
}
