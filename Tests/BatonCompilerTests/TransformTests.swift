@testable import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax
import Testing

/// `Fixtures/transforms/<name>/<case>`: `input.graphql`, and client schema extensions in `input.extensions.graphql`. The
/// first lines may name another schema than the harbour, `# schema: pets`, and other keys than `id`:
/// `# identity: Book isbn, Topic token`.
@Suite struct TransformTests {
  @Test(arguments: Fixture.all("transforms")) func `documents become programs`(_ fixture: Fixture) throws {
    let input = try TransformedInput(
      fixture.text("input.graphql"),
      extensions: fixture.has("input.extensions.graphql") ? fixture.text("input.extensions.graphql") : "")
    let programs = input.programs
    if !fixture.has("diagnostics.txt") { #expect(input.errors == []) }
    try fixture.check([
      "reader.graphql": { programs.reader.printed() },
      "normalization.graphql": { programs.normalization.printed() },
      "text.graphql": {
        programs.operationText.operations.map { programs.operationText.text(of: $0, layout: .pretty) }
          .joined(separator: "\n")
      },
      "compact.graphql": {
        programs.operationText.operations.map { programs.operationText.text(of: $0) }.joined(separator: "\n")
      },
      "keys.txt": { storageKeys(programs.normalization) },
      "diagnostics.txt": { snippets(programs.diagnostics, in: input.files) },
    ])
  }

  @Test func `a switch that is limited to some definitions is on for these alone`() throws {
    let text = """
      query A { owner { ...OnClub } }
      query B { owner { ...OnClub } }
      fragment OnClub on Club { name @required(action: THROW) }
      """
    var options = TransformOptions()
    options.enforcesAliases = .limited(["B"])
    #expect(try TransformedInput(text, options: options).errors.map { $0.prefix(10) } == ["2:22 `OnCl"])
    options.enforcesAliases = .disabled
    options.refusesThrowOnNullable = .limited(["A"])
    #expect(try TransformedInput(text, options: options).errors == [])
    options.refusesThrowOnNullable = .limited(["OnClub"])
    #expect(try TransformedInput(text, options: options).errors.map { $0.prefix(10) } == ["3:50 `name"])
  }

  /// Relay accepts what the specification's SameResponseShape does not, where one of the two parents is no object.
  @Test func `a field that an object narrows is of one object, whatever its type`() throws {
    let schema = """
      type Query { named: Named } interface Named { name: String } type Club implements Named { name: String! }
      type Boat implements Named { name: String, length: Int } interface Long { length: Int! }
      """
    func errors(_ selections: String) throws -> [String] {
      try TransformedInput("query Q { named { \(selections) } }", schema: schema).errors
    }
    #expect(try errors("name ... on Club { name }") == [])
    #expect(try errors("name ... on Club { own: name }") == [])
    #expect(
      try errors("... on Club { name } ... on Boat { name }") == [
        "1:33 `name` comes as `String!` from `Club.name` and as `String` from `Boat.name`; give one of them another alias"
      ])
  }
}

/// Documents that the rules accept, and what is made of them.
struct TransformedInput {
  let files: [SourceFile]
  let source: IR.Program
  let programs: Programs

  init(_ text: String, extensions: String = "", options: TransformOptions = TransformOptions()) throws {
    func said(_ word: String) -> Substring? {
      let prefix = "# \(word): "
      return text.split(separator: "\n").prefix { $0.hasPrefix("# ") }.first { $0.hasPrefix(prefix) }?
        .dropFirst(prefix.count)
    }
    let name = said("schema") ?? "harbour"
    var options = options
    for type in said("identity")?.split(separator: ",") ?? [] {
      let words = type.split(separator: " ").map { Symbol(String($0)) }
      options.identity.types[words[0]] = Array(words.dropFirst())
    }
    let schema = try String(contentsOf: Fixture.root.appending(path: "schemas/\(name).graphql"), encoding: .utf8)
    try self.init(text, schema: schema, extensions: extensions, options: options)
  }

  init(_ text: String, schema: String, extensions: String = "", options: TransformOptions = TransformOptions()) throws {
    let files = [
      SourceFile(path: "input.graphql", text: text), SourceFile(path: "schema.graphql", text: schema),
      SourceFile(path: "input.extensions.graphql", text: extensions),
    ]
    let document = parse(files[0], id: FileID(0), as: .executable)
    let server = parse(files[1], id: FileID(1), as: .typeSystem)
    let client = parse(files[2], id: FileID(2), as: .typeSystem)
    let built = SchemaBuilder.build([
      SchemaDocument(server.document), SchemaDocument(client.document, isClient: true),
    ])
    let refused =
      document.diagnostics + server.diagnostics + client.diagnostics
      + validate([document.document], files: files, schema: built.schema)
    #expect(lines(refused.filter { $0.severity == .error }, in: files[0]) == [])
    self.files = files
    source = ProgramBuilder.program([document.document], schema: built.schema, sources: files)
    programs = Programs(transforming: source, options: options)
  }

  var texts: [String] { programs.operationText.operations.map { programs.operationText.text(of: $0) } }
  var errors: [String] { lines(programs.diagnostics, in: files[0]) }
}

/// Each field that is written and the key it is written under, each once, in order.
private func storageKeys(_ program: IR.Program) -> String {
  var seen = Set<ObjectIdentifier>()
  var keys: [String] = []
  func visit(_ selections: [IR.Selection]) {
    for selection in selections where seen.insert(selection.node).inserted {
      if let head = selection.head {
        keys.append(head.storageKey.text)
        for handle in head.facts.handles { keys.append("  " + head.storageKey(of: handle).text) }
      }
      visit(selection.selections)
    }
  }
  for operation in program.operations { visit(operation.selections) }
  return keys.joined(separator: "\n")
}
