import GraphQLSchema
import GraphQLSyntax

/// Writes definitions as GraphQL text, in one of two layouts and with or without what only Baton knows.
struct TextPrinter {
  let schema: Schema
  /// As sent: no white space that is not needed.
  let compact: Bool
  /// Facts, shown as the directives they came from; for people and goldens.
  let showsFacts: Bool
  var text = ""
  private var indentation = 0
  /// How long a text for people becomes, in bytes: nodes are shared, and written out each stands as often as there are ways
  /// to it.
  private static var limit: Int { 1_000_000 }
  private var isCut = false

  init(schema: Schema, compact: Bool, showsFacts: Bool) {
    self.schema = schema
    self.compact = compact
    self.showsFacts = showsFacts
  }

  mutating func operation(_ operation: IR.Operation) {
    text += operation.kind.rawValue + " " + operation.name.text
    if !operation.variables.isEmpty {
      text += "("
      lines(operation.variables) { printer, variable in printer.variable(variable) }
      text += ")"
    }
    for directive in operation.directives { self.directive(directive) }
    if showsFacts { facts(operation.facts) }
    selections(operation.selections)
  }

  mutating func fragment(_ fragment: IR.Fragment) {
    text += "fragment " + fragment.name.text + " on " + schema[fragment.type].name.text
    if showsFacts, !fragment.variables.isEmpty {
      text += compact ? "@argumentDefinitions(" : " @argumentDefinitions("
      lines(fragment.variables) { printer, variable in printer.argumentDefinition(variable) }
      text += ")"
    }
    for directive in fragment.directives { self.directive(directive) }
    if showsFacts { facts(fragment.facts) }
    selections(fragment.selections)
  }

  private mutating func variable(_ variable: IR.Variable) {
    text += "$" + variable.name.text + (compact ? ":" : ": ") + schema.text(variable.type)
    if let value = variable.defaultValue {
      text += compact ? "=" : " = "
      value.write(to: &text, compact: compact)
    }
    for directive in variable.directives { self.directive(directive) }
  }

  private mutating func argumentDefinition(_ variable: IR.Variable) {
    text += variable.name.text + (compact ? ":" : ": ") + "{type" + (compact ? ":" : ": ")
    text += "\"" + schema.text(variable.type) + "\""
    if let value = variable.defaultValue {
      text += compact ? ",defaultValue:" : ", defaultValue: "
      value.write(to: &text, compact: compact)
    }
    if let provider = variable.provider {
      text += (compact ? ",provider:\"" : ", provider: \"") + provider.text + "\""
    }
    text += "}"
  }

  // MARK: Selections

  private mutating func selections(_ selections: [IR.Selection]) {
    text += compact ? "{" : " {"
    lines(selections) { printer, selection in printer.selection(selection, conditions: []) }
    text += "}"
  }

  /// - Parameter conditions: what surrounds the selection, outermost first; printed innermost first.
  private mutating func selection(_ selection: IR.Selection, conditions: [IR.Condition]) {
    if showsFacts, text.utf8.count > Self.limit {
      if !isCut { text += "# the rest is too long to show" }
      isCut = true
      return
    }
    switch selection {
    case .scalar(let field): head(field.head, conditions)
    case .linked(let field):
      head(field.head, conditions)
      selections(field.selections)
    case .spread(let spread):
      text += "..."
      text += spread.fragment.text
      self.conditions(conditions)
      for directive in spread.directives { self.directive(directive) }
      if showsFacts {
        facts(spread.facts)
        if !spread.arguments.isEmpty { directive("arguments", spread.arguments) }
      }
      if let deferred = spread.facts.deferred { self.deferred(deferred) }
    case .inline(let inline):
      text += "..."
      if let type = inline.typeCondition { text += (compact ? "on " : " on ") + schema[type].name.text }
      self.conditions(conditions)
      for directive in inline.directives { self.directive(directive) }
      if showsFacts { facts(inline.facts) }
      if let deferred = inline.facts.deferred { self.deferred(deferred) }
      if showsFacts, inline.facts.isGenerated { generated() }
      selections(inline.selections)
    case .condition(let condition):
      if conditions.contains(where: { $0.passing == condition.passing }) {
        // A directive cannot stand twice at one place: what there is so far gets a fragment of its own.
        text += "..."
        self.conditions(conditions)
        selections([selection])
      } else {
        items(condition.selections) { printer, selection in
          printer.selection(selection, conditions: conditions + [condition])
        }
      }
    }
  }

