import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// An argument of a directive that the compiler itself reads, which its declaration marks `@static`, is a literal.
  static let staticArguments = Rule("StaticArguments") { hooks, context in
    hooks.onArgument { argument, declared, list in
      guard case .directive = list.owner, let declared, !declared.directives.isEmpty,
        declared.directives[.static] != nil, argument.value.holdsVariable
      else { return }
      context.report(.notStatic(argument.name, of: list.owner), at: argument.value.range)
    }
  }
}

extension Symbol {
  fileprivate static let `static`: Symbol = "static"
}

extension Diagnostic.Message {
  fileprivate static func notStatic(_ name: Name, of owner: ArgumentList.Owner) -> Self {
    Self("the compiler reads `\(name)` of \(owner.title) itself, so it is a literal, not a variable")
  }
}
