import BatonTestSupport
import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `A schema that several threads make` {
  private let backwards = Workers { count, body in (0..<count).reversed().forEach(body) }

  private func types(_ extra: (Int) -> String) -> String {
    "type Query { a: T0 }\n"
      + (0..<1_000).map { "interface I\($0) { id: ID }\ntype T\($0) implements I\($0) {\n  id: ID\n  next: T\(($0 + 1) % 1_000)\n  \(extra($0))\n}\n" }
      .joined()
  }

  @Test(arguments: [1_000, 300, 1])
  func `says the same, with the same types in the same order`(_ period: Int) {
    let texts = [
      types { _ in "" },
      types { $0 % period == 0 ? "a: Missing\($0) b: Missing\($0 / 2)" : "" },
      types { $0 % period == 0 ? "id: ID a(b: Int, b: Int): Int" : "" },
      types { $0 % period == 0 ? "} extend type T\($0) implements T1 & I\($0) & Gone { c: Int" : "" },
    ]
    for text in texts {
      let file = SourceFile(path: "schema.graphql", text: text)
      let document = SchemaDocument.parse(file, id: FileID(0)).document
      let alone = SchemaBuilder.build([document])
      let together = SchemaBuilder.build([document], workers: backwards)
      #expect(lines(together.diagnostics, in: file) == lines(alone.diagnostics, in: file))
      #expect(together.schema.types.map(\.name) == alone.schema.types.map(\.name))
      #expect(together.schema.types.map(\.id) == alone.schema.types.map(\.id))
      #expect(together.schema.isWhole == alone.schema.isWhole)
    }
  }
}
