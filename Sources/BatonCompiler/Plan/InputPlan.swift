/// An input object as it is printed.
package struct InputPlan: Sendable {
  package enum Kind: Sendable {
    case object
    /// `@oneOf`: an enum with a case for each field.
    case oneOf
  }

  package var kind: Kind
  package var name: SwiftName
  package var documentation: Documentation
  package var fields: [InputFieldPlan]
  /// What its method calls the encoder: no field's name.
  package var encoder: SwiftName

  /// Has a field that only its users should be warned of.
  package var hasDeprecated: Bool { fields.contains { $0.documentation.deprecation != nil } }
}

/// A field of an input object, or a variable of an operation.
package struct InputFieldPlan: Sendable {
  package var name: SwiftName
  /// Where it is kept: elsewhere if it is deprecated, so that only its users are warned.
  package var storage: SwiftName
  /// The name that is sent.
  package var key: String
  /// The type of the property.
  package var type: SwiftType
  /// The type of the initializer's parameter.
  package var parameter: SwiftType
  package var presence: Presence
  /// A `@oneOf` input's case that leads back to its own type.
  package var isIndirect: Bool
  package var documentation: Documentation

  package enum Presence: Sendable {
    /// Always sent.
    case required
    /// Left out when nil.
    case omittable
    /// Absent, null or a value.
    case nullable
  }
}

/// An enum as it is printed: a case for each value, spelled as the schema spells it, and `unknown(String)`.
package struct EnumPlan: Sendable {
  package struct Case: Sendable {
    package var name: SwiftName
    package var text: String
    package var documentation: Documentation
  }

  package var name: SwiftName
  package var documentation: Documentation
  package var cases: [Case]

  /// Has a case that only its users should be warned of.
  package var hasDeprecated: Bool { cases.contains { $0.documentation.deprecation != nil } }

  /// The values' texts, a space between two.
  package var names: WrappingText {
    var names = WrappingText()
    for (index, value) in cases.enumerated() {
      if index > 0 { names.addBreak() }
      names.text.add(text: value.text)
    }
    return names
  }
}

/// A hand-made answer of an operation, as it is printed.
package struct PayloadPlan: Sendable {
  package var name: SwiftName
  package var documentation: Documentation
  package var fields: [InputFieldPlan]
  package var nested: [PayloadPlan]
  package var encoder: SwiftName
}
