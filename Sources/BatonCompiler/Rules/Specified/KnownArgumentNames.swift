import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A field or directive is given only arguments that it takes.
  ///
  /// Specification: Argument Names.
  static let knownArgumentNames = Rule("KnownArgumentNames") { hooks, context in
    hooks.onArgument { argument, declared, list in
      if declared == nil { context.report(.unknownArgument(argument.name, of: list, context.hints), at: argument.name) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownArgument(_ name: Name, of list: ArgumentList, _ hints: ScopedHints) -> Self {
    if list.declared.isEmpty { return Self("\(list.owner.title) takes no arguments") }
    return Self(
      "\(list.owner.title) takes no argument `\(name)`" + hints.hint(for: name.text) { list.declared.map(\.name.text) })
  }
}

extension ArgumentList.Owner {
  /// `Query.boats`, `@include`: as a message calls it, in backticks.
  var title: String {
    switch self {
    case .field(let field, let parent): "`\(parent.name).\(field)`"
    case .directive(let directive): "`\(directive.atName)`"
    }
  }
}

extension Name {
  /// A directive's, with its `@`.
  var atName: String { "@" + text }
}
