/// What a list of scalars holds.
public protocol ScalarListElement {
  /// The element; nil when the item is none, and then it is left out. `isExact` turns false where a value is given
  /// up without leaving it out.
  ///
  /// The runtime calls it; mapped scalars have it.
  static func element(_ element: StoredElement, _ isExact: inout Bool) -> Self?
}

/// An element of a list as the store keeps it. An app has no use for it.
public struct StoredElement {
  let item: ScalarItem

  init(_ item: ScalarItem) { self.item = item }
}

extension MappedScalar {
  static func mapped(_ item: ScalarItem) -> Self? {
    if case .mapped(let box) = item { (box as? TypedScalarBox<Self>)?.value } else { nil }
  }
}

extension MappedScalar {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Self? { mapped(element.item) }
}

extension GraphQLEnum {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Self? {
    if case .string(let name) = element.item { Self(rawValue: name) } else { nil }
  }
}

extension String {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> String? {
    if case .string(let value) = element.item { value } else { mapped(element.item) }
  }
}

extension Int {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Int? {
    if case .int(let value) = element.item { value } else { mapped(element.item) }
  }
}

extension Double {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Double? {
    if case .double(let value) = element.item { value } else { mapped(element.item) }
  }
}

extension Bool {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Bool? {
    if case .bool(let value) = element.item { value } else { mapped(element.item) }
  }
}

extension JSON: ScalarListElement {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> JSON? {
    if case .json(let text) = element.item { JSON(text: text) } else { nil }
  }
}

extension Optional: ScalarListElement where Wrapped: ScalarListElement {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> Wrapped?? {
    if element.item == .null { return .some(nil) }
    let element = Wrapped.element(element, &isExact)
    if element == nil { isExact = false }
    return .some(element)
  }
}

extension Array: ScalarListElement where Element: ScalarListElement {
  /// What the store keeps as this type; the runtime calls it.
  public static func element(_ element: StoredElement, _ isExact: inout Bool) -> [Element]? {
    guard case .list(let items) = element.item else { return nil }
    return items.compactMap { item in
      let element = Element.element(StoredElement(item), &isExact)
      if element == nil { isExact = false }
      return element
    }
  }
}
