@testable import BatonCompiler
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

  @Test func `every error of many files is said once, by file and place`() throws {
    var files = (0..<30).map { file in
      let fields = (0..<5).map { "  wrong\($0)\n" }.joined()
      return SourceFile(path: "\(file).graphql", text: "query Q\(file) {\n\(fields)}\n")
    }
    let found = try check(&files).sortedOnce()
    let places = found.map { diagnostic in
      let position = files[Int(diagnostic.location.file.index)].position(of: Int(diagnostic.location.range.start))
      return "\(diagnostic.location.file.index):\(position.line):\(position.column)"
    }
    #expect(places == (0..<30).flatMap { file in (0..<5).map { "\(file):\($0 + 2):3" } })
  }

  @Test func `what one walk finds does not depend on who walks`() throws {
    var files = (0..<300).map {
      SourceFile(path: "\($0).graphql", text: "query Q\($0)($x: Int) { wrong pets { id ...Gone } }\n")
    }
    let one = try check(&files)
    files = Array(files.prefix(300))
    let backwards = Workers { count, body in (0..<count).reversed().forEach(body) }
    let other = try check(&files, workers: backwards)
    #expect(one.count == 600)
    #expect(lines(one, in: files[0]) == lines(other, in: files[0]))
    #expect(one.map(\.location) == other.map(\.location))
  }

  @Test func `paths that nobody could count are walked once`() throws {
    var text = "query Q { pets { owner { ...F0 } } }\n"
    for level in 0..<2000 {
      let next = "...F\(level + 1)"
      text += "fragment F\(level) on Person { left: friends { \(next) } right: friends { \(next) } }\n"
    }
    text += "fragment F2000 on Person { name @include(if: $missing) }\n"
    var files = [SourceFile(path: "fan.graphql", text: text)]
    let found = try check(&files)
    #expect(found.map(\.message.identifier) == ["undefinedVariable"])
    #expect(found[0].message.text.contains("Q → F0 → F1 → F2 → … → F1998 → F1999 → F2000"))
  }

  @Test func `a field that stands twenty thousand times is one field`() throws {
    let names = String(repeating: "name ", count: 20_000)
    var files = [SourceFile(path: "long.graphql", text: "query Q { animal { \(names) } }")]
    #expect(try check(&files).isEmpty)
  }

  @Test func `thousands of names that nobody knows are said in bounded time`() throws {
    let fields = (0..<20_000).map { "nmae\($0) ...Gone\($0) " }.joined()
    var files = [SourceFile(path: "wrong.graphql", text: "query Q { animal { \(fields) } }")]
    #expect(try check(&files).count == 40_000)
  }

  @Test func `names that are all nearly others are compared in bounded time`() throws {
    let variables = (0..<2000).map { "$someVariable\($0): Int" }.joined(separator: " ")
    let fields = (0..<2000).map { "a\($0): node(id: $otherVariable\($0)) { id }\n" }.joined()
    let fragments = (0..<2000).map { "fragment SomeFragment\($0) on Node { id }\n" }.joined()
    let spreads = (0..<2000).map { "...OtherFragment\($0)\n" }.joined()
    var files = [
      SourceFile(path: "v.graphql", text: "query V(\(variables)) {\n\(fields)}\n"),
      SourceFile(path: "f.graphql", text: "\(fragments)query F { node(id: 1) { \(spreads) } }"),
    ]
    let identifiers = Dictionary(grouping: try check(&files), by: \.message.identifier).mapValues(\.count)
    #expect(identifiers["undefinedVariable"] == 2000)
    #expect(identifiers["unknownFragment"] == 2000)
  }

  @Test func `a knot of fragments is said once for each that leads back`() throws {
    let text = (0..<40).map { index in
      "fragment F\(index) on Person { " + (0..<40).map { "...F\($0)" }.joined(separator: " ") + " }\n"
    }
    var files = [SourceFile(path: "knot.graphql", text: text.joined() + "query Q { person(id: 1) { ...F0 } }")]
    #expect(try check(&files).count == 40)
  }

  @Test(arguments: Fixture.all("rules"))
  func `a document with any one word missing is checked to its end`(_ fixture: Fixture) throws {
    guard fixture.name.hasPrefix("rules/"), !fixture.has(extensions) else { return }
    let text = try fixture.text("input.graphql")
    let words = text.split(separator: " ")
    for index in words.indices.dropFirst(3) {
      var rest = words
      rest.remove(at: index)
      var files = [SourceFile(path: "input.graphql", text: rest.joined(separator: " "))]
      for diagnostic in try check(&files) {
        let file = files[Int(diagnostic.location.file.index)]
        #expect(!diagnostic.message.text.isEmpty)
        #expect(diagnostic.location.range.start <= diagnostic.location.range.end)
        #expect(Int(diagnostic.location.range.end) <= file.bytes.count)
      }
    }
  }

  private let extensions = "input.extensions.graphql"
}

/// What the rules say of some documents; the schema becomes the last of the files.
func check(
  _ files: inout [SourceFile], clientExtensions: String? = nil, options: RuleOptions = RuleOptions(),
  workers: Workers = .one
) throws -> [Diagnostic] {
  let documents = files.enumerated().map { index, file in parse(file, id: FileID(index), as: .executable) }
  let mistakes = documents.flatMap(\.diagnostics)
  if !mistakes.isEmpty { return mistakes }
  let first = String(decoding: files[0].bytes.prefix { $0 != 0x0a }, as: UTF8.self)
  let prefix = "# schema: "
  let name = first.hasPrefix(prefix) ? String(first.dropFirst(prefix.count)) : "pets"
  let text = try String(contentsOf: Fixture.root.appending(path: "schemas/\(name).graphql"), encoding: .utf8)
  var schemas: [SchemaDocument] = []
  for (path, text, isClient) in [
    ("\(name).graphql", text, false), ("extensions.graphql", clientExtensions ?? "", true),
  ] {
    let file = SourceFile(path: path, text: text)
    let parsed = parse(file, id: FileID(files.count), as: .typeSystem)
    files.append(file)
    #expect(parsed.diagnostics.isEmpty)
    schemas.append(SchemaDocument(parsed.document, isClient: isClient))
  }
  let (schema, problems) = SchemaBuilder.build(schemas)
  #expect(lines(problems.filter { $0.severity == .error }, in: files[files.count - 2]) == [])
  return validate(documents.map(\.document), files: files, schema: schema, options: options, workers: workers)
}
