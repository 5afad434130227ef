/// A query, mutation or subscription with its variables: a value, so that asking twice is asking the same.
public protocol GraphQLOperation: Hashable, Sendable {
  /// What the operation answers.
  associatedtype Data: FragmentLens
  /// The operation's name.
  static var name: String { get }
  /// What is sent: the text, or what the server knows it by.
  static var document: Document { get }
  /// What the answer holds.
  @_spi(Generated) static var plan: Plan { get }
  /// Hands over every variable that is set.
  func encode(to encoder: inout InputEncoder)
}

extension GraphQLOperation {
  @_spi(Generated) public static var plan: Plan { preconditionFailure("\(Self.self) has no plan") }

  /// The variables as a request sends them: a JSON object with exactly those that are set.
  public var variables: JSON {
    var text = ""
    (inputValue).write(to: &text)
    return JSON(text: text)
  }

  var inputValue: InputValue {
    var encoder = InputEncoder()
    encode(to: &encoder)
    return .object(encoder.members)
  }
}

/// An operation that asks.
public protocol GraphQLQuery: GraphQLOperation {}
/// An operation that changes something.
public protocol GraphQLMutation: GraphQLOperation {}
/// An operation that is answered again and again.
public protocol GraphQLSubscription: GraphQLOperation {}

/// What is sent for an operation: its text, or the id under which the server keeps it.
public struct Document: Hashable, Sendable {
  /// The text, nil when the document is persisted.
  public let text: String?
  /// The id of a persisted document.
  public let id: String?

  /// A document that is sent whole.
  public init(text: String) {
    self.text = text
    id = nil
  }

  /// A document that the server knows.
  public init(id: String) {
    text = nil
    self.id = id
  }
}
