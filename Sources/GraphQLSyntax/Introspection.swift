/// Reads the answer to an introspection query as the definitions that it describes.
///
/// Every name keeps its place in the JSON, so that a mistake in the schema is shown where it is written. What a server
/// may leave out (descriptions, deprecation, `isRepeatable`, `isOneOf`, `specifiedByURL`) is read where it is there.
///
/// Specification: Schema Introspection.
package struct Introspection {
  private let file: SourceFile
  private let id: FileID
  private var diagnostics: [Diagnostic] = []

  package static func parse(_ file: SourceFile, id: FileID) -> (Document, [Diagnostic]) {
    let (json, mistakes) = parseJSON(file, id: id)
    var reader = Introspection(file: file, id: id)
    let definitions = json.map { reader.definitions($0) } ?? []
    return (Document(file: id, definitions: definitions.map(Definition.typeSystem)), mistakes + reader.diagnostics)
  }

  private init(file: SourceFile, id: FileID) {
    self.file = file
    self.id = id
  }

  private mutating func definitions(_ json: JSON) -> [TypeSystemDefinition] {
    guard let schema = (json["data"] ?? json)["__schema"], schema.members != nil else {
      report(.noSchema, at: json)
      return []
    }
    let types = elements(of: schema, "types", isRequired: true).compactMap { type($0) }
    let directives = elements(of: schema, "directives").compactMap { directive($0) }
    return [roots(schema)] + types + directives
  }

  // MARK: Definitions

  private mutating func roots(_ schema: JSON) -> TypeSystemDefinition {
    var roots: [RootOperationTypeDefinition] = []
    for kind in OperationKind.allCases {
      guard let member = schema.members?.first(where: { $0.key == kind.rawValue + "Type" }), !member.value.isNull,
        let type = name(of: member.value)
      else { continue }
      roots.append(RootOperationTypeDefinition(kind: kind, keyword: member.keyRange, type: type))
    }
    return TypeSystemDefinition(
      description: description(of: schema), isExtension: false, name: nil, directives: [], kind: .schema(roots),
      keyword: schema.range)
  }

  private mutating func type(_ json: JSON) -> TypeSystemDefinition? {
    guard let name = name(of: json), !Symbol.introspectionTypes.contains(name.symbol) else { return nil }
    var directives: [Directive] = []
    let kind: TypeSystemDefinition.Kind
    switch json["kind"]?.string {
    case "SCALAR":
      kind = .scalar
      for key in ["specifiedByURL", "specifiedByUrl"] {
        guard let (text, range) = string(of: json, key) else { continue }
        directives.append(directive("specifiedBy", "url", text, at: range))
        break
      }
    case "OBJECT": kind = .object(implementing(json))
    case "INTERFACE": kind = .interface(implementing(json))
    case "UNION": kind = .union(elements(of: json, "possibleTypes").compactMap { self.name(of: $0) })
    case "ENUM": kind = .enum(elements(of: json, "enumValues").compactMap { enumValue($0) })
    case "INPUT_OBJECT":
      kind = .input(elements(of: json, "inputFields").compactMap { inputValue($0) })
      if let range = flag(of: json, "isOneOf") {
        directives.append(Directive(name: Name("oneOf", range), arguments: [], range: range))
      }
    default:
      report(.unknownKind, at: json["kind"] ?? json)
      return nil
    }
    return TypeSystemDefinition(
      description: description(of: json), isExtension: false, name: name, directives: directives, kind: kind,
      keyword: name.range)
  }

  private mutating func implementing(_ json: JSON) -> ImplementingType {
    ImplementingType(
      interfaces: elements(of: json, "interfaces").compactMap { name(of: $0) },
      fields: elements(of: json, "fields").compactMap { field($0) })
  }

  private mutating func field(_ json: JSON) -> FieldDefinitionSyntax? {
    guard let name = name(of: json), let type = typeSyntax(of: json) else { return nil }
    return FieldDefinitionSyntax(
      description: description(of: json), name: name,
      arguments: elements(of: json, "args").compactMap { inputValue($0) }, type: type, directives: deprecation(of: json))
  }

  private mutating func inputValue(_ json: JSON) -> InputValueDefinition? {
    guard let name = name(of: json), let type = typeSyntax(of: json) else { return nil }
    return InputValueDefinition(
      description: description(of: json), name: name, type: type, defaultValue: defaultValue(of: json),
      directives: deprecation(of: json))
  }

  private mutating func enumValue(_ json: JSON) -> EnumValueDefinition? {
    guard let name = name(of: json) else { return nil }
    if ["true", "false", "null"].contains(name.text) { report(.reservedEnumValue(name.text), at: name.range) }
    return EnumValueDefinition(description: description(of: json), name: name, directives: deprecation(of: json))
  }

  private mutating func directive(_ json: JSON) -> TypeSystemDefinition? {
    guard var name = name(of: json) else { return nil }
    // A directive's name has its `@` in the range; here the quote stands in that place.
    name.range.start -= 1
    let places = elements(of: json, "locations").compactMap { place -> Name? in
      guard let text = place.string else {
        report(.wrong("locations", "a list of strings", place.kindName), at: place)
        return nil
      }
      return Name(Symbol(text), Self.inside(place.range))
    }
    let definition = DirectiveDefinition(
      arguments: elements(of: json, "args").compactMap { inputValue($0) },
      isRepeatable: flag(of: json, "isRepeatable") != nil, locations: places)
    return TypeSystemDefinition(
      description: description(of: json), isExtension: false, name: name, directives: [], kind: .directive(definition),
      keyword: name.range)
  }

  // MARK: Parts of definitions

  private mutating func elements(of json: JSON, _ key: String, isRequired: Bool = false) -> [JSON] {
    guard let value = json[key], !value.isNull else {
      if isRequired { report(.missing(key, "a list"), at: json) }
      return []
    }
    guard let elements = value.array else {
      report(.wrong(key, "a list", value.kindName), at: value)
      return []
    }
    return elements
  }

  /// The `name` of an object, which must be a name of the grammar.
  private mutating func name(of json: JSON) -> Name? {
    guard json.members != nil else {
      report(.notAnObject(json.kindName), at: json)
      return nil
    }
    guard let value = json["name"] else {
      report(.missing("name", "a string"), at: json)
      return nil
    }
    guard let text = value.string else {
      report(.wrong("name", "a string", value.kindName), at: value)
      return nil
    }
    guard text.isName else {
      report(.notAName(text), at: value)
      return nil
    }
    return Name(Symbol(text), Self.inside(value.range))
  }

  /// The `type` of a field or argument: its wrappers, one `ofType` inside the other, around a name.
  private mutating func typeSyntax(of json: JSON) -> TypeSyntax? {
    guard let type = json["type"] else {
      report(.missing("type", "an object"), at: json)
      return nil
    }
    return typeSyntax(type)
  }

  private static let namedKinds: Set<String> = ["SCALAR", "OBJECT", "INTERFACE", "UNION", "ENUM", "INPUT_OBJECT"]

  private mutating func typeSyntax(_ json: JSON) -> TypeSyntax? {
    let kind = json["kind"]?.string
    guard kind == "NON_NULL" || kind == "LIST" else {
      if let value = json["kind"], !Self.namedKinds.contains(kind ?? "") { report(.unknownKind, at: value) }
      return name(of: json).map { TypeSyntax($0) }
    }
    guard let inner = json["ofType"], !inner.isNull else {
      report(.cutOff, at: json)
      return nil
    }
    guard var type = typeSyntax(inner) else { return nil }
    if kind == "NON_NULL" {
      if type.nonNulls & 1 == 1 { report(.nonNullTwice, at: json) }
      type.nonNulls |= 1
    } else if type.lists < TypeSyntax.maximumLists {
      type.lists += 1
      type.nonNulls <<= 1
    } else {
      report(.typeTooDeep, at: json)
      return nil
    }
    return type
  }

  private mutating func description(of json: JSON) -> StringValue? {
    guard let (text, range) = string(of: json, "description") else { return nil }
    return StringValue(value: text, isBlock: text.contains("\n"), range: range)
  }

  private mutating func deprecation(of json: JSON) -> [Directive] {
    let reason = string(of: json, "deprecationReason")
    guard let range = flag(of: json, "isDeprecated") else { return [] }
    guard let (text, place) = reason else {
      return [Directive(name: Name("deprecated", range), arguments: [], range: range)]
    }
    return [directive("deprecated", "reason", text, at: place)]
  }

  /// A member that may be left out or null, and is a string otherwise.
  private mutating func string(of json: JSON, _ key: String) -> (text: String, range: SourceRange)? {
    guard let value = json[key], !value.isNull else { return nil }
    guard let text = value.string else {
      report(.wrong(key, "a string", value.kindName), at: value)
      return nil
    }
    return (text, value.range)
  }

  /// Where a member is true; one that is left out or null is false.
  private mutating func flag(of json: JSON, _ key: String) -> SourceRange? {
    guard let value = json[key], !value.isNull else { return nil }
    guard let isTrue = value.boolean else {
      report(.wrong(key, "a Boolean", value.kindName), at: value)
      return nil
    }
    return isTrue ? value.range : nil
  }

  private func directive(_ name: Symbol, _ argument: Symbol, _ text: String, at range: SourceRange) -> Directive {
    let value = Value(kind: .string(StringValue(value: text, isBlock: false, range: range)), range: range)
    return Directive(
      name: Name(name, range), arguments: [Argument(name: Name(argument, range), value: value)], range: range)
  }

  /// A default is GraphQL in a string. Read in place where the string has no escape, so that its parts have places.
  private mutating func defaultValue(of json: JSON) -> Value? {
    guard let value = json["defaultValue"], !value.isNull else { return nil }
    guard let text = value.string else {
      report(.wrong("defaultValue", "a string", value.kindName), at: value)
      return nil
    }
    let inside = Self.inside(value.range)
    if text.utf8.count == Int(inside.end - inside.start) {
      let (literal, mistakes) = parseValue(file, id: id, range: Int(inside.start)..<Int(inside.end))
      diagnostics += mistakes
      return literal
    }
    let (literal, mistakes) = parseValue(SourceFile(path: file.path, text: text), id: id)
    if let first = mistakes.first { report(first.message, at: value) }
    return literal?.placed(at: value.range)
  }

  private static func inside(_ range: SourceRange) -> SourceRange { SourceRange(Int(range.start) + 1, Int(range.end) - 1) }

  private mutating func report(_ message: Diagnostic.Message, at json: JSON) { report(message, at: json.range) }

  private mutating func report(_ message: Diagnostic.Message, at range: SourceRange) {
    diagnostics.append(Diagnostic(message, at: Location(id, range)))
  }
}

