package import GraphQLSyntax

/// Types and directives by name, and the relations between types. Immutable, shared by every thread.
package final class Schema: Sendable {
  package let types: [TypeDefinition]
  private let kinds: [TypeKind]
  package let directives: [Symbol: DirectiveSchema]
  package let query: TypeID?
  package let mutation: TypeID?
  package let subscription: TypeID?
  private let typeIndex: SymbolMap
  /// Whether everything that its files define and name is in it. What is held against half a schema is no fault of its own.
  package let isWhole: Bool
  /// `__typename` and its like.
  package let meta: MetaFields
  /// For each type by number: the object types it can be, in the schema's order. An object is itself only.
  package let possibleObjects: [[TypeID]]
  /// For each type by number: the interfaces that implement it. Empty but for interfaces.
  package let implementingInterfaces: [[TypeID]]

  package init(
    types: [TypeDefinition], directives: [DirectiveSchema], query: TypeID?, mutation: TypeID?, subscription: TypeID?,
    isWhole: Bool = true
  ) {
    self.isWhole = isWhole
    self.types = types
    kinds = types.map(\.kind)
    self.directives = Dictionary(directives.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.query = query
    self.mutation = mutation
    self.subscription = subscription
    var index = SymbolMap(capacity: types.count)
    for type in types { _ = index.insert(type.name, Int(type.id.index)) }
    typeIndex = index
    meta = MetaFields(query: query) { index[$0].map { TypeID($0) } }
    var objects = [[TypeID]](repeating: [], count: types.count)
    var interfaces = [[TypeID]](repeating: [], count: types.count)
    for type in types {
      switch type.kind {
      case .object:
        objects[Int(type.id.index)].append(type.id)
        for interface in type.interfaces { objects[Int(interface.index)].append(type.id) }
      case .interface:
        for interface in type.interfaces { interfaces[Int(interface.index)].append(type.id) }
      case .union: objects[Int(type.id.index)] = type.members.sorted(by: \.index)
      default: break
      }
    }
    possibleObjects = objects
    implementingInterfaces = interfaces
  }

  package subscript(_ id: TypeID) -> TypeDefinition { types[Int(id.index)] }
  /// The named type of a reference.
  package subscript(_ reference: TypeReference) -> TypeDefinition { types[Int(reference.named.index)] }
  /// The kind of a type. The type itself, of which threads would count who holds it, is left alone.
  package func kind(of id: TypeID) -> TypeKind { kinds[Int(id.index)] }
  package func kind(of reference: TypeReference) -> TypeKind { kind(of: reference.named) }
  package func type(_ name: Symbol) -> TypeDefinition? { typeIndex[name].map { types[$0] } }

  /// The type that was written; nil where there is none with its name.
  package func reference(_ syntax: TypeSyntax) -> TypeReference? {
    typeIndex[syntax.named.symbol].map { TypeReference(TypeID($0), as: syntax) }
  }

  package func root(_ kind: OperationKind) -> TypeDefinition? {
    switch kind {
    case .query: query.map { self[$0] }
    case .mutation: mutation.map { self[$0] }
    case .subscription: subscription.map { self[$0] }
    }
  }

  /// A reference as GraphQL writes it: `[Int!]!`.
  package func text(_ type: TypeReference) -> String {
    if type.isNonNull { return text(type.nullable) + "!" }
    if let item = type.item { return "[" + text(item) + "]" }
    return self[type].name.text
  }
}
