/// A type's number within its schema.
package struct TypeID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A named type in its lists and non-nulls: `[Int!]!`. Two words, compared as integers.
///
/// Specification: Wrapping Types.
package struct TypeReference: Hashable, Sendable {
  package var named: TypeID
  /// Two bits for each wrapper, the outermost lowest: 1 a list, 2 a non-null; 0 ends.
  private var wrappers: UInt64 = 0

  package init(_ named: TypeID) { self.named = named }

  /// How many wrappers a reference can carry.
  package static let maximumDepth = 32

  package var isNonNull: Bool { wrappers & 3 == 2 }
  /// A list, or a non-null list.
  package var isList: Bool { nullable.wrappers & 3 == 1 }

  /// This type without an outer non-null.
  package var nullable: TypeReference { isNonNull ? dropping() : self }
  package var nonNull: TypeReference { isNonNull ? self : wrapping(2) }
  /// A list of this type.
  package var list: TypeReference { wrapping(1) }
  /// What a list holds, nullability included; nil where this is no list.
  package var item: TypeReference? { isList ? nullable.dropping() : nil }
  /// How many lists surround the named type.
  package var listDepth: Int {
    var depth = 0
    var rest = wrappers
    while rest != 0 {
      if rest & 3 == 1 { depth += 1 }
      rest >>= 2
    }
    return depth
  }

  /// This type made non-null at the given list levels, 0 the outermost.
  package func nonNull(atLevels levels: [Int]) -> TypeReference {
    guard !levels.isEmpty else { return self }
    let inner = item.map { $0.nonNull(atLevels: levels.compactMap { $0 > 0 ? $0 - 1 : nil }).list } ?? nullable
    return isNonNull || levels.contains(0) ? inner.nonNull : inner
  }

  private func wrapping(_ wrapper: UInt64) -> TypeReference {
    precondition(wrappers >> 62 == 0, "checked where types are built")
    var copy = self
    copy.wrappers = wrappers << 2 | wrapper
    return copy
  }

  private func dropping() -> TypeReference {
    var copy = self
    copy.wrappers = wrappers >> 2
    return copy
  }
}
