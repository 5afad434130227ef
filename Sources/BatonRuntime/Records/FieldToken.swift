import Observation

/// What is handed to the registrar as the observed subject. Observation tells observed things apart by registrar and
/// key path alone, and each record has a registrar of its own.
struct Subject: Observable, Sendable {}

/// A key path that stands for one slot, or for one set of slots, in every record. Immortal.
typealias FieldToken = Unmanaged<KeyPath<Subject, Subject>>

/// The key paths that stand for slots and for sets of slots.
///
/// The key path that is cheapest to hash is the identity of a type, one word; so each token is the identity key path
/// of a type of its own, and types are made by nesting one generic type in another. The bit cast changes nothing but
/// the static type of the reference: Observation uses it as an `AnyKeyPath`.
enum FieldTokens {
  /// How many slots one registrar tells apart, see `Observers.beyond`.
  static let slots = 64
  /// How many sets of slots a record tells apart, see `Observers.sets`.
  static let sets = 64

  /// The tokens of slots, then those of sets. Each is made before its first use, since making one takes
  /// microseconds: those of slots when a record that has them is first read, that of a set when a record first tells so
  /// many apart. Nothing is at a token's place until it is made.
  nonisolated(unsafe) static let table = UnsafeMutablePointer<FieldToken>.allocate(capacity: slots + sets)

  // The main actor's alone.
  @exclusivity(unchecked) nonisolated(unsafe) private static var slotsMade = 0
  @exclusivity(unchecked) nonisolated(unsafe) private static var setsMade = 0

  /// Makes the tokens of so many of the first slots.
  static func makeSlots(_ count: Int) {
    while slotsMade < min(count, slots) {
      (table + slotsMade).initialize(to: make(slotsMade))
      slotsMade += 1
    }
  }

  /// Makes the tokens of so many sets.
  static func makeSets(_ count: Int) {
    while setsMade < count {
      (table + slots + setsMade).initialize(to: make(slots + setsMade))
      setsMade += 1
    }
  }

  private static func make(_ index: Int) -> FieldToken {
    func token<T: Mark>(_: T.Type) -> FieldToken {
      let identity: KeyPath<Observed<T>, Observed<T>> = \Observed<T>.self
      return .passRetained(unsafeBitCast(identity, to: KeyPath<Subject, Subject>.self))
    }
    let mark: any Mark.Type = mark(index)
    return token(mark)
  }

  private static func mark(_ index: Int) -> any Mark.Type {
    func nest<A: Mark, B: Mark>(_: A.Type, in _: B.Type) -> any Mark.Type { Nested<A, B>.self }
    let digits: [any Mark.Type] = [
      M0.self, M1.self, M2.self, M3.self, M4.self, M5.self, M6.self, M7.self, M8.self, M9.self, M10.self, M11.self,
      M12.self, M13.self, M14.self, M15.self,
    ]
    let digit: any Mark.Type = digits[index % 16]
    guard index >= 16 else { return digit }
    let rest: any Mark.Type = mark(index / 16 - 1)
    return nest(digit, in: rest)
  }
}

private protocol Mark {}
private struct Observed<T> {}
private enum Nested<A: Mark, B: Mark>: Mark {}
private enum M0: Mark {}
private enum M1: Mark {}
private enum M2: Mark {}
private enum M3: Mark {}
private enum M4: Mark {}
private enum M5: Mark {}
private enum M6: Mark {}
private enum M7: Mark {}
private enum M8: Mark {}
private enum M9: Mark {}
private enum M10: Mark {}
private enum M11: Mark {}
private enum M12: Mark {}
private enum M13: Mark {}
private enum M14: Mark {}
private enum M15: Mark {}
