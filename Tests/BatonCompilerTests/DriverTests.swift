@testable import BatonCompiler
import GraphQLSyntax
import Testing

@Suite struct DriverTests {
  private static let schema = """
    type Query { boats(first: Int): [Boat!]! owner: Owner node(id: ID!): Node }
    interface Node { id: ID! }
    type Boat implements Node { id: ID! name: String! length: Int kind: Kind! owner: Owner }
    type Owner implements Node { id: ID! name: String boats: [Boat!]! }
    enum Kind { SAIL MOTOR }
    """

  private static let documents = [
    "A.graphql": "query A { boats { ...Row } }",
    "B.graphql": "query B($first: Int) { boats(first: $first) { ...Card ...Value } }",
    "C.graphql": "query C { owner { name } }",
    "Row.graphql": "fragment Row on Boat { name ...Badge }",
    "Card.graphql": "fragment Card on Boat { length owner { ...Person } ...Badge }",
    "Badge.graphql": "fragment Badge on Boat { kind }",
    "Value.graphql": "fragment Value on Boat @inline { name owner { ...Inner } }",
    "Inner.graphql": "fragment Inner on Owner @inline { name }",
    "Person.graphql":
      "fragment Person on Owner @refetchable(queryName: \"PersonQuery\") { name boats { length } }",
  ]

