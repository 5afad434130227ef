package import GraphQLSyntax

extension SchemaRule {
  /// A directive in a schema file is defined, and may stand where it does.
  ///
  /// Specification: Directives Are Defined, Directives Are in Valid Locations.
  static let knownDirectives = SchemaRule("KnownDirectives") { context in
    for site in context.directiveSites {
      for directive in site.directives {
        let place = Location(site.file, directive.name.range)
        guard let definition = context.schema.directives[directive.name.symbol] else {
          let hint = context.hints.didYouMean(directive.name.symbol.text, among: context.schema.directives.keys, mark: "@")
          context.report(.unknownDirective(directive.name, site.place, hint), at: place)
          continue
        }
        if !definition.locations.contains(site.place.symbol) {
          context.report(.misplacedDirective(definition, site.place), at: place, notes: [.declared(definition)])
        }
      }
    }
  }
}

extension Diagnostic.Note {
  package static func declared(_ directive: DirectiveSchema) -> Self {
    Self("`@\(directive.name)` is declared here", at: directive.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDirective(_ name: Name, _ place: TypeSystemPlace, _ hint: String) -> Self {
    let help = hint.isEmpty ? "; declare it with `directive @\(name) on \(place.rawValue)`" : hint
    return Self("there is no directive `@\(name)`" + help)
  }

  fileprivate static func misplacedDirective(_ directive: DirectiveSchema, _ place: TypeSystemPlace) -> Self {
    let places = directive.locations.map(\.text).joined(separator: ", ")
    return Self("`@\(directive.name)` cannot stand here, on \(place.rawValue); its places are \(places)")
  }
}
