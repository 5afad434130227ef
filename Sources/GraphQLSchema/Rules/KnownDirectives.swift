package import GraphQLSyntax

extension SchemaRule {
  /// A directive in a schema file is defined, and may stand where it does. What is not defined at all is one mistake,
  /// however often it is used.
  ///
  /// Specification: Directives Are Defined, Directives Are in Valid Locations.
  static let knownDirectives = SchemaRule("KnownDirectives") { context in
    var undeclared: [UndeclaredDirective] = []
    var numbers: [Symbol: Int] = [:]
    for (number, site) in context.directiveSites.enumerated() {
      for directive in site.directives {
        let name = directive.name.symbol
        let place = Location(site.file, directive.name.range)
        guard let definition = context.schema.directives[name] else {
          if let known = numbers[name] {
            undeclared[known].add(directive, at: site, number)
            continue
          }
          let hint = context.hints.didYouMean(name.text, among: context.schema.directives.keys, mark: "@")
          if hint.isEmpty {
            numbers[name] = undeclared.count
            undeclared.append(UndeclaredDirective(directive, at: site, number))
          } else {
            context.report(.unknownDirective(directive.name, hint), at: place)
          }
          continue
        }
        if !definition.locations.contains(site.place.symbol) {
          context.report(.misplacedDirective(definition, site.place), at: place, notes: [.declared(definition)])
        }
      }
    }
    for directive in undeclared {
      context.report(
        .unknownDirective(directive.name, "; declare it with `\(directive.declaration)`"), at: directive.place)
    }
  }
}

/// A directive that nobody defines, and the definition that would let it stand wherever it is used.
private struct UndeclaredDirective {
  let name: Name
  /// Of its first use.
  let place: Location
  private var places: [String] = []
  private var arguments: [String] = []
  private var argumentNames: Set<Symbol> = []
  private var lastSite: Int?
  private var isRepeated = false

  init(_ directive: Directive, at site: DirectiveSite, _ number: Int) {
    name = directive.name
    place = Location(site.file, directive.name.range)
    add(directive, at: site, number)
  }

  /// - Parameter number: the place's, which it does not share with another.
  mutating func add(_ directive: Directive, at site: DirectiveSite, _ number: Int) {
    if !places.contains(site.place.rawValue) { places.append(site.place.rawValue) }
    for argument in directive.arguments where argumentNames.insert(argument.name.symbol).inserted {
      arguments.append("\(argument.name): \(argument.value.likelyType)")
    }
    if lastSite == number { isRepeated = true }
    lastSite = number
  }

  var declaration: String {
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "directive @\(name)\(list)\(isRepeated ? " repeatable" : "") on \(places.joined(separator: " | "))"
  }
}

extension Value {
  /// A type that takes such a literal.
  fileprivate var likelyType: String {
    switch kind {
    case .int: "Int"
    case .float: "Float"
    case .boolean: "Boolean"
    case .list(let items): "[\(items.first?.likelyType ?? "String")]"
    default: "String"
    }
  }
}

extension Diagnostic.Note {
  package static func declared(_ directive: DirectiveSchema) -> Self {
    Self("`@\(directive.name)` is declared here", at: directive.location)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDirective(_ name: Name, _ help: String) -> Self {
    Self("there is no directive `@\(name)`" + help)
  }

  fileprivate static func misplacedDirective(_ directive: DirectiveSchema, _ place: TypeSystemPlace) -> Self {
    let places = directive.locations.map(\.text).joined(separator: ", ")
    return Self("`@\(directive.name)` cannot stand here, on \(place.rawValue); its places are \(places)")
  }
}
