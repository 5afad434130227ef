import GraphQLSyntax

/// The directives of one definition or member, and what they stand on.
struct DirectiveSite {
  let directives: [Directive]
  let file: FileID
  /// As the specification spells it: `FIELD_DEFINITION`.
  let place: Symbol
  /// The type, where the directives are of a type itself: its extensions share them. Of `schema`, nil in ``place``.
  let type: Symbol?
}

extension SchemaRuleContext {
  /// Of all definitions that count, those places that have directives.
  func findDirectiveSites() -> [DirectiveSite] {
    var sites: [DirectiveSite] = []
    func add(_ directives: [Directive], _ part: SchemaPart, _ place: Symbol, type: Symbol? = nil) {
      if directives.isEmpty { return }
      sites.append(DirectiveSite(directives: directives, file: part.file, place: place, type: type))
    }
    func add(_ values: [InputValueDefinition], _ part: SchemaPart, _ place: Symbol) {
      for value in values { add(value.directives, part, place) }
    }
    func add(_ part: SchemaPart) {
      let syntax = part.syntax
      switch syntax.kind {
      case .schema: add(syntax.directives, part, "SCHEMA")
      case .directive(let directive): add(directive.arguments, part, "ARGUMENT_DEFINITION")
      case .scalar: add(syntax.directives, part, "SCALAR", type: syntax.name?.symbol)
      case .object(let type), .interface(let type):
        let isObject = syntax.kind.typeKind == .object
        add(syntax.directives, part, isObject ? "OBJECT" : "INTERFACE", type: syntax.name?.symbol)
        for field in type.fields {
          add(field.directives, part, "FIELD_DEFINITION")
          if !field.arguments.isEmpty { add(field.arguments, part, "ARGUMENT_DEFINITION") }
        }
      case .union: add(syntax.directives, part, "UNION", type: syntax.name?.symbol)
      case .enum(let values):
        add(syntax.directives, part, "ENUM", type: syntax.name?.symbol)
        for value in values { add(value.directives, part, "ENUM_VALUE") }
      case .input(let fields):
        add(syntax.directives, part, "INPUT_OBJECT", type: syntax.name?.symbol)
        add(fields, part, "INPUT_FIELD_DEFINITION")
      }
    }
    let parts = builder.parts
    for part in [parts.schemaDefinition].compactMap({ $0 }) + parts.schemaExtensions { add(part) }
    for type in parts.types {
      for part in type.all where !part.isBuiltIn { add(part) }
    }
    for (_, part) in directives { add(part) }
    return sites
  }
}
