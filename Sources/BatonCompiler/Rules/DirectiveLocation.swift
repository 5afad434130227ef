import GraphQLSyntax

/// ExecutableDirectiveLocation: where in an executable document a directive may stand.
enum DirectiveLocation: String, CaseIterable, Sendable {
  case query = "QUERY"
  case mutation = "MUTATION"
  case subscription = "SUBSCRIPTION"
  case field = "FIELD"
  case fragmentDefinition = "FRAGMENT_DEFINITION"
  case fragmentSpread = "FRAGMENT_SPREAD"
  case inlineFragment = "INLINE_FRAGMENT"
  case variableDefinition = "VARIABLE_DEFINITION"

  init(_ kind: OperationKind) {
    self =
      switch kind {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
  }

  private static let symbols = Dictionary(uniqueKeysWithValues: allCases.map { ($0, Symbol($0.rawValue)) })
  private static let bySymbol = Dictionary(uniqueKeysWithValues: symbols.map { ($1, $0) })

  /// As a directive's declaration spells it.
  var symbol: Symbol { DirectiveLocation.symbols[self]! }

  /// The location of this name; nil for one of the type system's, such as `OBJECT`.
  init?(_ name: Symbol) {
    guard let location = DirectiveLocation.bySymbol[name] else { return nil }
    self = location
  }

  /// As a message calls it.
  var phrase: String {
    switch self {
    case .query: "a query"
    case .mutation: "a mutation"
    case .subscription: "a subscription"
    case .field: "a field"
    case .fragmentDefinition: "a fragment"
    case .fragmentSpread: "a spread"
    case .inlineFragment: "an inline fragment"
    case .variableDefinition: "a variable"
    }
  }
}
