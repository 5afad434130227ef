/// An input object as it is printed.
struct InputPlan: Sendable {
  enum Kind: Sendable {
    case object
    /// `@oneOf`: an enum with a case for each field.
    case oneOf
  }

  var kind: Kind
  var name: SwiftName
  var documentation: Documentation
  var fields: [InputFieldPlan]
  /// What its method calls the encoder: no field's name.
  var encoder: SwiftName

  /// Has a field that only its users should be warned of.
  var hasDeprecated: Bool { fields.contains { $0.documentation.deprecation != nil } }
}

/// A field of an input object, or a variable of an operation.
struct InputFieldPlan: Sendable {
  var name: SwiftName
  /// Where it is kept: elsewhere if it is deprecated, so that only its users are warned.
  var storage: SwiftName
  /// The name that is sent.
  var key: String
  /// The type of the property.
  var type: SwiftType
  /// The type of the initializer's parameter.
  var parameter: SwiftType
  var presence: Presence
  /// A `@oneOf` input's case that leads back to its own type.
  var isIndirect: Bool
  var documentation: Documentation

  enum Presence: Sendable {
    /// Always sent.
    case required
    /// Left out when nil.
    case omittable
    /// Absent, null or a value.
    case nullable
  }
}

/// An enum as it is printed: a case for each value, spelled as the schema spells it, and `unknown(String)`.
struct EnumPlan: Sendable {
  struct Case: Sendable {
    var name: SwiftName
    var text: String
    var documentation: Documentation
  }

  var name: SwiftName
  var documentation: Documentation
  var cases: [Case]
  /// A case is called `EnumNames`.
  var hidesNames: Bool

  /// Has a case that only its users should be warned of.
  var hasDeprecated: Bool { cases.contains { $0.documentation.deprecation != nil } }

  /// The values' texts, a space between two.
  var names: WrappingText {
    var names = WrappingText()
    for (index, value) in cases.enumerated() {
      if index > 0 { names.addBreak() }
      names.text.add(text: value.text)
    }
    return names
  }
}

/// A hand-made answer of an operation, as it is printed.
struct PayloadPlan: Sendable {
  var name: SwiftName
  var documentation: Documentation
  var fields: [InputFieldPlan]
  /// What it says of the abstract types that it is asked for.
  var abstractTypes: [AbstractType]
  var nested: [PayloadPlan]
  var encoder: SwiftName

  /// `__isNode`: sent with an object that says which of these types it has.
  struct AbstractType: Sendable {
    /// The property that says it.
    var typename: SwiftName
    var key: String
    var types: [String]
  }
}
