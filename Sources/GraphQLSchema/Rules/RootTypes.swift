import GraphQLSyntax

extension SchemaRule {
  /// There is a query type, and the root types are different object types.
  ///
  /// Specification: Root Operation Types.
  static let rootTypes = SchemaRule("RootTypes") { context in
    let roots = context.builder.roots
    for root in roots where !context.isUnresolved(TypeReference(root.type)) {
      let type = context.schema[root.type]
      if type.kind != .object {
        let notes = type.location == root.typeLocation ? [] : [Diagnostic.Note.declared(type)]
        context.report(.rootIsNoObject(root.kind, type), at: root.typeLocation, notes: notes)
      }
    }
    let byKind = OperationKind.allCases.flatMap { kind in roots.filter { $0.kind == kind } }
    for (index, root) in byKind.enumerated() {
      guard let first = byKind[..<index].first(where: { $0.type == root.type }) else { continue }
      let note = Diagnostic.Note("the \(first.kind.rawValue) type is given here", at: first.typeLocation)
      context.report(.sharedRoot(root, with: first.kind), at: root.typeLocation, notes: [note])
    }
    // An extension of the usual type alone says what is missing.
    let isExtended = context.builder.parts.undefinedExtensions.contains {
      $0.syntax.name?.symbol.text == OperationKind.query.usualTypeName
    }
    if !roots.contains(where: { $0.kind == .query }), !isExtended, let document = context.documents.first?.document {
      let schema = context.builder.parts.schemaDefinition?.nameLocation
      context.report(.noQueryType, at: schema ?? Location(document.file, SourceRange(0, 0)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var noQueryType: Self {
    Self("the schema has no query type; define `type Query`, or name another in `schema { query: … }`")
  }

  fileprivate static func rootIsNoObject(_ kind: OperationKind, _ type: TypeDefinition) -> Self {
    Self("the \(kind.rawValue) type must be an object type, and `\(type.name)` is \(type.kind.title)")
  }

  fileprivate static func sharedRoot(_ root: SchemaBuilder.RootOperation, with other: OperationKind) -> Self {
    Self("`\(root.typeName)` is the \(other.rawValue) type; the \(root.kind.rawValue) type must be another")
  }
}
