import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// The response names that the store reads mean what it takes them for: `id`, `__typename`, `__id`; no other alias
  /// begins with two underscores, for the compiler's own do.
  static let reservedAliases = Rule("ReservedAliases") { hooks, context in
    let reserved: Set<Symbol> = ["id", "__typename", "__id"]
    func check(_ field: Field) {
      guard let alias = field.alias else { return }
      if reserved.contains(alias.symbol) {
        if alias.symbol != field.name.symbol { context.report(.reserved(alias), at: alias) }
      } else if alias.text.hasPrefix("__") {
        context.report(.underscores(alias), at: alias)
      }
    }
    hooks.onField { field, _ in check(field) }
    hooks.onUnknownField { field, _ in check(field) }
  }
}

extension Diagnostic.Message {
  fileprivate static func reserved(_ alias: Name) -> Self {
    Self("`\(alias)` is how the store tells records apart, so no other field can be called that")
  }

  fileprivate static func underscores(_ alias: Name) -> Self {
    Self("aliases that begin with `__` are the compiler's; call this field something else")
  }
}
