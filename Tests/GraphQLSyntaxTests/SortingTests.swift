import GraphQLSyntax
import Testing

@Suite struct SortingTests {
  @Test func `equal keys keep their order`() {
    let words = ["pear", "fig", "plum", "kiwi", "fig", "apple"]
    #expect(words.enumerated().sorted(by: \.element.count).map(\.offset) == [1, 4, 0, 2, 3, 5])
    #expect([String]().sorted(by: \.count) == [])
  }

  @Test func `texts are in the order of their bytes, which is not that of their characters`() {
    let texts = ["b", "e\u{301}", "é", "f", "", "a", "ab", "Z", "\u{10000}", "\u{ffff}", "a"]
    let expected = texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(texts.sorted(byUTF8: \.self).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(expected.prefix(4) == ["", "Z", "a", "a"])
  }
}
