/// Token :: Punctuator | Name | IntValue | FloatValue | StringValue
enum Token: UInt8 {
  case end
  case name, int, float, string, blockString
  case bang, dollar, ampersand, parenLeft, parenRight, spread, colon, equals, at
  case bracketLeft, bracketRight, braceLeft, pipe, braceRight

  /// The name or punctuator that a byte begins; `end` where that takes a closer look.
  @inline(__always)
  init(startingWith byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): self = .name
    case UInt8(ascii: "!"): self = .bang
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "&"): self = .ampersand
    case UInt8(ascii: "("): self = .parenLeft
    case UInt8(ascii: ")"): self = .parenRight
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "="): self = .equals
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "["): self = .bracketLeft
    case UInt8(ascii: "]"): self = .bracketRight
    case UInt8(ascii: "{"): self = .braceLeft
    case UInt8(ascii: "|"): self = .pipe
    case UInt8(ascii: "}"): self = .braceRight
    default: self = .end
    }
  }

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

  /// What closes the group that it opens.
  var closing: Token? {
    switch self {
    case .parenLeft: .parenRight
    case .bracketLeft: .bracketRight
    case .braceLeft: .braceRight
    default: nil
    }
  }

  var opensGroup: Bool { closing != nil }
  var closesGroup: Bool { self == .parenRight || self == .bracketRight || self == .braceRight }
}
