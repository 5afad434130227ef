import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// An argument of a directive that the compiler itself reads, which its declaration marks `@static`, is a literal.
  static let staticArguments = Rule("StaticArguments") { hooks, context in
    hooks.onArgument { argument, declared, list in
      guard let declared, declared.isStatic, argument.value.holdsVariable else { return }
      context.report(.notStatic(argument.name, of: list.owner), at: argument.value.range)
    }
  }
}

extension InputValue {
  /// Read by the compiler, before any variable has a value.
  var isStatic: Bool { !directives.isEmpty && directives[.static] != nil }
}

extension Value {
  fileprivate var holdsVariable: Bool {
    switch kind {
    case .variable: true
    case .list(let items): items.contains(where: \.holdsVariable)
    case .object(let fields): fields.contains { $0.value.holdsVariable }
    default: false
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
