import GraphQLSyntax

extension SchemaBuilder {
  /// A type, its extensions merged into it. Of members that share a name the first counts.
  mutating func type(_ id: TypeID) -> TypeDefinition {
    let parts = parts.types[Int(id.index)]
    let all = parts.all
    let syntax = parts.definition.syntax
    let kind = syntax.kind.typeKind ?? .scalar
    let directives = parts.extensions.isEmpty ? syntax.directives : all.flatMap(\.syntax.directives)

    var fields: [FieldDefinition] = []
    var interfaces: [(name: Name, file: FileID)] = []
    var members: [(name: Name, file: FileID)] = []
    var values: [EnumValue] = []
    var inputFields: [InputValue] = []
    for part in all {
      switch part.syntax.kind {
      case .object(let type), .interface(let type):
        fields.reserveCapacity(fields.count + type.fields.count)
        for index in type.fields.indices { fields.append(field(type.fields[index], of: id, in: part)) }
        interfaces += type.interfaces.map { ($0, part.file) }
      case .union(let names): members += names.map { ($0, part.file) }
      case .enum(let definitions): values += definitions.map { enumValue($0, in: part) }
      case .input(let definitions): inputFields += definitions.map { inputValue($0, in: part) }
      case .scalar, .schema, .directive: break
      }
    }
    return TypeDefinition(
      id: id, name: syntax.name?.symbol ?? "", kind: kind, description: syntax.description,
      location: parts.definition.nameLocation, isClient: parts.definition.isClient, directives: directives,
      fields: fields.uniqued { $0.name }, interfaces: references(interfaces, to: .interface, of: id),
      members: references(members, to: .object, of: id), values: values.uniqued { $0.name },
      inputFields: inputFields.uniqued { $0.name },
      isOneOf: kind == .input && directives[BuiltIns.oneOf] != nil)
  }

  private mutating func field(
    _ syntax: FieldDefinitionSyntax, of parent: TypeID, in part: SchemaPart
  ) -> FieldDefinition {
    FieldDefinition(
      name: syntax.name.symbol, parent: parent, type: reference(syntax.type, in: part.file, as: .output),
      arguments: arguments(syntax.arguments, in: part), description: syntax.description,
      location: part.at(syntax.name), isClient: part.isClient, isExtension: part.syntax.isExtension,
      directives: syntax.directives, deprecation: syntax.directives.deprecation,
      semanticNonNullLevels: syntax.directives.semanticNonNullLevels)
  }

  private mutating func arguments(_ syntax: [InputValueDefinition], in part: SchemaPart) -> [InputValue] {
    if syntax.isEmpty { return [] }
    let arguments = syntax.map { inputValue($0, in: part) }.uniqued { $0.name }
    if arguments.count < syntax.count { hasRepeatedArguments = true }
    return arguments
  }

  private mutating func inputValue(_ syntax: InputValueDefinition, in part: SchemaPart) -> InputValue {
    InputValue(
      name: syntax.name.symbol, type: reference(syntax.type, in: part.file, as: .input),
      defaultValue: syntax.defaultValue, description: syntax.description, location: part.at(syntax.name),
      directives: syntax.directives, deprecation: syntax.directives.deprecation)
  }

  private func enumValue(_ syntax: EnumValueDefinition, in part: SchemaPart) -> EnumValue {
    EnumValue(
      name: syntax.name.symbol, description: syntax.description, location: part.at(syntax.name),
      directives: syntax.directives, deprecation: syntax.directives.deprecation)
  }

  /// A directive; one of ours keeps its own shape, whatever the server's files say of it.
  mutating func directive(_ parts: DirectiveParts) -> DirectiveSchema {
    let part = parts.definition
    guard case .directive(let syntax) = part.syntax.kind, let name = part.syntax.name?.symbol else {
      preconditionFailure("only directives are collected as directives")
    }
    var arguments = arguments(syntax.arguments, in: part)
    if !part.isClient, BuiltIns.incremental.contains(name) {
      arguments = arguments.map { $0.name == BuiltIns.label ? $0.withNullableType : $0 }
    }
    var locations = syntax.locations.map(\.symbol)
    if !part.isClient, case .directive(let redeclared)? = parts.redeclaration?.syntax.kind {
      locations += redeclared.locations.map(\.symbol).filter { !locations.contains($0) }
    }
    return DirectiveSchema(
      name: name, arguments: arguments, isRepeatable: syntax.isRepeatable, locations: locations,
      location: (parts.redeclaration ?? part).nameLocation, isClient: part.isClient)
  }
}

extension InputValue {
  /// For the `label` of `@defer` and `@stream`, which the compiler writes: an author need not.
  fileprivate var withNullableType: InputValue {
    InputValue(
      name: name, type: type.nullable, defaultValue: defaultValue, description: description, location: location,
      directives: directives, deprecation: deprecation)
  }
}

extension Array {
  /// Without the elements whose name an earlier one has.
  fileprivate func uniqued(by name: (Element) -> Symbol) -> [Element] {
    if !hasRepeats(by: name) { return self }
    var seen = SymbolMap(capacity: count)
    return filter { seen.insert(name($0), 0) == nil }
  }

  /// A few elements are compared with each other.
  private func hasRepeats(by name: (Element) -> Symbol) -> Bool {
    if count <= 8 {
      return indices.dropFirst().contains { index in self[..<index].contains { name($0) == name(self[index]) } }
    }
    var seen = SymbolMap(capacity: count)
    return contains { seen.insert(name($0), 0) != nil }
  }
}

extension [Directive] {
  /// The reason of `@deprecated`, with the specification's words where it gives none.
  package var deprecation: String? {
    guard let directive = self[BuiltIns.deprecated] else { return nil }
    if case .string(let reason)? = directive.argument(BuiltIns.reason)?.value.kind { return reason.value }
    return BuiltIns.defaultDeprecation
  }

  /// The levels of `@semanticNonNull`, 0 the outermost.
  package var semanticNonNullLevels: [Int] {
    guard let directive = self[BuiltIns.semanticNonNull] else { return [] }
    switch directive.argument(BuiltIns.levels)?.value.kind {
    case .list(let values): return values.compactMap(\.level)
    case .int: return directive.argument(BuiltIns.levels)?.value.level.map { [$0] } ?? []
    default: return [0]
    }
  }
}

extension Value {
  fileprivate var level: Int? {
    if case .int(let text) = kind { Int(text.text) } else { nil }
  }
}
