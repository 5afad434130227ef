/// An enum of the schema. A value that the schema did not have when the app was built keeps its text.
public protocol GraphQLEnum: InputEncodable, ScalarListElement, Hashable, CaseIterable {
  /// A value of that name, which the build did not know.
  static func unknown(_ name: String) -> Self
  /// The names of the known cases, in the order of their numbers.
  @_spi(Generated) static var names: EnumNames { get }
  /// The case of that number; nil if there is none.
  @_spi(Generated) static func value(at index: Int) -> Self?
  /// The case's number; nil for one that the build did not know.
  @_spi(Generated) var index: Int? { get }
  /// The name in the schema.
  var rawValue: String { get }
}

extension GraphQLEnum {
  @_spi(Generated) public static var names: EnumNames { EnumNames("") }
  @_spi(Generated) public static func value(at index: Int) -> Self? { nil }
  @_spi(Generated) public var index: Int? { nil }

  /// Its name, of a case that the build knew.
  @_spi(Generated) public var knownName: String { Self.names[index!] }

  /// The case of that name, the unknown one if there is none.
  public init(rawValue name: String) {
    self = Self.names.index(of: name).flatMap(Self.value(at:)) ?? .unknown(name)
  }

  /// The values that the build knew, in the schema's order.
  public static var allCases: [Self] { names.indices.compactMap(value(at:)) }

  // By number: what `swiftc` would derive takes it half a minute for 2,000 cases.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.index, right.index) {
    case (let left?, let right?): left == right
    case (nil, nil): left.rawValue == right.rawValue
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    if let index { hasher.combine(index) } else { hasher.combine(rawValue) }
  }

  /// The name.
  public var inputValue: InputValue? { .string(rawValue) }
}

/// The names of an enum's cases, as one text: `swiftc` takes a string of 2,000 names in no time.
@_spi(Generated) public final class EnumNames: Sendable {
  private let names: [String]
  private let numbers: [String: Int]

  /// - Parameter text: the names, a space or a line end between.
  public init(_ text: String) {
    names = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The name of a case.
  public subscript(index: Int) -> String { names[index] }

  var indices: Range<Int> { names.indices }
  func index(of name: String) -> Int? { numbers[name] }
}
