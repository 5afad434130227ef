/// An enum of the schema. A value that the schema did not have when the app was built keeps its text.
public protocol GraphQLEnum: InputEncodable, ScalarListElement, Hashable {
  /// The case of that name, the unknown one if there is none.
  init(rawValue: String)
  /// The name in the schema.
  var rawValue: String { get }
}

extension GraphQLEnum {
  /// The name.
  public var inputValue: InputValue? { .string(rawValue) }
}
