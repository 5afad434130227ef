/// The slots of a resolved selection, one for each entry; in the words before them, how many there are and the
/// selection itself.
///
/// One pointer, so that an anchor is small and an entry's slot is one load away. It is good as long as its `SlotMap`.
@_spi(Generated) @frozen public struct SlotTable {
  @usableFromInline let first: UnsafePointer<Int>

  /// Words before the slots.
  private static let header = 2

  init(_ first: UnsafeMutablePointer<Int>) { self.first = UnsafePointer(first) }

  /// Memory for the slots of so many entries.
  static func allocate(_ count: Int) -> UnsafeMutablePointer<Int> {
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: header + count)
    memory.initialize(repeating: 0, count: header + count)
    memory[header - 1] = count
    return memory + header
  }

  func deallocate() { UnsafeMutablePointer(mutating: first - Self.header).deallocate() }

  func setMap(_ map: SlotMap) {
    UnsafeMutablePointer(mutating: first)[-2] = Int(bitPattern: Unmanaged.passUnretained(map).toOpaque())
  }

  var count: Int { first[-1] }

  @inline(__always) var map: Unmanaged<SlotMap> {
    UnsafeRawPointer(first - Self.header).load(as: Unmanaged<SlotMap>.self)
  }

  @inlinable @inline(__always) subscript(entry: Int) -> Int {
    precondition(UInt(bitPattern: entry) < UInt(bitPattern: first[-1]), "an accessor that its layout does not have")
    return first[entry]
  }
}
