package import GraphQLSyntax

/// Whether a literal is a value of an input type; what is wrong is reported at the part that is wrong.
///
/// Specification: Values of Correct Type, Input Object Field Names and Uniqueness, Required Fields, OneOf.
package struct ValueChecker {
  /// What may stand where a custom scalar is expected.
  package enum CustomScalars: Sendable {
    /// Any literal: the schema knows its own scalars.
    case anyLiteral
    /// Relay's way: any literal but a bare word, and no variable inside a list or object.
    case constants
    /// Relay's flag `enable_strict_custom_scalars`: only a variable.
    case variablesOnly
  }

  /// A variable in a value, and what is expected where it stands.
  package struct VariableUse {
    package let name: Symbol
    package let location: Location
    package let type: TypeReference
    /// Whether an input field with a default stands there.
    package let hasDefault: Bool
    /// Whether it is the one field of a `@oneOf` object, which must never be null.
    package let isOneOfField: Bool
  }

  let schema: Schema
  let file: FileID
  let customScalars: CustomScalars
  private let hints: Hints
  private let isVariable: (Symbol) -> Bool
  private let onVariable: (VariableUse) -> Void
  private let report: (Diagnostic) -> Void

  /// - Parameters:
  ///   - file: where the values stand.
  ///   - hints: one for many checkers, whose budget they share.
  ///   - isVariable: whether a word, behind a `$`, would be a variable here.
  ///   - onVariable: called for each variable; whether it fits is its receiver's to say.
  package init(
    schema: Schema, file: FileID, customScalars: CustomScalars, hints: Hints = Hints(),
    isVariable: @escaping (Symbol) -> Bool = { _ in false }, onVariable: @escaping (VariableUse) -> Void = { _ in },
    report: @escaping (Diagnostic) -> Void
  ) {
    self.schema = schema
    self.file = file
    self.customScalars = customScalars
    self.hints = hints
    self.isVariable = isVariable
    self.onVariable = onVariable
    self.report = report
  }

  /// Checks one value, however deep.
  ///
  /// - Parameter hasDefault: whether what stands there has a default, for the variables.
  package func check(_ value: Value, against type: TypeReference, hasDefault: Bool = false) {
    check(value, against: type, hasDefault: hasDefault, isOneOfField: false)
  }

  private func check(_ value: Value, against type: TypeReference, hasDefault: Bool, isOneOfField: Bool) {
    switch value.kind {
    case .variable(let name):
      onVariable(
        VariableUse(
          name: name, location: Location(file, value.range), type: type, hasDefault: hasDefault,
          isOneOfField: isOneOfField))
    case .null:
      if type.isNonNull { report(.nullForNonNull(type, schema), at: value) }
    case .list(let items):
      if let item = type.item {
        for value in items { check(value, against: item, hasDefault: false, isOneOfField: false) }
      } else {
        checkNamed(value, against: type)
      }
    default:
      // A single value stands for a list of it.
      var item = type
      while let inner = item.item { item = inner }
      checkNamed(value, against: item)
    }
  }

  private func checkNamed(_ value: Value, against reference: TypeReference) {
    let type = schema[reference]
    switch type.kind {
    case .scalar:
      if let scalar = type.builtInScalar { check(value, against: scalar, reference) } else { checkCustom(value, type) }
    case .enum: checkEnum(value, against: type)
    case .input:
      guard case .object(let fields) = value.kind else {
        return report(.expectedObject(type.name, found: value, missingDollar(value)), at: value)
      }
      checkObject(fields, value.range, against: type)
    case .object, .interface, .union: break
    }
  }

  private func check(_ value: Value, against scalar: BuiltInScalar, _ reference: TypeReference) {
    switch (scalar, value.kind) {
    case (.int, .int(let text)):
      // A number that is misspelled was reported where it goes wrong.
      if Int32(text.text) == nil, text.isWholeNumber { report(.intOutOfRange(text), at: value) }
    case (.float, .int(let text)), (.float, .float(let text)):
      if let number = Double(text.text), !number.isFinite { report(.floatOutOfRange(text), at: value) }
    case (.string, .string), (.boolean, .boolean), (.id, .string), (.id, .int): break
    default: report(.wrongLiteral(expected: reference, found: value, schema, missingDollar(value)), at: value)
    }
  }

  /// `; did you mean` the variable that a word would be with its `$`, or nothing.
  private func missingDollar(_ value: Value) -> String {
    if case .enum(let word) = value.kind, isVariable(word) { "; did you mean `$\(word)`" } else { "" }
  }

  // MARK: Custom scalars

  private func checkCustom(_ value: Value, _ type: TypeDefinition) {
    switch customScalars {
    case .anyLiteral: break
    case .constants: checkCustomConstant(value, type)
    case .variablesOnly: report(.literalForCustomScalar(type.name, found: value), at: value)
    }
  }

  private func checkCustomConstant(_ value: Value, _ type: TypeDefinition) {
    switch value.kind {
    case .enum(let word): report(.wordForCustomScalar(word, type.name), at: value)
    case .variable(let name): report(.variableInCustomScalar(name, type.name), at: value)
    case .list(let items): for item in items { checkCustomConstant(item, type) }
    case .object(let fields): for field in fields { checkCustomConstant(field.value, type) }
    case .int, .float, .string, .boolean, .null: break
    }
  }

  // MARK: Enums and input objects

  private func checkEnum(_ value: Value, against type: TypeDefinition) {
    switch value.kind {
    case .enum(let word):
      if type.value(word) == nil {
        let message = Diagnostic.Message.unknownEnumValue(word, type, hints, missingDollar(value))
        report(message, at: value, notes: [.declared(type)])
      }
    case .string(let string): report(.stringForEnum(string.value, type, hints), at: value)
    default: report(.wrongLiteral(expected: TypeReference(type.id), found: value, schema), at: value)
    }
  }

  private func checkObject(_ fields: [ObjectField], _ range: SourceRange, against type: TypeDefinition) {
    var given: [Symbol: ObjectField] = [:]
    var unknown: [Symbol] = []
    for field in fields {
      let name = field.name.symbol
      if let first = given.updateValue(field, forKey: name) {
        given[name] = first
        let note = Diagnostic.Note("`\(name)` is given first here", at: Location(file, first.name.range))
        report(.repeatedInputField(name), at: field.name.range, notes: [note])
        continue
      }
      guard let definition = type.inputField(name) else {
        unknown.append(name)
        report(.unknownInputField(name, type, hints), at: field.name.range, notes: [.declared(type)])
        continue
      }
      check(
        field.value, against: definition.type, hasDefault: definition.defaultValue != nil, isOneOfField: type.isOneOf)
    }
    if type.isOneOf {
      for name in unknown { given[name] = nil }
      // An unknown field may be the one, misspelt.
      if given.isEmpty, !unknown.isEmpty { return }
      return checkOneOf(Array(given.values), range, against: type)
    }
    var missing = Array(type.requiredInputFields.lazy.filter { given[$0.name] == nil }.prefix(6))
    if !missing.isEmpty, !unknown.isEmpty {
      missing = hints.missing(
        missing, name: \.name.text, beside: unknown.map(\.text), among: type.inputFields.map(\.name.text))
    }
    if !missing.isEmpty { report(.missingInputFields(missing, type, schema), at: range, notes: [.declared(missing[0])]) }
  }

  private func checkOneOf(_ fields: [ObjectField], _ range: SourceRange, against type: TypeDefinition) {
    guard fields.count == 1, let field = fields.first else {
      return report(.notOneField(found: fields.count, type), at: range, notes: [.declared(type)])
    }
    if case .null = field.value.kind { report(.nullInOneOf(field.name.symbol, type), at: field.value) }
  }

  private func report(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    report(Diagnostic(message, at: Location(file, range), notes: notes))
  }

  private func report(_ message: Diagnostic.Message, at value: Value, notes: [Diagnostic.Note] = []) {
    report(message, at: value.range, notes: notes)
  }
}

