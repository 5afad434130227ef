import GraphQLSyntax

extension SchemaRule {
  /// A field or directive has one argument of a name.
  static let uniqueArguments = SchemaRule("UniqueArguments") { context in
    guard context.builder.hasRepeatedArguments else { return }
    func check(_ arguments: [InputValueDefinition], in part: SchemaPart, of owner: @autoclosure () -> String) {
      if arguments.count < 2 { return }
      let owner = owner()
      context.reportRepeated(arguments.map { ($0.name, part.at($0.name)) }) { .repeatedArgument($0, of: owner) }
    }
    for type in context.types where type.fields.contains(where: { !$0.arguments.isEmpty }) {
      for part in context.parts(of: type).all {
        guard let fields = part.syntax.kind.fields else { continue }
        for field in fields { check(field.arguments, in: part, of: "\(type.name).\(field.name)") }
      }
    }
    for (directive, part) in context.directives {
      guard case .directive(let syntax) = part.syntax.kind else { continue }
      check(syntax.arguments, in: part, of: "@\(directive.name)")
    }
  }
}

extension TypeSystemDefinition.Kind {
  /// Of an object or interface.
  var fields: [FieldDefinitionSyntax]? {
    switch self {
    case .object(let type), .interface(let type): type.fields
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedArgument(_ name: Symbol, of owner: String) -> Self {
    Self("`\(owner)` has the argument `\(name)` twice")
  }
}
