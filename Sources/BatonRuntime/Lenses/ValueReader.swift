/// Reads the fields of one record for a value: the whole set is registered, and looked over for what is missing,
/// once.
///
/// It holds nothing, so that no reference is counted for it: whoever makes one keeps the record and the scope alive
/// until the value is there.
@_spi(Generated) @frozen public struct ValueReader {
  @usableFromInline let record: Unmanaged<Record>
  @usableFromInline let slots: SlotTable
  let scope: Unmanaged<Scope>?

  @inline(__always) init(_ record: Record, _ map: Unmanaged<SlotMap>, _ scope: Unmanaged<Scope>?) {
    self.record = .passUnretained(record)
    slots = map._withUnsafeGuaranteedRef { $0.slots }
    self.scope = scope
    let isPlain = map._withUnsafeGuaranteedRef { map in
      guard map.isNarrow, map.read.mask & ~record.present == 0 else { return false }
      record.track(mask: map.read.mask)
      return true
    }
    if !isPlain { openSlowly() }
  }

  /// The caller keeps the anchor.
  init(_ anchor: Anchor) { self.init(anchor.record, anchor.map, anchor.scope.map(Unmanaged.passUnretained)) }

  /// A fragment that an entry spreads. The scope that the spread binds is kept by the one around it.
  @inline(__always) init(_ slots: SlotTable, _ entry: Int, spreadOn record: Record, _ scope: Scope?) {
    self = slots.map._withUnsafeGuaranteedRef { map in
      let inner = map.scope(ofSpread: entry, scope)
      return ValueReader(record, map.below(entry, record.shape, inner), inner.map(Unmanaged.passUnretained))
    }
  }

  @inline(never) private func openSlowly() {
    let anchor = anchor
    anchor.map._withUnsafeGuaranteedRef { map in
      anchor.record.track(map.read)
      for entry in 0..<map.count where map.slots[entry] >= 0 && !anchor.record.has(map.slots[entry]) {
        anchor.reportAbsent(entry)
      }
    }
  }

  /// Where the reader stands.
  var anchor: Anchor { Anchor(record.takeUnretainedValue(), slots.map, scope?.takeUnretainedValue()) }

  /// The memory of a field, which is registered already.
  @inlinable @inline(__always) func cell(_ entry: Int) -> Cell? {
    let slot = slots[entry]
    return record._withUnsafeGuaranteedRef { record in
      guard UInt(bitPattern: slot) < UInt(bitPattern: record.capacity) else { return record.outerCell(slot) }
      return Cell(record.base + slot &* Cell.size)
    }
  }

  /// A string, or an ID: nil when it is null or was not received.
  @inlinable @inline(__always) @MainActor public func string(_ entry: Int) -> String? {
    cell(entry)?.at(String?.self).pointee
  }
  /// An Int, of 32 bits in GraphQL.
  @inlinable @inline(__always) @MainActor public func int(_ entry: Int) -> Int? { cell(entry)?.at(Int?.self).pointee }
  /// A Float.
  @inlinable @inline(__always) @MainActor public func double(_ entry: Int) -> Double? {
    cell(entry)?.at(Double?.self).pointee
  }
  /// A Boolean.
  @inlinable @inline(__always) @MainActor public func bool(_ entry: Int) -> Bool? { cell(entry)?.at(Bool?.self).pointee }
  /// A custom scalar without a Swift type.
  @MainActor public func json(_ entry: Int) -> JSON? { string(entry).map(JSON.init(text:)) }
  /// A field of the record's identity.
  @inlinable @inline(__always) @MainActor public func key(_ entry: Int) -> String { string(entry) ?? otherKey(entry) }
  /// The name of the record's concrete type.
  @MainActor public var typename: String { anchor.typename }
  /// What the store knows the record by.
  @MainActor public var recordID: String { anchor.recordID }

  @usableFromInline @inline(never) @MainActor func otherKey(_ entry: Int) -> String { anchor.key(entry) }

  /// A value of an enum.
  @inlinable @MainActor public func `enum`<Value: GraphQLEnum>(_ entry: Int) -> Value? {
    if let name = string(entry) { Value(rawValue: name) } else { nil }
  }

  /// A custom scalar with a Swift type: nil too when its text does not convert.
  @MainActor public func mapped<Value: MappedScalar>(_ entry: Int) -> Value? {
    (cell(entry)?.at(AnyObject?.self).pointee as? TypedScalarBox<Value>)?.value
  }