  private mutating func head(_ head: IR.FieldHead, _ conditions: [IR.Condition]) {
    if let alias = head.alias, alias != head.definition.name { key(alias) }
    text += head.definition.name.text
    arguments(head.arguments)
    self.conditions(conditions)
    for directive in head.directives { self.directive(directive) }
    if let stream = head.facts.stream { self.stream(stream) }
    if showsFacts {
      facts(head.facts)
      if head.facts.isGenerated { generated() }
    }
  }

  private mutating func conditions(_ conditions: [IR.Condition]) {
    for condition in conditions.reversed() {
      let argument =
        switch condition.value {
        case .constant(let value): IR.Value.boolean(value)
        case .variable(let name): IR.Value.variable(name)
        }
      directive(condition.passing ? "include" : "skip", [("if", argument)])
    }
  }

  mutating func deferred(_ deferred: IR.Defer) {
    var arguments: [(Symbol, IR.Value)] = []
    if !deferred.label.isEmpty {
      arguments.append((.label, .string(deferred.label, raw: deferred.label)))
    } else if let label = deferred.writtenLabel {
      arguments.append((.label, label.value))
    }
    if let condition = deferred.condition { arguments.append((.if, condition)) }
    directive(.defer, arguments)
  }

  private mutating func stream(_ stream: IR.Stream) {
    var arguments: [(Symbol, IR.Value)] = []
    if !stream.label.isEmpty {
      arguments.append((.label, .string(stream.label, raw: stream.label)))
    } else if let label = stream.writtenLabel {
      arguments.append((.label, label.value))
    }
    if let condition = stream.condition { arguments.append((.if, condition)) }
    if let count = stream.initialCount { arguments.append(("initialCount", count)) }
    if let batch = stream.useCustomizedBatch { arguments.append(("useCustomizedBatch", batch)) }
    directive(.stream, arguments)
  }

  // MARK: Parts

  mutating func directive(_ directive: IR.AppliedDirective) { self.directive(directive.name, directive.arguments) }

  mutating func directive(_ name: Symbol, _ arguments: [IR.Argument]) {
    directive(name, arguments.map { ($0.name, $0.value) })
  }

  mutating func directive(_ name: Symbol, _ arguments: [(Symbol, IR.Value)]) {
    text += compact ? "@" : " @"
    text += name.text
    self.arguments(arguments)
  }

  private mutating func arguments(_ arguments: [IR.Argument]) {
    if !arguments.isEmpty { self.arguments(arguments.map { ($0.name, $0.value) }) }
  }

  private mutating func arguments(_ arguments: [(name: Symbol, value: IR.Value)]) {
    if arguments.isEmpty { return }
    text += "("
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += compact ? "," : ", " }
      key(argument.name)
      argument.value.write(to: &text, compact: compact)
    }
    text += ")"
  }

  /// A name and its colon.
  private mutating func key(_ name: Symbol) {
    text += name.text
    text += compact ? ":" : ": "
  }

  private mutating func generated() { text += compact ? "@generated" : " @generated" }

  /// Each item on a line of its own, one step further in.
  private mutating func lines<Item>(_ items: [Item], _ body: (inout TextPrinter, Item) -> Void) {
    indentation += 1
    newLine()
    self.items(items, body)
    indentation -= 1
    newLine()
  }

  private mutating func items<Item>(_ items: [Item], _ body: (inout TextPrinter, Item) -> Void) {
    for (index, item) in items.enumerated() {
      if index > 0 {
        if compact { text += "," }
        newLine()
      }
      body(&self, item)
    }
  }

  private mutating func newLine() {
    if compact { return }
    text += "\n"
    for _ in 0..<indentation { text += "  " }
  }
}
