import GraphQLSyntax

extension TextPrinter {
  mutating func facts(_ facts: IR.FieldFacts) {
    if facts.isPlain { return }
    if let required = facts.required {
      let action =
        switch required.action {
        case .none: "NONE"
        case .log: "LOG"
        case .throw: required.isDangerous ? "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD" : "THROW"
        }
      directive("required", [("action", .enum(Symbol(action)))])
    }
    if let caught = facts.caught { self.caught(caught) }
    if let connection = facts.connection {
      directive(connection.isStream ? "stream_connection" : .connection, connection.arguments)
    }
    for edit in facts.edits { directive(Symbol(edit.kind.rawValue), edit.arguments) }
    for handle in facts.handles {
      var arguments: [(Symbol, IR.Value)] = [
        ("key", .string(handle.key, raw: handle.key)),
        ("handle", .string(handle.handle.text, raw: handle.handle.text)),
      ]
      if let filters = handle.filters {
        arguments.append(("filters", .list(filters.map { .string($0.text, raw: $0.text) }, isLiteral: true)))
      }
      if let dynamicKey = handle.dynamicKey { arguments.append(("dynamicKey_UNSTABLE", dynamicKey)) }
      directive("__clientField", arguments + handle.arguments.map { ($0.name, $0.value) })
    }
  }

  mutating func facts(_ facts: IR.InlineFacts) {
    if let alias = facts.alias { self.alias(alias) }
    if let caught = facts.caught { self.caught(caught) }
  }

  mutating func facts(_ facts: IR.SpreadFacts) {
    if let alias = facts.alias { self.alias(alias) }
    if facts.isUnaliasedOnPurpose { directive("dangerously_unaliased_fixme", [IR.Argument]()) }
    if let mask = facts.mask { directive("relay", [mask]) }
  }

  mutating func facts(_ facts: IR.DefinitionFacts) {
    if facts.inline != nil { directive("inline", [IR.Argument]()) }
    if facts.throwsOnFieldError != nil { directive("throwOnFieldError", [IR.Argument]()) }
    if let caught = facts.caught { self.caught(caught) }
    if facts.mask != nil || facts.plural != nil {
      directive("relay", [facts.mask, facts.plural].compactMap { $0 })
    }
    if let refetchable = facts.refetchable { directive("refetchable", refetchable.arguments) }
    if facts.hasRawResponseType { directive("raw_response_type", [IR.Argument]()) }
  }

  private mutating func caught(_ caught: IR.Catch) {
    directive("catch", [("to", .enum(caught.target == .null ? "NULL" : "RESULT"))])
  }

  private mutating func alias(_ alias: IR.Alias) {
    directive("alias", alias.argument.map { [$0] } ?? [])
  }
}
