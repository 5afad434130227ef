import BatonTestSupport
import GraphQLSyntax
import Testing

/// The mistakes in a text, each as `line:column message`.
func mistakes(_ text: String, as kind: DocumentKind = .any, fragmentArguments: Bool = false) -> [String] {
  let file = SourceFile(path: "input.graphql", text: text)
  let (_, diagnostics) = parse(file, id: FileID(0), as: kind, fragmentArguments: fragmentArguments)
  return lines(diagnostics, in: file)
}

@Suite struct Mistakes {
  @Test func `numbers are refused at the first character that cannot continue them`() {
    #expect(mistakes("query Q { pick(role: COOK, filter: {need: 1min: 2}) }") == ["1:44 unexpected `m` right after a number"])
    #expect(mistakes("query Q { sum(xs: [00]) }") == ["1:21 a number cannot have a leading zero"])
    #expect(mistakes("query Q { sum(xs: [0x1F]) }") == ["1:21 unexpected `x` right after a number"])
    #expect(mistakes("query Q { sum(xs: [+1]) }") == ["1:20 a number cannot start with `+`"])
    #expect(mistakes("query Q { pick(filter: {need: 1, min: 1.}) }") == ["1:41 expected a digit of the number, found `}`"])
    #expect(mistakes("query Q { pick(filter: {need: 1, min: .5}) }") == ["1:39 a number cannot start with `.`"])
    #expect(mistakes("query Q { sum(xs: [-0]) }") == [])
    #expect(mistakes("query Q { pick(filter: {need: 1, min: 1E+2}) }") == [])
  }
}
