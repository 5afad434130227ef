/// A record, and the slots of it that its observers are told of. Whoever has a notice keeps the record.
///
/// Nothing here is isolated: closures in isolated code are checked for their executor at run time.
struct Notice {
  fileprivate let record: Unmanaged<Record>
  /// Of the first 64 slots.
  fileprivate var mask: UInt64 = 0
  /// A slot beyond these; -1 when the mask counts.
  fileprivate var beyond = -1

  fileprivate var isHeard: Bool {
    record._withUnsafeGuaranteedRef { record in
      record.observers?._withUnsafeGuaranteedRef { beyond < 0 ? $0.hears(mask) : $0.hears(beyond: beyond) } ?? false
    }
  }

  func tellWillChange() {
    record._withUnsafeGuaranteedRef { record in
      record.observers?._withUnsafeGuaranteedRef { beyond < 0 ? $0.willChange(mask) : $0.willChange(beyond: beyond) }
    }
  }

  func tellDidChange() {
    record._withUnsafeGuaranteedRef { record in
      record.observers?._withUnsafeGuaranteedRef { beyond < 0 ? $0.didChange(mask) : $0.didChange(beyond: beyond) }
    }
  }
}

extension Changes {
  /// Who is to be told of what, and how many fields differ.
  ///
  /// - Parameter answered: fields whose readers asked what is known only now.
  func notices(_ answered: [(record: Record, slot: Int)]) -> (notices: [Notice], changed: Int) {
    var notices: [Notice] = []
    var changed = 0
    for group in groups where group.last >= 0 {
      let isRead = group.record.observers != nil
      var notice = Notice(record: .passUnretained(group.record))
      var index = Int(group.last)
      while index >= 0 {
        let slot = Int(changes[index].slot)
        if slot < 64 {
          notice.mask |= 1 &<< UInt64(truncatingIfNeeded: slot)
        } else if isRead {
          notices.append(Notice(record: notice.record, beyond: slot))
        }
        changed += 1
        index = Int(changes[index].previous)
      }
      if isRead, notice.mask != 0 { notices.append(notice) }
    }
    // Fields of which the errors differ have changed too.
    let others = errors.map { (record: $0.record, slot: $0.slot) } + answered
    if !others.isEmpty { Self.add(others, to: &notices) }
    notices.removeAll { !$0.isHeard }
    return (notices, changed)
  }

  /// Each slot is told once, whatever the reasons.
  private static func add(_ others: [(record: Record, slot: Int)], to notices: inout [Notice]) {
    func place(_ record: Unmanaged<Record>, _ beyond: Int) -> Ingest.Place {
      Ingest.Place(record: UnsafeRawPointer(record.toOpaque()), slot: beyond)
    }
    var places: [Ingest.Place: Int] = [:]
    for (index, notice) in notices.enumerated() { places[place(notice.record, notice.beyond)] = index }
    for (record, slot) in others where record.observers != nil {
      let record = Unmanaged.passUnretained(record)
      let beyond = slot < 64 ? -1 : slot
      let index = places[place(record, beyond)] ?? notices.count
      if index == notices.count {
        places[place(record, beyond)] = index
        notices.append(Notice(record: record, beyond: beyond))
      }
      if beyond < 0 { notices[index].mask |= 1 << UInt64(slot) }
    }
  }
}
