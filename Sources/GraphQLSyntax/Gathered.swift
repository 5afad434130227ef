/// The items of a list while it is read. The first few have their place on the stack, so that the array that they become
/// is allocated once, no larger than it has to be.
struct Gathered<Item>: ~Copyable {
  private var base: UnsafeMutablePointer<Item>
  private var capacity: Int
  private var isOnStack = true
  private(set) var count = 0

  /// How many have their place on the stack.
  private static var initialCapacity: Int { 8 }

  private init(_ buffer: UnsafeMutableBufferPointer<Item>) {
    base = buffer.baseAddress!
    capacity = buffer.count
  }

  /// What `body` gathers, unless it fails.
  @inline(__always)
  static func array<Failure>(_ body: (inout Gathered) throws(Failure) -> Void) throws(Failure) -> [Item] {
    // What the closure throws would lose its type in Swift 6.1.
    try withUnsafeTemporaryAllocation(of: Item.self, capacity: initialCapacity) { buffer in
      var items = Gathered(buffer)
      return Result { () throws(Failure) in
        try body(&items)
        return items.array()
      }
    }.get()
  }

  @inline(__always)
  mutating func append(_ item: consuming Item) {
    if count == capacity { grow() }
    (base + count).initialize(to: item)
    count &+= 1
  }

  /// Leaves nothing behind. A literal is the cheapest array of a known size.
  @inline(__always)
  private mutating func array() -> [Item] {
    let (items, count) = (base, count)
    self.count = 0
    switch count {
    case 0: return []
    case 1: return [items.move()]
    case 2: return [items.move(), (items + 1).move()]
    case 3: return [items.move(), (items + 1).move(), (items + 2).move()]
    case 4: return [items.move(), (items + 1).move(), (items + 2).move(), (items + 3).move()]
    default:
      var array: [Item] = []
      array.reserveCapacity(count)
      for index in 0..<count { array.append((items + index).move()) }
      return array
    }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: capacity * 4)
    larger.moveInitialize(from: base, count: count)
    if !isOnStack { base.deallocate() }
    (base, capacity, isOnStack) = (larger, capacity * 4, false)
  }

  deinit {
    base.deinitialize(count: count)
    if !isOnStack { base.deallocate() }
  }
}
