import GraphQLSyntax

/// A lens or an inline value and, inside it, those of its linked fields, type conditions and groups.
struct ObjectPlan: Sendable {
  var name: SwiftName
  var documentation: Documentation
  var members: [MemberPlan]
  var nested: [ObjectPlan]
  /// What a value's initializer calls its reader: no property's name.
  var reader: SwiftName
}

/// One accessor of a lens, or one stored property of a value.
struct MemberPlan: Sendable {
  var name: SwiftName
  /// Where a value keeps what a deprecated property shows, so that only the property's users are warned.
  var storage: SwiftName
  var type: SwiftType
  var read: Read
  /// The response key; nil where it reads the same object.
  var key: Symbol?
  var documentation: Documentation
}

/// What an accessor asks of its anchor (in a value: of its reader).
struct Read: Sendable {
  var reader: Reader
  var entry: Int
  var form: Form

  /// The runtime's word.
  enum Reader: String, Sendable {
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

  enum Form: Sendable {
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

  var `throws`: Bool {
    switch form {
    case .required, .requiredIfSelected: true
    case .plain, .orZero: reader.canThrow
    case .caught, .caughtNonNull, .caughtAsNil: false
    }
  }
}

/// What stands above a declaration.
struct Documentation: Sendable {
  /// Without the `///`, none with a line break.
  var lines: [String] = []
  /// The reason of `@deprecated`.
  var deprecation: String?

  init(lines: [String] = [], deprecation: String? = nil) {
    self.lines = lines
    self.deprecation = deprecation
  }
}
