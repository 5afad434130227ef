import GraphQLSchema
import GraphQLSyntax

/// Walks definitions once each and calls the hooks of all rules, keeping the context at where the walk is.
final class Walk {
  let context: RuleContext
  private let hooks: Hooks
  /// How many conditions around may remove what is walked when the operation's text is made.
  private var foldable = 0
  /// Whether the field before was the word `on`, which stands there without its dots.
  private var lacksDots = false
  /// Whether selections are of a type that the object is not, which has been reported.
  private var neverMatches = false
  private let schema: Schema

  init(_ rules: [Rule], context: RuleContext) {
    self.context = context
    schema = context.schema
    var hooks = Hooks()
    for rule in rules { rule.subscribe?(&hooks, context) }
    self.hooks = hooks
  }

  /// Walks the definition at a place in the set and says what it found there.
  func definition(at index: Int) -> DefinitionFacts {
    let entry = context.documents.entries[index]
    switch entry.definition {
    case .operation(let operation):
      context.begin(operation, in: entry.file)
      self.operation(operation)
    case .fragment(let fragment):
      guard let signature = context.documents.signature(at: index) else { break }
      context.begin(signature)
      self.fragment(fragment, signature)
    case .typeSystem: return DefinitionFacts(isOperation: false)
    }
    hooks.leaveDefinition()
    return context.facts
  }

  private func operation(_ operation: OperationDefinition) {
    hooks.operation(operation)
    for variable in operation.variables {
      variableDefinition(variable)
    }
    directives(operation.directives, at: DirectiveLocation(operation.kind))
    context.selecting(on: schema.root(operation.kind), isSameObject: false) { selections(operation.selections) }
  }

  private func fragment(_ fragment: FragmentDefinition, _ signature: FragmentSignature) {
    hooks.fragment(fragment, signature)
    typeCondition(fragment.typeCondition)
    for variable in fragment.variables {
      variableDefinition(variable)
    }
    if !fragment.declarations(in: schema).isEmpty {
      for variable in signature.variables { declared(variable) }
    }
    // What a directive on the fragment itself uses is no use by its selections.
    let used = context.facts.used
    directives(fragment.directives, at: .fragmentDefinition)
    context.facts.used = used
    context.selecting(on: signature.type, isSameObject: false) { selections(fragment.selections) }
  }

  private func variableDefinition(_ variable: VariableDefinition) {
    let type = schema.reference(variable.type)
    hooks.variableDefinition(variable, type)
    if let value = variable.defaultValue { self.value(value, as: type.flatMap { schema[$0].isInput ? $0 : nil }) }
    directives(variable.directives, at: .variableDefinition)
  }

  /// An entry of `@argumentDefinitions`.
  private func declared(_ variable: DeclaredVariable) {
    if let value = variable.defaultValue { self.value(value, as: variable.type) }
    directives(variable.directives, at: .variableDefinition)
  }

  private func typeCondition(_ name: Name) {
    let type = schema.type(name.symbol)
    hooks.typeCondition(name, type)
  }

  // MARK: Selections

  private func selections(_ set: [Selection]) {
    // By number: an element that a loop names is copied, with all that it holds.
    for index in set.indices {
      switch set[index] {
      case .field(let field): self.field(field)
      case .spread(let spread): self.spread(spread)
      case .inline(let inline): inlineFragment(inline)
      }
    }
  }

