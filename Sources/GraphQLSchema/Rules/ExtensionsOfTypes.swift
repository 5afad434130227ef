import GraphQLSyntax

extension SchemaRule {
  /// What is extended is defined in some file, and of the same kind.
  static let extensionsOfTypes = SchemaRule("ExtensionsOfTypes") { context in
    var names: [TypeKind: [Symbol]] = [:]
    for part in context.builder.parts.undefinedExtensions {
      guard let name = part.syntax.name?.symbol, let kind = part.syntax.kind.typeKind else { continue }
      let candidates = names[kind] ?? context.names { $0 == kind }
      names[kind] = candidates
      let hint = context.hints.didYouMean(name.text, among: candidates)
      context.report(.undefinedExtension(name, hint), at: part.nameLocation)
    }
    for (part, definition) in context.builder.parts.mismatchedExtensions {
      guard let name = part.syntax.name?.symbol, let kind = definition.syntax.kind.typeKind else { continue }
      let note = Diagnostic.Note("`\(name)` is declared here", at: definition.nameLocation)
      context.report(.mismatchedExtension(name, kind), at: part.nameLocation, notes: [note])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undefinedExtension(_ name: Symbol, _ hint: String) -> Self {
    Self("cannot extend `\(name)`, which the schema does not define" + hint)
  }

  fileprivate static func mismatchedExtension(_ name: Symbol, _ kind: TypeKind) -> Self {
    Self("`\(name)` is \(kind.title); extend it with `extend \(kind.keyword) \(name)`")
  }
}
