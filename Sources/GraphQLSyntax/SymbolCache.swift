#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names that one thread saw lately, so that most of them cost a comparison instead of the lock of the
/// process-wide table.
///
/// One entry a slot, the newest wins. It knows names by the table's bytes, so that it serves one document after the other.
struct SymbolCache {
  private struct Entry {
    var hash: UInt64 = 0
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var symbol = Symbol(id: 0)
  }

  private static let mask = 8191

  private let entries: UnsafeMutablePointer<Entry>

  private init() {
    entries = .allocate(capacity: Self.mask + 1)
    entries.initialize(repeating: Entry(), count: Self.mask + 1)
  }

  @inline(__always)
  func symbol(_ cursor: Cursor, _ start: Int, _ end: Int, hash: UInt64) -> Symbol {
    let slot = entries + (Int(truncatingIfNeeded: hash ^ (hash &>> 32)) & Self.mask)
    let length = end &- start
    // Up to eight bytes are in the hash as they are: no two such names have the same one.
    if slot.pointee.hash == hash, slot.pointee.bytes.count == length,
      length <= 8 || memcmp(slot.pointee.bytes.baseAddress!, cursor.base.unsafelyUnwrapped + start, length) == 0
    {
      return slot.pointee.symbol
    }
    return remember(cursor.bytes(start, end), hash, in: slot)
  }

  @inline(never)
  private func remember(_ name: UnsafeBufferPointer<UInt8>, _ hash: UInt64, in slot: UnsafeMutablePointer<Entry>) -> Symbol {
    let symbol = Symbol(utf8: name, hash: hash)
    slot.pointee = Entry(hash: hash, bytes: symbol.utf8, symbol: symbol)
    return symbol
  }
}

extension SymbolCache {
  /// Calls `body` with a cache that nobody else uses meanwhile.
  static func lend<Result>(_ body: (SymbolCache) -> Result) -> Result {
    let cache = idle.withLock { $0.popLast() } ?? SymbolCache()
    defer { idle.withLock { $0.append(cache) } }
    return body(cache)
  }

  private static let idle = Locked<[SymbolCache]>([])
}
