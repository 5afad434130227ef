extension Anchor {
  /// The lens of a link; nil when it is null, was not received, or a required field below is null.
  @inlinable @MainActor public func link<L: Lens>(_ entry: Int) -> L? {
    if let anchor = linkAnchor(entry) { L(anchor: anchor) } else { nil }
  }

  /// The lens of a non-null link; over a placeholder when there is no record, so that zeros come out below it.
  @inlinable @MainActor public func nonNullLink<L: Lens>(_ entry: Int) -> L {
    L(anchor: linkAnchor(entry) ?? placeholder(entry))
  }

  /// The lenses of a list of links.
  @MainActor public func links<Element: LensElement>(_ entry: Int) -> LensList<Element>? {
    guard let cell = cell(reading: entry), let items = items(in: cell, at: slot(entry)) else {
      reportAbsent(entry)
      return nil
    }
    return LensList(items: items, source: ListSource(parent: self, entry: entry))
  }

  /// A type condition or an aliased group: nil when the record's type does not match, the group is not selected, or
  /// a required field below is null.
  @inlinable @MainActor public func condition<L: Lens>(_ entry: Int) -> L? {
    if let anchor = conditionAnchor(entry) { L(anchor: anchor) } else { nil }
  }

  /// A group that is always there.
  @inlinable @MainActor public func nonNullCondition<L: Lens>(_ entry: Int) -> L { L(anchor: groupAnchor(entry)) }

  @usableFromInline @MainActor func groupAnchor(_ entry: Int) -> Anchor { group(at: entry) }

  @usableFromInline @MainActor func linkAnchor(_ entry: Int) -> Anchor? {
    guard let linked = cell(reading: entry)?.at(Record?.self).pointee else {
      reportAbsent(entry)
      return nil
    }
    let anchor = below(entry, on: linked)
    return anchor.isSatisfied ? anchor : nil
  }

  @usableFromInline @MainActor func conditionAnchor(_ entry: Int) -> Anchor? {
    guard isSelected(entry) else { return nil }
    let anchor = group(at: entry)
    return anchor.isSatisfied ? anchor : nil
  }

  /// The links of a list field's slot.
  @MainActor func items(in cell: Cell, at slot: Int) -> LinkItems? {
    switch record.storage(slot) {
    case .links: cell.at([Record?]?.self).pointee.map(LinkItems.records)
    default: (cell.at(AnyObject?.self).pointee as? LinkTree).map { .tree($0.items) }
    }
  }

  /// Whether the condition of an inline fragment or a spread holds for this record.
  func isSelected(_ entry: Int) -> Bool {
    map._withUnsafeGuaranteedRef { $0.isSelected(entry) }
  }
}

/// The items of a list of links: most often records, else lists of lists.
enum LinkItems: Sendable {
  case records([Record?])
  case tree([LinkItem])

  var count: Int {
    switch self {
    case .records(let records): records.count
    case .tree(let items): items.count
    }
  }

  subscript(index: Int) -> LinkItem {
    switch self {
    case .records(let records): records[index].map(LinkItem.record) ?? .null
    case .tree(let items): items[index]
    }
  }
}
