/// The links of a list, on their way to values.
@_spi(Generated) public struct ValueItems {
  let items: LinkItems
  let source: ListSource

  @usableFromInline @MainActor var count: Int { items.count }

  /// All of them; the list keeps the records until the values are there.
  @inlinable @MainActor func values<Element: ValueListElement>() -> [Element] {
    defer { keepAlive() }
    let count = count
    var values: [Element] = []
    values.reserveCapacity(count)
    for index in 0..<count { values.append(Element.element(self, index) ?? Element.placeholder(self)) }
    return values
  }

  @usableFromInline @inline(never) func keepAlive() {}

  @usableFromInline @MainActor func reader(_ index: Int) -> ValueReader? {
    guard case .record(let record) = items[index] else { return nil }
    return ValueReader(source.parent.below(source.entry, on: record))
  }

  @usableFromInline @MainActor var placeholder: ValueReader { ValueReader(source.placeholder) }

  @usableFromInline @MainActor func list(_ index: Int) -> ValueItems? {
    guard case .list(let items) = items[index] else { return nil }
    return ValueItems(items: .tree(items), source: source)
  }
}

/// What a list of links holds inside a value: values, optional values, or arrays of them.
public protocol ValueListElement {
  /// Nil when there is nothing to read.
  @_spi(Generated) @MainActor static func element(_ items: ValueItems, _ index: Int) -> Self?
  /// What stands where something must.
  @_spi(Generated) @MainActor static func placeholder(_ items: ValueItems) -> Self
}

extension ValueListElement {
  @_spi(Generated) @MainActor public static func element(_ items: ValueItems, _ index: Int) -> Self? { nil }
  @_spi(Generated) @MainActor public static func placeholder(_ items: ValueItems) -> Self {
    preconditionFailure("\(Self.self) is no element of a value's list")
  }
}

extension InlineValue {
  @_spi(Generated) @inlinable @MainActor public static func element(_ items: ValueItems, _ index: Int) -> Self? {
    if let reader = items.reader(index) { Self(reader) } else { nil }
  }

  @_spi(Generated) @MainActor public static func placeholder(_ items: ValueItems) -> Self { Self(items.placeholder) }
}

extension Optional: ValueListElement where Wrapped: ValueListElement {
  @_spi(Generated) @inlinable @MainActor public static func element(_ items: ValueItems, _ index: Int) -> Wrapped?? {
    .some(Wrapped.element(items, index))
  }

  @_spi(Generated) @MainActor public static func placeholder(_ items: ValueItems) -> Wrapped? { nil }
}

extension Array: ValueListElement where Element: ValueListElement {
  @_spi(Generated) @inlinable @MainActor public static func element(_ items: ValueItems, _ index: Int) -> [Element]? {
    if let list = items.list(index) { list.values() } else { nil }
  }

  @_spi(Generated) @MainActor public static func placeholder(_ items: ValueItems) -> [Element] { [] }
}
