import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A spread passes variables that the fragment declares, and all that it must.
  static let spreadArguments = Rule("SpreadArguments") { hooks, context in
    hooks.onSpread { spread, fragment in
      let directive = spread.directives[.arguments]
      let unchecked = spread.directives[.uncheckedArguments]
      if let directive, let first = spread.arguments.first {
        context.report(
          .twoSpellings, at: directive.name,
          notes: [context.note("arguments are given here already", at: first.name.range)])
      }
      if let directive, let unchecked {
        context.report(.checkedAndUnchecked, at: unchecked.word, notes: [context.note("and here", at: directive.word)])
      }
      if unchecked != nil { return }
      let given = spread.arguments + (directive?.arguments ?? [])
      var unknown: [String] = []
      for argument in given {
        guard let variable = fragment.variable(argument.name.symbol) else {
          unknown.append(argument.name.text)
          context.facts.strayArguments.append(StrayArgument(fragment: fragment.name, name: argument.name.symbol))
          context.report(.unknownSpreadArgument(argument.name, of: fragment, context.hints), at: argument.name, notes: [fragment.note])
          continue
        }
        if variable.provider != nil {
          context.report(.provided(variable.name, of: fragment), at: argument.name, notes: [fragment.note])
        }
      }
      // A directive that nobody knows may be `@arguments`, misspelt.
      if spread.directives.contains(where: { !context.schema.knows($0) }) { return }
      var missing = fragment.variables.filter { variable in
        variable.isRequired && !given.contains { $0.name.symbol == variable.name.symbol }
      }
      missing = context.names.missing(
        missing, name: \.name.text, beside: unknown, among: fragment.variables.map(\.name.text))
      if let first = missing.first {
        context.report(
          .missingSpreadArguments(missing, of: fragment, in: context.schema), at: directive?.word ?? spread.name.range,
          notes: [Diagnostic.Note("`$\(first.name)` is declared here", at: Location(fragment.file, first.name.range))])
      }
    }
  }
}

extension FragmentSignature {
  fileprivate var note: Diagnostic.Note { Diagnostic.Note("`\(name)` is here", at: location) }
}

extension Diagnostic.Message {
  fileprivate static var twoSpellings: Self {
    Self("a spread's arguments are given in one place: drop `@arguments`, or the ones in parentheses")
  }

  fileprivate static var checkedAndUnchecked: Self {
    Self("a spread has `@arguments` or `@uncheckedArguments_DEPRECATED`, not both")
  }

  fileprivate static func unknownSpreadArgument(_ name: Name, of fragment: FragmentSignature, _ hints: ScopedHints) -> Self {
    if fragment.variables.isEmpty {
      return Self("`\(fragment.name)` takes no arguments; declare them with `@argumentDefinitions`")
    }
    return Self("`\(fragment.name)` takes no argument `\(name)`" + hints.hint(for: name.text) { fragment.variables.map(\.name.text) })
  }

  fileprivate static func provided(_ name: Name, of fragment: FragmentSignature) -> Self {
    Self("`\(name)` gets its value from its provider, so `\(fragment.name)` cannot be passed one")
  }

  fileprivate static func missingSpreadArguments(
    _ missing: [DeclaredVariable], of fragment: FragmentSignature, in schema: Schema
  ) -> Self {
    let arguments = missing.map { variable in
      "\(variable.name)" + (variable.type.map { ": \(schema.text($0))" } ?? "")
    }
    return Self("`\(fragment.name)` needs the argument\(missing.count == 1 ? "" : "s") \(arguments.listed())")
  }
}
