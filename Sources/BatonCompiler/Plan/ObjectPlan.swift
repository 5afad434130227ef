package import GraphQLSyntax

/// A lens or an inline value and, inside it, those of its linked fields, type conditions and groups.
package struct ObjectPlan: Sendable {
  package var name: SwiftName
  package var documentation: Documentation
  package var members: [MemberPlan]
  package var nested: [ObjectPlan]
  /// What a value's initializer calls its reader: no property's name.
  package var reader: SwiftName
}

/// One accessor of a lens, or one stored property of a value.
package struct MemberPlan: Sendable {
  package var name: SwiftName
  /// Where a value keeps what a deprecated property shows, so that only the property's users are warned.
  package var storage: SwiftName
  package var type: SwiftType
  package var read: Read
  /// The response key; nil where it reads the same object.
  package var key: Symbol?
  package var documentation: Documentation
}

/// What an accessor asks of its anchor (in a value: of its reader).
package struct Read: Sendable {
  package var reader: Reader
  package var entry: Int
  package var form: Form

  /// The runtime's word.
  package enum Reader: String, Sendable {
    case string, int, double, bool, json, key, `enum`, mapped, nonNullMapped, list, typename, recordID
    case link, nonNullLink, links, condition, nonNullCondition
    case spread, optionalSpread, throwingSpread, throwingOptionalSpread
    case value, nonNullValue, values, conditionValue, nonNullConditionValue
    case optionalValue, throwingValue, throwingOptionalValue

    /// Says nothing of an entry: the record knows it.
    var asksRecord: Bool { self == .typename || self == .recordID }
    var canThrow: Bool {
      switch self {
      case .nonNullMapped, .throwingSpread, .throwingOptionalSpread, .throwingValue, .throwingOptionalValue: true
      default: false
      }
    }
  }

  package enum Form: Sendable {
    case plain
    /// `?? zero`
    case orZero(StaticString)
    /// `@required(action: THROW)`
    case required
    /// The same where a condition may leave the field out.
    case requiredIfSelected
    /// `@catch`: a `Result` of an optional.
    case caught
    /// A `Result` of what the schema says is there.
    case caughtNonNull
    /// `@catch(to: NULL)`: nil where there is an error.
    case caughtAsNil
  }

  package var `throws`: Bool {
    switch form {
    case .required, .requiredIfSelected: true
    case .plain, .orZero: reader.canThrow
    case .caught, .caughtNonNull, .caughtAsNil: false
    }
  }
}

/// What stands above a declaration.
package struct Documentation: Sendable {
  /// Without the `///`, none with a line break.
  package var lines: [String] = []
  /// The reason of `@deprecated`.
  package var deprecation: String?

  package init(lines: [String] = [], deprecation: String? = nil) {
    self.lines = lines
    self.deprecation = deprecation
  }
}