  private func input(_ documents: [String: String], schema: String = schema, reversed: Bool = false) -> CompilerInput {
    var files = documents.map { path, text in
      CompilerInput.File(SourceFile(path: path, text: text), role: .source, name: path)
    }
    files.append(CompilerInput.File(SourceFile(path: "s.graphql", text: schema), role: .schema, name: "s.graphql"))
    files.sort { ($0.name < $1.name) != reversed }
    return CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(), files: files)
  }

  private func texts(_ compilation: Compilation) -> [String: String] {
    Dictionary(uniqueKeysWithValues: compilation.outputs.map { ($0.name ?? "", $0.text) })
  }

  private func messages(_ compilation: Compilation) -> [String] {
    Finding.all(compilation.diagnostics, in: compilation.sources).map { TextStyle().print($0) }
  }

  @Test func `the order in which files are found changes nothing`() {
    let (one, two) = (compile(input(DriverTests.documents)), compile(input(DriverTests.documents, reversed: true)))
    #expect(messages(one).isEmpty)
    #expect(one.outputs.count == 10)
    #expect(texts(one) == texts(two))
  }

  @Test func `a schema that changes is built again`() {
    let first = compile(input(DriverTests.documents))
    let changed = input(DriverTests.documents, schema: DriverTests.schema.replacing("SAIL", with: "SAIL ROW"))
    #expect(texts(compile(changed, after: first)) == texts(compile(changed)))
    let broken = input(DriverTests.documents, schema: "type Query { a: Nope }")
    #expect(messages(compile(broken, after: first)) == messages(compile(broken)))
    #expect(compile(broken, after: first).outputs.isEmpty)
  }

  @Test func `of half a schema no document is told anything`() {
    let schema = DriverTests.schema.replacing("kind: Kind!", with: "kind: Knid!")
    let found = messages(compile(input(DriverTests.documents, schema: schema)))
    #expect(found.count == 1)
    #expect(found.first?.contains("there is no type `Knid`; did you mean `Kind`") == true)
    let none = messages(compile(input(DriverTests.documents, schema: "type Boats { a: Int }")))
    #expect(none.count == 1)
    #expect(none.first?.contains("the schema has no query type") == true)
  }

  @Test func `a schema that is whole and wrong hides nothing that is wrong with documents`() {
    let schema = DriverTests.schema.replacing("enum Kind", with: "input In { a: Int! @deprecated }\nenum Kind")
    let documents = DriverTests.documents.merging(["C.graphql": "query C { owner { nmae } }"]) { _, new in new }
    let found = messages(compile(input(documents, schema: schema)))
    #expect(found.count == 2)
    #expect(found.first?.contains("`Owner` has no field `nmae`; did you mean `name`") == true)
  }

  @Test func `what is sound beside an error of the rules is transformed for its own errors`() {
    let documents = DriverTests.documents.merging([
      "C.graphql": "query C { owner { nmae } }",
      "D.graphql": "query D { node(id: 1) { ...Row } }",
      "E.graphql": "query E { node(id: 1) { ...Lost } } fragment Lost on Boat { nope }",
      "F.graphql": "query F { owner { name @skip(if: true) } }",
    ]) { _, new in new }
    let found = messages(compile(input(documents)))
    let places = found.map { $0.prefix { $0 != " " } }
    #expect(places == ["C.graphql:1:19:", "D.graphql:1:28:", "E.graphql:1:61:", "F.graphql:1:7:"])
    #expect(found[1].contains("@alias"))
  }

  @Test func `what a syntax error hides is not called missing`() {
    let broken = DriverTests.documents.merging(["Badge.graphql": "fragment Badge on Boat { kind"]) { _, new in new }
    let messages = messages(compile(input(broken)))
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Badge.graphql:1:") == true)
  }

  @Test(arguments: [
    // Lost: a definition that may be the one, or not.
    ("fragment Badge on Boat { kind", "query Z { owner { ...Gone } }", ["Y:1:30", "Z:1:22"]),
    ("fragment Badge n Boat { kind }", "query Z { owner { name } }", ["Y:1:16"]),
    ("fragmnt Badge on Boat { kind }", "query Z { owner { name } }", ["Y:1:1"]),
    ("fragment on Boat { kind }", "query Z { owner { name } }", ["Y:1:10"]),
    ("fragment Badge on Boat { kind } query { a(", "query Z { owner { nmae } }", ["Y:1:43", "Z:1:19"]),
    (
      "fragment Badge on Boat { kind }",
      "query Z($a: Int) @DEPRECATED__relay_ignore_unused_variables_error { owner { name(a: ) } }", ["Z:1:85"]
    ),
  ])
  func `a syntax error hides what may follow from it, and nothing else`(_ badge: String, _ other: String, _ expected: [String]) {
    let documents = DriverTests.documents.merging(["Y.graphql": badge, "Badge.graphql": "", "Z.graphql": other]) { _, new in new }
    let places = messages(compile(input(documents))).map { $0.prefix { $0 != " " }.replacing(".graphql", with: "").dropLast() }
    #expect(places.map { String($0) } == expected)
  }

  @Test(arguments: ["boats { ? b }", "boats { ..Row }", "boats { ....Row }", "boats { id(: 1) length }", "owner { name ) b }", "owner { ...) }"])
  func `what a mistake makes of the text behind it is no second one`(_ selections: String) {
    #expect(messages(compile(input(["A.graphql": "query A { \(selections) boats { ...Row } }", "Row.graphql": "fragment Row on Boat { name }"]))).count == 1)
  }

  @Test(arguments: ["query A { boats ...Row } }", "query A { boats { ...Row }", "query A { owner { name boats { ...Row } "])
  func `where braces do not match, that is all that is said`(_ query: String) {
    let found = messages(compile(input(["A.graphql": query + "\nfragment Row on Boat { name }\nquery B { owner { nmae } }"])))
    #expect(found.count == 2)
    #expect(found.last?.hasPrefix("A.graphql:3:19:") == true)
  }

  @Test func `a fragment's name without its dots is one mistake`() {
    let found = messages(compile(input(["A.graphql": "query A { boats { Row @arguments(a: 1) } } fragment Row on Boat { name }"])))
    #expect(found.first?.contains("`Boat` has no field `Row`; the fragment is spread as `...Row`") == true)
  }

  @Test func `documents of another module are compiled against and not emitted`() {
    let own = CompilerInput.File(
      SourceFile(path: "A.graphql", text: "query A { boats { ...Row } }"), role: .source, name: "A.graphql")
    let other = CompilerInput.File(
      SourceFile(path: "Kit/Row.graphql", text: "fragment Row on Boat { name } fragment Unused on Boat { name } query K { owner { name } }"),
      role: .dependency(module: "Kit"), name: "Kit/Row.graphql")
    let schema = CompilerInput.File(
      SourceFile(path: "s.graphql", text: DriverTests.schema), role: .schema, name: "s.graphql")
    let compilation = compile(
      CompilerInput(
        configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
        files: [other, schema, own]))
    #expect(messages(compilation).isEmpty)
    #expect(compilation.outputs.map(\.name) == ["A.baton.swift", "Baton.baton.swift"])
    #expect(compilation.outputs[0].text.contains("\nimport Kit\n"))
    #expect(!compilation.outputs[0].text.contains("struct Row"))
    #expect(compilation.operations.map(\.name.text) == ["A"])
  }
}
