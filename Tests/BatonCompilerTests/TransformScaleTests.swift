@testable import BatonCompiler
import BatonTestSupport
import GraphQLIR
import GraphQLSyntax
import Testing

/// Inputs on which copying for each operation or each path would not end. Sizes are counted, not times.
@Suite struct TransformScaleTests {
  /// Every distinct selection of a program.
  private func selectionCount(_ program: IR.Program) -> Int {
    var seen = Set<ObjectIdentifier>()
    func visit(_ selections: [IR.Selection]) {
      for selection in selections where seen.insert(selection.node).inserted { visit(selection.selections) }
    }
    for operation in program.operations { visit(operation.selections) }
    for fragment in program.fragments { visit(fragment.selections) }
    return seen.count
  }

  private func fanOut(levels: Int, queries: Int = 1) throws -> TransformedInput {
    var text = (0..<queries).map { "query Q\($0) { boats { ...F0 } }\n" }.joined()
    for level in 0..<levels {
      text += """
        fragment F\(level) on Boat {
          owner { ... on Skipper { left: boat { ...F\(level + 1) } right: boat { ...F\(level + 1) } } }
        }

        """
    }
    return try TransformedInput(text + "fragment F\(levels) on Boat { name }")
  }

  @Test func `two spreads of the next level at each of 25 levels stay linear`() throws {
    let counts = try [12, 24].map { levels in
      let programs = try fanOut(levels: levels).programs
      #expect(programs.diagnostics.isEmpty)
      return [programs.reader, programs.normalization, programs.operationText].map { selectionCount($0) }
    }
    for (small, large) in zip(counts[0], counts[1]) { #expect(large < small * 2 + 10) }
    let text = try #require(try fanOut(levels: 24).texts.first)
    #expect((0...24).allSatisfy { text.ranges(of: "fragment F\($0) on").count == 1 })
  }

  @Test func `a program is shown as far as anybody would read`() throws {
    let text = try fanOut(levels: 24).programs.normalization.printed()
    #expect(text.utf8.count < 1_100_000)
    #expect(text.ranges(of: "# the rest is too long to show").count == 1)
  }

  @Test func `what many operations reach is there once`() throws {
    let one = try fanOut(levels: 24)
    let eleven = try fanOut(levels: 24, queries: 11)
    // Each of the ten others adds its own field and the `id` inside.
    #expect(selectionCount(eleven.programs.normalization) == selectionCount(one.programs.normalization) + 10 * 2)
    #expect(eleven.programs.operationText.fragments.count == 25)
  }

  @Test func `a plan has each distinct selection once, whatever fragments it came from`() {
    let module = EmittedModule(
      schema: "type Query { boat: Boat } type Boat { id: ID! name: String next: Boat }",
      [
        ("Q.graphql", "query Q { a: boat { ...F } b: boat { ...G } }"), ("F.graphql", "fragment F on Boat { name }"),
        ("G.graphql", "fragment G on Boat { next { ...H } last: next { name } } fragment H on Boat { name }"),
      ])
    #expect(
      module.text("Q.graphql").contains(
        """
            Query(){a:boat O #1 b:boat O #2}
            Boat(id){name S id K!}
            Boat(id){next O #1 last:next O #1 id K!}

        """))
  }

  @Test(arguments: [1, 60]) func `two conditional spreads of the next level at each of 60 levels stay linear`(_ distinct: Int) {
    let variables = (0..<distinct).map { "$a\($0): Boolean!, $b\($0): Boolean!" }.joined(separator: ", ")
    let fragments = (0..<60).map { level in
      let next = "...F\(level + 1)"
      let (a, b) = ("$a\(level % distinct)", "$b\(level % distinct)")
      return "fragment F\(level) on Boat { \(next) @include(if: \(a)) @alias(as: \"x\") \(next) @skip(if: \(b)) @alias(as: \"y\") }\n"
    }
    let text =
      "query Q(\(variables)) { boat { ...F0 } } mutation M(\(variables)) { sink { ...F0 } }\n"
      + fragments.joined() + "fragment F60 on Boat { name }"
    let module = EmittedModule(
      schema: "type Query { boat: Boat } type Mutation { sink: Boat } type Boat { id: ID! name: String }",
      [("Q.graphql", text)])
    #expect(module.text("Q.graphql").contains("struct F60"))
    #expect(module.text("Q.graphql").utf8.count < 120_000)
  }

  @Test func `60 fragments of one type that each spread all after it are put in once`() throws {
    var text = "query Q { boats { ...F0 } }\n"
    for index in 0..<60 {
      let others = (index + 1..<60).map { "...F\($0)" }.joined(separator: " ")
      text += "fragment F\(index) on Boat { a\(index): name \(others) }\n"
    }
    let programs = try TransformedInput(text).programs
    #expect(programs.diagnostics.isEmpty)
    #expect(selectionCount(programs.normalization) == 62)
  }

  @Test func `50 fragments at each of 50 levels do not explode`() throws {
    var text = "query Q { boats { ...F0_0 } }\n"
    for level in 0..<50 {
      for index in 0..<50 {
        let inner = level == 49 ? "name" : (0..<50).map { "...F\(level + 1)_\($0)" }.joined(separator: " ")
        text += "fragment F\(level)_\(index) on Boat { owner { ... on Skipper { boat { \(inner) } } } }\n"
      }
    }
    let programs = try TransformedInput(text).programs
    #expect(programs.diagnostics.isEmpty)
    #expect(selectionCount(programs.normalization) < 50 * 10)
  }

