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
  /// Slots below this number have their memory in the record, as far as its type has them when the record is made. A
  /// type can have any number of them, since each value of an argument makes one; a record has few.
  static let width = 64

  /// A bit for each of the first 64 slots: the field was received.
  @exclusivity(unchecked) var present: UInt64 = 0
  /// Made by the first read.
  @exclusivity(unchecked) var observers: Unmanaged<Observers>?
  /// What few records need.
  @exclusivity(unchecked) var extra: RecordExtra?

  /// A record with memory for the fields that its type has so far. Call under the store's lock.
  init(shape: Shape, key: String = "") {
    self.shape = shape
    self.key = key
    capacity = min(shape.count, Self.width)
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
    return extra.cell(slot) ?? extra.makeCell(slot, of: shape)
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
    for slot in Array(0..<capacity) + (extra?.slots ?? []) {
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

/// Slots beyond those that the record was made with, errors, and a number.
final class RecordExtra {
  /// The memory of sixteen slots that follow each other.
  private struct Page {
    static let size = 16

    let base = UnsafeMutableRawPointer.allocate(byteCount: size * Cell.size, alignment: 16)
    /// How many of them the type had when a slot of the page was last made; the others have no memory yet.
    var count = 0
    /// The type's, from its first slot on.
    var storages: UnsafePointer<Storage>
    /// A bit for each: the field was received. Of the first 64 slots of a record it knows itself.
    var present: UInt16 = 0

    func cell(_ offset: Int) -> Cell { Cell(base + offset &* Cell.size) }
  }

  private var pages: [Int: Page] = [:]
  var errors: [Int: [FieldError]] = [:]
  /// The number that stands for a record without identity where a text is asked.
  var number: Int?

  deinit {
    for (number, page) in pages {
      for offset in 0..<page.count { page.cell(offset).deinitialize(page.storages[number * Page.size + offset]) }
      page.base.deallocate()
    }
  }

  /// Those that have memory.
  var slots: [Int] { pages.flatMap { number, page in number * Page.size..<number * Page.size + page.count } }

  func cell(_ slot: Int) -> Cell? { page(of: slot)?.cell(slot % Page.size) }

  func storage(_ slot: Int) -> Storage? { page(of: slot)?.storages[slot] }

  private func page(of slot: Int) -> Page? {
    guard let page = pages[slot / Page.size], slot % Page.size < page.count else { return nil }
    return page
  }

  /// Gives a slot memory, and those beside it that the type has by now.
  func makeCell(_ slot: Int, of shape: Shape) -> Cell {
    precondition(slot < shape.count, "a slot that its type does not have")
    let number = slot / Page.size
    let first = number * Page.size
    let storages = UnsafePointer(shape.storages)
    var page = pages[number] ?? Page(storages: storages)
    let count = min(shape.count - first, Page.size)
    for offset in page.count..<count { page.cell(offset).initialize(storages[first + offset]) }
    page.count = count
    page.storages = storages
    pages[number] = page
    return page.cell(slot - first)
  }

  func has(_ slot: Int) -> Bool { pages[slot / Page.size].map { $0.present & Self.bit(slot) != 0 } ?? false }

  /// The slot has memory.
  func markPresent(_ slot: Int) { pages[slot / Page.size]?.present |= Self.bit(slot) }

  private static func bit(_ slot: Int) -> UInt16 { 1 &<< UInt16(truncatingIfNeeded: slot % Page.size) }
}
