/// What a response changes in records that the store has, grouped by record, and what it adds.
struct Changes {
  struct Group {
    var record: Record
    /// The change that was noted last; each knows the one before.
    var last: Int32
  }

  struct Change {
    var slot: Int32
    var previous: Int32
    var value: SlotValue
  }

  struct Errors {
    var record: Record
    var slot: Int
    var errors: [FieldError]
  }

  private(set) var groups: [Group] = []
  private(set) var changes: [Change] = []
  private var numbers: [UnsafeRawPointer: Int] = [:]
  /// Fields whose errors differ.
  var errors: [Errors] = []
  /// New records with an identity, by the number of their type.
  var fresh: [RecordTable?] = []
  /// What the response says about abstract types.
  var memberships: [(shape: Shape, type: String, isMember: Bool)] = []
  /// Errors that belong to no field.
  var unplaced: [FieldError] = []
  /// What the log is told when the changes are committed.
  var events: [StoreEvent] = []

  /// How many changes there are.
  @inline(__always) var count: Int { changes.count }

  var isEmpty: Bool {
    groups.allSatisfy { $0.last < 0 } && errors.isEmpty && fresh.allSatisfy { $0.map { $0.count == 0 } ?? true }
  }

  /// The group of a record that already has changes.
  @inline(__always) func group(of record: Unmanaged<Record>) -> Int? {
    groups.isEmpty ? nil : numbers[UnsafeRawPointer(record.toOpaque())]
  }

  mutating func makeGroup(of record: Unmanaged<Record>) -> Int {
    numbers[UnsafeRawPointer(record.toOpaque())] = groups.count
    groups.append(Group(record: record.takeUnretainedValue(), last: -1))
    return groups.count - 1
  }

  @inline(__always) mutating func append(_ value: SlotValue, at slot: Int, to group: Int) {
    changes.append(Change(slot: Int32(slot), previous: groups[group].last, value: value))
    groups[group].last = Int32(changes.count - 1)
  }

  /// Changes a slot that may have a change already.
  mutating func replace(_ value: SlotValue, at slot: Int, in group: Int) {
    var index = groups[group].last
    while index >= 0 {
      if changes[Int(index)].slot == slot {
        changes[Int(index)].value = value
        return
      }
      index = changes[Int(index)].previous
    }
    append(value, at: slot, to: group)
  }

  /// Takes back the change of a slot, if there is one.
  mutating func remove(at slot: Int, in group: Int) {
    var index = groups[group].last
    var later: Int32 = -1
    while index >= 0 {
      let change = changes[Int(index)]
      if change.slot == slot {
        if later < 0 { groups[group].last = change.previous } else { changes[Int(later)].previous = change.previous }
        changes[Int(index)].value = .int(nil)
        return
      }
      later = index
      index = change.previous
    }
  }

  func value(at slot: Int, in group: Int) -> SlotValue? {
    var index = groups[group].last
    while index >= 0 {
      let change = changes[Int(index)]
      if change.slot == slot { return change.value }
      index = change.previous
    }
    return nil
  }

  /// The table of new records of a type.
  @inline(__always) mutating func freshRecords(of shape: Shape) -> RecordTable {
    if shape.number < fresh.count, let table = fresh[shape.number] { return table }
    while fresh.count <= shape.number { fresh.append(nil) }
    let table = RecordTable()
    fresh[shape.number] = table
    return table
  }

  @inline(__always) func hasFreshRecords(of shape: Shape) -> RecordTable? {
    shape.number < fresh.count ? fresh[shape.number] : nil
  }
}
