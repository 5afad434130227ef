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

  @Test(arguments: [
    ("query Q($a: Int = $b) { a }", "1:19"), ("query Q($a: [In] = [{b: $c}]) { a }", "1:25"), ("query Q($a: Int @d(x: $b)) { a }", "1:23"),
    ("type T { f(x: Int = $y): Int }", "1:21"), ("type T @d(x: [$y]) { f: Int }", "1:15"), ("input I { a: Int = $y @d }", "1:20"),
    ("schema @d(x: $y) { query: Q }", "1:14"), ("enum E { A @d(x: $y) }", "1:18"), ("directive @d(x: Int = $y) on FIELD", "1:23"),
  ])
  func `no variable stands where a constant belongs`(_ text: String, _ place: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(place) expected a constant, found `$") == true)
  }

  @Test(arguments: ["scalar", "type", "interface", "union", "enum", "input"])
  func `an extension adds something`(_ keyword: String) {
    #expect(mistakes("extend \(keyword) T\ntype U { a: Int }") == ["1:\(keyword.count + 10) expected what the extension adds, found `type`"])
    #expect(mistakes("extend \(keyword) T @d\ntype U { a: Int }") == [])
  }

  @Test func `interfaces are parted by an ampersand`() {
    #expect(mistakes("type T implements & A & B { a: Int }") == [])
    #expect(mistakes("type T implements A B, C & D { a: Int }\n?") == [
      "1:21 expected `&` between two interfaces, found `B`", "2:1 unexpected character `?`",
    ])
    #expect(mistakes("interface T implements A, B { a: Int }") == ["1:27 expected `&` between two interfaces, found `B`"])
  }

  @Test(arguments: [("..F", 2), ("....F", 4)]) func `two dots and four are a spread all the same`(_ spread: String, _ count: Int) {
    let parsed = Parsed("{ a { \(spread) } }")
    #expect(parsed.mistakes == ["1:7 unexpected \(count) dots; a spread is written with three dots, `...`"])
    #expect(parsed.document.text().contains("...F"))
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
    let constant = "1:9 expected a constant, found `$b`: a variable has no value yet where this is read"
    #expect(value("{a: [1, $b, RED]}") == ("{a:[1,$b,RED]}", [constant]))
    #expect(value("1 2").1 == ["1:3 expected the end of the value, found `2`"])
    #expect(value("").1 == ["1:1 expected a value, found the end of the string"])
  }
}
