package import GraphQLSyntax

/// `@Fragment("…")` on a property.
package struct Marker: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case fragment = "Fragment"
    case query = "Query"
    case mutation = "Mutation"
    case subscription = "Subscription"

    /// What it holds, as a message says it.
    var noun: String { rawValue.lowercased() }
  }

  var kind: Kind
  /// From the `@` to the end of the name.
  var range: SourceRange
  /// The literal with its quotes.
  package var literal: SourceRange
  /// The property it stands on, when it is a `let` or `var` with a type.
  var property: MarkedProperty?
}

/// `let name: Type`
struct MarkedProperty: Sendable {
  var name: String
  var type: String
  var typeRange: SourceRange
  /// The names that the type is made of: `LensList<App.Row>` has three.
  var typeNames: [String]
}

extension Definition {
  /// The marker that takes it.
  var markerKind: Marker.Kind? {
    switch self {
    case .fragment: .fragment
    case .typeSystem: nil
    case .operation(let operation):
      switch operation.kind {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
    }
  }

  var keyword: SourceRange {
    switch self {
    case .operation(let operation): operation.keyword
    case .fragment(let fragment): fragment.keyword
    case .typeSystem(let definition): definition.keyword
    }
  }

  var name: Name? {
    switch self {
    case .operation(let operation): operation.name
    case .fragment(let fragment): fragment.name
    case .typeSystem(let definition): definition.name
    }
  }
}
