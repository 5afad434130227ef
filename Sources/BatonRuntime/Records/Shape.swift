/// What a store knows about one concrete type: the slots of its fields, its records, the abstract types it belongs to.
///
/// A slot is found by storage key and kind and numbered on demand, so that several modules share a store, and a type
/// that no build ever saw works as well. Numbers are only ever added. Everything here is written under the store's
/// lock, but for `maps`, which is the main actor's alone.
@usableFromInline final class Shape: @unchecked Sendable {
  @usableFromInline let name: String
  let number: Int
  let lock: YieldingLock
  let log: StoreLog
  let undecided: Undecided
  let tokens: UnsafePointer<FieldToken>

  @exclusivity(unchecked) private(set) var count = 0
  /// Slot to storage. Grows by replacement; older ones live on, since records point into them.
  @exclusivity(unchecked) private(set) var storages: UnsafeMutablePointer<Storage>
  private var storageCapacity = 16
  private var outgrown: [UnsafeMutablePointer<Storage>] = []
  @exclusivity(unchecked) private(set) var keys: [SlotKey] = []
  @exclusivity(unchecked) private var numbers: [SlotKey: Int] = [:]

  /// Abstract type to whether this type belongs to it, as the answers to `__is<Type>` said.
  @exclusivity(unchecked) var memberships: [String: Bool] = [:]
  /// The records of this type that have an identity.
  let records = RecordTable()
  /// The record of this type at the root of operations.
  @exclusivity(unchecked) var root: Record?

  /// The resolved layouts that no variable bears on, by the node's number.
  @exclusivity(unchecked) var maps: [Int: SlotMap] = [:]

  init(name: String, number: Int, lock: YieldingLock, log: StoreLog, undecided: Undecided) {
    self.name = name
    self.number = number
    self.lock = lock
    self.log = log
    self.undecided = undecided
    tokens = UnsafePointer(FieldTokens.table)
    storages = .allocate(capacity: storageCapacity)
  }

  /// The type of the record that stands where a promised one is not: it has no name and no field.
  var isPlaceholder: Bool { name.isEmpty }

  static let placeholder = Record(
    shape: Shape(name: "", number: -1, lock: YieldingLock(), log: StoreLog { _ in }, undecided: Undecided()))

  deinit {
    storages.deallocate()
    for old in outgrown { old.deallocate() }
  }

  /// The slot of a field, given one if it has none.
  func slot(_ key: SlotKey) -> Int {
    if let slot = numbers[key] { return slot }
    let slot = count
    if slot == storageCapacity { grow() }
    (storages + slot).initialize(to: key.kind.storage)
    count += 1
    keys.append(key)
    numbers[key] = slot
    return slot
  }

  /// Lets go of the records; the root is the caller's to let go.
  func end() -> Record? {
    records.removeAll()
    defer { root = nil }
    return root
  }

  private var numbered = 0

  /// A number for a record that has no identity.
  func nextNumber() -> Int {
    numbered += 1
    return numbered
  }

  private func grow() {
    let grown = UnsafeMutablePointer<Storage>.allocate(capacity: storageCapacity * 2)
    grown.initialize(from: storages, count: count)
    outgrown.append(storages)
    storages = grown
    storageCapacity *= 2
  }
}
