extension Symbol {
  /// The words of the grammar. They enter the table first and in this order, so that their symbols are constants.
  static let grammarWords = [
    "query", "mutation", "subscription", "fragment", "on", "true", "false", "null", "schema", "scalar", "type",
    "interface", "union", "enum", "input", "directive", "extend", "implements", "repeatable",
  ]

  package static var query: Symbol { Symbol(id: 0) }
  package static var mutation: Symbol { Symbol(id: 1) }
  package static var subscription: Symbol { Symbol(id: 2) }
  package static var fragment: Symbol { Symbol(id: 3) }
  package static var on: Symbol { Symbol(id: 4) }
  package static var `true`: Symbol { Symbol(id: 5) }
  package static var `false`: Symbol { Symbol(id: 6) }
  package static var null: Symbol { Symbol(id: 7) }
  package static var schema: Symbol { Symbol(id: 8) }
  package static var scalar: Symbol { Symbol(id: 9) }
  package static var type: Symbol { Symbol(id: 10) }
  package static var interface: Symbol { Symbol(id: 11) }
  package static var union: Symbol { Symbol(id: 12) }
  package static var `enum`: Symbol { Symbol(id: 13) }
  package static var input: Symbol { Symbol(id: 14) }
  package static var directive: Symbol { Symbol(id: 15) }
  package static var extend: Symbol { Symbol(id: 16) }
  package static var implements: Symbol { Symbol(id: 17) }
  package static var repeatable: Symbol { Symbol(id: 18) }

  /// Whether a definition can begin with this word.
  var startsDefinition: Bool { id <= 3 || (id >= 8 && id <= 16) }
}
