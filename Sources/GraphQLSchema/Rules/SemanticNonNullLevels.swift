import GraphQLSyntax

extension SchemaRule {
  /// The levels of `@semanticNonNull` are levels of the field's type. One that is not does nothing, thus a warning.
  static let semanticNonNullLevels = SchemaRule("SemanticNonNullLevels") { context in
    for type in context.types {
      for field in type.fields where !field.semanticNonNullLevels.isEmpty {
        guard let level = field.semanticNonNullLevels.first(where: { !(0...field.type.listDepth ~= $0) }),
          let directive = field.directives[BuiltIns.semanticNonNull]
        else { continue }
        let place = directive.argument(BuiltIns.levels)?.value.range ?? directive.range
        context.warn(
          .noSuchLevel(level, context.schema.text(field.type), deepest: field.type.listDepth),
          at: Location(field.location.file, place))
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSuchLevel(_ level: Int, _ type: String, deepest: Int) -> Self {
    let levels = deepest == 0 ? "only level 0" : "levels 0 to \(deepest)"
    return Self("there is no level \(level): the type `\(type)` has \(levels)")
  }
}
