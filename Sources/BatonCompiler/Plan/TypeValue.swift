import GraphQLSyntax

/// A type as an expression, `Row.self`.
struct TypeValue: Sendable {
  var type: String
  /// Its name in a scope with a property that is called as the type is, and that an expression would find.
  var alias: SwiftName?
}

extension TypeValue {
  /// A fragment's, where properties of these names hide types.
  init(fragment: Symbol, hiddenBy properties: NameSet, _ names: inout NameScope) {
    type = SwiftName(fragment).description
    if properties.contains(fragment) { alias = names.take(Symbol(fragment.text + "Type")) }
  }

  /// A mapped scalar's.
  init(scalar: Symbol, hiddenBy properties: NameSet, _ names: inout NameScope) {
    type = scalar.text
    if scalar.outermostTypes.contains(where: properties.contains) { alias = names.take(Symbol(TypeValue.name(of: type) + "Type")) }
  }

  /// The last name before any generic argument: `Decimal` of `Foundation.Decimal`.
  private static func name(of spelling: String) -> String {
    let path = spelling.prefix { $0 != "<" }
    return String(path.lastIndex(of: ".").map { path[path.index(after: $0)...] } ?? path)
  }
}