  /// A list of scalars, or lists of them.
  @MainActor public func list<Element: ScalarListElement>(_ entry: Int) -> [Element]? {
    (cell(entry)?.at(AnyObject?.self).pointee as? ScalarList)?.array(at: entry, of: anchor)
  }

  // MARK: links

  /// The value of a link.
  @inlinable @MainActor public func value<V: InlineValue>(_ entry: Int) -> V? {
    guard let linked = linkReader(entry) else { return nil }
    defer { linked.record.release() }
    return V(linked)
  }

  /// The value of a non-null link: all zeros when there is no record.
  @inlinable @MainActor public func nonNullValue<V: InlineValue>(_ entry: Int) -> V {
    let linked = linkReader(entry) ?? placeholderReader(entry)
    defer { linked.record.release() }
    return V(linked)
  }

  /// The values of a list of links.
  @inlinable @MainActor public func values<Element: ValueListElement>(_ entry: Int) -> [Element]? {
    if let items = linkItems(entry) { items.values() } else { nil }
  }

  // None of these is isolated: closures in isolated code are checked for their executor at run time.

  /// The caller releases the record.
  @usableFromInline func linkReader(_ entry: Int) -> ValueReader? {
    guard let linked = cell(entry)?.at(Unmanaged<Record>?.self).pointee else { return nil }
    return below(entry, on: linked.retain())
  }

  /// The caller releases the record.
  @usableFromInline func placeholderReader(_ entry: Int) -> ValueReader {
    below(entry, on: .passRetained(Shape.placeholder))
  }

  @inline(__always) private func below(_ entry: Int, on record: Unmanaged<Record>) -> ValueReader {
    slots.map._withUnsafeGuaranteedRef { map in
      record._withUnsafeGuaranteedRef { record in
        ValueReader(record, map.below(entry, record.shape, scope?.takeUnretainedValue()), scope)
      }
    }
  }

  @usableFromInline @MainActor func linkItems(_ entry: Int) -> ValueItems? {
    let anchor = anchor
    guard let cell = cell(entry), let items = anchor.items(in: cell, at: anchor.slot(entry)) else { return nil }
    return ValueItems(items: items, source: ListSource(parent: anchor, entry: entry))
  }

  // MARK: the same record

  /// A type condition, or an aliased group.
  @inlinable @MainActor public func conditionValue<V: InlineValue>(_ entry: Int) -> V? {
    if let reader = conditionReader(entry) { V(reader) } else { nil }
  }

  /// A type condition that always matches, or an aliased group that is always selected.
  @inlinable @MainActor public func nonNullConditionValue<V: InlineValue>(_ entry: Int) -> V { V(groupReader(entry)) }

  /// The value of a fragment that this one spreads.
  @inlinable @MainActor public func value<V: FragmentValue>(_ entry: Int) -> V { V(spreadReader(entry)) }

  /// The value of a fragment that may not match, may be excluded, or has not arrived.
  @inlinable @MainActor public func optionalValue<V: FragmentValue>(_ entry: Int) -> V? {
    if let reader = optionalSpreadReader(entry) { V(reader) } else { nil }
  }

  @usableFromInline func spreadReader(_ entry: Int) -> ValueReader {
    record._withUnsafeGuaranteedRef { ValueReader(slots, entry, spreadOn: $0, scope?.takeUnretainedValue()) }
  }

  @usableFromInline func groupReader(_ entry: Int) -> ValueReader { below(entry, on: record) }

  @usableFromInline @MainActor func conditionReader(_ entry: Int) -> ValueReader? {
    anchor.conditionAnchor(entry).map(ValueReader.init)
  }

  @usableFromInline @MainActor func optionalSpreadReader(_ entry: Int) -> ValueReader? {
    anchor.optionalSpreadAnchor(entry).map(ValueReader.init)
  }

  // MARK: errors

  /// A field with `@catch`. Below it, the errors of spread values count.
  @MainActor public func caught<Value>(_ entry: Int, _ value: Value) -> Result<Value, FieldErrors> {
    anchor.caught(entry, value, enteringValues: true)
  }

  /// The same of a non-null field: without a value it is a failure.
  @MainActor public func caughtNonNull<Value>(_ entry: Int, _ value: Value?) -> Result<Value, FieldErrors> {
    anchor.caughtNonNull(entry, value, enteringValues: true)
  }

  /// What `@catch(to: NULL)` stands at.
  @MainActor public func caughtAsNil<Value>(_ entry: Int, _ value: Value?) -> Value? {
    anchor.caughtAsNil(entry, value, enteringValues: true)
  }
}
