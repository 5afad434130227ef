import GraphQLSyntax

extension SchemaRule {
  /// A type, a directive and the `schema` are defined once; the first definition counts.
  static let uniqueDefinitions = SchemaRule("UniqueDefinitions") { context in
    for (second, first) in context.builder.parts.repeated {
      guard let name = second.syntax.name?.symbol else {
        let note = Diagnostic.Note("the schema is defined first here", at: first.nameLocation)
        context.report(.repeatedSchema, at: second.nameLocation, notes: [note])
        continue
      }
      var title = "`\(name)`"
      if case .directive = second.syntax.kind { title = "`@\(name)`" }
      if first.isBuiltIn {
        context.report(.builtInType(title), at: second.nameLocation)
      } else {
        let note = Diagnostic.Note("\(title) is defined first here", at: first.bareNameLocation)
        context.report(.repeatedDefinition(title), at: second.bareNameLocation, notes: [note])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedDefinition(_ title: String) -> Self {
    Self("\(title) is defined twice")
  }

  fileprivate static func builtInType(_ title: String) -> Self {
    Self("\(title) is already a type of GraphQL or of the directives that Baton reads")
  }

  fileprivate static var repeatedSchema: Self {
    Self("the schema is defined twice; add to it with `extend schema`")
  }
}
