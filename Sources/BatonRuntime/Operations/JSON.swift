/// The value of a custom scalar without a Swift type: its JSON text, as it was received or as it will be sent.
///
/// Equality is that of the text.
public struct JSON: Hashable, Sendable, CustomStringConvertible, InputEncodable {
  /// The JSON text: quotes, brackets and all.
  public let text: String

  /// Takes a JSON text as it is; it is the caller's to be valid.
  public init(text: String) { self.text = text }

  /// The text.
  public var description: String { text }
  /// The text, as it is.
  public var inputValue: InputValue? { .json(text) }
}

extension JSON: ExpressibleByStringLiteral {
  /// A JSON text: `"[1, 2]"` is a list.
  public init(stringLiteral text: String) { self.init(text: text) }
}
