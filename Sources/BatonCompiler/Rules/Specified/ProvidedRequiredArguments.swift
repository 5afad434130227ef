import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// Every argument that must be given is: non-null, and without a default.
  ///
  /// Specification: Required Arguments.
  static let providedRequiredArguments = Rule("ProvidedRequiredArguments") { hooks, context in
    hooks.onArguments { list in
      var missing: [InputValue] = []
      for declared in list.declared where declared.isRequired {
        if !list.given.contains(where: { $0.name.symbol == declared.name }) { missing.append(declared) }
      }
      if missing.isEmpty { return }
      let unknown = list.given.filter { !list.takes($0) }.map(\.name.text)
      missing = context.names.missing(
        missing, name: \.name.text, beside: unknown, among: list.declared.map(\.name.text))
      if missing.isEmpty { return }
      context.report(.missingArguments(missing, of: list, in: context.schema), at: list.owner.range)
    }
  }
}

extension ArgumentList {
  fileprivate func takes(_ argument: Argument) -> Bool { declared.contains { $0.name == argument.name.symbol } }
}

extension ArgumentList.Owner {
  fileprivate var range: SourceRange {
    switch self {
    case .field(let name, _): name.range
    case .directive(let name): name.word
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingArguments(
    _ missing: [InputValue], of list: ArgumentList, in schema: Schema
  ) -> Self {
    let arguments = missing.map { "\($0.name): \(schema.text($0.type))" }.listed()
    return Self("\(list.owner.title) needs the argument\(missing.count == 1 ? "" : "s") \(arguments)")
  }
}
