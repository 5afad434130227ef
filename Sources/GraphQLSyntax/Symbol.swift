#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A name, kept once for the whole process: comparing and hashing one is an integer's work.
///
/// The table only grows, by the distinct names that were ever read. `text` may be asked on any thread.
package struct Symbol: Hashable, Sendable {
  package let id: UInt32

  package init(id: UInt32) { self.id = id }

  /// The symbol of a text.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Symbol(utf8: $0) }
  }

  /// The symbol of the bytes of a name, with their ``hash(of:)`` when the caller has it already.
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>, hash: UInt64? = nil) {
    self = SymbolTable.shared.symbol(for: bytes, hash: hash ?? Symbol.hash(of: bytes))
  }

  package var text: String { SymbolTable.shared.entry(of: self).text }

  /// The text's bytes, which never move.
  package var utf8: UnsafeBufferPointer<UInt8> { SymbolTable.shared.entry(of: self).bytes }

  /// The hash of a name: of its bytes, eight at a time, the last ones filled up with zeros.
  package static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = hashSeed
    var offset = 0
    while offset < bytes.count {
      var word: UInt64 = 0
      for index in 0..<min(8, bytes.count - offset) { word |= UInt64(bytes[offset + index]) << UInt64(index * 8) }
      hash = combine(hash, word)
      offset += 8
    }
    return hash
  }

  static let hashSeed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// One step of ``hash(of:)``, which the lexer takes while it scans.
  @inline(__always)
  static func combine(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ (product &>> 29)
  }
}

extension Symbol: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  package init(stringLiteral text: String) { self.init(text) }
  package var description: String { text }

  /// By the text's UTF-8, the order that Relay sorts names in.
  package static func < (a: Symbol, b: Symbol) -> Bool {
    if a.id == b.id { return false }
    let left = SymbolTable.shared.entry(of: a).bytes
    let right = SymbolTable.shared.entry(of: b).bytes
    let order = memcmp(left.baseAddress!, right.baseAddress!, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }
}

/// Open addressing over entries that never move, so that a text is read without the lock.
private final class SymbolTable: @unchecked Sendable {
  /// A text, and its bytes with a zero after them, so that even an empty one has an address.
  struct Entry {
    let text: String
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ name: UnsafeBufferPointer<UInt8>) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.count + 1)
      _ = copy.initialize(from: name)
      copy.initializeElement(at: name.count, to: 0)
      bytes = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(copy)[..<name.count])
      text = String(decoding: name, as: UTF8.self)
    }

    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes.count == other.count && (bytes.isEmpty || memcmp(bytes.baseAddress!, other.baseAddress!, bytes.count) == 0)
    }
  }

  static let shared = SymbolTable()

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// Page `p` holds `1024 << p` entries; a page is never moved once it is there.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>
  private var count: UInt32 = 0
  private var slots: [(hash: UInt64, id: UInt32)] = Array(repeating: (0, .max), count: 1 << 13)

  private init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pages = .allocate(capacity: 22)
    pages.initialize(repeating: nil, count: 22)
    for word in Symbol.grammarWords {
      var word = word
      _ = word.withUTF8 { symbol(for: $0, hash: Symbol.hash(of: $0)) }
    }
  }

  private func place(of id: UInt32) -> (page: Int, index: Int) {
    let shifted = (id >> 10) + 1
    let page = 31 - shifted.leadingZeroBitCount
    return (page, Int(id) - ((1 << page) - 1) << 10)
  }

  func entry(of symbol: Symbol) -> Entry {
    let (page, index) = place(of: symbol.id)
    return pages[page]![index]
  }

  func symbol(for bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Symbol {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].id != .max {
      if slots[slot].hash == hash, entry(of: Symbol(id: slots[slot].id)).equals(bytes) {
        return Symbol(id: slots[slot].id)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let symbol = Symbol(id: count)
    let (page, index) = place(of: count)
    if pages[page] == nil { pages[page] = .allocate(capacity: 1024 << page) }
    (pages[page]! + index).initialize(to: Entry(bytes))
    count += 1
    slots[slot] = (hash, symbol.id)
    if Int(count) * 2 > slots.count { grow() }
    return symbol
  }

  private func grow() {
    let old = slots
    slots = Array(repeating: (0, .max), count: old.count * 2)
    for entry in old where entry.id != .max {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot].id != .max { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
