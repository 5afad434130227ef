import GraphQLSyntax

/// A type as an expression, `Row.self`.
struct TypeValue: Sendable {
  var type: String
  /// Its name in a scope with a property that is called as the type is, and that an expression would find.
  var alias: SwiftName?
}

extension TypeValue {
  /// - Parameters:
  ///   - properties: the names of what hides types in the scope.
  ///   - names: of the scope.
  init(_ type: Symbol, spelled: String, hiddenBy properties: NameSet, _ names: inout NameScope) {
    self.type = spelled
    alias = properties.contains(type.outermostType) ? names.take(Symbol(String(type.innermostType) + "Type")) : nil
  }
}

extension Symbol {
  /// The first name of a Swift type's spelling: `Foundation` of `Foundation.Decimal`.
  var outermostType: Symbol { Symbol(String(text.prefix { $0 != "." && $0 != "<" })) }

  /// The last one before any generic argument: `Decimal` of `Foundation.Decimal`.
  fileprivate var innermostType: Substring {
    let type = text.prefix { $0 != "<" }
    return type.lastIndex(of: ".").map { type[type.index(after: $0)...] } ?? type
  }
}
