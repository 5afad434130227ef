import GraphQLSchema
import GraphQLSyntax

extension ProgramBuilder {
  mutating func selections(_ set: [Selection], on parent: TypeDefinition) -> [IR.Selection] {
    var result: [IR.Selection] = []
    result.reserveCapacity(set.count)
    // By number: an element that a loop names is copied, with all that it holds.
    for index in set.indices {
      switch set[index] {
      case .field(let field):
        guard let built = self.field(field, on: parent) else { continue }
        result.append(conditioned(built, by: field.directives))
      case .spread(let spread): result.append(conditioned(self.spread(spread), by: spread.directives))
      case .inline(let inline):
        guard let built = self.inline(inline, on: parent) else { continue }
        result.append(conditioned(built, by: inline.directives))
      }
    }
    return result
  }

  private mutating func field(_ field: Field, on parent: TypeDefinition) -> IR.Selection? {
    guard let definition = schema.selectableField(field.name.symbol, on: parent) else { return nil }
    let arguments = arguments(field.arguments, definition.arguments)
    var head = IR.FieldHead(
      alias: field.alias?.symbol, definition: definition, arguments: arguments,
      location: location(field.responseName.range), nameLocation: location(field.name.range))
    if !field.directives.isEmpty {
      head.directives = serverDirectives(field.directives)
      addFacts(field.directives, to: &head.facts)
    }
    guard let set = field.selections else { return .scalar(IR.ScalarField(head)) }
    return .linked(IR.LinkedField(head, selections: selections(set, on: schema[definition.type])))
  }

  private mutating func addFacts(_ directives: [Directive], to facts: inout IR.FieldFacts) {
    for directive in directives {
      switch ClientDirective(directive.name.symbol) {
      case .required: facts.required = required(directive)
      case .caught: facts.caught = caught(directive)
      case .stream:
        let arguments = clientArguments(directive)
        facts.stream = IR.Stream(
          writtenLabel: arguments[.label], condition: arguments[.if]?.value,
          initialCount: arguments["initialCount"]?.value ?? arguments["initial_count"]?.value,
          useCustomizedBatch: arguments["useCustomizedBatch"]?.value, location: nameLocation(directive))
      case .connection, .streamConnection:
        facts.connection = IR.Connection(
          isStream: directive.name.symbol != .connection, arguments: clientArguments(directive),
          location: nameLocation(directive))
      case .edit(let kind):
        facts.edits.append(
          IR.Edit(kind: kind, arguments: clientArguments(directive), location: nameLocation(directive)))
      default: break
      }
    }
  }

  private mutating func spread(_ spread: FragmentSpread) -> IR.Selection {
    var facts = IR.SpreadFacts()
    var arguments = spread.arguments
    for directive in spread.directives {
      switch ClientDirective(directive.name.symbol) {
      case .alias: facts.alias = alias(directive, implied: spread.name.symbol)
      case .unaliasedOnPurpose: facts.isUnaliasedOnPurpose = true
      case .deferred: facts.deferred = deferred(directive)
      case .relay: facts.mask = clientArguments(directive)["mask"]
      case .arguments, .uncheckedArguments: arguments += directive.arguments
      default: break
      }
    }
    let signature = signatures[spread.name.symbol] ?? []
    return .spread(
      IR.FragmentSpread(
        fragment: spread.name.symbol,
        arguments: arguments.map { argument in
          self.argument(argument, type: signature.first { $0.name == argument.name.symbol }?.type)
        },
        directives: serverDirectives(spread.directives), facts: facts, location: location(spread.name.range)))
  }

  private mutating func inline(_ inline: InlineFragment, on parent: TypeDefinition) -> IR.Selection? {
    var condition: TypeDefinition?
    if let name = inline.typeCondition {
      guard let type = schema.type(name.symbol), type.isComposite else { return nil }
      condition = type
    }
    var facts = IR.InlineFacts()
    for directive in inline.directives {
      switch ClientDirective(directive.name.symbol) {
      case .alias: facts.alias = alias(directive, implied: inline.typeCondition?.symbol)
      case .caught: facts.caught = caught(directive)
      case .deferred: facts.deferred = deferred(directive)
      default: break
      }
    }
    return .inline(
      IR.InlineFragment(
        typeCondition: condition?.id, directives: serverDirectives(inline.directives), facts: facts,
        location: location(inline.dots), selections: selections(inline.selections, on: condition ?? parent)))
  }

  /// The selection within its `@include` and `@skip`: by variable name, constants first, the first innermost.
  private mutating func conditioned(_ selection: IR.Selection, by directives: [Directive]) -> IR.Selection {
    if directives.isEmpty { return selection }
    var conditions: [IR.Condition] = []
    for directive in directives {
      let passing: Bool
      switch ClientDirective(directive.name.symbol) {
      case .include: passing = true
      case .skip: passing = false
      default: continue
      }
      guard let argument = clientArguments(directive)[.if] else { continue }
      let value: IR.Condition.Value
      switch argument.value {
      case .boolean(let constant): value = .constant(constant)
      case .variable(let name): value = .variable(name)
      default: continue
      }
      conditions.append(
        IR.Condition(
          value, passing: passing, location: nameLocation(directive), valueLocation: argument.valueLocation,
          selections: []))
    }
    conditions.sort { a, b in
      switch (a.value, b.value) {
      case (.variable(let a), .variable(let b)): a < b
      case (.constant, .variable): true
      default: false
      }
    }
    return conditions.reduce(selection) { inner, condition in .condition(condition.with(selections: [inner])) }
  }
}
