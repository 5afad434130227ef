extension Anchor {
  /// A fragment spread on this record.
  @inlinable @MainActor public func spread<F: FragmentLens>(_ entry: Int) -> F { F(anchor: spreadAnchor(entry)) }

  /// A spread that may not be there: not selected, of another type, not arrived yet, or with a required field that is
  /// null.
  @inlinable @MainActor public func optionalSpread<F: FragmentLens>(_ entry: Int) -> F? {
    if let anchor = optionalSpreadAnchor(entry) { F(anchor: anchor) } else { nil }
  }

  /// A spread of a fragment with `@throwOnFieldError`: throws the errors of the fragment's own selection.
  @inlinable @MainActor public func throwingSpread<F: FragmentLens>(_ entry: Int) throws(FieldErrors) -> F {
    let anchor = spreadAnchor(entry)
    try anchor.throwErrors(enteringValues: false)
    return F(anchor: anchor)
  }

  @inlinable @MainActor public func throwingOptionalSpread<F: FragmentLens>(_ entry: Int) throws(FieldErrors) -> F? {
    guard let anchor = optionalSpreadAnchor(entry) else { return nil }
    try anchor.throwErrors(enteringValues: false)
    return F(anchor: anchor)
  }

  /// A fragment spread on this record, read out as a value.
  @inlinable @MainActor public func value<V: FragmentValue>(_ entry: Int) -> V {
    V(ValueReader(spreadAnchor(entry)))
  }

  @inlinable @MainActor public func optionalValue<V: FragmentValue>(_ entry: Int) -> V? {
    if let anchor = optionalSpreadAnchor(entry) { V(ValueReader(anchor)) } else { nil }
  }

  /// A spread of a value with `@throwOnFieldError`: throws its errors and those of the values that it spreads.
  @inlinable @MainActor public func throwingValue<V: FragmentValue>(_ entry: Int) throws(FieldErrors) -> V {
    let anchor = spreadAnchor(entry)
    try anchor.throwErrors(enteringValues: true)
    return V(ValueReader(anchor))
  }

  @inlinable @MainActor public func throwingOptionalValue<V: FragmentValue>(_ entry: Int) throws(FieldErrors) -> V? {
    guard let anchor = optionalSpreadAnchor(entry) else { return nil }
    try anchor.throwErrors(enteringValues: true)
    return V(ValueReader(anchor))
  }

  /// An aliased group read out as a value, inside a lens.
  @inlinable @MainActor public func conditionValue<V: InlineValue>(_ entry: Int) -> V? {
    if let anchor = conditionAnchor(entry) { V(ValueReader(anchor)) } else { nil }
  }

  @inlinable @MainActor public func nonNullConditionValue<V: InlineValue>(_ entry: Int) -> V {
    V(ValueReader(groupAnchor(entry)))
  }

  @usableFromInline @MainActor func spreadAnchor(_ entry: Int) -> Anchor { spread(at: entry) }

  @usableFromInline @MainActor func optionalSpreadAnchor(_ entry: Int) -> Anchor? {
    guard isSelected(entry) else { return nil }
    let anchor = spread(at: entry)
    if self.entry(entry).isDeferred, !anchor.hasArrived { return nil }
    return anchor.isSatisfied ? anchor : nil
  }

  /// Whether every field of the selection was received. What waits for a deferred part is told when it comes.
  @MainActor var hasArrived: Bool {
    let read = map._withUnsafeGuaranteedRef { $0.read }
    let isComplete = read.mask & record.present == read.mask && read.beyond.allSatisfy(record.has)
    if !isComplete { record.track(read) }
    return isComplete
  }

  /// Whether no null moves up: every field that `@required` asks for has a value, links as far down as they ask.
  @MainActor var isSatisfied: Bool { node.bubbles ? firstUnsatisfied == nil : true }

  /// The first required field that is null.
  @MainActor var firstUnsatisfied: LayoutEntry? {
    guard !record.shape.isPlaceholder else { return nil }
    for (index, entry) in node.entries.enumerated() {
      guard let required = entry.required, required != .throw else { continue }
      let slot = slot(index)
      guard slot >= 0 else { continue }
      record.track(slot)
      let storage = record.shape.storages[slot]
      let cell = record.cell(slot)
      if let cell, !cell.isNull(storage) {
        guard storage == .link, let linked = cell.at(Record?.self).pointee else { continue }
        if below(index, on: linked).isSatisfied { continue }
      }
      if required == .log, case .field(let name, _) = entry.what {
        record.shape.log.report(.requiredNull(type: record.shape.name, field: name))
      }
      return entry
    }
    return nil
  }
}
