import BatonTestSupport
import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `Schema cases` {
  /// The inputs of a case are its files of one schema in alphabetical order; `client` in a name makes it an extension.
  @Test(arguments: Fixture.all("schema"))
  func `a schema is built and judged`(_ fixture: Fixture) throws {
    let built = try BuiltCase(fixture)
    try fixture.check([
      "schema.graphql": { built.schema.text },
      "diagnostics.txt": { snippets(built.diagnostics, in: built.files) },
    ])
  }
}

private struct BuiltCase {
  let files: [SourceFile]
  let schema: Schema
  let diagnostics: [Diagnostic]

  init(_ fixture: Fixture) throws {
    files = try fixture.inputs().map { SourceFile(path: $0, text: try fixture.text($0)) }
    var mistakes: [Diagnostic] = []
    let documents = files.enumerated().map { index, file in
      let (document, diagnostics) = SchemaDocument.parse(
        file, id: FileID(index), isClient: file.path.contains("client"))
      mistakes += diagnostics
      return document
    }
    let (schema, diagnostics) = SchemaBuilder.build(documents)
    self.schema = schema
    // Of half a schema everything else would be missing.
    self.diagnostics = mistakes.hasErrors ? mistakes : diagnostics
  }
}
