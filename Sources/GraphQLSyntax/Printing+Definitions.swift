extension Printer {
  mutating func definition(_ definition: Definition) {
    switch definition {
    case .operation(let operation): self.operation(operation)
    case .fragment(let fragment): self.fragment(fragment)
    case .typeSystem(let definition): typeSystem(definition)
    }
  }

  // MARK: Operations and fragments

  private mutating func operation(_ operation: OperationDefinition) {
    if !isCompact { description(operation.description) }
    let isShorthand =
      operation.kind == .query && operation.name == nil && operation.variables.isEmpty && operation.directives.isEmpty
    if !isShorthand {
      write(operation.kind.rawValue)
      if let name = operation.name { write(" \(name)") }
      variables(operation.variables)
      directives(operation.directives)
      space()
    }
    selectionSet(operation.selections)
  }

  private mutating func fragment(_ fragment: FragmentDefinition) {
    if !isCompact { description(fragment.description) }
    write("fragment \(fragment.name)")
    variables(fragment.variables)
    write(" on \(fragment.typeCondition)")
    directives(fragment.directives)
    space()
    selectionSet(fragment.selections)
  }

  private mutating func variables(_ variables: [VariableDefinition]) {
    guard !variables.isEmpty else { return }
    list("(", variables, ")") { printer, variable in
      if !printer.isCompact, let description = variable.description { printer.write(quoted(description.value) + " ") }
      printer.write("$\(variable.name):")
      printer.space()
      printer.write("\(variable.type)")
      printer.defaultValue(variable.defaultValue)
      printer.directives(variable.directives)
    }
  }

  private mutating func selectionSet(_ selections: [Selection]) { block(selections) { $0.selection($1) } }

  private mutating func selection(_ selection: Selection) {
    switch selection {
    case .field(let field):
      if let alias = field.alias {
        write("\(alias):")
        space()
      }
      write(field.name.text)
      arguments(field.arguments)
      directives(field.directives)
      if let selections = field.selections {
        space()
        selectionSet(selections)
      }
    case .spread(let spread):
      write("...\(spread.name)")
      arguments(spread.arguments)
      directives(spread.directives)
    case .inline(let fragment):
      write("...")
      if let type = fragment.typeCondition { write(isCompact ? "on \(type)" : " on \(type)") }
      directives(fragment.directives)
      space()
      selectionSet(fragment.selections)
    }
  }

  // MARK: The type system

  private mutating func typeSystem(_ definition: TypeSystemDefinition) {
    description(definition.description)
    if definition.isExtension { write("extend ") }
    switch definition.kind {
    case .schema(let roots):
      write("schema")
      directives(definition.directives)
      guard !roots.isEmpty else { return }
      space()
      block(roots) { printer, root in
        printer.write("\(root.kind.rawValue):")
        printer.space()
        printer.write(root.type.text)
      }
    case .scalar: head("scalar", definition)
    case .object(let type): implementing("type", definition, type)
    case .interface(let type): implementing("interface", definition, type)
    case .union(let members):
      head("union", definition)
      guard !members.isEmpty else { return }
      write(isCompact ? "=" : " = ")
      write(members.map(\.text).joined(separator: isCompact ? "|" : " | "))
    case .enum(let values):
      head("enum", definition)
      guard !values.isEmpty else { return }
      space()
      block(values) { printer, value in
        printer.description(value.description)
        printer.write(value.name.text)
        printer.directives(value.directives)
      }
    case .input(let fields):
      head("input", definition)
      guard !fields.isEmpty else { return }
      space()
      block(fields) { $0.inputValue($1) }
    case .directive(let directive):
      write("directive @\(definition.name?.text ?? "")")
      inputValues(directive.arguments)
      if directive.isRepeatable { write(" repeatable") }
      write(" on " + directive.locations.map(\.text).joined(separator: isCompact ? "|" : " | "))
    }
  }

  private mutating func head(_ keyword: String, _ definition: TypeSystemDefinition) {
    write("\(keyword) \(definition.name?.text ?? "")")
    directives(definition.directives)
  }

  private mutating func implementing(
    _ keyword: String, _ definition: TypeSystemDefinition, _ type: ImplementingType
  ) {
    write("\(keyword) \(definition.name?.text ?? "")")
    if !type.interfaces.isEmpty {
      write(" implements " + type.interfaces.map(\.text).joined(separator: isCompact ? "&" : " & "))
    }
    directives(definition.directives)
    guard !type.fields.isEmpty else { return }
    space()
    block(type.fields) { printer, field in
      printer.description(field.description)
      printer.write(field.name.text)
      printer.inputValues(field.arguments)
      printer.write(":")
      printer.space()
      printer.write("\(field.type)")
      printer.directives(field.directives)
    }
  }

  /// Arguments in parentheses: on one line, or on a line each when one has a description.
  private mutating func inputValues(_ values: [InputValueDefinition]) {
    guard !values.isEmpty else { return }
    if isCompact || values.allSatisfy({ $0.description == nil }) {
      list("(", values, ")") { $0.inputValue($1) }
    } else {
      lines("(", values, ")") { $0.inputValue($1) }
    }
  }

  private mutating func inputValue(_ value: InputValueDefinition) {
    description(value.description)
    write("\(value.name):")
    space()
    write("\(value.type)")
    defaultValue(value.defaultValue)
    directives(value.directives)
  }
}
