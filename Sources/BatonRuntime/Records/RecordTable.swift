#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The records of one type by the bytes of their key: open addressing, with the hash kept beside the record.
final class RecordTable: @unchecked Sendable {
  private struct Entry {
    var hash: UInt64
    var record: Unmanaged<Record>?
  }

  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var mask: Int
  @exclusivity(unchecked) private(set) var count = 0

  init() {
    mask = 15
    entries = Self.allocate(16)
  }

  deinit {
    removeAll()
    entries.deallocate()
  }

  /// Lets go of every record. Their links go first: records may point at each other in circles, and in chains that no
  /// stack holds.
  func removeAll() {
    forEach { _, record in record._withUnsafeGuaranteedRef { $0.dropLinks() } }
    for index in 0...mask {
      entries[index].record?.release()
      entries[index].record = nil
    }
    count = 0
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let memory = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    memory.initialize(repeating: Entry(hash: 0, record: nil), count: capacity)
    return memory
  }

  @inline(__always) func find(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Unmanaged<Record>? {
    var index = Int(truncatingIfNeeded: hash) & mask
    while let record = entries[index].record {
      if entries[index].hash == hash, record._withUnsafeGuaranteedRef({ $0.key.hasBytes(key) }) { return record }
      index = (index &+ 1) & mask
    }
    return nil
  }

  func find(_ key: String) -> Record? {
    var key = key
    return key.withUTF8 { bytes in find(bytes, hash: KeyHash.of(bytes))?.takeUnretainedValue() }
  }

  /// Adds a record that is not in the table, and keeps it alive.
  func insert(_ record: Record, hash: UInt64) {
    if (count + 1) * 2 > mask { grow(to: (mask + 1) * 2) }
    place(Entry(hash: hash, record: .passRetained(record)))
    count += 1
  }

  /// Takes over the records of a table whose keys are not in this one.
  func absorb(_ other: RecordTable) {
    if count == 0 {
      swap(&entries, &other.entries)
      swap(&mask, &other.mask)
      swap(&count, &other.count)
      return
    }
    var capacity = mask + 1
    while (count + other.count) * 2 > capacity - 1 { capacity *= 2 }
    if capacity > mask + 1 { grow(to: capacity) }
    other.forEach { hash, record in place(Entry(hash: hash, record: record)) }
    count += other.count
    other.entries.update(repeating: Entry(hash: 0, record: nil), count: other.mask + 1)
    other.count = 0
  }

  /// Whether a record of the other table has a key that is here too.
  func overlaps(_ other: RecordTable) -> Bool {
    var found = false
    other.forEach { hash, record in
      guard !found else { return }
      var key = record._withUnsafeGuaranteedRef { $0.key }
      found = key.withUTF8 { find($0, hash: hash) != nil }
    }
    return found
  }

  func forEach(_ body: (UInt64, Unmanaged<Record>) -> Void) {
    for index in 0...mask {
      if let record = entries[index].record { body(entries[index].hash, record) }
    }
  }

  private func place(_ entry: Entry) {
    var index = Int(truncatingIfNeeded: entry.hash) & mask
    while entries[index].record != nil { index = (index &+ 1) & mask }
    entries[index] = entry
  }

  private func grow(to capacity: Int) {
    let old = entries
    let oldMask = mask
    entries = Self.allocate(capacity)
    mask = capacity - 1
    for index in 0...oldMask where old[index].record != nil { place(old[index]) }
    old.deallocate()
  }
}

/// Hashes the bytes of a key: folded multiplication over words of eight bytes, seeded once for each process.
enum KeyHash {
  private static let seed = UInt64.random(in: .min ... .max)

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { of(bytes, seed: seed) }

  /// The seed, to be kept by loops that hash.
  static var currentSeed: UInt64 { seed }

  @inline(__always) static func of(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    guard let start = bytes.baseAddress else { return hash }
    let raw = UnsafeRawPointer(start)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = fold(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var tail: UInt64 = 0
    while offset < bytes.count {
      tail = tail &<< 8 | UInt64(start[offset])
      offset &+= 1
    }
    return fold(hash ^ tail)
  }

  @inline(__always) private static func fold(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}

extension String {
  /// Whether the text is exactly these bytes.
  @inline(__always) func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let view = utf8
    guard view.count == bytes.count else { return false }
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
    return view.withContiguousStorageIfAvailable { memcmp($0.baseAddress!, start, bytes.count) == 0 }
      ?? view.elementsEqual(bytes)
  }
}
