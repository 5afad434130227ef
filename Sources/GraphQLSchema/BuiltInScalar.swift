package import GraphQLSyntax

/// The five scalars of the specification.
package enum BuiltInScalar: String, Sendable, CaseIterable {
  case int = "Int"
  case float = "Float"
  case string = "String"
  case boolean = "Boolean"
  case id = "ID"

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { (Symbol($0.rawValue), $0) })

  /// The scalar of a name; nil of a custom one.
  package init?(_ name: Symbol) {
    guard let scalar = Self.byName[name] else { return nil }
    self = scalar
  }
}
