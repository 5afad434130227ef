extension BuiltIns {
  /// The directives that Baton reads and no server knows, Relay's with Relay's places and arguments: one text for each.
  ///
  /// `@arguments` and `@argumentDefinitions` have no fixed arguments, thus no declaration.
  package static let clientDirectives: [String] = [
    // Fragments: how one is read, and what its spread needs.
    "directive @inline on FRAGMENT_DEFINITION",
    "directive @relay(mask: Boolean, plural: Boolean) on FRAGMENT_DEFINITION | FRAGMENT_SPREAD",
    "directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT",
    "directive @dangerously_unaliased_fixme on FRAGMENT_SPREAD",
    """
    directive @refetchable(queryName: String!, directives: [String!], preferFetchable: Boolean)
      on FRAGMENT_DEFINITION
    """,
    "directive @no_inline(raw_response_type: Boolean) on FRAGMENT_DEFINITION",
    "directive @match(key: String @static) on FIELD",
    "directive @module(name: String!) on FRAGMENT_SPREAD",
    "directive @updatable on QUERY | FRAGMENT_DEFINITION",
    "directive @assignable on FRAGMENT_DEFINITION",

    // Errors and nulls.
    """
    directive @required(action: RequiredFieldAction! @static) on FIELD
    enum RequiredFieldAction { NONE LOG THROW DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD }
    """,
    """
    directive @catch(to: CatchFieldTo! = RESULT @static)
      on FIELD | FRAGMENT_DEFINITION | QUERY | MUTATION | INLINE_FRAGMENT
    enum CatchFieldTo { NULL RESULT }
    """,
    "directive @throwOnFieldError on QUERY | FRAGMENT_DEFINITION",

    // Connections.
    """
    directive @connection(
      key: String!, filters: [String], handler: String, dynamicKey_UNSTABLE: String,
      prefetchable_pagination: Boolean = false
    ) on FIELD
    """,
    """
    directive @stream_connection(
      key: String!, filters: [String], handler: String, label: String, initial_count: Int!, if: Boolean = true,
      use_customized_batch: Boolean = false, dynamicKey_UNSTABLE: String, prefetchable_pagination: Boolean = false
    ) on FIELD
    """,
    "directive @__clientField(filters: [String!], handle: String!, key: String) repeatable on FIELD",

    // What a mutation's answer does to the store.
    "directive @deleteRecord on FIELD",
    "directive @deleteEdge(connections: [ID!]!) on FIELD",
    "directive @appendEdge(connections: [ID!]!) on FIELD",
    "directive @prependEdge(connections: [ID!]!) on FIELD",
    "directive @appendNode(connections: [ID!]!, edgeTypeName: String!) on FIELD",
    "directive @prependNode(connections: [ID!]!, edgeTypeName: String!) on FIELD",

    // Operations.
    "directive @raw_response_type on QUERY | MUTATION | SUBSCRIPTION",
    "directive @preloadable(hackPreloader: Boolean = false @static) on QUERY",
    """
    directive @relay_test_operation(
      DO_NOT_USE_use_in_production: Boolean = false @static, emitRawText: Boolean = false @static
    ) on QUERY | MUTATION | SUBSCRIPTION
    """,
    "directive @DEPRECATED__relay_ignore_unused_variables_error on QUERY | MUTATION | SUBSCRIPTION",
    """
    directive @exec_time_resolvers(
      enabledProvider: String, useExperimentalProvider: String, useNetworkNormalizationProvider: String
    ) on QUERY
    """,
    "directive @__debug on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION",

    // Schema extensions, and the arguments that the compiler itself reads.
    """
    directive @relay_resolver(fragment_name: String!, import_path: String!, live: Boolean) on FIELD_DEFINITION
    scalar RelayResolverValue
    """,
    "directive @RelayOutputType on OBJECT",
    "directive @waterfall on FIELD",
    "directive @static on ARGUMENT_DEFINITION",
  ]
}
