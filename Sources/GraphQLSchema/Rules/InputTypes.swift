import GraphQLSyntax

extension SchemaRule {
  /// The type of an argument or of an input type's field is one that a client can write.
  ///
  /// Specification: IsInputType.
  static let inputTypes = SchemaRule("InputTypes") { context in
    func isWrong(_ value: InputValue) -> Bool { !context.schema[value.type].isInput }
    // Few types are wrong, so only theirs are looked up in the syntax, for the place of the type's name.
    func check(_ definitions: [InputValueDefinition], in part: SchemaPart, _ coordinate: (Symbol) -> String) {
      for definition in definitions {
        let name = definition.type.named
        guard let type = context.schema.type(name.symbol), !type.isInput else { continue }
        let message = Diagnostic.Message.outputAsInput(coordinate(definition.name.symbol), type)
        context.report(message, at: part.at(name), notes: [.declared(type)])
      }
    }
    for type in context.types where type.inputFields.contains(where: isWrong)
      || type.fields.contains(where: { $0.arguments.contains(where: isWrong) })
    {
      for part in context.parts(of: type).all {
        if case .input(let fields) = part.syntax.kind { check(fields, in: part) { "\(type.name).\($0)" } }
        for field in part.syntax.kind.fields ?? [] {
          check(field.arguments, in: part) { "\(type.name).\(field.name)(\($0):)" }
        }
      }
    }
    for (directive, part) in context.directives {
      guard case .directive(let syntax) = part.syntax.kind else { continue }
      check(syntax.arguments, in: part) { "@\(directive.name)(\($0):)" }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outputAsInput(_ coordinate: String, _ type: TypeDefinition) -> Self {
    Self("`\(coordinate)` cannot be of the type `\(type.name)`, \(type.kind.title); write a scalar, an enum or an input type")
  }
}
