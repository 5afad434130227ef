extension Record {
  /// The memory of a slot, noted as read; nil for what is no slot, or has no memory here.
  ///
  /// Out of line, so that accessors are small enough to become part of whoever reads.
  @usableFromInline @inline(never) func cell(reading slot: Int) -> Cell? {
    guard UInt(bitPattern: slot) < UInt(bitPattern: capacity), slot < 64, Reading.current == nil, let observers else {
      return otherCell(reading: slot)
    }
    observers._withUnsafeGuaranteedRef { $0.registerNarrow(slot) }
    return Cell(base + slot &* Cell.size)
  }

  /// The first read of a record, reads in `reading`, and those of slots beyond the first 64 or without memory.
  @inline(never) private func otherCell(reading slot: Int) -> Cell? {
    guard slot >= 0 else { return nil }
    track(slot)
    return cell(slot)
  }

  /// Notes that whoever runs now reads this slot. Nonisolated on purpose: closures in isolated code are checked for
  /// their executor at run time.
  func track(_ slot: Int) {
    if let reading = Reading.current, slot < 64 {
      reading.pointee.note(self, 1 &<< UInt64(truncatingIfNeeded: slot))
    } else {
      observed._withUnsafeGuaranteedRef { $0.register(slot) }
    }
  }

  /// Notes that whoever runs now reads these of the first 64 slots.
  @inline(__always) func track(mask: UInt64) {
    if mask == 0 { return }
    if let reading = Reading.current {
      reading.pointee.note(self, mask)
    } else {
      observed._withUnsafeGuaranteedRef { $0.register(mask: mask) }
    }
  }

  /// Notes that whoever runs now reads these slots.
  @inline(never) func track(_ slots: borrowing Slots) {
    track(mask: slots.mask)
    for slot in slots.beyond { track(slot) }
  }

  @inline(__always) var observed: Unmanaged<Observers> { observers ?? makeObservers() }

  @inline(never) private func makeObservers() -> Unmanaged<Observers> {
    FieldTokens.makeSlots(capacity)
    let made = Unmanaged.passRetained(Observers(tokens: shape.tokens))
    observers = made
    return made
  }
}

/// What a `reading` closure read so far: for each record, a bit for each slot.
struct Reading {
  private struct Entry {
    var record: Unmanaged<Record>
    var mask: UInt64
  }

  /// The innermost closure that runs now. The main actor's alone.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: UnsafeMutablePointer<Reading>?
  @exclusivity(unchecked) nonisolated(unsafe) private static var stamps: UInt64 = 0

  private let stamp: UInt64
  private var entries: [Entry] = []

  init() {
    Reading.stamps &+= 1
    stamp = Reading.stamps
  }

  @inline(never) mutating func note(_ record: Record, _ mask: UInt64) {
    record.observed._withUnsafeGuaranteedRef { observers in
      if observers.stamp == stamp {
        entries[observers.place].mask |= mask
      } else {
        entries.append(Entry(record: .passRetained(record), mask: mask))
        observers.stamp = stamp
        observers.place = entries.count - 1
      }
    }
  }

  /// Registers each record once, with exactly the slots that were read.
  consuming func register() {
    for entry in entries {
      entry.record._withUnsafeGuaranteedRef { record in
        record.observed._withUnsafeGuaranteedRef { $0.register(mask: entry.mask) }
      }
      entry.record.release()
    }
  }
}

/// Registers everything that `body` reads through lenses as one set for each record, which costs a fraction of
/// registering field by field. Worth it from about three fields of a record on.
///
/// What is registered is the same, exactly the fields that were read. Do not open another tracking scope inside
/// `body`: what is read there would count for the outer one.
@MainActor public func reading<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
  let reading = UnsafeMutablePointer<Reading>.allocate(capacity: 1)
  reading.initialize(to: Reading())
  let outer = Reading.current
  Reading.current = reading
  defer {
    Reading.current = outer
    reading.move().register()
    reading.deallocate()
  }
  return try body()
}
