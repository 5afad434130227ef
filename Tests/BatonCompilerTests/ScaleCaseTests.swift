import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

/// What others have met in large schemas and in what is generated from large documents. What the walks and the transforms
/// do with many fragments is in `RuleTests` and `TransformScaleTests`, long texts in `HostileTests` of the syntax.
@Suite struct ScaleCaseTests {
  private func outputs(_ schema: String, _ documents: String) -> (texts: [String], errors: [String]) {
    let result = compile(
      CompilerInput(
        configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
        files: [
          CompilerInput.File(SourceFile(path: "s.graphql", text: schema), role: .schema, name: "s.graphql"),
          CompilerInput.File(SourceFile(path: "d.graphql", text: documents), role: .source, name: "d.graphql"),
        ]))
    return (result.outputs.map(\.text), result.diagnostics.filter { $0.severity == .error }.map(\.message.text))
  }

  /// Swift compiles it, in a debug build and in an optimized one, which the test's own limit keeps from taking minutes.
  private func expectToCompile(_ texts: [String]) throws {
    let sources = texts.enumerated().map { (name: "Output\($0).swift", text: $1) }
    for optimization in ["-Onone", "-O"] {
      #expect(try SwiftCompiler(flags: [optimization]).compile(sources) == [])
    }
  }

  @Test func `X4: of 12,000 types only what the documents reach is generated`() throws {
    let count = 12_000
    var schema = "interface Node { id: ID! }\ntype Query {\n"
    for index in stride(from: 0, to: count, by: 10) { schema += "  t\(index)(id: ID!, by: In\(index)): T\(index)\n" }
    schema += "}\n"
    for index in 0..<count {
      schema += "type T\(index) implements Node { id: ID! kind: Kind\(index / 10 * 10)"
      for field in 0..<10 { schema += " field\(field): \(field % 3 == 0 ? "T\((index * 31 + field) % count)" : "String")" }
      schema += " }\n"
      guard index % 10 == 0 else { continue }
      schema += "enum Kind\(index) { A B }\ninput In\(index) { kind: Kind\(index) next: In\((index + 10) % 40) }\n"
    }
    var documents = ""
    for index in 0..<300 {
      let type = index % 40 * 10
      documents += "query Q\(index)($id: ID!) { t\(type)(id: $id) { ...F\(index) ...G\(index) field3 { id } } }\n"
      documents += "fragment F\(index) on T\(type) { field1 field2 }\nfragment G\(index) on T\(type) { id }\n"
    }
    documents += "query Kinds($by: In4000) { t4000(id: 1, by: $by) { kind } }\n"
    let (texts, errors) = outputs(schema, documents)
    #expect(errors == [])
    let all = texts.joined()
    let enums = Set(all.matches(of: /enum (Kind[0-9]+)/).map(\.1))
    let inputs = Set(all.matches(of: /(?:struct|class) (In[0-9]+)/).map(\.1))
    #expect(enums == ["Kind0", "Kind10", "Kind20", "Kind30", "Kind4000"])
    #expect(inputs == ["In0", "In10", "In20", "In30", "In4000"])
    #expect(all.utf8.count < 1_000_000)
  }

  @Test(.timeLimit(.minutes(5))) func `X5: 2,000 selections in five levels, and 400 fields as a lens and as a value, compile`() throws {
    func selections(_ level: Int) -> String {
      let scalars = (0..<5).map { "s\($0)" }.joined(separator: " ")
      if level == 5 { return scalars }
      return scalars + (0..<4).map { " l\($0) { \(selections(level + 1)) }" }.joined()
    }
    let fields = (0..<400).map { "f\($0)" }.joined(separator: " ")
    let types = ["String", "Int!", "Float", "Boolean!", "[String!]"]
    let schema = "type Query { n: N } type N { " + (0..<5).map { "s\($0): String l\($0): N " }.joined()
      + (0..<400).map { "f\($0): \(types[$0 % 5]) " }.joined() + "}"
    let (texts, errors) = outputs(
      schema,
      "query Many { n { \(selections(1)) } } query Wide { n { ...WideLens ...WideValue } } fragment WideLens on N { \(fields) } "
        + "fragment WideValue on N @inline { \(fields) }")
    #expect(errors == [])
    try expectToCompile(texts)
  }

  @Test(.timeLimit(.minutes(5))) func `X6: an enum of 2,500 values compiles as a field, a variable and a default`() throws {
    let values = (0..<2_500).map { "P\($0)" }.joined(separator: " ")
    let (texts, errors) = outputs(
      "type Query { port(port: Port = P7): Port } enum Port { \(values) }",
      "query Ports($port: Port = P9) { port(port: $port) again: port(port: P2499) }")
    #expect(errors == [])
    try expectToCompile(texts)
  }
}
