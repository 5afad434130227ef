/// How a slot's sixteen bytes are typed.
enum Storage: UInt8 {
  case string, int, double, bool
  /// `Record?`
  case link
  /// `[Record?]?`
  case links
  /// `AnyObject?`: a mapped scalar, a list of scalars, a list of lists of links.
  case object
}

/// What a slot holds, as far as two readers of one slot must agree.
///
/// The schema's nullability is no part of it: a field reads non-null in one place and nullable in another.
struct Kind: Hashable {
  enum Base: UInt8 {
    case string, int, double, bool, json, mapped, object
  }

  var base: Base
  /// How many lists are around it.
  var depth: UInt8 = 0
  /// The Swift type of a mapped scalar.
  var scalar: ObjectIdentifier?

  static let link = Kind(base: .object)
  static let links = Kind(base: .object, depth: 1)

  var storage: Storage {
    if depth > 0 { return base == .object && depth == 1 ? .links : .object }
    return switch base {
    case .string, .json: .string
    case .int: .int
    case .double: .double
    case .bool: .bool
    case .mapped: .object
    case .object: .link
    }
  }
}

/// What a slot is found by.
struct SlotKey: Hashable {
  var text: String
  var kind: Kind
}
