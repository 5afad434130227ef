/// Reads the fields of one record for a value: the whole set is registered, and looked over for what is missing,
/// once.
@_spi(Generated) public struct ValueReader {
  let anchor: Anchor
  /// The slots, where the record has all of them in one piece.
  private let base: UnsafeMutableRawPointer?

  @usableFromInline @MainActor init(_ anchor: Anchor) {
    self.anchor = anchor
    base = Self.open(anchor)
  }

  private static func open(_ anchor: Anchor) -> UnsafeMutableRawPointer? {
    let record = anchor.record
    return anchor.map._withUnsafeGuaranteedRef { map in
      record.track(map.read)
      if map.read.mask & record.present != map.read.mask || !map.read.beyond.isEmpty {
        for entry in 0..<map.count where map.slots[entry] >= 0 && !record.has(map.slots[entry]) {
          anchor.reportAbsent(entry)
        }
      }
      return map.lastSlot < record.capacity ? record.base : nil
    }
  }

  /// The memory of a field, which is registered already.
  @inline(__always) private func cell(_ entry: Int) -> Cell? {
    let slot = anchor.slot(entry)
    guard slot >= 0 else { return nil }
    if let base { return Cell(base + slot &* Cell.size) }
    return anchor.record.cell(slot)
  }

  @MainActor public func string(_ entry: Int) -> String? { cell(entry)?.at(String?.self).pointee }
  @MainActor public func int(_ entry: Int) -> Int? { cell(entry)?.at(Int?.self).pointee }
  @MainActor public func double(_ entry: Int) -> Double? { cell(entry)?.at(Double?.self).pointee }
  @MainActor public func bool(_ entry: Int) -> Bool? { cell(entry)?.at(Bool?.self).pointee }
  @MainActor public func json(_ entry: Int) -> JSON? { string(entry).map(JSON.init(text:)) }
  @MainActor public func key(_ entry: Int) -> String { anchor.key(entry) }
  @MainActor public var typename: String { anchor.typename }
  @MainActor public var recordID: String { anchor.recordID }

  @inlinable @MainActor public func `enum`<Value: GraphQLEnum>(_ entry: Int) -> Value? {
    if let name = string(entry) { Value(rawValue: name) } else { nil }
  }

  @MainActor public func mapped<Value: MappedScalar>(_ entry: Int) -> Value? {
    (cell(entry)?.at(AnyObject?.self).pointee as? TypedScalarBox<Value>)?.value
  }

  @MainActor public func list<Element: ScalarListElement>(_ entry: Int) -> [Element]? {
    (cell(entry)?.at(AnyObject?.self).pointee as? ScalarList)?.array(at: entry, of: anchor)
  }

  // MARK: links

  /// The value of a link.
  @inlinable @MainActor public func value<V: InlineValue>(_ entry: Int) -> V? {
    if let linked = linkAnchor(entry) { V(ValueReader(linked)) } else { nil }
  }

  /// The value of a non-null link: all zeros when there is no record.
  @inlinable @MainActor public func nonNullValue<V: InlineValue>(_ entry: Int) -> V {
    V(ValueReader(linkAnchor(entry) ?? placeholder(entry)))
  }

  /// The values of a list of links.
  @inlinable @MainActor public func values<Element: ValueListElement>(_ entry: Int) -> [Element]? {
    guard let items = linkItems(entry) else { return nil }
    var values: [Element] = []
    values.reserveCapacity(items.count)
    for index in 0..<items.count { values.append(Element.element(items, index) ?? Element.placeholder(items)) }
    return values
  }

  @usableFromInline @MainActor func linkAnchor(_ entry: Int) -> Anchor? {
    guard let linked = cell(entry)?.at(Record?.self).pointee else { return nil }
    return anchor.below(entry, on: linked)
  }

  @usableFromInline @MainActor func placeholder(_ entry: Int) -> Anchor { anchor.placeholder(entry) }

  @usableFromInline @MainActor func linkItems(_ entry: Int) -> ValueItems? {
    guard let cell = cell(entry), let items = anchor.items(in: cell, at: anchor.slot(entry)) else { return nil }
    return ValueItems(items: items, source: ListSource(parent: anchor, entry: entry))
  }

  // MARK: the same record

  /// A type condition, or an aliased group.
  @inlinable @MainActor public func conditionValue<V: InlineValue>(_ entry: Int) -> V? {
    if let anchor = conditionAnchor(entry) { V(ValueReader(anchor)) } else { nil }
  }

  @inlinable @MainActor public func nonNullConditionValue<V: InlineValue>(_ entry: Int) -> V {
    V(ValueReader(groupAnchor(entry)))
  }

  /// The value of a fragment that this one spreads.
  @inlinable @MainActor public func value<V: FragmentValue>(_ entry: Int) -> V { V(ValueReader(spreadAnchor(entry))) }

  @inlinable @MainActor public func optionalValue<V: FragmentValue>(_ entry: Int) -> V? {
    if let anchor = optionalSpreadAnchor(entry) { V(ValueReader(anchor)) } else { nil }
  }

  @usableFromInline @MainActor func conditionAnchor(_ entry: Int) -> Anchor? { anchor.conditionAnchor(entry) }
  @usableFromInline @MainActor func groupAnchor(_ entry: Int) -> Anchor { anchor.groupAnchor(entry) }
  @usableFromInline @MainActor func spreadAnchor(_ entry: Int) -> Anchor { anchor.spreadAnchor(entry) }
  @usableFromInline @MainActor func optionalSpreadAnchor(_ entry: Int) -> Anchor? { anchor.optionalSpreadAnchor(entry) }

  // MARK: errors

  /// A field with `@catch`. Below it, the errors of spread values count.
  @MainActor public func caught<Value>(_ entry: Int, _ value: Value) -> Result<Value, FieldErrors> {
    anchor.caught(entry, value, enteringValues: true)
  }

  @MainActor public func caughtNonNull<Value>(_ entry: Int, _ value: Value?) -> Result<Value, FieldErrors> {
    anchor.caughtNonNull(entry, value, enteringValues: true)
  }

  /// What `@catch(to: NULL)` stands at.
  @MainActor public func caughtAsNil<Value>(_ entry: Int, _ value: Value?) -> Value? {
    anchor.caughtAsNil(entry, value, enteringValues: true)
  }
}

/// The links of a list, on their way to values.
@_spi(Generated) public struct ValueItems {
  let items: LinkItems
  let source: ListSource

  @usableFromInline @MainActor var count: Int { items.count }

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
    guard let list = items.list(index) else { return nil }
    var values: [Element] = []
    for index in 0..<list.count { values.append(Element.element(list, index) ?? Element.placeholder(list)) }
    return values
  }

  @_spi(Generated) @MainActor public static func placeholder(_ items: ValueItems) -> [Element] { [] }
}
