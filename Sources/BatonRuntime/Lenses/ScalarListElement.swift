/// What a list of scalars holds.
public protocol ScalarListElement {
  /// The element; nil when the item is none, and then it is left out. `isExact` turns false where a value is given
  /// up without leaving it out.
  @_spi(Generated) static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Self?
}

extension ScalarListElement {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Self? { nil }
}

extension MappedScalar {
  static func mapped(_ item: ScalarItem) -> Self? {
    if case .mapped(let box) = item { (box as? TypedScalarBox<Self>)?.value } else { nil }
  }
}

extension MappedScalar {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Self? { mapped(item) }
}

extension GraphQLEnum {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Self? {
    if case .string(let name) = item { Self(rawValue: name) } else { nil }
  }
}

extension String {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> String? {
    if case .string(let value) = item { value } else { mapped(item) }
  }
}

extension Int {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Int? {
    if case .int(let value) = item { value } else { mapped(item) }
  }
}

extension Double {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Double? {
    if case .double(let value) = item { value } else { mapped(item) }
  }
}

extension Bool {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Bool? {
    if case .bool(let value) = item { value } else { mapped(item) }
  }
}

extension JSON: ScalarListElement {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> JSON? {
    if case .json(let text) = item { JSON(text: text) } else { nil }
  }
}

extension Optional: ScalarListElement where Wrapped: ScalarListElement {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> Wrapped?? {
    if item == .null { return .some(nil) }
    let element = Wrapped.element(item, &isExact)
    if element == nil { isExact = false }
    return .some(element)
  }
}

extension Array: ScalarListElement where Element: ScalarListElement {
  @_spi(Generated) public static func element(_ item: ScalarItem, _ isExact: inout Bool) -> [Element]? {
    guard case .list(let items) = item else { return nil }
    return items.compactMap { item in
      let element = Element.element(item, &isExact)
      if element == nil { isExact = false }
      return element
    }
  }
}
