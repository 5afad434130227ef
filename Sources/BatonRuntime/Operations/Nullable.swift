/// A variable or an input field that may be left out, be null, or have a value: three different requests.
///
/// It is boxed, so that an input object may contain itself.
public indirect enum Nullable<Value> {
  /// Not sent. The server takes the default, if the schema has one.
  case absent
  /// Sent as null.
  case null
  case value(Value)

  /// The value, or absent for nil.
  public init(_ value: Value?) {
    self = if let value { .value(value) } else { .absent }
  }

  /// The value, if there is one.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Nullable: Sendable where Value: Sendable {}
extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}

extension Nullable: InputEncodable where Value: InputEncodable {
  /// nil where it is absent, and so left out.
  public var inputValue: InputValue? {
    switch self {
    case .absent: nil
    case .null: .null
    case .value(let value): value.inputValue
    }
  }
}
