/// The names of one document that were seen lately, so that most of them cost a comparison instead of the lock of the
/// process-wide table.
///
/// One entry a slot, the newest wins. It must not outlive the bytes it was given.
struct SymbolCache {
  private struct Entry {
    var hash: UInt64
    var start: UInt32
    var length: UInt32
    var symbol: Symbol
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let mask: Int

  /// A cache with a size that fits a document of `byteCount` bytes.
  init(byteCount: Int) {
    var capacity = 64
    while capacity < 8192, capacity * 48 < byteCount { capacity *= 2 }
    mask = capacity - 1
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(hash: 0, start: 0, length: .max, symbol: Symbol(id: 0)), count: capacity)
  }

  func deallocate() { entries.deallocate() }

  @inline(__always)
  func symbol(_ cursor: Cursor, _ start: Int, _ end: Int, hash: UInt64) -> Symbol {
    let slot = Int(truncatingIfNeeded: hash ^ (hash &>> 32)) & mask
    let entry = entries[slot]
    let length = end &- start
    if entry.hash == hash, Int(entry.length) == length,
      equal(cursor, Int(entry.start), start, length)
    {
      return entry.symbol
    }
    return remember(cursor, start, end, hash, slot)
  }

  @inline(__always)
  private func equal(_ cursor: Cursor, _ a: Int, _ b: Int, _ length: Int) -> Bool {
    let base = cursor.base.unsafelyUnwrapped
    var index = 0
    while index < length {
      if base[a &+ index] != base[b &+ index] { return false }
      index &+= 1
    }
    return true
  }

  @inline(never)
  private func remember(_ cursor: Cursor, _ start: Int, _ end: Int, _ hash: UInt64, _ slot: Int) -> Symbol {
    let symbol = Symbol(utf8: cursor.bytes(start, end), hash: hash)
    entries[slot] = Entry(
      hash: hash, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start),
      symbol: symbol)
    return symbol
  }
}
