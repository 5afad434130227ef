/// Token :: Punctuator | Name | IntValue | FloatValue | StringValue
enum Token: UInt8 {
  case end
  case name, int, float, string, blockString
  case bang, dollar, ampersand, parenLeft, parenRight, spread, colon, equals, at
  case bracketLeft, bracketRight, braceLeft, pipe, braceRight

  /// How a message spells the token.
  var spelling: String {
    switch self {
    case .end: "the end"
    case .name: "a name"
    case .int, .float: "a number"
    case .string: "a string"
    case .blockString: "a block string"
    case .bang: "`!`"
    case .dollar: "`$`"
    case .ampersand: "`&`"
    case .parenLeft: "`(`"
    case .parenRight: "`)`"
    case .spread: "`...`"
    case .colon: "`:`"
    case .equals: "`=`"
    case .at: "`@`"
    case .bracketLeft: "`[`"
    case .bracketRight: "`]`"
    case .braceLeft: "`{`"
    case .pipe: "`|`"
    case .braceRight: "`}`"
    }
  }

  var opensGroup: Bool { self == .parenLeft || self == .bracketLeft || self == .braceLeft }
  var closesGroup: Bool { self == .parenRight || self == .bracketRight || self == .braceRight }
}
