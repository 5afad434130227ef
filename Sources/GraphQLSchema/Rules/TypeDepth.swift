import GraphQLSyntax

extension SchemaRule {
  /// Lists and non-nulls are nested no deeper than a reference can carry.
  static let typeDepth = SchemaRule("TypeDepth") { context in
    for location in context.builder.tooDeep { context.report(.typeTooDeep, at: location) }
  }
}

extension Diagnostic.Message {
  fileprivate static var typeTooDeep: Self {
    Self("a type may have at most \(TypeReference.maximumDepth) lists and non-nulls around it")
  }
}
