import GraphQLSyntax

extension SchemaRule {
  /// The schema has one root type for each kind of operation, its extensions included.
  static let uniqueRootOperations = SchemaRule("UniqueRootOperations") { context in
    for (second, first) in context.builder.repeatedRoots {
      let note = Diagnostic.Note("the \(first.kind.rawValue) type is given first here", at: first.keyword)
      if second.type == first.type {
        context.report(.repeatedRoot(second.kind), at: second.keyword, notes: [note])
      } else {
        context.report(.otherRoot(second, than: first.typeName), at: second.typeLocation, notes: [note])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedRoot(_ kind: OperationKind) -> Self {
    Self("the schema's \(kind.rawValue) type is given twice")
  }

  fileprivate static func otherRoot(_ second: SchemaBuilder.RootOperation, than first: Symbol) -> Self {
    Self("the schema's \(second.kind.rawValue) type is `\(first)`; it cannot also be `\(second.typeName)`")
  }
}
