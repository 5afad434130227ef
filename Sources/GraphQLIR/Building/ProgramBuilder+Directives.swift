package import GraphQLSchema
package import GraphQLSyntax

extension ProgramBuilder {
  /// Those that the server's schema declares and that have no meaning here.
  mutating func serverDirectives(_ directives: [Directive]) -> [IR.AppliedDirective] {
    if directives.isEmpty { return [] }
    return directives.compactMap { directive in
      guard ClientDirective(directive.name.symbol) == nil, let definition = schema.directives[directive.name.symbol],
        !definition.isClient
      else { return nil }
      return IR.AppliedDirective(
        directive.name.symbol, arguments: arguments(directive.arguments, definition.arguments),
        location: nameLocation(directive))
    }
  }

  /// The directives of a text such as `@live @tagged(by: "x")`; nil where it is none, or one is not the server's.
  package static func serverDirectives(_ text: String, schema: Schema, at location: Location) -> [IR.AppliedDirective]? {
    let file = SourceFile(path: "", text: "query q \(text) { q }")
    let (document, diagnostics) = parse(file, id: .builtIn, as: .executable)
    guard diagnostics.isEmpty, document.definitions.count == 1,
      case .operation(let operation) = document.definitions[0], !operation.directives.isEmpty
    else { return nil }
    var builder = ProgramBuilder(schema: schema, sources: [])
    let directives = builder.serverDirectives(operation.directives)
    guard directives.count == operation.directives.count else { return nil }
    return directives.map { IR.AppliedDirective($0.name, arguments: $0.arguments, location: location) }
  }

  /// A client directive's arguments, typed as the schema declares them.
  mutating func clientArguments(_ directive: Directive) -> [IR.Argument] {
    arguments(directive.arguments, schema.directives[directive.name.symbol]?.arguments ?? [])
  }

  mutating func required(_ directive: Directive) -> IR.Required {
    let argument = clientArguments(directive)["action"]
    var action = IR.Required.Action.none
    var isDangerous = false
    if case .enum(let name) = argument?.value {
      switch name.text {
      case "LOG": action = .log
      case "THROW": action = .throw
      case "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD":
        action = .throw
        isDangerous = true
      default: break
      }
    }
    let name = nameLocation(directive)
    var required = IR.Required(action: action, location: name, actionLocation: argument?.valueLocation ?? name)
    required.isDangerous = isDangerous
    return required
  }

  mutating func caught(_ directive: Directive) -> IR.Catch {
    let isNull = clientArguments(directive)["to"]?.value == .enum("NULL")
    return IR.Catch(target: isNull ? .null : .result, location: nameLocation(directive))
  }

  mutating func alias(_ directive: Directive, implied: Symbol?) -> IR.Alias {
    let argument = clientArguments(directive)["as"]
    var name = implied ?? "alias"
    if case .string(let text, _) = argument?.value { name = Symbol(text) }
    return IR.Alias(
      name: name, argument: argument, location: argument?.valueLocation ?? location(directive.range),
      directive: nameLocation(directive))
  }

  mutating func deferred(_ directive: Directive) -> IR.Defer {
    let arguments = clientArguments(directive)
    return IR.Defer(
      writtenLabel: arguments[.label], condition: arguments[.if]?.value, location: nameLocation(directive))
  }

  mutating func definitionFacts(_ directives: [Directive]) -> IR.DefinitionFacts {
    var facts = IR.DefinitionFacts()
    for directive in directives {
      let client = ClientDirective(directive.name.symbol)
      if case .relay = client {
        let arguments = clientArguments(directive)
        facts.mask = arguments["mask"]
        facts.plural = arguments["plural"]
        continue
      }
      facts.written.append((directive.name.symbol, nameLocation(directive)))
      switch client {
      case .inline: facts.inline = nameLocation(directive)
      case .throwsOnFieldError: facts.throwsOnFieldError = nameLocation(directive)
      case .caught: facts.caught = caught(directive)
      case .rawResponseType: facts.hasRawResponseType = true
      case .refetchable:
        let arguments = clientArguments(directive)
        var name = ""
        if case .string(let text, _) = arguments["queryName"]?.value { name = text }
        facts.refetchable = IR.Refetchable(
          queryName: Symbol(name), arguments: arguments, location: nameLocation(directive))
      default: break
      }
    }
    return facts
  }
}
