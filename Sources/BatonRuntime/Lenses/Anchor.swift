/// Where a lens stands: a record, the slots that its selection reads there, and the variables in force.
@_spi(Generated) @frozen public struct Anchor: @unchecked Sendable {
  @usableFromInline let record: Record
  /// Kept alive by the record's type or by the scope.
  @usableFromInline let slots: SlotTable
  @usableFromInline let scope: Scope?

  @inline(__always) init(_ record: Record, _ map: Unmanaged<SlotMap>, _ scope: Scope?) {
    self.record = record
    slots = map._withUnsafeGuaranteedRef { $0.slots }
    self.scope = scope
  }

  /// A record read by a layout.
  @MainActor init(_ record: Record, _ node: LayoutNode, _ scope: Scope?) {
    self.init(record, .passUnretained(SlotMap.resolve(node, record.shape, scope)), scope)
  }

  /// The selection that the slots are of.
  @inline(__always) var map: Unmanaged<SlotMap> { slots.map }

  @inline(__always) func slot(_ entry: Int) -> Int { slots[entry] }

  func entry(_ index: Int) -> LayoutEntry { map._withUnsafeGuaranteedRef { $0.node.entries[index] } }

  var node: LayoutNode { map._withUnsafeGuaranteedRef { $0.node } }

  /// The selection below an entry, on the record that is linked there.
  @inline(__always) func below(_ entry: Int, on record: Record) -> Anchor {
    Anchor(record, map._withUnsafeGuaranteedRef { $0.below(entry, record.shape, scope) }, scope)
  }

  /// The fragment that an entry spreads, on this record.
  func spread(at entry: Int) -> Anchor {
    map._withUnsafeGuaranteedRef { map in
      let inner = map.scope(ofSpread: entry, scope)
      return Anchor(record, map.below(entry, record.shape, inner), inner)
    }
  }

  /// A type condition or a group, on this record.
  @inline(__always) func group(at entry: Int) -> Anchor { below(entry, on: record) }

  /// The selection below an entry where there is no record to read.
  @usableFromInline func placeholder(_ entry: Int) -> Anchor { below(entry, on: Shape.placeholder) }

  /// The memory of a field, noted as read; nil when the field is not selected, or the record has no memory for it.
  @inlinable @inline(__always) func cell(reading entry: Int) -> Cell? { record.cell(reading: slots[entry]) }

  /// Says what a nil field has to say: that it was never received, or that it may not be null.
  @usableFromInline @inline(never) func reportAbsent(_ entry: Int) {
    let slot = slot(entry)
    guard slot >= 0 else { return }
    if record.has(slot), map._withUnsafeGuaranteedRef({ !$0.node.entries[entry].isNonNull }) { return }
    guard record.extra?.errors[slot] == nil else { return }
    let entry = self.entry(entry)
    guard case .field(let name, let type) = entry.what else { return }
    if !record.has(slot) {
      if !entry.isClient { record.shape.log.report(.missing(type: record.shape.name, field: name)) }
    } else if type.isOuterNonNull {
      record.shape.log.report(.unexpected(type: record.shape.name, field: name))
    }
  }
}

extension Anchor: Hashable {
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.record === right.record && left.scope === right.scope
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}
