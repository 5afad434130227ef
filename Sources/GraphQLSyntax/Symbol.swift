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
public struct Symbol: CheaplyHashed, Sendable {
  /// Counts the names of the process in the order in which they were met.
  public let id: UInt32

  @inlinable public var number: UInt32 { id }
  @inlinable public static func == (a: Symbol, b: Symbol) -> Bool { a.id == b.id }

  /// The name of a number that a symbol had.
  @inlinable public init(id: UInt32) { self.id = id }

  /// The symbol of a text.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { Symbol(utf8: $0) }
  }

  /// The symbol of the bytes of a name, with their ``hash(of:)`` when the caller has it already.
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>, hash: UInt64? = nil) {
    self = SymbolTable.shared.symbol(for: bytes, hash: hash ?? Symbol.hash(of: bytes))
  }

  /// The name itself.
  public var text: String { SymbolTable.shared.text(of: self) }

  /// The text's bytes, which never move.
  package var utf8: UnsafeBufferPointer<UInt8> { SymbolTable.shared.bytes(of: self) }

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
  public init(stringLiteral text: String) { self.init(text) }
  public var description: String { text }

  /// By the text's UTF-8, the order that Relay sorts names in.
  public static func < (a: Symbol, b: Symbol) -> Bool {
    if a.id == b.id { return false }
    let (left, right) = (a.utf8, b.utf8)
    let order = memcmp(left.baseAddress!, right.baseAddress!, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }
}

/// Open addressing over entries that never move, so that a text is read without the lock.
private struct SymbolTable: Sendable {
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
  }

  static let shared = SymbolTable()

  private let entries: Pages
  private let slots: Locked<Slots>

  private init() {
    var slots = Slots()
    for word in Symbol.grammarWords {
      var word = word
      _ = word.withUTF8 { slots.symbol(for: $0, hash: Symbol.hash(of: $0)) }
    }
    entries = slots.entries
    self.slots = Locked(slots)
  }

  func text(of symbol: Symbol) -> String { entries[symbol].pointee.text }
  func bytes(of symbol: Symbol) -> UnsafeBufferPointer<UInt8> { entries[symbol].pointee.bytes }

  func symbol(for bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Symbol {
    slots.withLock { $0.symbol(for: bytes, hash: hash) }
  }

  /// Page `p` holds `1024 << p` entries; a page is never moved once it is there.
  ///
  /// Unchecked: an entry is written under the lock of the slots, before anybody is told its symbol.
  private struct Pages: @unchecked Sendable {
    private let pages = UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>.allocate(capacity: 22)

    init() { pages.initialize(repeating: nil, count: 22) }

    subscript(_ symbol: Symbol) -> UnsafeMutablePointer<Entry> {
      let page = 31 - ((symbol.id >> 10) + 1).leadingZeroBitCount
      if pages[page] == nil { pages[page] = .allocate(capacity: 1024 << page) }
      return pages[page]! + (Int(symbol.id) - ((1 << page) - 1) << 10)
    }
  }

  private struct Slots {
    let entries = Pages()
    private var count: UInt32 = 0
    private var slots: [(hash: UInt64, symbol: Symbol)?] = Array(repeating: nil, count: 1 << 13)

    mutating func symbol(for bytes: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Symbol {
      var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while let slot = slots[place] {
        if slot.hash == hash, entries[slot.symbol].pointee.bytes.equals(bytes) { return slot.symbol }
        place = (place + 1) & (slots.count - 1)
      }
      let symbol = Symbol(id: count)
      entries[symbol].initialize(to: Entry(bytes))
      count += 1
      slots[place] = (hash, symbol)
      if Int(count) * 2 > slots.count { grow() }
      return symbol
    }

    private mutating func grow() {
      let old = slots
      slots = Array(repeating: nil, count: old.count * 2)
      for case let slot? in old {
        var place = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[place] != nil { place = (place + 1) & (slots.count - 1) }
        slots[place] = slot
      }
    }
  }
}
