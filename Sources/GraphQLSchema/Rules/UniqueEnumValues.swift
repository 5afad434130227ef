import GraphQLSyntax

extension SchemaRule {
  /// An enum has each value once, its extensions included.
  static let uniqueEnumValues = SchemaRule("UniqueEnumValues") { context in
    for type in context.types where type.kind == .enum {
      let names = context.parts(of: type).all.flatMap { part in
        part.syntax.kind.enumValues.map { (name: $0.name, place: part.at($0.name)) }
      }
      if names.count > type.values.count {
        context.reportRepeated(names) { .repeatedEnumValue($0, in: type.name) }
      }
    }
  }
}

extension TypeSystemDefinition.Kind {
  fileprivate var enumValues: [EnumValueDefinition] {
    if case .enum(let values) = self { values } else { [] }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedEnumValue(_ name: Symbol, in type: Symbol) -> Self {
    Self("the enum `\(type)` has the value `\(name)` twice")
  }
}
