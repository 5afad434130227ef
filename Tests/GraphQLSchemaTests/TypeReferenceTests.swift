import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `References to types` {
  private let int = TypeReference(TypeID(0))

  @Test func `are built from the inside out and taken apart from the outside`() {
    let type = int.nonNull.list.list.nonNull
    #expect(type.isNonNull && type.isList && type.listDepth == 2)
    #expect(type.nullable == int.nonNull.list.list)
    #expect(type.item == int.nonNull.list)
    #expect(type.item?.item == int.nonNull)
    #expect(type.item?.item?.item == nil)
    #expect(type.nonNull == type && type.nullable.nullable == type.nullable)
    #expect(int.item == nil && !int.isList && !int.isNonNull)
  }

  @Test func `differ in every wrapper`() {
    let all = [int, int.nonNull, int.list, int.nonNull.list, int.list.nonNull, int.nonNull.list.nonNull, int.list.list]
    #expect(Set(all).count == all.count)
  }

  @Test func `are made non-null at the levels of a directive, none beyond the innermost`() {
    #expect(int.nonNull(atLevels: [0]) == int.nonNull)
    #expect(int.list.nonNull(atLevels: [0]) == int.list.nonNull)
    #expect(int.list.nonNull(atLevels: [1]) == int.nonNull.list)
    #expect(int.list.list.nonNull(atLevels: [0, 2]) == int.nonNull.list.list.nonNull)
    #expect(int.list.nonNull(atLevels: [2, -1, 64, Int.max]) == int.list)
    #expect(int.nonNull.list.nonNull(atLevels: []) == int.nonNull.list)
  }

  @Test func `carry all that may be written around a name, and non-nulls everywhere besides`() {
    var type = int
    for _ in 0..<TypeSyntax.maximumLists { type = type.list }
    let full = type.nonNull(atLevels: Array(0...TypeSyntax.maximumLists)).nonNull
    var rest: TypeReference? = full
    var count = 0
    while let current = rest {
      #expect(current.isNonNull)
      count += 1
      rest = current.item
    }
    #expect(count == TypeSyntax.maximumLists + 1)
  }
}
