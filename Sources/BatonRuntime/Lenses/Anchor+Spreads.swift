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

  /// The same of a spread that may not be there: nil then, and nothing is thrown.
  @inlinable @MainActor public func throwingOptionalSpread<F: FragmentLens>(_ entry: Int) throws(FieldErrors) -> F? {
    guard let anchor = optionalSpreadAnchor(entry) else { return nil }
    try anchor.throwErrors(enteringValues: false)
    return F(anchor: anchor)
  }

  @usableFromInline @MainActor func spreadAnchor(_ entry: Int) -> Anchor { spread(at: entry) }

  @usableFromInline @MainActor func optionalSpreadAnchor(_ entry: Int) -> Anchor? {
    guard isSelected(entry) else { return nil }
    let anchor = spread(at: entry)
    if self.entry(entry).isDeferred, !anchor.hasArrived { return nil }
    return anchor.isSatisfied ? anchor : nil
  }

  /// Whether every field of the selection was received, below links and in what it spreads too. What waits for a deferred
  /// part is told when it comes.
  @MainActor var hasArrived: Bool {
    var seen: Set<Visit> = []
    return hasArrived(&seen)
  }

  /// A selection on a record, which fragments may reach in very many ways.
  private struct Visit: Hashable {
    let record: ObjectIdentifier
    let map: UnsafeMutableRawPointer
    let scope: ObjectIdentifier?
  }

  @MainActor private func hasArrived(_ seen: inout Set<Visit>) -> Bool {
    let visit = Visit(record: ObjectIdentifier(record), map: map.toOpaque(), scope: scope.map(ObjectIdentifier.init))
    guard !record.shape.isPlaceholder, seen.insert(visit).inserted else { return true }
    for (index, entry) in node.entries.enumerated() {
      switch entry.what {
      case .field(_, let type):
        let slot = slot(index)
        guard slot >= 0, !entry.isClient, type.base != .key else { continue }
        guard let cell = record.cell(slot), record.has(slot) else {
          record.track(slot)
          return false
        }
        guard type.base == .object else { continue }
        record.track(slot)
        if !forEachRecord(in: cell, at: index, { below(index, on: $0).hasArrived(&seen) }) { return false }
      case .inline:
        if isSelected(index), !group(at: index).hasArrived(&seen) { return false }
      case .spread:
        if !entry.isDeferred, isSelected(index), !spread(at: index).hasArrived(&seen) { return false }
      }
    }
    return true
  }

  /// Visits the records of a link, or of a list of them, until `body` answers false; whether it never did.
  @MainActor private func forEachRecord(in cell: Cell, at entry: Int, _ body: (Record) -> Bool) -> Bool {
    func visit(_ item: LinkItem) -> Bool {
      switch item {
      case .null: true
      case .record(let record): body(record)
      case .list(let items): items.allSatisfy(visit)
      }
    }
    if record.storage(slot(entry)) == .link { return cell.at(Record?.self).pointee.map(body) ?? true }
    guard let items = items(in: cell, at: slot(entry)) else { return true }
    return (0..<items.count).allSatisfy { visit(items[$0]) }
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
      if let cell = record.cell(slot), let storage = record.storage(slot), !cell.isNull(storage) {
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
