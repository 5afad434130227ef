/// A field's type in a layout or a plan.
struct FieldType {
  enum Base: Equatable {
    /// A string or an enum; an ID, which a server may send as a number.
    case string, id
    case int, double, bool
    /// A scalar without a Swift type: its JSON text.
    case json
    /// A scalar with a Swift type, by its number in the list beside the text.
    case mapped(Int)
    case object
    /// `__typename`; `__id`.
    case typename, recordID
    /// A field of the record's identity.
    case key
  }

  var base: Base
  var isNonNull: Bool
  /// Whether each list around it is non-null, the outermost first.
  var lists: [Bool] = []

  /// Whether the field itself is non-null.
  var isOuterNonNull: Bool { lists.first ?? isNonNull }

  /// What its slot holds; nil where there is no slot.
  func kind(_ scalars: [any MappedScalar.Type]) -> Kind? {
    let depth = UInt8(lists.count)
    return switch base {
    case .string, .id, .key: Kind(base: .string, depth: depth)
    case .int: Kind(base: .int, depth: depth)
    case .double: Kind(base: .double, depth: depth)
    case .bool: Kind(base: .bool, depth: depth)
    case .json: Kind(base: .json, depth: depth)
    case .mapped(let index): Kind(base: .mapped, depth: depth, scalar: ObjectIdentifier(scalars[index]))
    case .object: Kind(base: .object, depth: depth)
    case .typename, .recordID: nil
    }
  }

  init(_ text: inout TextReader) {
    var open = 0
    while text.take("[") { open += 1 }
    switch text.letter() {
    case UInt8(ascii: "S"): base = .string
    case UInt8(ascii: "D"): base = .id
    case UInt8(ascii: "I"): base = .int
    case UInt8(ascii: "F"): base = .double
    case UInt8(ascii: "B"): base = .bool
    case UInt8(ascii: "J"): base = .json
    case UInt8(ascii: "O"): base = .object
    case UInt8(ascii: "T"): base = .typename
    case UInt8(ascii: "_"): base = .recordID
    case UInt8(ascii: "K"): base = .key
    case UInt8(ascii: "<"):
      base = .mapped(text.number())
      text.expect(">")
    default: text.fail("an unknown type")
    }
    text.skipSpace()
    isNonNull = text.take("!")
    for _ in 0..<open {
      text.expect("]")
      lists.insert(text.take("!"), at: 0)
    }
  }
}

/// `on Type`: what a type condition asks of a record.
struct TypeCondition {
  var type: String
  /// An abstract type, which the answers to `__is<Type>` decide.
  var isAbstract: Bool

  /// What stands after `on`.
  init(_ text: inout TextReader) {
    type = text.name()
    isAbstract = text.take("*")
  }

  /// Whether objects of that type match; nil when nothing is known of it. Call under the store's lock.
  func matches(_ shape: Shape) -> Bool? {
    if shape.name == type { return true }
    return isAbstract ? shape.memberships[type] : false
  }

  /// The same for the main actor, which takes the lock.
  func matchesRecords(of shape: Shape) -> Bool? {
    if !isAbstract || shape.name == type { return shape.name == type }
    return shape.lock.withLock { shape.memberships[type] }
  }
}
