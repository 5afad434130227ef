package import GraphQLSyntax

extension IR {
  /// An argument's value. Literals keep the spelling that was typed. Equality ignores places.
  package indirect enum Value: Hashable, Sendable {
    case variable(Symbol)
    case int(Symbol)
    case float(Symbol)
    /// Decoded; `raw` is how Relay prints it: what stood between the quotes.
    case string(String, raw: String)
    case boolean(Bool)
    case null
    case `enum`(Symbol)
    /// `isLiteral`: no variable stood inside as it was written, which stays so when values take the variables' places.
    case list([Value], isLiteral: Bool)
    case object([ObjectField], isLiteral: Bool)

    package struct ObjectField: Hashable, Sendable {
      package var name: Symbol
      package var value: Value

      package init(_ name: Symbol, _ value: Value) {
        self.name = name
        self.value = value
      }
    }
  }

  /// Equality ignores places.
  package struct Argument: Hashable, Sendable {
    package var name: Symbol
    package var value: Value
    package var location: Location
    package var valueLocation: Location

    package init(_ name: Symbol, _ value: Value, location: Location, valueLocation: Location) {
      self.name = name
      self.value = value
      self.location = location
      self.valueLocation = valueLocation
    }

    package static func == (a: Argument, b: Argument) -> Bool { a.name == b.name && a.value == b.value }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(value)
    }
  }

  /// A directive that Baton gives no meaning of its own: the server's. Equality ignores places.
  package struct AppliedDirective: Hashable, Sendable {
    package var name: Symbol
    package var arguments: [Argument]
    /// Where its name stands.
    package var location: Location

    package init(_ name: Symbol, arguments: [Argument], location: Location) {
      self.name = name
      self.arguments = arguments
      self.location = location
    }

    package static func == (a: AppliedDirective, b: AppliedDirective) -> Bool {
      a.name == b.name && a.arguments == b.arguments
    }
    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(arguments)
    }
  }
}

extension [IR.Argument] {
  package subscript(_ name: Symbol) -> IR.Argument? { first { $0.name == name } }
}
