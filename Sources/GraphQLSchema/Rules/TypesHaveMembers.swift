import GraphQLSyntax

extension SchemaRule {
  /// Objects, interfaces and input types have a field, unions a member, enums a value.
  static let typesHaveMembers = SchemaRule("TypesHaveMembers") { context in
    for type in context.types where type.kind != .scalar {
      guard type.fields.isEmpty, type.inputFields.isEmpty, type.members.isEmpty, type.values.isEmpty else { continue }
      // A union whose members are all wrong has been told so.
      if type.kind == .union, context.parts(of: type).all.contains(where: \.syntax.kind.hasMemberNames) { continue }
      context.report(.emptyType(type), at: type.location)
    }
  }
}

extension TypeSystemDefinition.Kind {
  fileprivate var hasMemberNames: Bool {
    if case .union(let names) = self { !names.isEmpty } else { false }
  }
}

extension Diagnostic.Message {
  fileprivate static func emptyType(_ type: TypeDefinition) -> Self {
    switch type.kind {
    case .union: Self("the union `\(type.name)` has no member type", identifier: "emptyType")
    case .enum: Self("the enum `\(type.name)` has no value", identifier: "emptyType")
    default: Self("`\(type.name)` has no field", identifier: "emptyType")
    }
  }
}
