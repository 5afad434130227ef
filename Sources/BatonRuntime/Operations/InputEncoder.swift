/// Collects the variables of an operation, or the fields of an input object.
public struct InputEncoder {
  var members: [InputMember] = []

  init() {}

  /// Adds a value under its name, unless the value says to leave it out.
  public mutating func encode(_ value: some InputEncodable, as name: String) {
    if let value = value.inputValue { members.append(InputMember(name: name, value: value)) }
  }
}

/// An input object of the schema: a struct whose fields the server receives under their own names.
public protocol InputObject: InputEncodable, Hashable {
  /// Hands over every field that is set.
  func encode(to encoder: inout InputEncoder)
}

extension InputObject {
  /// The fields that are set, sorted by name.
  public var inputValue: InputValue? {
    var encoder = InputEncoder()
    encode(to: &encoder)
    return .object(encoder.members)
  }
}
