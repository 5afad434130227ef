/// Where the fields of one object live.
///
/// Each field has a slot, sixteen bytes that hold a native optional, typed by the record's shape; a bit beside it
/// says whether the field was ever received. `base` is a constant pointer, so that reading a slot is one load
/// without a check for exclusive access.
///
/// Slots of a record in a store are written by the main actor only, under the store's lock. An ingest reads them
/// under that lock and writes only to records that no one else can see yet.
@_spi(Generated) public final class Record: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutableRawPointer
  let storages: UnsafePointer<Storage>
  @usableFromInline let shape: Shape
  /// The identity within the type: the key field's text, or several joined. Empty when the record is known by its
  /// place alone.
  let key: String
  @usableFromInline let capacity: Int

  /// A bit for each of the first 64 slots: the field was received.
  @exclusivity(unchecked) var present: UInt64 = 0
  /// Made by the first read.
  @exclusivity(unchecked) var observers: Unmanaged<Observers>?
  /// What few records need.
  @exclusivity(unchecked) var extra: RecordExtra?

  /// A record with a slot for each field that its type has so far. Call under the store's lock.
  init(shape: Shape, key: String = "") {
    self.shape = shape
    self.key = key
    capacity = shape.count
    storages = UnsafePointer(shape.storages)
    base = .allocate(byteCount: max(capacity, 1) * Cell.size, alignment: 16)
    for slot in 0..<capacity { Cell(base + slot &* Cell.size).initialize(storages[slot]) }
  }

  deinit {
    for slot in 0..<capacity { Cell(base + slot &* Cell.size).deinitialize(storages[slot]) }
    base.deallocate()
    observers?.release()
  }

  var isIdentified: Bool { !key.isEmpty }

  /// How many slots the record has memory for.
  private var slotCount: Int { extra?.slotCount ?? capacity }

  /// The memory of a slot beyond those that the record was made with; nil for what is no slot.
  @usableFromInline @inline(never) func outerCell(_ slot: Int) -> Cell? { slot >= 0 ? extra?.cell(slot) : nil }

  /// The slot's memory, if the record has any for it.
  @inline(__always) func cell(_ slot: Int) -> Cell? {
    if UInt(bitPattern: slot) < UInt(bitPattern: capacity) { return Cell(base + slot &* Cell.size) }
    return extra?.cell(slot)
  }

  /// The slot's memory, made when the record has none for it yet.
  @inline(__always) func cellForWriting(_ slot: Int) -> Cell {
    if UInt(bitPattern: slot) < UInt(bitPattern: capacity) { return Cell(base + slot &* Cell.size) }
    let extra = makeExtra()
    return extra.cell(slot) ?? extra.addBlock(holding: slot, after: capacity, of: shape)
  }

  /// How a slot's memory is typed; nil where the record has none for it. Needs no lock, unlike what the type knows.
  @inline(__always) func storage(_ slot: Int) -> Storage? {
    if UInt(bitPattern: slot) < UInt(bitPattern: capacity) { return storages[slot] }
    return extra?.storage(slot)
  }

  @inline(__always) func has(_ slot: Int) -> Bool {
    slot < 64 ? present & (1 &<< UInt64(truncatingIfNeeded: slot)) != 0 : extra?.has(slot) ?? false
  }

  @inline(__always) func markPresent(_ slot: Int) {
    if slot < 64 { present |= 1 &<< UInt64(truncatingIfNeeded: slot) } else { makeExtra().markPresent(slot) }
  }

  func makeExtra() -> RecordExtra {
    if let extra { return extra }
    let made = RecordExtra()
    extra = made
    return made
  }

  /// The errors of the last answer to this field.
  func errors(_ slot: Int) -> [FieldError] { extra?.errors[slot] ?? [] }

  /// Lets go of every link, so that records that point at each other can go. Call on the main actor.
  func dropLinks() {
    for slot in 0..<slotCount {
      guard let cell = cell(slot), let storage = storage(slot) else { continue }
      switch storage {
      case .link: cell.store(.link(nil))
      case .links: cell.store(.links(nil))
      case .object where cell.at(AnyObject?.self).pointee is LinkTree: cell.store(.object(nil))
      default: break
      }
    }
  }
}

/// Slots added to a type after the record was made, presence beyond the first 64 fields, errors.
final class RecordExtra {
  private struct Block {
    var first: Int
    var count: Int
    var base: UnsafeMutableRawPointer
    var storages: UnsafePointer<Storage>
  }

  private var blocks: [Block] = []
  private var present: [UInt64] = []
  var errors: [Int: [FieldError]] = [:]
  /// The number that stands for a record without identity where a text is asked.
  var number: Int?

  deinit {
    for block in blocks {
      for slot in 0..<block.count {
        Cell(block.base + slot * Cell.size).deinitialize(block.storages[block.first + slot])
      }
      block.base.deallocate()
    }
  }

  func cell(_ slot: Int) -> Cell? {
    block(of: slot).map { Cell($0.base + (slot - $0.first) * Cell.size) }
  }

  func storage(_ slot: Int) -> Storage? { block(of: slot)?.storages[slot] }

  private func block(of slot: Int) -> Block? {
    blocks.first { slot >= $0.first && slot < $0.first + $0.count }
  }

  /// How many slots have memory, here and in the record itself; nil when all are there.
  var slotCount: Int? { blocks.last.map { $0.first + $0.count } }

  /// Adds memory for every slot that the type has by now.
  func addBlock(holding slot: Int, after capacity: Int, of shape: Shape) -> Cell {
    let first = blocks.last.map { $0.first + $0.count } ?? capacity
    let count = shape.count - first
    precondition(slot >= first && slot < shape.count, "a slot that its type does not have")
    let base = UnsafeMutableRawPointer.allocate(byteCount: count * Cell.size, alignment: 16)
    for new in 0..<count { Cell(base + new * Cell.size).initialize(shape.storages[first + new]) }
    blocks.append(Block(first: first, count: count, base: base, storages: UnsafePointer(shape.storages)))
    return Cell(base + (slot - first) * Cell.size)
  }

  func has(_ slot: Int) -> Bool {
    let word = slot / 64
    return word < present.count && present[word] & (1 << UInt64(slot % 64)) != 0
  }

  func markPresent(_ slot: Int) {
    let word = slot / 64
    while present.count <= word { present.append(0) }
    present[word] |= 1 << UInt64(slot % 64)
  }
}
