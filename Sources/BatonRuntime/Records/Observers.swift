import Observation

/// Who reads a record: made by its first read, and the main actor's alone.
final class Observers {
  let tokens: UnsafePointer<FieldToken>

  /// The slots that were read one by one.
  @exclusivity(unchecked) private(set) var read: UInt64 = 0
  /// Who reads slots beyond the first 64: every further 64 have a registrar of their own, with the same tokens.
  @exclusivity(unchecked) private var beyond: [Int: Observers] = [:]

  /// The sets of slots that were read as one. The number of a set is the number of its token.
  @exclusivity(unchecked) private var sets = UnsafeMutablePointer<UInt64>.allocate(capacity: 2)
  @exclusivity(unchecked) private var setCount = 0

  /// Where the `reading` under way keeps what it read of this record.
  @exclusivity(unchecked) var stamp: UInt64 = 0
  @exclusivity(unchecked) var place = 0

  /// Last, since its size is known at run time only.
  let registrar = ObservationRegistrar()

  init(tokens: UnsafePointer<FieldToken>) { self.tokens = tokens }

  deinit { sets.deallocate() }

  /// Registers a slot below 64 that the record was made with.
  @inline(__always) func registerNarrow(_ slot: Int) {
    read |= 1 &<< UInt64(truncatingIfNeeded: slot)
    access(tokens[slot])
  }

  func register(_ slot: Int) {
    if slot < 64 {
      FieldTokens.makeSlots(slot + 1)
      return registerNarrow(slot)
    }
    let others = beyond[slot / 64] ?? Observers(tokens: tokens)
    beyond[slot / 64] = others
    others.register(slot % 64)
  }

  /// Registers exactly these slots, at the price of one.
  @inline(__always) func register(mask: UInt64) {
    for index in 0..<setCount where sets[index] == mask {
      access(tokens[FieldTokens.slots &+ index])
      return
    }
    registerNew(mask)
  }

  @inline(never) private func registerNew(_ mask: UInt64) {
    if setCount < FieldTokens.sets, mask.nonzeroBitCount > 1 {
      add(mask)
      access(tokens[FieldTokens.slots + setCount - 1])
      return
    }
    var rest = mask
    while rest != 0 {
      register(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }

  private func add(_ mask: UInt64) {
    // The capacity is the next power of two.
    if setCount >= 2, setCount & (setCount - 1) == 0 {
      let grown = UnsafeMutablePointer<UInt64>.allocate(capacity: setCount * 2)
      grown.initialize(from: sets, count: setCount)
      sets.deallocate()
      sets = grown
    }
    (sets + setCount).initialize(to: mask)
    setCount += 1
    FieldTokens.makeSets(setCount)
  }

  @inline(__always) private func access(_ token: FieldToken) {
    token._withUnsafeGuaranteedRef { registrar.access(Subject(), keyPath: $0) }
  }

  // MARK: telling

  /// Whether anyone read one of these of the first 64 slots.
  @inline(__always) func hears(_ mask: UInt64) -> Bool {
    if mask & read != 0 { return true }
    for index in 0..<setCount where sets[index] & mask != 0 { return true }
    return false
  }

  /// Whether anyone read this slot beyond the first 64.
  func hears(beyond slot: Int) -> Bool { beyond[slot / 64]?.hears(Self.bit(slot)) ?? false }

  func willChange(_ mask: UInt64) { forEachToken(of: mask, willChange) }

  func didChange(_ mask: UInt64) { forEachToken(of: mask, didChange) }

  func willChange(beyond slot: Int) { beyond[slot / 64]?.willChange(Self.bit(slot)) }

  func didChange(beyond slot: Int) { beyond[slot / 64]?.didChange(Self.bit(slot)) }

  private static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot % 64) }

  @inline(__always) private func willChange(_ token: FieldToken) {
    token._withUnsafeGuaranteedRef { registrar.willSet(Subject(), keyPath: $0) }
  }

  @inline(__always) private func didChange(_ token: FieldToken) {
    token._withUnsafeGuaranteedRef { registrar.didSet(Subject(), keyPath: $0) }
  }

  /// Whoever is told may read, and so add sets while this runs.
  @inline(__always) private func forEachToken(of mask: UInt64, _ body: (FieldToken) -> Void) {
    var rest = mask & read
    while rest != 0 {
      body(tokens[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    var index = 0
    while index < setCount {
      if sets[index] & mask != 0 { body(tokens[FieldTokens.slots &+ index]) }
      index &+= 1
    }
  }
}

/// Some slots of a record: a bit for each of the first 64, and the numbers of the others.
struct Slots {
  var mask: UInt64 = 0
  var beyond: [Int] = []

  @inline(__always) func contains(_ slot: Int) -> Bool {
    slot < 64 ? mask & 1 &<< UInt64(truncatingIfNeeded: slot) != 0 : beyond.contains(slot)
  }

  @inline(__always) mutating func insert(_ slot: Int) {
    if slot < 64 { mask |= 1 &<< UInt64(truncatingIfNeeded: slot) } else if !beyond.contains(slot) { beyond.append(slot) }
  }
}
