import BatonCompiler
import GraphQLSyntax
import Testing

/// What others have met in parsing, in schemas, in validation and in Swift hosts: an input, and where which message stands.
@Suite struct FrontCaseTests {
  static let harbour = """
    interface Node { id: ID! }
    interface Named { name: String }
    type Boat implements Node & Named {
      id: ID! name: String length: Float berth: Berth owner: Owner logs(tags: [String]): [Log]
    }
    type Skipper implements Node & Named { id: ID! name: String rank: Int boat: Boat }
    type Club implements Named { name: String motto: String! }
    union Owner = Skipper | Club
    type Berth { code: String harbour: String }
    type Log { at: String text: String! }
    enum Role { COOK DECK }
    input Filter { role: Role = DECK, min: Float, need: Int!, and: [Filter!] }
    input By @oneOf { id: ID, email: String }
    type Viewer { boat: Boat }
    type Query {
      node(id: ID!): Node boat(id: ID!): Boat boats: [Boat!] owner: Owner named: Named viewer: Viewer
      search(text: String!, limit: Int! = 20): Int pick(role: Role, filter: Filter): Int
      sum(xs: [Int!]!): Int find(by: By!): Boat note(text: String): String
    }
    type Mutation { rename(id: ID!, to: String): Boat }
    type Subscription { boatMoved: Boat boatSunk: Boat }
    """

  // MARK: Parsing and schemas

  @Test(arguments: [
    ("query Q { pick(role: COOK, filter: {need: 1min: 2}) }", ["1:44 numberRunsOn"]),
    ("query Q { sum(xs: [00]) }", ["1:21 leadingZero"]), ("query Q { sum(xs: [0x1F]) }", ["1:21 numberRunsOn"]),
    ("query Q { sum(xs: [+1]) }", ["1:20 numberStart"]),
    ("query Q { pick(filter: {need: 1, min: 1.}) }", ["1:41 digitExpected"]),
    ("query Q { pick(filter: {need: 1, min: .5}) }", ["1:39 numberStart"]),
    ("query Q { sum(xs: [-0]) }", []), ("query Q { pick(filter: {need: 1, min: 1E+2}) }", []),
  ])
  func `P1: a number that runs into a name, leading zeros, bare dots`(_ document: String, _ expected: [String]) {
    #expect(said([document]) == expected)
  }

  @Test func `P2: a block string that ends in a backslash and a quote is printed and read back`() throws {
    let text = "query Q { note(text: \"\"\"\n  path C:\\temp\\\n    say \\\"\"\" and \"\n\"\"\") }"
    let value = "path C:\\temp\\\n  say \"\"\" and \""
    func note(_ text: String) throws -> String {
      let parsed = parse(SourceFile(path: "a", text: text), id: FileID(0), as: .executable)
      guard case .operation(let operation)? = parsed.document.definitions.first,
        case .field(let field)? = operation.selections.first, case .string(let string)? = field.arguments.first?.value.kind
      else { throw Missing() }
      return string.value
    }
    #expect(try note(text) == value)
    let sent = compiled([text]).operations[0].text
    #expect(try note(sent) == value)
  }

  @Test(arguments: ["\r\n", "\r"]) func `P3: byte-order marks and every line end`(_ end: String) {
    let lines = ["\u{feff}query Q {", "  boats {", "    ?", "  }", "}"].joined(separator: end)
    #expect(said([lines]) == ["3:5 unexpectedCharacter"])
    let right = compiled([lines.replacing("?", with: "\u{feff}name")])
    #expect(right.diagnostics.isEmpty)
    #expect(right.operations.first?.text.contains("\r") == false)
  }

  @Test func `P4: files of comments alone, and characters that nobody sees`() {
    #expect(said(["# query Old { boats { id } }\n", "query Q { boats { id } }"]) == [])
    #expect(said(["# query Old { boats { id } }\n", ""]) == ["1:1 noDefinitions"])
    for (character, name) in [("\u{10}", "U+0010"), ("\u{a0}", "U+00A0")] {
      let found = compiled(["query Q { boats {\(character) id } }"]).diagnostics
      #expect(found.map(\.message.text) == ["unexpected character \(name)"])
    }
  }

