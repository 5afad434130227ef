/// A response that was read and compared with a store, ready to be committed.
///
/// It is the store's until it is committed or dropped; nothing of it shows before.
public final class ChangeSet: @unchecked Sendable {
  let core: StoreCore
  let plan: ResolvedPlan
  /// The response, to be read again should the store change in a way that bears on it.
  let response: PaddedBytes
  private(set) var changes: Changes
  /// What the store's records were compared at.
  private(set) var version: UInt64
  private(set) var seen: [UnsafeRawPointer]
  private var isOpen = true

  init(core: StoreCore, plan: ResolvedPlan, response: PaddedBytes, changes: Changes, version: UInt64, seen: [UnsafeRawPointer]) {
    self.core = core
    self.plan = plan
    self.response = response
    self.changes = changes
    self.version = version
    self.seen = seen
  }

  deinit { if isOpen { core.lock.withLock { core.close(version) } } }

  /// Whether committing would change nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// The errors of the response that belong to no field.
  public var errors: [FieldError] { changes.unplaced }

  /// Takes the changes out for the commit, read again if the store has moved where it matters. Under the lock.
  func take() -> Changes? {
    guard isOpen else { return nil }
    isOpen = false
    defer {
      changes = Changes()
      core.close(version)
    }
    if core.version == version || !core.moved(since: version, seen, changes) { return changes }
    return core.read(response, plan, lock: nil).changes
  }
}

/// A response's bytes with zeros behind them, so that the cursor may look ahead.
final class PaddedBytes: @unchecked Sendable {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  let count: Int

  init(_ response: some Sequence<UInt8>, count: Int) {
    self.count = count
    bytes = .allocate(capacity: count + JSONCursor.padding)
    let (_, end) = bytes.initialize(from: response)
    bytes[end...].initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }
}
