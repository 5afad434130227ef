import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `A schema is built` {
  @Test func `from definitions and extensions in any order`() {
    let files = [
      "extend type Query { boats: [Boat!] } extend interface Named { colour: String }",
      "type Query { one: Boat } interface Named { name: String } type Boat implements Named { name: String }",
      "extend type Boat { colour: String }",
    ]
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]] {
      let built = schema(order.map { files[$0] })
      #expect(built.errors == [])
      let query = built.schema.root(.query)
      #expect(query?.field("boats").map { built.schema.text($0.type) } == "[Boat!]")
      #expect(built.schema.type("Named")?.fields.map(\.name) == ["name", "colour"])
    }
  }
}

/// Builds a schema of one file for each text, and says what was wrong as `file:line:column: message` lines.
func schema(
  _ texts: [String], client: [String] = []
) -> (schema: Schema, errors: [String], diagnostics: [Diagnostic]) {
  let files = (texts + client).enumerated().map { SourceFile(path: "\($0).graphql", text: $1) }
  var diagnostics: [Diagnostic] = []
  let documents = files.enumerated().map { index, file in
    let (document, mistakes) = parse(file, id: FileID(index), as: .typeSystem)
    diagnostics += mistakes
    return SchemaDocument(document, isClient: index >= texts.count)
  }
  let (schema, mistakes) = SchemaBuilder.build(documents)
  diagnostics = (diagnostics + mistakes).sortedOnce()
  let errors = diagnostics.flatMap { diagnostic in
    func line(_ location: Location, _ text: String) -> String {
      let (line, column) = files[Int(location.file.index)].position(of: Int(location.range.start))
      return "\(location.file.index):\(line):\(column): \(text)"
    }
    let severity = diagnostic.severity == .error ? "" : "warning: "
    return [line(diagnostic.location, severity + diagnostic.message.text)]
      + diagnostic.notes.map { line($0.location, "note: " + $0.text) }
  }
  return (schema, errors, diagnostics)
}
