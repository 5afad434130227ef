import GraphQLSyntax

extension SchemaRule {
  /// Every type that is named is defined.
  static let knownTypes = SchemaRule("KnownTypes") { context in
    for (name, file) in context.builder.unresolved {
      let hint = context.hints.didYouMean(name.symbol.text, among: context.builder.parts.typeIndex.keys)
      context.report(.unknownType(name.symbol, hint), at: Location(file, name.range))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ name: Symbol, _ hint: String) -> Self {
    Self("there is no type `\(name)`" + hint)
  }
}
