import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A literal is one of the type that stands there.
  ///
  /// Specification: Values of Correct Type. Of a custom scalar any literal but an enum's may be a value; Relay takes no
  /// variable inside one, and with the flag `enable_strict_custom_scalars` no literal at all.
  static let valuesOfCorrectType = Rule("ValuesOfCorrectType") { hooks, context in
    hooks.onLiteral { value, type in
      if let problem = context.schema.mismatch(value, type, context.options) { context.report(problem, at: value.range) }
    }
  }
}

extension Schema {
  /// What is wrong with a value that stands where `type` is expected: itself, not what is inside it.
  func mismatch(
    _ value: Value, _ type: TypeReference, _ options: RuleOptions
  ) -> Diagnostic.Message? {
    if case .null = value.kind { return type.isNonNull ? .nullForNonNull(text(type)) : nil }
    let named = self[type]
    switch named.kind {
    case .enum: return mismatch(value, enum: named, text(type))
    case .scalar:
      return named.isSpecifiedScalar
        ? mismatch(value, scalar: named, text(type)) : mismatch(value, custom: named, options)
    default: return .wrongKind(value, text(type))
    }
  }

  private func mismatch(_ value: Value, scalar: TypeDefinition, _ expected: String) -> Diagnostic.Message? {
    switch (scalar.name.text, value.kind) {
    case ("Int", .int(let text)): Int32(text.text) == nil ? .outOfRange(text.text) : nil
    case ("Float", .int), ("Float", .float), ("String", .string), ("Boolean", .boolean), ("ID", .string), ("ID", .int):
      nil
    case ("String", .enum(let name)): .missingQuotes(name)
    case ("ID", .enum(let name)): .missingQuotes(name)
    default: .wrongKind(value, expected)
    }
  }

  private func mismatch(_ value: Value, enum type: TypeDefinition, _ expected: String) -> Diagnostic.Message? {
    switch value.kind {
    case .enum(let name):
      type.values.contains { $0.name == name } ? nil : .unknownEnumValue(name, type)
    case .string(let string): .enumAsString(string.value, type)
    default: .wrongKind(value, expected)
    }
  }

  private func mismatch(
    _ value: Value, custom scalar: TypeDefinition, _ options: RuleOptions
  ) -> Diagnostic.Message? {
    if options.strictCustomScalars { return .literalForCustomScalar(value, scalar) }
    switch value.kind {
    case .enum: return .enumForCustomScalar(value, scalar)
    case .list, .object: return value.holdsVariable ? .variableInCustomScalar(scalar) : nil
    default: return nil
    }
  }
}

extension Value {
  var holdsVariable: Bool {
    switch kind {
    case .variable: true
    case .list(let items): items.contains(where: \.holdsVariable)
    case .object(let fields): fields.contains { $0.value.holdsVariable }
    default: false
    }
  }

  /// As a message shows it: short.
  fileprivate var shown: String {
    switch kind {
    case .variable(let name): "`$\(name)`"
    case .int(let text), .float(let text), .enum(let text): "`\(text)`"
    case .string(let string):
      string.value.utf8.count > 20 || string.value.utf8.contains(0x0a) ? "a string" : "`\"\(string.value)\"`"
    case .boolean(let value): "`\(value)`"
    case .null: "`null`"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func wrongKind(_ value: Value, _ expected: String) -> Self {
    Self("expected a value of type `\(expected)`, found \(value.shown)")
  }

  fileprivate static func nullForNonNull(_ expected: String) -> Self {
    Self("expected a value of type `\(expected)`, which is never `null`")
  }

  fileprivate static func outOfRange(_ text: String) -> Self {
    Self("`\(text)` is no `Int`: that is from -2147483648 to 2147483647")
  }

  fileprivate static func missingQuotes(_ name: Symbol) -> Self { Self("a string stands in quotes: `\"\(name)\"`") }

  fileprivate static func unknownEnumValue(_ name: Symbol, _ type: TypeDefinition) -> Self {
    Self(
      "`\(type.name)` has no value `\(name)`" + didYouMean(name.text, among: type.values.map(\.name.text)))
  }

  fileprivate static func enumAsString(_ text: String, _ type: TypeDefinition) -> Self {
    let values = type.values.map(\.name.text)
    let hint = values.contains(text) ? "; did you mean `\(text)`" : didYouMean(text, among: values)
    return Self("a value of `\(type.name)` stands without quotes" + hint)
  }

  fileprivate static func enumForCustomScalar(_ value: Value, _ scalar: TypeDefinition) -> Self {
    Self("\(value.shown) is a name, which the scalar `\(scalar.name)` does not take; put it in quotes")
  }

  fileprivate static func variableInCustomScalar(_ scalar: TypeDefinition) -> Self {
    Self("a `\(scalar.name)` is one literal or one variable: nobody could check a variable inside one")
  }

  fileprivate static func literalForCustomScalar(_ value: Value, _ scalar: TypeDefinition) -> Self {
    Self("a `\(scalar.name)` comes from a variable, not from \(value.shown), as `enable_strict_custom_scalars` asks")
  }
}