  private func field(_ field: Field) {
    guard let parent = context.parent else { return untyped(field) }
    guard let definition = schema.selectableField(field.name.symbol, on: parent) else {
      if lacksDots, schema.type(field.name.symbol)?.isComposite == true {
        lacksDots = false
        return inlineFragment(
          InlineFragment(
            typeCondition: field.name, directives: field.directives, selections: field.selections ?? [],
            dots: field.name.range))
      }
      lacksDots = field.name.symbol == .on
      if !neverMatches { hooks.unknownField(field, parent) }
      if let fragment = context.documents.fragment(missingDotsOf: field) {
        context.facts.spreads.append(DefinitionFacts.Spread(name: field.name, mayBeFolded: true))
        return directives(field.directives, at: .fragmentSpread, signature: fragment)
      }
      return untyped(field)
    }
    hooks.field(field, definition)
    directives(field.directives, at: .field)
    if !field.arguments.isEmpty || !definition.arguments.isEmpty {
      arguments(
        ArgumentList(owner: .field(field.name, parent), given: field.arguments, declared: definition.arguments))
    }
    if let set = field.selections {
      let type = schema[definition.type]
      let outer = neverMatches
      neverMatches = false
      folding(field.directives) {
        context.selecting(on: type.isComposite ? type : nil, isSameObject: false) { selections(set) }
      }
      neverMatches = outer
    }
    hooks.leaveField(field, definition)
  }

  /// A field whose type nobody knows: only what it uses counts.
  private func untyped(_ field: Field) {
    directives(field.directives, at: .field)
    for argument in field.arguments { value(argument.value, as: nil, position: argument.name.symbol) }
    if let set = field.selections {
      context.selecting(on: nil, isSameObject: false) { selections(set) }
    }
  }

  private func spread(_ spread: FragmentSpread) {
    let mayBeFolded = foldable > 0 || (!spread.directives.isEmpty && isFoldable(spread.directives))
    context.facts.spreads.append(DefinitionFacts.Spread(name: spread.name, mayBeFolded: mayBeFolded))
    let signature = context.documents.fragment(spread.name.symbol)
    if let signature {
      hooks.spread(spread, signature)
    } else {
      hooks.unknownSpread(spread)
    }
    directives(spread.directives, at: .fragmentSpread, signature: signature)
    if !spread.arguments.isEmpty { spreadArguments(spread.arguments, signature) }
  }

  private func inlineFragment(_ inline: InlineFragment) {
    hooks.inlineFragment(inline)
    directives(inline.directives, at: .inlineFragment)
    guard let name = inline.typeCondition else {
      folding(inline.directives) { selections(inline.selections) }
      hooks.leaveInlineFragment(inline)
      return
    }
    typeCondition(name)
    let type = schema.type(name.symbol).flatMap { $0.isComposite ? $0 : nil }
    // Below a type that can never match, what matters is that type alone: the mismatch has been reported.
    let matches = type.map { type in context.enclosing.allSatisfy { schema.overlaps($0.id, type.id) } } ?? false
    let outer = neverMatches
    if type != nil, !matches { neverMatches = true }
    folding(inline.directives) {
      context.selecting(on: type, isSameObject: matches) { selections(inline.selections) }
    }
    neverMatches = outer
    hooks.leaveInlineFragment(inline)
  }

  // MARK: Conditions

  /// Runs `body` for what stands below directives, and counts those conditions that may remove it when the operation's text
  /// is made.
  @inline(__always)
  private func folding(_ directives: [Directive], _ body: () -> Void) {
    let isFoldable = !directives.isEmpty && isFoldable(directives)
    if isFoldable { foldable += 1 }
    body()
    if isFoldable { foldable -= 1 }
  }

  private func isFoldable(_ directives: [Directive]) -> Bool {
    directives.contains { directive in
      guard directive.name.symbol == .include || directive.name.symbol == .skip else { return false }
      switch directive.argument(.if)?.value.kind {
      case .boolean(let value): return value == (directive.name.symbol == .skip)
      case .variable(let name): return context.fragment?.variable(name) != nil
      default: return false
      }
    }
  }

  // MARK: Directives and arguments