extension Diagnostic.Note {
  package static func declared(_ type: TypeDefinition) -> Self { Self("`\(type.name)` is declared here", at: type.location) }
  package static func declared(_ value: InputValue) -> Self { Self("`\(value.name)` is declared here", at: value.location) }
}

extension Value {
  /// What it is, for the end of a message: `a string`, `1.0`.
  package var found: String {
    switch kind {
    case .variable(let name): "`$\(name)`"
    case .int(let text), .float(let text), .enum(let text): "`\(text)`"
    case .string: "a string"
    case .boolean(let value): "`\(value)`"
    case .null: "`null`"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension Symbol {
  fileprivate var isWholeNumber: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isDigit } }
}

extension Diagnostic.Message {
  fileprivate static func nullForNonNull(_ type: TypeReference, _ schema: Schema) -> Self {
    Self("expected a value of type `\(schema.text(type))`, found `null`")
  }

  fileprivate static func wrongLiteral(
    expected type: TypeReference, found value: Value, _ schema: Schema, _ hint: String = ""
  ) -> Self {
    Self("expected a value of type `\(schema.text(type))`, found \(value.found)" + hint)
  }

  fileprivate static func intOutOfRange(_ text: Symbol) -> Self {
    Self("`\(text)` does not fit `Int`, which has 32 bits")
  }

