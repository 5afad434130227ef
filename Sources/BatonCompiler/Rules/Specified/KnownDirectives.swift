import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A directive is one of the schema's or of Relay's, and stands where it means something.
  ///
  /// Specification: Directives Are Defined, Directives Are in Valid Locations.
  static let knownDirectives = Rule("KnownDirectives") { hooks, context in
    hooks.onDirective { directive, definition, location in
      let name = directive.name.symbol
      if ReactDirective(name, definition) != nil { return }
      if let places = DirectiveLocation.ofUndeclared[name] {
        if !places.contains(location) {
          context.report(.misplaced(directive, at: location, places, context.schema), at: directive.word)
        }
      } else if let definition {
        if !definition.locations.contains(location.symbol) {
          let places = definition.locations.compactMap { DirectiveLocation($0) }
          context.report(.misplaced(directive, at: location, places, context.schema), at: directive.word)
        }
      } else {
        context.report(.unknownDirective(directive, at: location, context.schema, context.hints), at: directive.word)
      }
    }
  }
}

extension Schema {
  /// Whether a directive is one of the schema's or of Relay's. Any other may be one of these, misspelt.
  func knows(_ directive: Directive) -> Bool { knowsDirective(directive.name.symbol) }

  func knowsDirective(_ name: Symbol) -> Bool {
    directives[name] != nil || DirectiveLocation.ofUndeclared[name] != nil
  }
}

extension DirectiveLocation {
  /// The directives that no declaration could describe, because their arguments are free.
  static let ofUndeclared: [Symbol: [DirectiveLocation]] = [
    .argumentDefinitions: [.fragmentDefinition], .arguments: [.fragmentSpread],
    .uncheckedArguments: [.fragmentSpread],
  ]

  /// The directives that a place takes, by name; what is only kept for old code is not recommended.
  fileprivate func directives(_ schema: Schema) -> [String] {
    let declared = schema.directives.values.filter {
      $0.locations.contains(symbol) && ReactDirective($0.name, $0) == nil
    }
    let undeclared = DirectiveLocation.ofUndeclared.filter { $0.value.contains(self) }.keys
    return (declared.map(\.name.text) + undeclared.map(\.text))
      .filter { !$0.hasPrefix("__") && !$0.hasPrefix("DEPRECATED_") && !$0.hasSuffix("_DEPRECATED") }
      .sorted()
  }
}

extension Diagnostic.Message {
  fileprivate static func misplaced(
    _ directive: Directive, at location: DirectiveLocation, _ places: [DirectiveLocation], _ schema: Schema
  ) -> Self {
    let taken = location.directives(schema).map { "@" + $0 }
    let own =
      places.isEmpty
      ? "belongs into a schema" : "belongs on " + places.map(\.phrase).joined(with: "or")
    let others = taken.isEmpty ? "" : "; \(location.phrase) takes \(taken.listed())"
    let instead = instead(of: directive.name.symbol, at: location).map { "; " + $0 } ?? ""
    return Self("`\(directive.name.atName)` means nothing on \(location.phrase): it \(own)\(others)\(instead)")
  }

  /// What people mean who put it there.
  private static func instead(of directive: Symbol, at location: DirectiveLocation) -> String? {
    switch (directive, location) {
    case ("catch", .fragmentSpread): "write `... @alias(as: \"name\") @catch { … }` around the spread"
    case ("inline", .fragmentSpread): "mark the fragment where it is defined"
    case ("inline", .query), ("inline", .mutation), ("inline", .subscription):
      "spread one `@inline` fragment at the root"
    case ("inline", _): "move the selections into a fragment, and mark that"
    default: nil
    }
  }

  fileprivate static func unknownDirective(
    _ directive: Directive, at location: DirectiveLocation, _ schema: Schema, _ hints: ScopedHints
  ) -> Self {
    let name = directive.name
    if let declaration = BuiltIns.expectedOfServer[name.symbol] {
      return Self("the server's schema has no `\(name.atName)`; if the server knows it, declare it: `\(declaration)`")
    }
    return Self(
      "there is no directive `\(name.atName)`"
        + hints.hint(for: name.atName) { location.directives(schema).map { "@" + $0 } })
  }
}