  @Test func `one field 20,000 times, and 400 fragments of the same 30 fields, are one of each`() throws {
    let repeated = try TransformedInput(
      "query Q { boats { " + String(repeating: "name ", count: 20_000) + "} }")
    #expect(repeated.texts == ["query Q{boats{name,id}}"])

    var text = "query Q { boats { " + (0..<400).map { "...F\($0) " }.joined() + "} }\n"
    let fields = (0..<30).map { "f\($0): name" }.joined(separator: " ")
    for index in 0..<400 { text += "fragment F\(index) on Boat { \(fields) }\n" }
    let overlapping = try TransformedInput(text)
    #expect(overlapping.errors == [])
    #expect(selectionCount(overlapping.programs.normalization) == 32)
  }

  @Test func `fragments that combine in every way are refused, not followed`() throws {
    // At each level a link brings some of the next level's fragments, and which depends on the way down.
    var text = "query Q { boats { ...L0 ...M0_0 } }\n"
    let levels = 40
    for level in 0..<levels {
      let next = level + 1 == levels ? "name" : "...L\(level + 1)"
      let mark = level + 1 == levels ? "name" : "...M\(level + 1)_1"
      text += "fragment L\(level) on Boat { a: owner { ... on Skipper { boat { \(next) \(mark) } } } b: owner { ... on Skipper { boat { \(next) } } } }\n"
    }
    for level in 0..<levels {
      for depth in 0..<25 where depth <= level {
        let inner = level + 1 == levels || depth == 24 ? "name" : "...M\(level + 1)_\(depth + 1)"
        let own = depth == 24 ? "rank" : ""
        for (index, key) in ["a", "b"].enumerated() where index == 0 || depth > 0 {
          text += index == 0 ? "fragment M\(level)_\(depth) on Boat {" : ""
          text += " \(key): owner { ... on Skipper { \(own) boat { \(inner) } } }"
        }
        text += " }\n"
      }
    }
    let errors = try TransformedInput(text).errors
    #expect(errors.count == 1)
    #expect(errors[0].contains("`Q` comes to more than 30000 distinct selections"))
  }

  @Test func `a chain of 600 fragments within each other is refused`() throws {
    var text = "query Q { boats { ...F0 } }\n"
    for level in 0..<600 { text += "fragment F\(level) on Boat { owner { ... on Skipper { boat { ...F\(level + 1) } } } }\n" }
    text += "fragment F600 on Boat { name }"
    #expect(try TransformedInput(text).errors.contains { $0.contains("more than 500 levels") })
  }

  @Test func `an identifier of the text changes with a fragment and not with white space`() throws {
    let text = try TransformedInput("query Card { boats { ...Row } } fragment Row on Boat { name }").texts
    #expect(try TransformedInput("query Card {\n  boats {\n    ...Row\n  }\n}\nfragment Row on Boat { name }").texts == text)
    #expect(try TransformedInput("query Card { boats { ...Row } } fragment Row on Boat { length }").texts != text)
    for unused in ["Spare", "Other"] {
      let input = try TransformedInput("query Card { boats { ...Row } } fragment Row on Boat { name } fragment \(unused) on Boat { id }")
      #expect(input.texts == text)
    }
  }
}

@Suite struct IdentityTests {
  private let schema = """
    type Query { a: HasID b: StrID c: NoID d: U e: I shelf: [Book] media: Media }
    interface I { t: String }
    type HasID implements I { id: ID t: String }
    type StrID implements I { id: String! t: String }
    type NoID implements I { t: String }
    type HasID2 { id: ID! t: String }
    union U = HasID2 | NoID
    interface Media { title: String }
    type Book implements Media { isbn: String! edition: Int! title: String }
    type Film implements Media { id: ID! title: String }
    """

  @Test func `id is selected only where it is an ID`() throws {
    let input = try TransformedInput(
      "query Q { a { t } b { t } c { t } d { ... on NoID { t } } e { t } }", schema: schema)
    #expect(
      input.texts == [
        "query Q{a{t,id},b{t},c{t},d{__typename,...on NoID{t},...on HasID2{id}},e{__typename,t,...on HasID{id}}}"
      ])
  }

  @Test func `records are fetched again by the key that all have`() throws {
    let schema = """
      type Query { node(nodeId: ID!): Node post: Post }
      interface Node { nodeId: ID! }
      type Post implements Node { nodeId: ID! text: String }
      """
    let text = "query Q { post { ...P } } fragment P on Post @refetchable(queryName: \"PQuery\") { text }"
    let identity = TransformOptions.Identity(standard: ["nodeId"])
    #expect(
      try TransformedInput(text, schema: schema, options: TransformOptions(identity: identity)).texts == [
        "query Q{post{...P,nodeId}}fragment P on Post{text,nodeId}",
        "query PQuery($id:ID!){node(nodeId:$id){__typename,...P,nodeId}}fragment P on Post{text,nodeId}",
      ])
    #expect(try TransformedInput(text, schema: schema).errors.map { $0.prefix(10) } == ["1:36 `P` o"])
  }

  @Test func `other keys are selected where the configuration names them`() throws {
    let identity = TransformOptions.Identity(types: ["Book": ["isbn", "edition"]])
    let input = try TransformedInput(
      "query Q { shelf { title isbn } media { title } a { t } }", schema: schema,
      options: TransformOptions(identity: identity))
    #expect(
      input.texts == [
        "query Q{shelf{title,isbn,edition},media{__typename,title,...on Book{isbn,edition},...on Film{id}},a{t,id}}"
      ])
  }
}