  @Test func `P5: extensions count wherever they stand`() {
    let extensions = "extend interface Tagged { colour: String }\nextend type Query { crates: [Crate] }"
    let types = "type Query { one: Crate }\ninterface Tagged { label: String }\ntype Crate implements Tagged { label: String }"
    let more = "extend type Crate { colour: String }"
    let query = ["query Q { crates { label } }"]
    #expect(said(query, schemas: [extensions, types]) == ["a 1:27 missingFields"])
    #expect(said(query, schemas: [types, extensions]) == ["b 1:27 missingFields"])
    for schemas in [[extensions, types, more], [more, types, extensions], [types, more, extensions]] {
      #expect(said(["query Q { crates { colour } }"], schemas: schemas) == [])
    }
    #expect(said([], schemas: [types, "extend type Krate { a: Int }"]) == ["b 1:13 undefinedExtension"])
    #expect(said([], schemas: [types, more, more]) == ["c 1:21 repeatedField"])
  }

  @Test func `P6: an extension's braces are its own`() {
    let schema = """
      directive @tag on INTERFACE | SCHEMA
      type Query { a: Foo }
      type Ops { bump: Int }
      interface Foo { a: Int }
      type Bar implements Foo { a: Int bar: String }
      extend interface Foo @tag { bar: String }
      extend schema @tag { mutation: Ops }
      """
    #expect(said(["mutation M { bump } query Q { a { bar } }"], schemas: [schema]) == [])
    #expect(
      said([], schemas: [schema, "extend schema { mutation: Ops }"]) == ["b 1:17 repeatedRoot"])
  }

  @Test func `P7: a server prints what is built in`() {
    let printed = """
      scalar ID
      scalar Boolean
      directive @skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
      directive @deprecated(reason: String = "No longer supported") on FIELD_DEFINITION | ENUM_VALUE
      directive @defer(label: String, if: Boolean) on FRAGMENT_SPREAD | INLINE_FRAGMENT | FIELD
      directive @specifiedBy(url: String!) on SCALAR
      directive @oneOf on INPUT_OBJECT
      directive @inline on FRAGMENT_DEFINITION
      scalar When @specifiedBy(url: "https://example.test/when")
      type Query { when: When, id: ID }
      """
    #expect(said(["query Q { when id }"], schemas: [printed]) == [])
    #expect(said(["query Q { when id }"], schemas: [printed + "\ndirective @required on FIELD"]) == ["a 11:12 otherShape"])
    #expect(
      said([], schemas: [printed + "\ndirective @skip(if: Boolean!) on FIELD"]) == ["a 11:12 repeatedDefinition"])
  }

  @Test func `P8: words of the grammar as names`() {
    let schema = """
      input Cmp { null: Boolean, true: Int, on: Int, input: Int }
      type Query { query: Int, fragment: Int, on: Int, type(if: Cmp): Int, js: Int, constructor: Int, toString: Int, hash: Int }
      """
    let words = "query Words { query fragment on type(if: {null: true, on: 1}) js constructor toString hash }"
    #expect(said([words], schemas: [schema]) == [])
    #expect(said(["fragment on on Query { js }"], schemas: [schema]) == ["1:10 expected"])
    #expect(said([], schemas: [schema + "\nenum E { true }"]) == ["a 3:10 reservedEnumValue"])
    #expect(said([], schemas: [schema + "\ntype __Mine { a: Int }\nextend type Query { m: __Mine }"]) == ["a 3:6 reservedName"])
  }

  @Test func `P9: descriptions of operations, fragments and variables stay out of the text`() {
    let text = #"""
      """Boats in the harbour, `"quoted"` and a \ backslash"""
      query Harbour("how many" $limit: Int = 5) { search(text: "x", limit: 3) note(text: "a") pick(filter: {need: $limit}) boats { ...B } }
      "a fragment" fragment B on Boat { name }
      """#
    let result = compiled([text])
    #expect(result.diagnostics.map(\.message.text) == [])
    #expect(result.operations[0].text.hasPrefix("query Harbour($limit: Int = 5) {") || result.operations[0].text.hasPrefix("query Harbour($limit:Int=5){"))
    #expect(said(["\"no\" { boats { id } }"]).contains("1:1 description"))
  }

  // MARK: Validation

  @Test func `V1: a default of null is none, and a required argument with a default may be left out`() {
    #expect(said(["query Bad($v: Boolean = null) { boats { name @include(if: $v) } }"]) == ["1:59 wrongVariableType"])
    #expect(said(["query Good($v: Boolean = true) { boats { name @include(if: $v) } }"]) == [])
    let left = compiled(["query Good2 { search(text: \"x\") }"])
    #expect(left.diagnostics.isEmpty && !left.operations[0].text.contains("limit"))
    #expect(said(["query Bad2 { search(limit: 1) }"]) == ["1:14 missingArguments"])
  }

  @Test func `V2: one response name of two types`() {
    #expect(said(["query Bad { owner { ... on Skipper { tag: rank } ... on Club { tag: motto } } }"]).count == 1)
    #expect(said(["query Bad2 { owner { ... on Skipper { tag: name } ... on Club { tag: motto } } }"]).count == 1)
    let good = compiled(["query Good { owner { ... on Skipper { tag: name } ... on Club { tag: name } } }"])
    #expect(good.diagnostics.isEmpty && good.operations[0].text.contains("tag"))
    #expect(said(["query Good2 { owner { ... on Skipper { rank } ... on Club { tag: motto } } }"]) == [])
  }

  @Test func `V3: the root of a subscription`() {
    #expect(
      said(["subscription A { ...S } fragment S on Subscription { boatMoved { id } boatSunk { id } }"]) == ["1:71 secondRoot"])
    #expect(said(["subscription B { __typename }"]).first == "1:18 introspectionRoot")
    #expect(said(["subscription C($c: Boolean!) { boatMoved @include(if: $c) { id } }"]) == ["1:43 conditionalRoot"])
    #expect(compiled(["subscription D { boatMoved { name } }"]).operations.first.map { !$0.text.hasPrefix("subscription D { __") } == true)
  }

  @Test func `V4: a variable is used by a directive of the operation, or four fragments down`() {
    let schema = FrontCaseTests.harbour + "\ndirective @inRegion(code: String) on QUERY"
    let text = """
      query Q($r: String, $c: Boolean!) @inRegion(code: $r) { boats { ...A } }
      fragment A on Boat { owner { ... on Skipper @alias { ...B } } }
      fragment B on Skipper { boat { name @skip(if: $c) } }
      """
    #expect(said([text], schemas: [schema]) == [])
    #expect(said(["query U($z: Int) { boats { id } }"]) == ["1:9 unusedVariable"])
  }

  @Test func `V5: a variable that one of a fragment's callers lacks`() {
    let text = """
      query Has($c: Boolean!) { boats { ...Row } }
      query Lacks { boats { ...Row } }
      fragment Row on Boat { name @skip(if: $c) }
      """
    let found = compiled([text]).diagnostics
    #expect(said([text]) == ["3:39 undefinedVariable"])
    #expect(found.first?.message.text.contains("Lacks → Row") == true && found.first?.notes.count == 1)
  }

  @Test(arguments: [
    ("query A { search(text: \"x\", limit: 2147483648) }", ["1:36 intOutOfRange"]),
    ("query B { search(text: \"x\", limit: -2147483648) }", []),
    ("query C { search(text: \"x\", limit: 1.0) }", ["1:36 wrongLiteral"]), ("query D { pick(filter: {need: 1, min: 3}) }", []),
    ("query E($r: Role = \"COOK\") { pick(role: $r) }", ["1:20 stringForEnum"]),
    ("query F { pick(role: KOOK) }", ["1:22 unknownEnumValue"]),
    ("query G { pick(filter: {need: 1, mn: 2, and: [{min: 1}]}) }", ["1:34 unknownInputField", "1:47 missingInputFields"]),
    ("query H { pick(filter: {need: 1, need: 2}) }", ["1:34 repeatedInputField"]),
  ])
  func `V6: literals of the wrong kind`(_ document: String, _ expected: [String]) {
    #expect(said([document]) == expected)
  }

  @Test(arguments: [
    ("query A($id: ID!) { node(id: $id) { ... on Named { name } } }", []),
    ("query B { owner { ... on Boat { name } } }", ["1:26 impossibleCondition"]),
    ("query C { owner { ... on Named { name } } }", []), ("query D { owner { name } }", ["1:19 unknownField"]),
  ])
  func `V7: spreads between interfaces, and impossible ones`(_ document: String, _ expected: [String]) {
    #expect(said([document]) == expected)
  }

  @Test func `V8: an operation without a name, and one name in two files`() {
    #expect(said(["{ boats { id } }"]) == ["1:1 unnamedOperation"])
    let row = "fragment Row on Boat { name }"
    let both = compiled(["query Q { boats { ...Row } }", row, row])
    let places = both.diagnostics.map { [$0.location] + $0.notes.map(\.location) }
    #expect(places.map { $0.map { both.sources[Int($0.file.index)].path } } == [["2.graphql", "1.graphql"]])
  }

  @Test func `V9: a spare fragment is a warning, a circle one error`() {
    let text = """
      fragment Spare on Boat { name }
      query Q { boats { ...F } }
      fragment F on Boat { owner { ... on Skipper @alias { ...G } } }
      fragment G on Skipper { boat { ...F } }
      """
    let found = compiled([text]).diagnostics
    #expect(said([text]) == ["1:10 unusedFragment", "4:35 cycle"])
    #expect(found.last?.message.text.contains("F → G → F") == true && found.last?.notes.count == 1)
    #expect(compiled(["fragment Spare on Boat { name }"]).outputs.contains { $0.text.contains("struct Spare") })
  }

  // MARK: Swift hosts

  @Test(arguments: [
    ("// @Query(\"query A { a }\")\n/* /* @Query(\"query A { ? }\") */ */", []),
    ("let s = \"@Query(\\\"query A { ? }\\\")\"\nlet r = /@Query(\"query A { ? }\")/", []),
    ("@Query(\"query A { \\(a) }\") let a: A", ["1:19 interpolation"]),
    ("@Query(##\"query A { note(text: \"(x) \\n\") }\"##) let a: A", []),
    ("@Query(\"query A { note(text: \\\"x\\\") }\") let a: A", ["1:30 escape"]),
    ("@Query(\"\"\"\n  query A { \\\n boats { id } }\n  \"\"\") let a: A", ["2:13 escape"]),
    ("@Query(\"# none\") let a: A", ["1:8 emptyLiteral"]),
    ("@Query(\"query A { note } query B { note }\") let a: A", ["1:26 severalDefinitions"]),
    ("@Fragment(\"query A { note }\") let a: A", ["1:12 wrongKind"]),
  ])
  func `S1 to S6: markers in comments and literals, interpolation, raw strings, escapes, and what one marker holds`(
    _ host: String, _ expected: [String]
  ) {
    let input = CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: [
        CompilerInput.File(SourceFile(path: "Host.swift", text: host), role: .source, name: "Host.swift"),
        CompilerInput.File(SourceFile(path: "q.graphql", text: "query Z { note }"), role: .source, name: "q.graphql"),
        CompilerInput.File(SourceFile(path: "s", text: FrontCaseTests.harbour), role: .schema, name: "s"),
      ])
    #expect(lines(compile(input)) == expected)
  }

  // MARK: Helpers

  private struct Missing: Error {}

  private func compiled(_ documents: [String], schemas: [String] = [harbour]) -> Compilation {
    var files = documents.enumerated().map { index, text in
      CompilerInput.File(SourceFile(path: "\(index).graphql", text: text), role: .source, name: "\(index).graphql")
    }
    for (name, text) in zip("abc", schemas) {
      files.append(CompilerInput.File(SourceFile(path: "\(name)", text: text), role: .schema, name: "\(name)"))
    }
    return compile(
      CompilerInput(
        configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(), files: files))
  }

  private func said(_ documents: [String], schemas: [String] = [harbour]) -> [String] {
    lines(compiled(documents.isEmpty ? ["query Q { __typename: a }"] : documents, schemas: schemas))
      .filter { !documents.isEmpty || $0.contains(" ") && "abc".contains($0.first!) }
  }

  /// Place and identifier; the name of the file where it is a schema.
  private func lines(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.sortedOnce().map { diagnostic in
      let file = compilation.sources[Int(diagnostic.location.file.index)]
      let (line, column) = file.position(of: Int(diagnostic.location.range.start))
      return (file.path.count == 1 ? file.path + " " : "") + "\(line):\(column) \(diagnostic.message.identifier)"
    }
  }
}
