extension Rule {
  /// All rules. Errors are sorted by place in the end, so the order is for the reader.
  package static let all = specified + relay

  /// The rules of the specification's section Validation, in its order. Three are elsewhere: what may be defined in a
  /// document is the parser's, the order of constants too, and whether fields can merge is checked on operations whose
  /// arguments have been applied, as Relay does.
  static let specified: [Rule] = [
    // Operations
    .uniqueDefinitionNames, .namedOperations, .knownOperationTypes, .singleFieldSubscriptions,
    // Fields
    .fieldsOnCorrectType, .scalarLeafs,
    // Arguments
    .knownArgumentNames, .uniqueArgumentNames, .providedRequiredArguments,
    // Fragments
    .knownTypeNames, .fragmentsOnCompositeTypes, .noUnusedFragments, .knownFragmentNames, .noFragmentCycles,
    .possibleFragmentSpreads,
    // Values
    .valuesOfCorrectType,
    // Directives
    .knownDirectives, .uniqueDirectivesPerLocation,
    // Variables
    .uniqueVariableNames, .variablesAreInputTypes, .noUndefinedVariables, .noUnusedVariables,
    .variablesInAllowedPosition,
    // And what the schema asks to leave
    .noDeprecated,
  ]

  /// What Relay asks beyond the specification of documents as they are written. What depends on a transform is the
  /// transform's.
  package static let relay: [Rule] = [
    // A fragment's own variables
    .argumentDefinitions, .spreadArguments, .uncheckedArguments, .noUnusedFragmentVariables, .globalVariableTypes,
    // Names
    .nonNullDefaults, .reservedVariableNames, .reservedAliases, .aliasConflicts, .rootTypename,
    // Directives
    .staticArguments, .relayArguments, .noUnselectable, .reactDirectives, .mutationResponses, .editsInOperations,
    .caughtClientFields, .inlineValues, .noNeedlessRequired,
  ]
}
