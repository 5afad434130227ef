import GraphQLSyntax

extension SchemaRule {
  /// A schema that declares a built-in directive agrees with it. Where it does not, a warning says that ours counts.
  static let clientDirectiveShapes = SchemaRule("ClientDirectiveShapes") { context in
    for parts in context.builder.parts.directives {
      guard let part = parts.redeclaration, let name = part.syntax.name?.symbol,
        case .directive(let theirs) = part.syntax.kind, let ours = context.schema.directives[name],
        let difference = context.difference(between: theirs, and: ours)
      else { continue }
      context.warn(.otherShape(ours, difference), at: part.bareNameLocation)
    }
  }
}

extension SchemaRuleContext {
  /// How a declaration differs from the directive in a way that a use of it could notice.
  fileprivate func difference(between theirs: DirectiveDefinition, and ours: DirectiveSchema) -> String? {
    for argument in theirs.arguments {
      guard let own = ours.argument(argument.name.symbol) else { return "`\(argument.name)` is no argument of it" }
      // One edition of a specification has a nullable argument, or item, where another has not.
      if schema.text(own.type).filter({ $0 != "!" }) != "\(argument.type)".filter({ $0 != "!" }) {
        return "`\(own.name)` is of type `\(schema.text(own.type))`"
      }
    }
    if let missing = ours.arguments.first(where: { own in
      own.isRequired && !theirs.arguments.contains { $0.name.symbol == own.name }
    }) {
      return "it needs `\(missing.name)`"
    }
    guard theirs.locations.contains(where: { ours.locations.contains($0.symbol) }) else {
      return "it stands on \(ours.locations.map(\.text).joined(separator: ", "))"
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func otherShape(_ directive: DirectiveSchema, _ difference: String) -> Self {
    let owner = directive.isClient ? "Baton's own `@\(directive.name)`" : "GraphQL's `@\(directive.name)`"
    return Self("\(owner) counts, not this declaration: \(difference)")
  }
}
