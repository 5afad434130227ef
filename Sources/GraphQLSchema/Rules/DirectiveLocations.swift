package import GraphQLSyntax

extension SchemaRule {
  /// The places in a directive's definition are places of the grammar, and there is one: an introspection result may say
  /// otherwise, which nothing that uses the directive gets past.
  static let directiveLocations = SchemaRule("DirectiveLocations") { context in
    for (directive, part) in context.directives {
      guard case .directive(let syntax) = part.syntax.kind else { continue }
      if syntax.locations.isEmpty { context.warn(.noLocation(directive.name), at: part.bareNameLocation) }
      for place in syntax.locations where !BuiltIns.directiveLocations.contains(place.symbol) {
        let hint = context.hints.didYouMean(place.symbol.text, among: BuiltIns.directiveLocations)
        context.report(.unknownLocation(place.symbol, hint), at: part.at(place))
      }
    }
  }
}

extension BuiltIns {
  /// Specification: DirectiveLocation, and the one that its draft adds, which newer servers print.
  package static let directiveLocations: Set<Symbol> = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
    "VARIABLE_DEFINITION", "SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INTERFACE",
    "UNION", "ENUM", "ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION", "DIRECTIVE_DEFINITION",
  ]
}

extension Diagnostic.Message {
  fileprivate static func noLocation(_ name: Symbol) -> Self { Self("`@\(name)` has no place where it may stand") }

  fileprivate static func unknownLocation(_ name: Symbol, _ hint: String) -> Self {
    Self("`\(name)` is no place where a directive may stand" + hint)
  }
}
