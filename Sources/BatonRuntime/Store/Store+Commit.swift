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
    defer { changes.events.forEach(core.log.report) }
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
  @exclusivity(unchecked) static var current: Commit?

  private let core: StoreCore
  // Both are kept to the end, since they keep the records that are told.
  private let changes: Changes
  private let answered: [(record: Record, slot: Int)]
  private let notices: [Notice]
  let changed: Int

  private var isWritten = false
  private var told = 0

  init(_ changes: Changes, _ core: StoreCore) {
    self.core = core
    self.changes = changes
    answered = core.undecided.isEmpty ? [] : core.undecided.takeAnswered { shape, type in
      changes.memberships.last { $0.shape === shape && $0.type == type }?.isMember ?? shape.memberships[type]
    }
    (notices, changed) = changes.notices(answered)
  }

  /// Does what is left to do. A notification may call this again: every step is taken once.
  func finish() {
    let outer = Commit.current
    Commit.current = self
    defer { Commit.current = outer === self ? nil : outer }
    while !isWritten, told < notices.count {
      told += 1
      notices[told - 1].tellWillChange()
    }
    if !isWritten {
      isWritten = true
      core.lock.lock()
      let unused = core.write(changes)
      core.lock.unlock()
      _ = consume unused
      told = 0
    }
    while told < notices.count {
      told += 1
      notices[told - 1].tellDidChange()
    }
  }
}
