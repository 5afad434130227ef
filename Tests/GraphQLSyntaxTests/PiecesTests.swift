import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct `A large file in pieces` {
  private static let backwards = Workers { count, body in (0..<count).reversed().forEach(body) }

  private static let types = (0..<4_000).map { "type T\($0) {\n  \"a field\"\n  a(b: Int = 1): [T\($0)!]\n}\n" }.joined()

  /// Lines that look like the end of a definition, at every place where a piece could end.
  private static let braces = String(repeating: "}\n", count: 100_000)

  /// By what they are, which is shorter to say.
  private static let texts = [
    "types": types,
    "types in lines of Windows": types.replacing("\n", with: "\r\n"),
    "types on one line": types.replacing("\n", with: " "),
    "a mistake": types + "type T { a: }\n" + types,
    "braces in a description": types + "\"\"\"\n" + braces + "\"\"\"\ntype T { a: Int }\n" + types,
    "braces in a default": "type T { a(b: I = {\n" + braces + types,
    "braces between types": types + braces + types,
    "a string without end": types + "\"not ended\n" + types,
    "a query": types + "{ a }\n",
    "a type without end": String(types.dropLast(4)),
    "a mark of byte order": types + "\u{feff}scalar S",
  ]

  @Test(arguments: texts.keys.sorted()) func `is what it is as a whole`(_ name: String) throws {
    let text = try #require(Self.texts[name])
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
