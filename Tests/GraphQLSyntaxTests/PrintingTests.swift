import GraphQLSyntax
import Testing

@Suite struct Printing {
  /// Every text over these scalars, up to a length.
  private static func texts(over scalars: [String], upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in scalars.map { text + $0 } }
      all += last
    }
    return all
  }

  @Test func `a printed string parses to the same value`() throws {
    for value in Self.texts(over: ["\"", "\\", "\n", " ", "a"], upTo: 6) + ["\u{0}\u{1f}\u{7f}\u{2028}é😀\r\n\t", "\u{feff}"] {
      let text = quoted(value)
      let parsed = parseValue(SourceFile(path: "", text: text), id: FileID(0))
      guard case .string(let string)? = parsed.value?.kind, parsed.diagnostics.isEmpty else {
        Issue.record("\(text) does not parse")
        continue
      }
      #expect(string.value == value)
    }
  }

  @Test func `a block string that is printed parses to the same value, and most texts have one`() throws {
    let values = Self.texts(over: ["\"", "\\", "\n", " ", "a"], upTo: 6)
    var count = 0
    for value in values {
      guard let text = BlockString.text(value, indentation: "  ") else { continue }
      count += 1
      let parsed = parseValue(SourceFile(path: "", text: text), id: FileID(0))
      guard case .string(let string)? = parsed.value?.kind, parsed.diagnostics.isEmpty else {
        Issue.record("\(text) does not parse")
        continue
      }
      #expect(string.value == value)
    }
    #expect(count > values.count / 3)
    #expect(BlockString.text("a\rb") == nil)
    #expect(BlockString.text("\na") == nil)
  }

  @Test func `suggestions are close, few, and the closest first`() {
    #expect(suggestions(for: "nmae", among: ["names", "name", "other", "date"]) == ["name", "names"])
    #expect(suggestions(for: "NAME", among: ["name"]) == ["name"])
    #expect(suggestions(for: "id", among: ["a", "it", "is", "idx", "identity"]) == ["idx", "is", "it"])
    #expect(suggestions(for: "fieldX", among: (0..<9).map { "field\($0)" }).count == 5)
    #expect(suggestions(for: "", among: ["a"]) == [])
    #expect(didYouMean("nmae", among: ["name", "order", "grain"]) == "; did you mean `name`")
    #expect(didYouMean("x", among: ["name"]) == "")
    #expect(didYouMean("rol", among: ["role", "roll", "rod"]) == "; did you mean `rod`, `role` or `roll`")
  }
}
