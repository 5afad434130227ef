package import GraphQLSyntax

/// Fields that can be selected and stand in no schema.
///
/// Specification: Introspection. `__id` is Relay's, answered by the store and never sent; `__token` is what a type with
/// `@fetchable` is refetched by.
package struct MetaFields: Sendable {
  /// `__typename: String!`, on every composite type.
  package let typename: FieldDefinition
  /// `__id: ID!`, on every composite type.
  package let id: FieldDefinition
  /// `__token: ID!`, on every composite type.
  package let token: FieldDefinition

  init(query: TypeID?, types: (Symbol) -> TypeID?) {
    let parent = query ?? TypeID(0)
    func field(_ name: Symbol, _ type: Symbol, isClient: Bool = false) -> FieldDefinition {
      FieldDefinition(
        name: name, parent: parent, type: TypeReference(types(type) ?? TypeID(0)).nonNull,
        location: Location(.builtIn, SourceRange(0, 0)), isClient: isClient)
    }
    typename = field("__typename", "String")
    id = field("__id", "ID", isClient: true)
    token = field("__token", "ID")
  }
}

extension Schema {
  /// The field that a selection of this name on this type means; nil where there is none.
  package func selectableField(_ name: Symbol, on type: TypeDefinition) -> FieldDefinition? {
    if let field = type.field(name) { return field }
    for field in [meta.typename, meta.id, meta.token] where field.name == name { return field }
    return nil
  }
}
