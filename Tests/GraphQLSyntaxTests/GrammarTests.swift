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
    let elsewhere =
      "a type system definition stands in the schema or in a file of `schemaExtensions`, not among operations and fragments"
    #expect(mistakes(mixed, as: .executable) == ["1:1 \(elsewhere)", "1:37 \(elsewhere)"])
    #expect(
      mistakes(mixed, as: .typeSystem) == [
        "1:19 an operation cannot stand in a schema", "1:33 an extension takes no description",
        "1:62 `{ … }` by itself is an operation, which cannot stand in a schema",
      ])
    #expect(Parsed(mixed, as: .executable).document.definitions.count == 2)
  }

  @Test(arguments: [
    "extend type A", "extend type { a: Int }", "type A @d(x: ) { a(: Int): B! c }", "scalar A", "union U = A B", "extend schema @d",
    "schema { query: Q!, mutation }", "directive @d(a: Int =) on FIELD", "enum E { A = 1 }", "input I { a: Int = $x }",
  ])
  func `of a definition that belongs in the schema nothing else is said`(_ definition: String) {
    let parsed = Parsed("query Q { a }\n\(definition)\nfragment F on T { ? }", as: .executable)
    #expect(parsed.mistakes.count == 2 && parsed.mistakes.last == "3:19 unexpected character `?`")
    #expect(parsed.mistakes.first?.hasPrefix("2:1 a type system definition stands in the schema or") == true)
    #expect(parsed.document.definitions.count == 2)
    #expect(parsed.document.damage?.elsewhere.count == 1)
  }

  /// A sentence of the specification each, by its section.
  @Test(arguments: [
    // Source text: any scalar but those that end something, in strings and comments.
    "# \u{0}\u{7}\u{2028}\n{ a(b: \"\u{7}\u{2028}\") }", "{ a(b: \"\"\"\u{0}\r\u{7}\"\"\") }", "{ a(b: \"\u{feff}\") }",
    // Ignored tokens.
    "\u{feff},{,\u{feff}a,,(b:1,)\t},\r", "{ a(b:\"c\"d:[1-2]e:f) }",
    // Strings.
    #"{ a(b: "\u{00000000000000000041}\u{1F600}\uD83D\uDE00\/") }"#, #"{ a(b: """\q \u00 \""" \""" """) }"#, #"{ a(b: "" c: """""") }"#,
    // Names are words of the grammar too, but where one alone may stand.
    "query query { query } fragment fragment on on { on: fragment ...fragment }", "query on($on: on) { a(on: $on) @on }",
    "type type implements & interface { input: enum } union union = | union enum on { on } scalar true",
    // Operations, fragments and variables.
    "\"d\" query { a }", "\"d\" mutation M { a }", "\"\"\"d\"\"\" fragment F on T { a }", "query Q(\"d\" $a: Int = 1 @d(x: 1) \"\"\"e\"\"\" $b: [Int!]!) @d(x: $a) { a }",
    "{ ... { a } ... @d { a } ... on T @d { a } ...F @d }", "{ a(b: []) c(d: {}) e(f: [{}, [[]], null, true, RED, $g]) }",
    // The type system.
    "\"d\" schema @d { query: Q }", "extend schema @d", "extend schema { query: Q }", "extend schema @d { query: Q }",
    "\"d\" scalar S @d", "extend scalar S @d", "type T", "extend type T implements I", "extend type T @d", "extend type T { a: Int }",
    "extend type T implements I @d { a: Int }", "interface I", "extend interface I implements J", "extend interface I @d", "union U",
    "union U @d = | A | B", "extend union U = A", "extend union U @d", "extend union U @d = | A", "enum E", "extend enum E @d", "extend enum E { A }",
    "input I", "extend input I @d", "extend input I { a: Int = 1 @d }", "\"d\" directive @d(\"e\" a: Int = 1 @e) repeatable on | FIELD | QUERY",
    "type T { \"d\" a(\"e\" b: Int = 1 @d): Int @d }", "enum E { \"d\" A @d }", "directive @repeatable on FIELD",
  ])
  func `what the grammar allows is no mistake`(_ text: String) {
    #expect(mistakes(text) == [])
  }

  @Test(arguments: [
    ("\"d\" { a }", "1:1"), ("{ }", "1:1"), ("{ a { } }", "1:5"), ("{ a() }", "1:4"), ("query Q() { a }", "1:8"), ("query Q", "1:8"),
    ("{ \"d\" a }", "1:3"), ("{ a(\"d\" b: 1) }", "1:5"), ("fragment F on T", "1:16"), ("{ ...on }", "1:9"), ("{ ...F { a } }", "1:8"),
    ("fragment F { a }", "1:12"), ("fragment on T { a }", "1:10"), ("{ a: }", "1:3"), ("{ a @ }", "1:7"), ("query Q($a Int) { a }", "1:12"),
    ("query Q($a: Int!!) { a }", "1:17"), ("query Q($a: []) { a }", "1:14"), ("{ a(b: $) }", "1:9"), ("{ a(b: {\"c\": 1}) }", "1:9"),
    ("schema { }", "1:8"), ("schema @d", "1:10"), ("extend schema", "1:14"), ("extend schema @d { }", "1:18"), ("\"d\" extend type T @d", "1:1"),
    ("type T { }", "1:8"), ("type T { a }", "1:12"), ("type T { a(): Int }", "1:11"), ("type T { a: Int = 1 }", "1:17"), ("type T { a: Int \"d\" }", "1:21"),
    ("type T implements { a: Int }", "1:19"), ("type T implements A & { a: Int }", "1:23"), ("type T @d implements A { a: Int }", "1:11"),
    ("type T implements A | B { a: Int }", "1:21"), ("type T implements A implements B { a: Int }", "1:21"),
    ("extend type T { }", "1:15"), ("extend union U =", "1:17"), ("union U = | | A", "1:13"), ("union U = A B | C", "1:13"), ("union U = A & B", "1:13"),
    ("union U A", "1:9"), ("union U { A }", "1:9"), ("enum E { }", "1:8"), ("enum E { A = 1 }", "1:12"), ("input I { }", "1:9"),
    ("input I { a(b: Int): Int }", "1:12"), ("input I implements J { a: Int }", "1:9"), ("scalar S { a: Int }", "1:10"),
    ("directive d on FIELD", "1:11"), ("directive @d", "1:13"), ("directive @d on", "1:16"), ("directive @d() on FIELD", "1:13"),
    ("directive @d on FIELD QUERY | A", "1:23"), ("directive @d on FIELD, QUERY, A", "1:24"), ("extend directive @d on FIELD", "1:8"),
    ("extend T { a: Int }", "1:8"), ("type T { a: [Int, Int] }", "1:19"), ("type T { a: [[Int!!]!] }", "1:19"), ("{ a ...\nb(c: 1) { d } }", "1:8"),
  ])
  func `what the grammar refuses is one mistake at its place`(_ text: String, _ place: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(place + " ") == true)
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
