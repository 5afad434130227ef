import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct Grammar {
  /// Folders with `input.graphql` and any of `printed.graphql`, `compact.graphql`, `diagnostics.txt`.
  ///
  /// The first line may say `# document: executable` or `typeSystem`, and `# fragment arguments`.
  @Test(arguments: Fixture.all("syntax")) func `a document parses as its folder says`(_ fixture: Fixture) throws {
    let text = try fixture.text("input.graphql")
    let head = text.prefix { $0 != "\n" }
    let kind: DocumentKind = head.contains("executable") ? .executable : head.contains("typeSystem") ? .typeSystem : .any
    let parsed = Parsed(text, as: kind, fragmentArguments: head.contains("fragment arguments"))
    try fixture.check([
      "printed.graphql": { parsed.document.text() },
      "compact.graphql": { parsed.compact },
      "diagnostics.txt": { snippets(parsed.diagnostics, in: [parsed.file]) },
    ])
    guard parsed.diagnostics.isEmpty else { return }
    for style in [PrintingStyle.pretty, .compact] {
      let again = Parsed(parsed.document.text(style), fragmentArguments: true)
      #expect(again.mistakes == [])
      #expect(again.document.text(style) == parsed.document.text(style))
    }
  }

  @Test(arguments: ["", "\n\n", "# query Old { boats { id } }\n", "# no line end", "\u{feff}", ",,,"])
  func `a file without definitions is no mistake`(_ text: String) {
    let parsed = Parsed(text)
    #expect(parsed.mistakes == [])
    #expect(parsed.document.definitions.isEmpty)
  }

  @Test func `the words of the grammar are ordinary names elsewhere`() {
    let schema = """
      input Cmp { null: Boolean, true: Int, on: Int, input: Int }
      type Query { query: Int, fragment: Int, on: Int, type(if: Cmp): Int, js: Int, constructor: Int, hash: Int }
      """
    #expect(mistakes(schema) == [])
    #expect(mistakes("query Words { query fragment on type(if: {null: true, on: 1}) js constructor hash }") == [])
    #expect(mistakes("fragment on on Query { js }") == ["1:10 expected the fragment's name, found `on`"])
    #expect(mistakes("enum E { true }") == ["1:10 an enum cannot have the value `true`"])
  }

  @Test func `operations, fragments and variables take descriptions, the shorthand none`() {
    let text = #"""
      """Boats, `"quoted"` and a \ backslash"""
      query Harbour("how many" $limit: Int = 5) { search(text: "x", limit: 3) }
      "a fragment" fragment B on Boat { name }
      "no" { boats { id } }
      """#
    let parsed = Parsed(text)
    #expect(parsed.mistakes == ["4:1 an operation without a name takes no description"])
    guard case .operation(let operation) = parsed.document.definitions[0],
      case .fragment(let fragment) = parsed.document.definitions[1]
    else { return #expect(Bool(false)) }
    #expect(operation.description?.value == #"Boats, `"quoted"` and a \ backslash"#)
    #expect(operation.variables[0].description?.value == "how many")
    #expect(fragment.description?.value == "a fragment")
    #expect(!parsed.compact.contains("Boats"))
    #expect(!parsed.compact.contains("how many"))
  }

  @Test func `an extension's braces belong to it, whatever directive stands before them`() {
    let parsed = Parsed(
      """
      directive @tag on INTERFACE | SCHEMA
      extend interface Foo @tag { bar: String }
      extend schema @tag { mutation: Ops }
      extend schema @tag
      """)
    #expect(parsed.mistakes == [])
    #expect(
      parsed.compact
        == "directive @tag on INTERFACE|SCHEMA extend interface Foo@tag{bar:String}extend schema@tag{mutation:Ops}extend schema@tag"
    )
  }

  @Test func `a definition of the wrong kind is a mistake at its first word, and left out`() {
    let mixed = "type A { a: Int } query Q { a } \"x\" extend type A { b: Int } { a }"
    #expect(
      mistakes(mixed, as: .executable) == [
        "1:1 a type system definition stands in the schema, not among operations and fragments",
        "1:37 a type system definition stands in the schema, not among operations and fragments",
        "1:33 an extension takes no description",
      ].sorted())
    #expect(
      mistakes(mixed, as: .typeSystem) == [
        "1:19 an operation cannot stand in a schema", "1:33 an extension takes no description",
        "1:62 `{ … }` by itself is an operation, which cannot stand in a schema",
      ])
    #expect(Parsed(mixed, as: .executable).document.definitions.count == 2)
  }

  @Test func `arguments of fragments need their flag`() {
    let text = "fragment F($x: Int = 3) on T { a(b: $x) ...G(x: $x) }"
    #expect(
      mistakes(text) == [
        "1:11 a fragment declares its variables with `@argumentDefinitions`",
        "1:45 a spread passes arguments with `@arguments`: `...G @arguments(…)`",
      ])
    let parsed = Parsed(text, fragmentArguments: true)
    #expect(parsed.mistakes == [])
    #expect(parsed.compact == "fragment F($x:Int=3) on T{a(b:$x)...G(x:$x)}")
  }

  @Test func `a range of a host file keeps the host's places`() {
    let host = "let a = \"\"\"\n  query Q { a % }\n  \"\"\"\nlet b = 1"
    let file = SourceFile(path: "Host.swift", text: host)
    let start = host.utf8.count - "  query Q { a % }\n  \"\"\"\nlet b = 1".utf8.count
    let (document, diagnostics) = parse(
      file, id: FileID(0), range: start..<start + "  query Q { a % }\n".utf8.count, as: .executable)
    #expect(lines(diagnostics, in: file) == ["2:15 unexpected character `%`"])
    guard case .operation(let operation) = document.definitions[0] else { return #expect(Bool(false)) }
    #expect(file.position(of: Int(operation.keyword.start)) == (2, 3))
  }

  @Test(arguments: ["Int", "Int!", "[Int]", "[Int]!", "[Int!]", "[Int!]!", "[[Int]!]", "[[Int!]]!", "[[[Int]!]!]!"])
  func `a type is what was written`(_ text: String) {
    let file = SourceFile(path: "", text: " " + text + " ")
    let (type, diagnostics) = parseType(file, id: FileID(0), range: 0..<file.bytes.count)
    #expect(type?.description == text && diagnostics.isEmpty)
    #expect(type?.range == SourceRange(1, 1 + text.utf8.count))
    #expect(type?.named.text == "Int")
  }

  @Test func `a value alone is parsed to its end`() {
    func value(_ text: String) -> (String?, [String]) {
      let file = SourceFile(path: "", text: text)
      let (value, diagnostics) = parseValue(file, id: FileID(0))
      return (value?.text(.compact), lines(diagnostics, in: file))
    }
    #expect(value("{a: [1, $b, RED]}") == ("{a:[1,$b,RED]}", []))
    #expect(value("1 2").1 == ["1:3 expected the end of the value, found `2`"])
    #expect(value("").1 == ["1:1 expected a value, found the end of the document"])
  }
}
