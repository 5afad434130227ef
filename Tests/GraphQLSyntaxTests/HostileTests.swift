import GraphQLSyntax
import Testing

@Suite struct `Hostile documents` {
  @Test(arguments: [
    ("{", "1:2 expected a selection or `}`, found `{`"),
    ("{a", "1:401 nested more than 200 levels deep"),
    ("[", "1:1 expected a definition, found `[`"),
  ])
  func `levels without end are few mistakes`(_ opening: String, _ first: String) {
    let found = mistakes(String(repeating: opening, count: 100_000))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(first) == true)
  }

  @Test func `values, types and selections nest up to the limit and no further`() {
    func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
      String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }
    #expect(mistakes("{ a(x: \(nested("[", "1", "]", nestingLimit - 2))) b }") == [])
    #expect(mistakes("{ a(x: \(nested("[", "1", "]", nestingLimit - 1))) b(: 1) }").count == 2)
    #expect(mistakes("{ a(x: \(nested("{a:", "1", "}", 100_000))) b(: 1) }").count == 2)
    #expect(mistakes(nested("{a", "", "}", nestingLimit)) == [])
    #expect(mistakes(nested("{a", "", "}", 100_000)) == ["1:401 nested more than 200 levels deep"])
    #expect(mistakes("query Q($a: \(nested("[", "Int", "]", 100_000))) { a }") == ["1:45 a type may be a list at most 32 levels deep"])
    #expect(mistakes("type T { a: \(nested("[", "Int", "]", 100_000)) b: Int }") == ["1:45 a type may be a list at most 32 levels deep"])
  }

  @Test func `closing brackets without end are one mistake`() {
    #expect(mistakes(String(repeating: "}", count: 100_000)).count == 1)
    #expect(mistakes("{ a " + String(repeating: ")", count: 100_000) + " }").count == 1)
  }

  @Test func `long texts are taken in one go, and a place at their end is right`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(mistakes("{ a(x: \"\(long)\") % }") == ["1:1000012 unexpected character `%`"])
    #expect(mistakes("{ \(long) % }") == ["1:1000004 unexpected character `%`"])
    #expect(mistakes("# \(long)\n%") == ["2:1 unexpected character `%`"])
    let many = (0..<20_000).map { "fragment F\($0) on Boat { id name\n berth { code } }\n" }.joined()
    let parsed = Parsed(many + "%")
    #expect(parsed.document.definitions.count == 20_000)
    #expect(parsed.mistakes == ["40001:1 unexpected character `%`"])
  }

  @Test func `more mistakes than anybody reads end the document`() {
    for text in ["? a ", "{ a(: 1) } ", "query Q{a(b:", "}\n", "\"\n"] {
      let found = mistakes(String(repeating: text, count: 10_000))
      #expect(found.count <= mistakeLimit + 1)
    }
    let found = mistakes(String(repeating: "{ a(: 1) } ", count: 10_000))
    #expect(found.count == mistakeLimit + 1)
    #expect(found.contains("1:1094 more than 100 mistakes; the rest of this is not read"))
  }

  @Test func `NULs are mistakes, not ends`() {
    let parsed = Parsed("{ a }\0{ b }")
    #expect(parsed.mistakes == ["1:6 unexpected character U+0000"])
    #expect(parsed.document.definitions.count == 2)
  }
}
