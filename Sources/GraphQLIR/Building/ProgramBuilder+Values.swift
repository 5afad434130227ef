import GraphQLSchema
import GraphQLSyntax

extension ProgramBuilder {
  mutating func arguments(_ arguments: [Argument], _ definitions: [InputValue]) -> [IR.Argument] {
    if arguments.isEmpty { return [] }
    return arguments.map { argument in
      self.argument(argument, type: definitions.first { $0.name == argument.name.symbol }?.type)
    }
  }

  mutating func argument(_ argument: Argument, type: TypeReference?) -> IR.Argument {
    IR.Argument(
      argument.name.symbol, value(argument.value, type: type), location: location(argument.name.range),
      valueLocation: location(argument.value.range))
  }

  /// A value that stands where `type` is expected; each variable inside counts as used at the type of its place.
  mutating func value(_ value: Value, type: TypeReference?) -> IR.Value {
    switch value.kind {
    case .variable(let name):
      if let type { uses.add(name, type: type, at: location(value.range), in: schema) }
      return .variable(name)
    case .int(let text): return .int(text)
    case .float(let text): return .float(text)
    case .string(let string): return .string(string.value, raw: raw(string))
    case .boolean(let boolean): return .boolean(boolean)
    case .null: return .null
    case .enum(let name): return .enum(name)
    case .list(let items):
      let item = type.map { $0.item ?? $0 }
      let values = items.map { self.value($0, type: item) }
      return .list(values, isLiteral: values.allSatisfy(\.isConstant))
    case .object(let fields):
      let definition = type.map { schema[$0] }
      let values = fields.map { field in
        IR.Value.ObjectField(
          field.name.symbol,
          self.value(field.value, type: definition?.inputField(field.name.symbol)?.type ?? type?.nullable))
      }
      return .object(values, isLiteral: values.allSatisfy(\.value.isConstant))
    }
  }

  /// What stood between the quotes. Of a block string, what would stand between plain ones.
  private func raw(_ string: StringValue) -> String {
    if string.isBlock { return IR.Value.escaped(string.value) }
    let start = Int(string.range.start) + 1
    let end = Int(string.range.end) - 1
    if end - start == string.value.utf8.count { return string.value }
    let index = Int(file.index)
    guard index < sources.count, start <= end, end <= sources[index].bytes.count else {
      return IR.Value.escaped(string.value)
    }
    return String(decoding: sources[index].bytes[start..<end], as: UTF8.self)
  }

  // MARK: Variables

  mutating func variable(_ definition: VariableDefinition) -> IR.Variable? {
    guard let type = reference(definition.type) else { return nil }
    return IR.Variable(
      name: definition.name.symbol, type: type, defaultValue: definition.defaultValue.map { value($0, type: type) },
      directives: serverDirectives(definition.directives), location: location(definition.name.range),
      description: definition.description)
  }

  /// `@argumentDefinitions`, or its older spelling.
  mutating func localVariables(_ fragment: FragmentDefinition) -> [IR.Variable] {
    if !fragment.variables.isEmpty { return fragment.variables.compactMap { variable($0) } }
    guard let directive = fragment.directives[.argumentDefinitions] else { return [] }
    return directive.arguments.compactMap { entry in
      guard case .object(let fields) = entry.value.kind else { return nil }
      func field(_ name: Symbol) -> Value? { fields.first { $0.name.symbol == name }?.value }
      let type: TypeReference?
      switch field(.type)?.kind {
      case .string(let string): type = reference(string.value)
      case .enum(let name): type = reference(TypeSyntax(Name(name, entry.value.range)))
      default: type = nil
      }
      guard let type else { return nil }
      var provider: Symbol?
      if case .string(let string) = field(.provider)?.kind { provider = Symbol(string.value) }
      return IR.Variable(
        name: entry.name.symbol, type: type, defaultValue: field(.defaultValue).map { value($0, type: type) },
        location: location(entry.name.range), provider: provider)
    }
  }

  private func reference(_ syntax: TypeSyntax) -> TypeReference? {
    schema.reference(syntax).flatMap { schema[$0].isInput ? $0 : nil }
  }

  /// `[Int!]!` as a string, which is how `@argumentDefinitions` writes a type.
  private func reference(_ text: String) -> TypeReference? {
    let file = SourceFile(path: "", text: text)
    return parseType(file, id: .builtIn, range: 0..<file.bytes.count).type.flatMap(reference)
  }
}

extension Symbol {
  fileprivate static let argumentDefinitions: Symbol = "argumentDefinitions"
  fileprivate static let type: Symbol = "type"
  fileprivate static let provider: Symbol = "provider"
  fileprivate static let defaultValue: Symbol = "defaultValue"
}
