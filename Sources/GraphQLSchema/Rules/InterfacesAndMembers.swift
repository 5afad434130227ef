import GraphQLSyntax

extension SchemaRule {
  /// What a type implements is an interface, and what a union joins are object types.
  static let interfacesAndMembers = SchemaRule("InterfacesAndMembers") { context in
    for (name, file, expected) in context.builder.misplaced {
      guard let type = context.schema.type(name.symbol) else { continue }
      context.report(.wrongKind(type, expected), at: Location(file, name.range), notes: [.declared(type)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongKind(_ type: TypeDefinition, _ expected: TypeKind) -> Self {
    switch expected {
    case .interface:
      Self("expected an interface, and `\(type.name)` is \(type.kind.title)", identifier: "wrongKind")
    default:
      Self("a union joins object types, and `\(type.name)` is \(type.kind.title)", identifier: "wrongKind")
    }
  }
}
