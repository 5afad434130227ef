public import GraphQLSyntax

/// A type's number within its schema.
public struct TypeID: CheaplyHashed, Sendable {
  /// The place of the type in its schema.
  public let index: Int32
  @inlinable public var number: UInt32 { UInt32(bitPattern: index) }
  @inlinable public static func == (a: TypeID, b: TypeID) -> Bool { a.index == b.index }
  /// The type at a place.
  @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// A named type in its lists and non-nulls: `[Int!]!`. Two words, compared as integers.
///
/// Specification: Wrapping Types.
package struct TypeReference: Hashable, Sendable {
  package var named: TypeID
  /// How many lists surround the named type.
  private var lists: UInt32 = 0
  /// A bit for each list and one for the named type inside, the outermost lowest: whether it is non-null.
  private var nonNulls: UInt64 = 0

  package init(_ named: TypeID) { self.named = named }

  /// A named type in the lists and non-nulls of a text.
  package init(_ named: TypeID, as syntax: TypeSyntax) {
    self.named = named
    lists = syntax.lists
    nonNulls = syntax.nonNulls
  }

  package var isNonNull: Bool { nonNulls & 1 == 1 }
  /// A list, or a non-null list.
  package var isList: Bool { lists > 0 }
  package var listDepth: Int { Int(lists) }

  /// This type without an outer non-null.
  package var nullable: TypeReference {
    var copy = self
    copy.nonNulls &= ~1
    return copy
  }

  package var nonNull: TypeReference {
    var copy = self
    copy.nonNulls |= 1
    return copy
  }

  /// A list of this type.
  package var list: TypeReference {
    precondition(lists < 63, "a text has \(TypeSyntax.maximumLists) at most")
    var copy = self
    copy.lists += 1
    copy.nonNulls <<= 1
    return copy
  }

  /// What a list holds, nullability included; nil where this is no list.
  package var item: TypeReference? {
    guard isList else { return nil }
    var copy = self
    copy.lists -= 1
    copy.nonNulls >>= 1
    return copy
  }

  /// This type made non-null at the given list levels, 0 the outermost.
  package func nonNull(atLevels levels: [Int]) -> TypeReference {
    var copy = self
    for level in levels where 0...listDepth ~= level { copy.nonNulls |= 1 << UInt64(level) }
    return copy
  }
}