  fileprivate static func floatOutOfRange(_ text: Symbol) -> Self {
    Self("`\(text)` does not fit `Float`, which has 64 bits")
  }

  fileprivate static func unknownEnumValue(
    _ word: Symbol, _ type: TypeDefinition, _ hints: Hints, _ variable: String
  ) -> Self {
    var hint = variable.isEmpty ? hints.didYouMean(word.text, among: type.values.lazy.map(\.name)) : variable
    if hint.isEmpty, 1...5 ~= type.values.count {
      hint = "; its \(type.values.count == 1 ? "one value is" : "values are") \(list(type.values.map(\.name)))"
    }
    return Self("the enum `\(type.name)` has no value `\(word)`" + hint)
  }

  fileprivate static func stringForEnum(_ text: String, _ type: TypeDefinition, _ hints: Hints) -> Self {
    let isValue = type.value(Symbol(text)) != nil
    let hint =
      isValue
      ? "; did you mean `\(text)`, without quotes" : hints.didYouMean(text, among: type.values.lazy.map(\.name))
    return Self("expected a value of the enum `\(type.name)`, found a string" + hint)
  }

  fileprivate static func expectedObject(_ name: Symbol, found value: Value, _ hint: String) -> Self {
    Self("expected an object of the input type `\(name)`, found \(value.found)" + hint)
  }

  fileprivate static func unknownInputField(_ name: Symbol, _ type: TypeDefinition, _ hints: Hints) -> Self {
    let hint = hints.didYouMean(name.text, among: type.inputFields.lazy.map(\.name))
    return Self("the input type `\(type.name)` has no field `\(name)`" + hint)
  }

  fileprivate static func repeatedInputField(_ name: Symbol) -> Self {
    Self("`\(name)` is given twice")
  }

  fileprivate static func missingInputFields(_ fields: [InputValue], _ type: TypeDefinition, _ schema: Schema) -> Self {
    let names = fields.prefix(5).map { "`\($0.name): \(schema.text($0.type))`" }.sorted().joined(separator: ", ")
    let more = fields.count > 5 ? " and more" : ""
    return Self("an object of the input type `\(type.name)` needs \(names)\(more)")
  }

  fileprivate static func notOneField(found count: Int, _ type: TypeDefinition) -> Self {
    let found = count == 0 ? "none" : "\(count)"
    return Self("`\(type.name)` is `@oneOf`: give exactly one of \(list(type.inputFields.map(\.name))); found \(found)")
  }

  fileprivate static func nullInOneOf(_ name: Symbol, _ type: TypeDefinition) -> Self {
    Self("`\(name)` cannot be null, for the input type `\(type.name)` is `@oneOf`")
  }

  fileprivate static func wordForCustomScalar(_ word: Symbol, _ scalar: Symbol) -> Self {
    Self("`\(word)` is no value of the scalar `\(scalar)`; write a string, a number or a variable")
  }

  fileprivate static func variableInCustomScalar(_ name: Symbol, _ scalar: Symbol) -> Self {
    Self("a variable cannot stand inside a literal of the scalar `\(scalar)`; pass the whole value as `$\(name)`")
  }

  fileprivate static func literalForCustomScalar(_ scalar: Symbol, found value: Value) -> Self {
    Self("expected a variable for the scalar `\(scalar)`, found \(value.found) (`enable_strict_custom_scalars`)")
  }
}
