import GraphQLSyntax

extension SchemaRule {
  /// Every type that is named is defined.
  static let knownTypes = SchemaRule("KnownTypes") { context in
    var names: [SchemaBuilder.TypeUse: [Symbol]] = [:]
    for (name, file, use) in context.builder.unresolved {
      let candidates = names[use] ?? context.names(where: use.accepts)
      names[use] = candidates
      let hint = context.hints.didYouMean(name.symbol.text, among: candidates)
      context.report(.unknownType(name.symbol, hint), at: Location(file, name.range))
    }
  }
}

extension SchemaRuleContext {
  /// The names of the types of some kinds, without those that Relay's own directives bring.
  func names(where isWanted: (TypeKind) -> Bool) -> [Symbol] {
    schema.types.filter { isWanted($0.kind) && !isUnresolved(TypeReference($0.id)) && !$0.isClientBuiltIn }.map(\.name)
  }
}

extension TypeDefinition {
  fileprivate var isClientBuiltIn: Bool { isClient && location.file == .builtIn }
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ name: Symbol, _ hint: String) -> Self {
    Self("there is no type `\(name)`" + hint)
  }
}
