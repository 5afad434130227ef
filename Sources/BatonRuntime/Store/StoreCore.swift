/// What a store holds. Everything here is used under the lock.
final class StoreCore: @unchecked Sendable {
  let lock = YieldingLock()
  let log: StoreLog
  let shapes: Shapes
  /// Who asked for a type's membership before any response told it.
  let undecided = Undecided()

  /// Counts the commits that changed something.
  @exclusivity(unchecked) private(set) var version: UInt64 = 0
  /// At which versions the ingests began that run now.
  @exclusivity(unchecked) private var running = VersionsInUse()
  /// What commits replaced since the first of them began, and so may still be looked at.
  @exclusivity(unchecked) private var retired: [(version: UInt64, values: [SlotValue])] = []
  /// With which versions the change sets were compared that are neither committed nor dropped.
  @exclusivity(unchecked) private var open = VersionsInUse()
  /// What commits changed since the oldest of them, as far as it is known.
  @exclusivity(unchecked) private(set) var history: [(version: UInt64, records: [UnsafeRawPointer])] = []
  /// The last commit that the history has forgotten, for a change set that waits for long.
  @exclusivity(unchecked) private var forgotten: UInt64 = 0
  static let historyLimit = 1000
  @exclusivity(unchecked) private var operations = OperationCache()

  init(log: StoreLog) {
    self.log = log
    shapes = Shapes(lock: lock, log: log, undecided: undecided)
  }

  /// The plan of an operation value, resolved once.
  func plan<O: GraphQLOperation>(for operation: O) -> ResolvedPlan {
    operations.plan(for: operation) { ResolvedPlan(O.plan, variables: $0, shapes: shapes) }
  }

  // MARK: ingest

  /// - Returns: the version that the ingest looks at.
  func beginIngest() -> UInt64 {
    running.add(version)
    open.add(version)
    return version
  }

  /// - Parameter version: at which the ingest began.
  /// - Returns: what may be let go now, to be let go without the lock.
  func endIngest(_ version: UInt64) -> [[SlotValue]] {
    running.remove(version)
    let unused = retired.prefix { $0.version <= running.oldest ?? .max }
    retired.removeFirst(unused.count)
    return unused.map(\.values)
  }

  /// A change set that was compared with that version is gone.
  func close(_ version: UInt64) {
    open.remove(version)
    history.removeFirst(history.prefix { $0.version <= open.oldest ?? .max }.count)
  }

  /// Reads a response that was read before and found good, or throws.
  func read(_ response: PaddedBytes, _ plan: ResolvedPlan, lock: YieldingLock?) -> (changes: Changes, seen: [UnsafeRawPointer]) {
    var ingest = Ingest(UnsafeBufferPointer(response.bytes), count: response.count, plan: plan, lock: lock)
    do throws(ResponseError) {
      try ingest.response()
    } catch {
      preconditionFailure("a response that was good before: \(error)")
    }
    return (ingest.changes, ingest.seen)
  }

  /// Whether a commit since then changed what a response was compared with, or brought a record that it brings too.
  func moved(since version: UInt64, _ seen: [UnsafeRawPointer], _ changes: Changes) -> Bool {
    if version < forgotten { return true }
    var changed: Set<UnsafeRawPointer> = []
    for commit in history where commit.version > version { changed.formUnion(commit.records) }
    if seen.contains(where: changed.contains) { return true }
    return changes.fresh.enumerated().contains { number, table in
      table.map { shapes.all[number].records.overlaps($0) } ?? false
    }
  }

  // MARK: commit

  /// Writes changes, and lets go of nothing that an ingest may look at.
  func write(_ changes: Changes) -> [SlotValue] {
    version += 1
    if open.oldest != nil {
      history.append((version, changes.groups.map { UnsafeRawPointer(Unmanaged.passUnretained($0.record).toOpaque()) }))
      if history.count > Self.historyLimit { forgotten = history.removeFirst().version }
    }
    for (number, table) in changes.fresh.enumerated() {
      if let table { shapes.all[number].records.absorb(table) }
    }
    for answer in changes.memberships { answer.shape.memberships[answer.type] = answer.isMember }
    var replaced: [SlotValue] = []
    for group in changes.groups {
      var index = Int(group.last)
      while index >= 0 {
        let slot = Int(changes.changes[index].slot)
        write(changes.changes[index].value, to: group.record, at: slot, &replaced)
        group.record.markPresent(slot)
        index = Int(changes.changes[index].previous)
      }
    }
    for change in changes.errors {
      change.record.makeExtra().errors[change.slot] = change.errors.isEmpty ? nil : change.errors
    }
    guard running.oldest != nil else { return replaced }
    retired.append((version, replaced))
    return []
  }

  @inline(__always) private func write(
    _ value: borrowing SlotValue, to record: borrowing Record, at slot: Int, _ replaced: inout [SlotValue]
  ) {
    let cell = record.cellForWriting(slot)
    switch value {
    case .int(let value): cell.at(Int?.self).pointee = value
    case .double(let value): cell.at(Double?.self).pointee = value
    case .bool(let value): cell.at(Bool?.self).pointee = value
    default:
      replaced.append(cell.load(record.shape.storages[slot]))
      cell.store(copy value)
    }
  }

  /// The store is gone: lets go of its records, which hold their types and so would hold each other. Call on the main
  /// actor.
  func end() {
    undecided.removeAll()
    let roots = lock.withLock { shapes.all.compactMap { $0.end() } }
    for root in roots { root.dropLinks() }
  }
}

/// The versions of a store that are still looked at, in order.
private struct VersionsInUse {
  private var uses: [(version: UInt64, count: Int)] = []

  var oldest: UInt64? { uses.first?.version }

  /// The version is the newest.
  mutating func add(_ version: UInt64) {
    if uses.last?.version != version { uses.append((version, 0)) }
    uses[uses.count - 1].count += 1
  }

  mutating func remove(_ version: UInt64) {
    guard let index = uses.firstIndex(where: { $0.version == version }) else { return }
    uses[index].count -= 1
    if uses[index].count == 0 { uses.remove(at: index) }
  }
}

/// The plans of the operation values that were used last.
private struct OperationCache {
  private static let limit = 256

  private var plans: [AnyHashable: ResolvedPlan] = [:]
  private var order: [AnyHashable] = []

  mutating func plan<O: GraphQLOperation>(
    for operation: O, resolve: ([String: InputValue]) -> ResolvedPlan
  ) -> ResolvedPlan {
    let key = AnyHashable(operation)
    if let plan = plans[key] { return plan }
    var encoder = InputEncoder()
    operation.encode(to: &encoder)
    let variables = Dictionary(encoder.members.map { ($0.name, $0.value) }) { $1 }
    let plan = resolve(variables)
    if order.count == Self.limit { plans[order.removeFirst()] = nil }
    plans[key] = plan
    order.append(key)
    return plan
  }
}