  private func directives(
    _ directives: [Directive], at location: DirectiveLocation, signature: FragmentSignature? = nil
  ) {
    if directives.isEmpty { return }
    hooks.directives(directives, location)
    for directive in directives {
      let definition = schema.directives[directive.name.symbol]
      hooks.directive(directive, definition, location)
      switch directive.name.symbol {
      case .arguments where location == .fragmentSpread: spreadArguments(directive.arguments, signature)
      case .argumentDefinitions: break
      default:
        if let definition, ReactDirective(directive.name.symbol, definition) == nil,
          definition.locations.contains(location.symbol)
        {
          arguments(
            ArgumentList(
              owner: .directive(directive.name), given: directive.arguments, declared: definition.arguments))
        } else {
          for argument in directive.arguments { value(argument.value, as: nil, position: argument.name.symbol) }
        }
      }
    }
  }

  private func arguments(_ list: ArgumentList) {
    hooks.arguments(list)
    for argument in list.given {
      let declared = list.declared.first { $0.name == argument.name.symbol }
      hooks.argument(argument, declared, list)
      // Of what the compiler reads itself, a variable's type is not the mistake.
      if declared?.isStatic == true, case .variable = argument.value.kind {
        value(argument.value, as: nil)
        continue
      }
      value(
        argument.value, as: declared?.type, position: argument.name.symbol,
        positionHasDefault: declared?.defaultValue != nil)
    }
  }

  private func spreadArguments(_ arguments: [Argument], _ signature: FragmentSignature?) {
    for argument in arguments {
      let variable = signature?.variable(argument.name.symbol)
      value(
        argument.value, as: variable?.type, position: argument.name.symbol,
        positionHasDefault: variable?.defaultValue != nil)
    }
  }

  // MARK: Values

  /// A whole value; `type` is nil where nobody knows what belongs there.
  private func value(
    _ value: Value, as type: TypeReference?, position: Symbol = .value, positionHasDefault: Bool = false
  ) {
    if let type {
      hooks.value(value, type)
    }
    parts(of: value, as: type, Position(name: position, hasDefault: positionHasDefault))
  }

  /// The place of a value within what it is part of.
  private struct Position {
    let name: Symbol
    var isItem = false
    var hasDefault = false
    var isOneOfMember = false
  }

  private func parts(of value: Value, as type: TypeReference?, _ position: Position) {
    switch value.kind {
    case .variable(let name):
      variable(
        VariableUse(
          name: name, range: value.range, expected: type, position: position.name, isItem: position.isItem,
          positionHasDefault: position.hasDefault, isOneOfMember: position.isOneOfMember))
    case .enum(let name):
      // A variable without its `$` is reported as that; it is then not unused besides.
      if context.variables[name] != nil, type.map({ schema[$0].value(name) == nil }) == true { context.facts.used.insert(name) }
      guard let type, schema[type].kind == .enum else { return }
      hooks.enumValue(name, value.range, schema[type])
    case .list(let items):
      for item in items { parts(of: item, as: type?.item, Position(name: position.name, isItem: true)) }
    case .object(let fields):
      let input = type.map { schema[$0] }.flatMap { $0.kind == .input ? $0 : nil }
      for field in fields {
        let declared = input?.inputField(field.name.symbol)
        if let input, let declared {
          hooks.inputField(field, declared, input)
        }
        parts(
          of: field.value, as: declared?.type,
          Position(
            name: field.name.symbol, hasDefault: declared?.defaultValue != nil,
            isOneOfMember: input?.isOneOf ?? false))
      }
    case .int, .float, .string, .boolean, .null: break
    }
  }

  private func variable(_ use: VariableUse) {
    hooks.variable(use)
    if context.operation != nil || context.variables[use.name] != nil {
      context.facts.used.insert(use.name)
    } else {
      context.facts.globals.append(use)
    }
  }
}

extension Symbol {
  static let argumentDefinitions: Symbol = "argumentDefinitions"
  static let arguments: Symbol = "arguments"
  static let uncheckedArguments: Symbol = "uncheckedArguments_DEPRECATED"
  fileprivate static let value: Symbol = "value"
  fileprivate static let include: Symbol = "include"
  fileprivate static let skip: Symbol = "skip"
  static let on: Symbol = "on"
  fileprivate static let `if`: Symbol = "if"
}
