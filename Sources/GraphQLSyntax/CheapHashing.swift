/// A value that is a small number, given out by the compiler itself. Each has an `==` of its own, which other modules call
/// directly.
///
/// Sets and dictionaries of such values are everywhere. The standard library's hash, which withstands texts that somebody
/// makes to collide, would cost more than all the rest of looking one up.
public protocol CheaplyHashed: Hashable {
  var number: UInt32 { get }
}

extension CheaplyHashed {
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// What sets and dictionaries ask; the seed is the table's.
  @inlinable public func _rawHashValue(seed: Int) -> Int {
    let product = (UInt64(number) ^ UInt64(truncatingIfNeeded: seed)) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product ^ product &>> 32)
  }
}
