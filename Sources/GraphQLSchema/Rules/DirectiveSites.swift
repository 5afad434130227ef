import GraphQLSyntax

/// The directives of one definition or member, and what they stand on.
struct DirectiveSite: Sendable {
  let directives: [Directive]
  let file: FileID
  let place: TypeSystemPlace
  /// Whether they stand in a client schema extension.
  let isClient: Bool
  /// The type, where the directives are of a type itself, whose extensions share them.
  let type: Symbol?
}

/// Specification: TypeSystemDirectiveLocation.
enum TypeSystemPlace: String, Sendable {
  case schema = "SCHEMA"
  case scalar = "SCALAR"
  case object = "OBJECT"
  case fieldDefinition = "FIELD_DEFINITION"
  case argumentDefinition = "ARGUMENT_DEFINITION"
  case interface = "INTERFACE"
  case union = "UNION"
  case `enum` = "ENUM"
  case enumValue = "ENUM_VALUE"
  case input = "INPUT_OBJECT"
  case inputField = "INPUT_FIELD_DEFINITION"

  var symbol: Symbol { Symbol(rawValue) }
}

extension SchemaParts {
  /// Of all definitions that count, those places that have directives.
  func directiveSites() -> [DirectiveSite] {
    var sites: [DirectiveSite] = []
    func add(_ directives: [Directive], _ part: SchemaPart, _ place: TypeSystemPlace, type: Symbol? = nil) {
      if directives.isEmpty { return }
      sites.append(DirectiveSite(directives: directives, file: part.file, place: place, isClient: part.isClient, type: type))
    }
    func add(_ values: [InputValueDefinition], _ part: SchemaPart, _ place: TypeSystemPlace) {
      // By index, for to take a definition out of its list costs more than to look at it.
      for index in values.indices { add(values[index].directives, part, place) }
    }
    func add(_ part: SchemaPart) {
      let syntax = part.syntax
      switch syntax.kind {
      case .schema: add(syntax.directives, part, .schema)
      case .directive(let directive): add(directive.arguments, part, .argumentDefinition)
      case .scalar: add(syntax.directives, part, .scalar, type: syntax.name?.symbol)
      case .object(let type), .interface(let type):
        let isObject = syntax.kind.typeKind == .object
        add(syntax.directives, part, isObject ? .object : .interface, type: syntax.name?.symbol)
        for index in type.fields.indices {
          add(type.fields[index].directives, part, .fieldDefinition)
          add(type.fields[index].arguments, part, .argumentDefinition)
        }
      case .union: add(syntax.directives, part, .union, type: syntax.name?.symbol)
      case .enum(let values):
        add(syntax.directives, part, .enum, type: syntax.name?.symbol)
        for index in values.indices { add(values[index].directives, part, .enumValue) }
      case .input(let fields):
        add(syntax.directives, part, .input, type: syntax.name?.symbol)
        add(fields, part, .inputField)
      }
    }
    for part in [schemaDefinition].compactMap({ $0 }) + schemaExtensions { add(part) }
    for type in types {
      for part in type.all where !part.isBuiltIn { add(part) }
    }
    for parts in directives where !parts.definition.isBuiltIn { add(parts.definition) }
    return sites
  }
}
