import GraphQLSyntax

extension SchemaRule {
  /// A directive in a schema file has the arguments that its definition wants, each once and of the right type.
  static let directiveArguments = SchemaRule("DirectiveArguments") { context in
    for site in context.directiveSites {
      let values = context.valueChecker(site.file)
      for directive in site.directives {
        // Of a directive that cannot stay, what it is given does not matter.
        guard let definition = context.schema.directives[directive.name.symbol],
          definition.locations.contains(site.place.symbol), !site.isForReactOnly(directive)
        else { continue }
        context.check(directive, in: site.file, against: definition, values)
      }
    }
  }
}

extension SchemaRuleContext {
  fileprivate func check(
    _ directive: Directive, in file: FileID, against definition: DirectiveSchema, _ values: ValueChecker
  ) {
    var given: [Symbol: Argument] = [:]
    for argument in directive.arguments {
      let name = argument.name.symbol
      let place = Location(file, argument.name.range)
      if let first = given[name] {
        let note = Diagnostic.Note("`\(name)` is given first here", at: Location(file, first.name.range))
        report(.repeatedArgument(name, of: definition), at: place, notes: [note])
        continue
      }
      given[name] = argument
      guard let parameter = definition.argument(name) else {
        let hint = hints.didYouMean(name.text, among: definition.arguments.map(\.name))
        report(.unknownArgument(name, of: definition, hint), at: place, notes: [.declared(definition)])
        continue
      }
      if !isUnresolved(parameter.type) { values.check(argument.value, against: parameter.type) }
    }
    let missing = definition.arguments.filter { $0.isRequired && given[$0.name] == nil }
    if let first = missing.first {
      let place = Location(file, directive.name.range)
      report(.missingArguments(missing.map(\.name), of: definition), at: place, notes: [.declared(first)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownArgument(_ name: Symbol, of directive: DirectiveSchema, _ hint: String) -> Self {
    Self("`@\(directive.name)` has no argument `\(name)`" + hint)
  }

  fileprivate static func repeatedArgument(_ name: Symbol, of directive: DirectiveSchema) -> Self {
    Self("`@\(directive.name)` is given the argument `\(name)` twice")
  }

  fileprivate static func missingArguments(_ names: [Symbol], of directive: DirectiveSchema) -> Self {
    Self("`@\(directive.name)` needs the argument\(names.count > 1 ? "s" : "") \(list(names))")
  }
}
