import GraphQLSyntax

extension SchemaRule {
  /// The levels of `@semanticNonNull` are levels of the field's type. One that is not does nothing, thus a warning.
  static let semanticNonNullLevels = SchemaRule("SemanticNonNullLevels") { context in
    for type in context.types {
      for field in type.fields where !field.semanticNonNullLevels.isEmpty {
        guard let value = field.directives[BuiltIns.semanticNonNull]?.argument(BuiltIns.levels)?.value else { continue }
        let levels = if case .list(let items) = value.kind { items } else { [value] }
        for level in levels {
          guard case .int(let text) = level.kind, let number = Int(text.text), !(0...field.type.listDepth ~= number)
          else { continue }
          context.warn(
            .noSuchLevel(text, context.schema.text(field.type), deepest: field.type.listDepth),
            at: Location(field.location.file, level.range))
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSuchLevel(_ level: Symbol, _ type: String, deepest: Int) -> Self {
    let levels = deepest == 0 ? "only level 0" : "levels 0 to \(deepest)"
    return Self("there is no level \(level): the type `\(type)` has \(levels)")
  }
}
