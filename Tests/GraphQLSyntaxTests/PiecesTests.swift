import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct `A large file in pieces` {
  private static let backwards = Workers { count, body in (0..<count).reversed().forEach(body) }

  private static let types = (0..<4_000).map { "type T\($0) {\n  \"a field\"\n  a(b: Int = 1): [T\($0)!]\n}\n" }.joined()

  /// Lines that look like the end of a definition, at every place where a piece could end.
  private static let braces = String(repeating: "}\n", count: 100_000)

  @Test(arguments: [
    types,
    types.replacing("\n", with: "\r\n"),
    types.replacing("\n", with: " "),
    types + "type T { a: }\n" + types,
    types + "\"\"\"\n" + braces + "\"\"\"\ntype T { a: Int }\n" + types,
    "type T { a(b: I = {\n" + braces + types,
    types + braces + types,
    types + "\"not ended\n" + types,
    types + "{ a }\n",
    String(types.dropLast(4)),
    types + "\u{feff}scalar S",
  ])
  func `is what it is as a whole`(_ text: String) {
    let file = SourceFile(path: "schema.graphql", text: text)
    let whole = parse(file, id: FileID(3), as: .typeSystem)
    let pieces = parse(file, id: FileID(3), as: .typeSystem, workers: Self.backwards)
    #expect(lines(pieces.diagnostics, in: file) == lines(whole.diagnostics, in: file))
    #expect(places(pieces.document) == places(whole.document))
    #expect(pieces.document.text(.compact) == whole.document.text(.compact))
  }

  private func places(_ document: Document) -> [SourceRange] {
    document.definitions.map { definition in
      switch definition {
      case .typeSystem(let syntax): syntax.keyword
      case .operation(let operation): operation.keyword
      case .fragment(let fragment): fragment.keyword
      }
    }
  }
}
