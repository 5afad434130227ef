extension Store {
  /// Puts a response's changes into the store: first everyone who read what differs is told that it will change,
  /// then all is written, then all are told that it has. No reader sees half of it.
  ///
  /// Each change set is committed once. A commit that an observer makes while another one is under way first brings
  /// that one to its end: commits happen one after the other, in the order in which they began.
  @MainActor @discardableResult public func commit(_ changeSet: ChangeSet) -> CommitResult {
    precondition(changeSet.core === core, "a change set of another store")
    Commit.current?.finish()
    core.lock.lock()
    guard let changes = changeSet.take() else {
      core.lock.unlock()
      return CommitResult(changed: 0, errors: [])
    }
    let errors = changes.unplaced
    if changes.isEmpty, changes.memberships.isEmpty, core.undecided.isEmpty {
      core.lock.unlock()
      return CommitResult(changed: 0, errors: errors)
    }
    let commit = Commit(changes, core)
    core.lock.unlock()
    commit.finish()
    return CommitResult(changed: commit.changed, errors: errors)
  }
}

/// What a commit did.
public struct CommitResult: Sendable {
  /// How many fields of records that the store had are not as before.
  public let changed: Int
  /// The errors of the response that belong to no field.
  public let errors: [FieldError]
}

/// A commit under way. It can be brought to its end from inside a notification.
@MainActor private final class Commit {
  static var current: Commit?

  private struct Notice {
    var record: Record
    var slots: Slots
  }

  private let core: StoreCore
  private var changes: Changes?
  private var notices: [Notice] = []
  private var told = 0
  private(set) var changed = 0

  init(_ changes: Changes, _ core: StoreCore) {
    self.core = core
    self.changes = changes
    var places: [ObjectIdentifier: Int] = [:]
    func note(_ record: Record, _ slot: Int) {
      if let place = places[ObjectIdentifier(record)] { return notices[place].slots.insert(slot) }
      places[ObjectIdentifier(record)] = notices.count
      var slots = Slots()
      slots.insert(slot)
      notices.append(Notice(record: record, slots: slots))
    }
    let answered = core.undecided.isEmpty ? [] : core.undecided.takeAnswered { shape, type in
      changes.memberships.last { $0.shape === shape && $0.type == type }?.isMember ?? shape.memberships[type]
    }
    let mayMeetAgain = !changes.errors.isEmpty || !answered.isEmpty
    for group in changes.groups where group.last >= 0 {
      var slots = Slots()
      var index = group.last
      while index >= 0 {
        let change = changes.changes[Int(index)]
        slots.insert(Int(change.slot))
        changed += 1
        index = change.previous
      }
      if group.record.observers != nil {
        if mayMeetAgain { places[ObjectIdentifier(group.record)] = notices.count }
        notices.append(Notice(record: group.record, slots: slots))
      }
    }
    for change in changes.errors where change.record.observers != nil { note(change.record, change.slot) }
    for (record, slot) in answered { note(record, slot) }
    notices.removeAll { notice in
      !(notice.record.observers?._withUnsafeGuaranteedRef { $0.hears(notice.slots) } ?? false)
    }
  }

  /// Does what is left to do. A notification may call this again: every step is taken once.
  func finish() {
    let outer = Commit.current
    Commit.current = self
    defer { Commit.current = outer === self ? nil : outer }
    if let changes {
      while told < notices.count {
        let notice = notices[told]
        told += 1
        notice.record.observers?._withUnsafeGuaranteedRef { $0.willChange(notice.slots) }
      }
      if self.changes != nil {
        self.changes = nil
        core.lock.lock()
        let unused = core.write(changes)
        core.lock.unlock()
        _ = consume unused
        told = 0
      }
    }
    while told < notices.count {
      let notice = notices[told]
      told += 1
      notice.record.observers?._withUnsafeGuaranteedRef { $0.didChange(notice.slots) }
    }
  }
}
