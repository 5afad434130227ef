// Selections of a lens that are read out as values. A reader holds nothing, so the anchor is kept until the value is
// there.
extension Anchor {
  /// A fragment spread on this record, read out as a value.
  @inlinable @MainActor public func value<V: FragmentValue>(_ entry: Int) -> V {
    defer { keepAlive() }
    return V(spreadReader(entry))
  }

  /// A spread that may not be there, read out as a value.
  @inlinable @MainActor public func optionalValue<V: FragmentValue>(_ entry: Int) -> V? {
    defer { keepAlive() }
    return if let reader = optionalSpreadReader(entry) { V(reader) } else { nil }
  }

  /// A spread of a value with `@throwOnFieldError`: throws its errors and those of the values that it spreads.
  @inlinable @MainActor public func throwingValue<V: FragmentValue>(_ entry: Int) throws(FieldErrors) -> V {
    try spreadAnchor(entry).throwErrors(enteringValues: true)
    return value(entry)
  }

  /// The same of a spread that may not be there: nil then, and nothing is thrown.
  @inlinable @MainActor public func throwingOptionalValue<V: FragmentValue>(_ entry: Int) throws(FieldErrors) -> V? {
    guard let anchor = optionalSpreadAnchor(entry) else { return nil }
    try anchor.throwErrors(enteringValues: true)
    return value(entry)
  }

  /// An aliased group read out as a value, inside a lens.
  @inlinable @MainActor public func conditionValue<V: InlineValue>(_ entry: Int) -> V? {
    defer { keepAlive() }
    return if let reader = conditionReader(entry) { V(reader) } else { nil }
  }

  /// The same of a group that is always there.
  @inlinable @MainActor public func nonNullConditionValue<V: InlineValue>(_ entry: Int) -> V {
    defer { keepAlive() }
    return V(groupReader(entry))
  }

  /// Nonisolated on purpose: closures in isolated code are checked for their executor at run time.
  @inlinable @inline(__always) nonisolated func keepAlive() { withExtendedLifetime(self) {} }

  @usableFromInline nonisolated func spreadReader(_ entry: Int) -> ValueReader {
    ValueReader(slots, entry, spreadOn: record, scope)
  }

  @usableFromInline @MainActor func optionalSpreadReader(_ entry: Int) -> ValueReader? {
    optionalSpreadAnchor(entry).map(ValueReader.init)
  }

  @usableFromInline @MainActor func conditionReader(_ entry: Int) -> ValueReader? {
    conditionAnchor(entry).map(ValueReader.init)
  }

  @usableFromInline nonisolated func groupReader(_ entry: Int) -> ValueReader { ValueReader(group(at: entry)) }
}
