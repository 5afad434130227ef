import GraphQLSyntax

/// Directives that become a fact or a node. Any other is the server's, and passes to the text, or nobody's.
enum ClientDirective: Sendable {
  case include, skip
  case arguments, uncheckedArguments, argumentDefinitions
  case alias, unaliasedOnPurpose, required, caught, throwsOnFieldError
  case inline, relay, refetchable, rawResponseType
  case connection, streamConnection
  case deferred, stream
  case edit(IR.Edit.Kind)

  init?(_ name: Symbol) {
    guard let directive = Self.byName[name] else { return nil }
    self = directive
  }

  private static let byName: [Symbol: ClientDirective] = {
    var byName: [Symbol: ClientDirective] = [
      "include": .include, "skip": .skip,
      "arguments": .arguments, "uncheckedArguments_DEPRECATED": .uncheckedArguments,
      "argumentDefinitions": .argumentDefinitions,
      "alias": .alias, "dangerously_unaliased_fixme": .unaliasedOnPurpose, "required": .required, "catch": .caught,
      "throwOnFieldError": .throwsOnFieldError,
      "inline": .inline, "relay": .relay, "refetchable": .refetchable, "raw_response_type": .rawResponseType,
      "connection": .connection, "stream_connection": .streamConnection,
      "defer": .deferred, "stream": .stream,
    ]
    for kind in IR.Edit.Kind.allCases { byName[Symbol(kind.rawValue)] = .edit(kind) }
    return byName
  }()
}
