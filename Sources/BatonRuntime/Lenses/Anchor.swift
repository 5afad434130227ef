/// Where a lens stands: a record, the slots that its selection reads there, and the variables in force.
@_spi(Generated) public struct Anchor: @unchecked Sendable {
  let record: Record
  /// Kept alive by the record's type or by the scope.
  let map: Unmanaged<SlotMap>
  let scope: Scope?

  @inline(__always) init(_ record: Record, _ map: Unmanaged<SlotMap>, _ scope: Scope?) {
    self.record = record
    self.map = map
    self.scope = scope
  }

  /// A record read by a layout.
  @MainActor init(_ record: Record, _ node: LayoutNode, _ scope: Scope?) {
    self.init(record, .passUnretained(SlotMap.resolve(node, record.shape, scope)), scope)
  }

  @inline(__always) func slot(_ entry: Int) -> Int { map._withUnsafeGuaranteedRef { $0.slot(entry) } }

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

  /// The memory of a field, noted as read; nil when it is not selected or was never received.
  @inline(__always) func cell(reading entry: Int) -> Cell? {
    let slot = slot(entry)
    guard UInt(bitPattern: slot) < UInt(bitPattern: record.capacity) else { return outerCell(slot, entry) }
    record.track(slot)
    return Cell(record.base + slot &* Cell.size)
  }

  @inline(never) private func outerCell(_ slot: Int, _ entry: Int) -> Cell? {
    guard slot >= 0 else { return nil }
    record.track(slot)
    if let cell = record.extra?.cell(slot) { return cell }
    reportAbsent(entry)
    return nil
  }

  /// Says what a nil field has to say: that it was never received, or that it may not be null.
  @inline(never) func reportAbsent(_ entry: Int) {
    let slot = slot(entry)
    guard slot >= 0, record.extra?.errors[slot] == nil else { return }
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
