import GraphQLSyntax

extension SchemaRule {
  /// A type implements an interface once, and a union has a member once, extensions included.
  static let uniqueTypeLists = SchemaRule("UniqueTypeLists") { context in
    for (second, first, owner, name) in context.builder.repeatedNames {
      let type = context.schema[owner]
      let message: Diagnostic.Message =
        type.kind == .union ? .repeatedMember(name, of: type.name) : .repeatedInterface(name, of: type.name)
      context.report(message, at: second, notes: [Diagnostic.Note("`\(name)` is named first here", at: first)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedInterface(_ name: Symbol, of type: Symbol) -> Self {
    Self("`\(type)` implements `\(name)` twice")
  }

  fileprivate static func repeatedMember(_ name: Symbol, of union: Symbol) -> Self {
    Self("the union `\(union)` has the member `\(name)` twice")
  }
}
