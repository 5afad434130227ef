import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSchema
import GraphQLSyntax
import Testing

/// `Fixtures/rules/<RuleName>/<case>`: `input.graphql`, more documents in `input2.graphql` and so on, and client schema
/// extensions in `input.extensions.graphql`. The first line may name another schema than pets: `# schema: harbour`.
@Suite struct RuleTests {
  @Test(arguments: Fixture.all("rules")) func `a document is held against the rules`(_ fixture: Fixture) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
      .filter { $0.hasPrefix("input") && $0 != extensions }.sorted()
    var files = try names.map { SourceFile(path: $0, text: try fixture.text($0)) }
    let clientExtensions = fixture.has(extensions) ? try fixture.text(extensions) : nil
    let checked = try check(&files, clientExtensions: clientExtensions)
    try fixture.check(["diagnostics.txt": { snippets(checked, in: files) }])
  }

  @Test func `every rule has a case`() {
    let cases = Set(Fixture.all("rules").map { $0.name.split(separator: "/")[1] })
    let missing = Rule.all.map(\.name).filter { !cases.contains(Substring($0)) }
    #expect(missing.isEmpty)
  }

  private let extensions = "input.extensions.graphql"
}

/// What the rules say of some documents; the schema becomes the last of the files.
func check(
  _ files: inout [SourceFile], clientExtensions: String? = nil, options: RuleOptions = RuleOptions()
) throws -> [Diagnostic] {
  let documents = files.enumerated().map { index, file in parse(file, id: FileID(index), as: .executable) }
  let mistakes = documents.flatMap(\.diagnostics)
  if !mistakes.isEmpty { return mistakes }
  let first = String(decoding: files[0].bytes.prefix { $0 != 0x0a }, as: UTF8.self)
  let prefix = "# schema: "
  let name = first.hasPrefix(prefix) ? String(first.dropFirst(prefix.count)) : "pets"
  let text = try String(contentsOf: Fixture.root.appending(path: "schemas/\(name).graphql"), encoding: .utf8)
  var schemas: [SchemaDocument] = []
  for (path, text, isClient) in [("\(name).graphql", text, false), ("extensions.graphql", clientExtensions ?? "", true)] {
    let file = SourceFile(path: path, text: text)
    let parsed = parse(file, id: FileID(files.count), as: .typeSystem)
    files.append(file)
    #expect(parsed.diagnostics.isEmpty)
    schemas.append(SchemaDocument(parsed.document, isClient: isClient))
  }
  let (schema, problems) = SchemaBuilder.build(schemas)
  #expect(lines(problems.filter { $0.severity == .error }, in: files[files.count - 2]) == [])
  return validate(documents.map(\.document), files: files, schema: schema, options: options)
}