extension Symbol {
  /// A server may print its introspection among its types.
  package static let introspectionTypes: Set<Symbol> = [
    "__Schema", "__Type", "__Field", "__InputValue", "__EnumValue", "__Directive", "__TypeKind", "__DirectiveLocation",
  ]
}

extension Value {
  /// The same value with all its parts at one place.
  fileprivate func placed(at range: SourceRange) -> Value {
    switch kind {
    case .list(let items): Value(kind: .list(items.map { $0.placed(at: range) }), range: range)
    case .object(let fields):
      Value(
        kind: .object(fields.map { ObjectField(name: Name($0.name.symbol, range), value: $0.value.placed(at: range)) }),
        range: range)
    default: Value(kind: kind, range: range)
    }
  }
}

extension String {
  /// Specification: Name.
  fileprivate var isName: Bool {
    var bytes = utf8.makeIterator()
    func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte & 0xdf) || byte == UInt8(ascii: "_") }
    guard let first = bytes.next(), isLetter(first) else { return false }
    while let byte = bytes.next() {
      guard isLetter(byte) || (0x30...0x39).contains(byte) else { return false }
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static var noSchema: Self {
    Self("expected the answer to an introspection query, an object with `__schema`, or SDL")
  }

  fileprivate static func missing(_ key: String, _ kind: String) -> Self {
    Self("this has no `\(key)`, which must be \(kind)")
  }

  fileprivate static func wrong(_ key: String, _ kind: String, _ found: String) -> Self {
    Self("`\(key)` must be \(kind), found \(found)")
  }

  fileprivate static func notAnObject(_ found: String) -> Self {
    Self("expected an object with a `name`, found \(found)")
  }

  fileprivate static func notAName(_ text: String) -> Self {
    let name = text.isEmpty ? "an empty string" : "`\(text.prefix(80))`"
    return Self("\(name) is no name of GraphQL: those are letters, digits and `_`")
  }

  fileprivate static var nonNullTwice: Self { Self("a non-null type cannot be of another non-null type") }

  fileprivate static var unknownKind: Self {
    Self("expected the `kind` of a type: SCALAR, OBJECT, INTERFACE, UNION, ENUM or INPUT_OBJECT")
  }

  fileprivate static var cutOff: Self {
    Self("this type has no `ofType`: the introspection query must ask for more levels of it")
  }

  fileprivate static func reservedEnumValue(_ name: String) -> Self {
    Self("an enum cannot have the value `\(name)`")
  }
}
