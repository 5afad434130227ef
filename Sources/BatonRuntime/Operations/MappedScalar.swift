/// A Swift type that stands for a custom scalar of the schema, as `customScalarTypes` says.
///
/// A response's text is converted once, when the response is taken in; a text that does not convert is an error of
/// its field.
public protocol MappedScalar: InputEncodable, ScalarListElement, Hashable {
  /// The value that a response's text stands for, nil if it stands for none.
  init?(scalar: ScalarText)
  /// The text to send.
  var scalar: ScalarText { get }
}

extension MappedScalar {
  /// The scalar's text, in quotes or as it is.
  public var inputValue: InputValue? { scalar.isQuoted ? .string(scalar.text) : .json(scalar.text) }
}

/// A custom scalar as JSON has it: the contents of a string, or the text of anything else.
public struct ScalarText: Hashable, Sendable {
  /// What stands between the quotes, escapes resolved; without quotes the JSON itself.
  public var text: String
  /// Whether JSON has it as a string.
  public var isQuoted: Bool

  /// The contents of a JSON string.
  public static func quoted(_ text: String) -> ScalarText { ScalarText(text: text, isQuoted: true) }
  /// JSON that is not a string: a number, an object.
  public static func json(_ text: String) -> ScalarText { ScalarText(text: text, isQuoted: false) }
}

extension String: MappedScalar {
  /// The contents of a string; numbers and anything else do not convert.
  public init?(scalar: ScalarText) {
    guard scalar.isQuoted else { return nil }
    self = scalar.text
  }
  public var scalar: ScalarText { .quoted(self) }
}

extension Bool: MappedScalar {
  /// `true` or `false`, not in quotes.
  public init?(scalar: ScalarText) {
    guard !scalar.isQuoted, let value = Bool(scalar.text) else { return nil }
    self = value
  }
  public var scalar: ScalarText { .json(description) }
}

extension Double: MappedScalar {
  /// A finite number, not in quotes.
  public init?(scalar: ScalarText) {
    guard !scalar.isQuoted, let value = Double(scalar.text), value.isFinite else { return nil }
    self = value
  }
  public var scalar: ScalarText { .json(description) }
}

extension MappedScalar where Self: FixedWidthInteger {
  /// A whole number, or a string of its digits: exactly or not at all.
  public init?(scalar: ScalarText) {
    guard let value = Self(scalar.text) else { return nil }
    self = value
  }
  public var scalar: ScalarText { .json(description) }
}

extension Int: MappedScalar {}
extension Int64: MappedScalar {}
extension Int32: MappedScalar {}
extension UInt64: MappedScalar {}
extension UInt32: MappedScalar {}
