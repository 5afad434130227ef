@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

private func scanned(_ text: String) -> (names: [String], mistakes: [String], scan: Scan) {
  let file = SourceFile(path: "Host.swift", text: text)
  let found = scan(file, id: FileID(0))
  let names = found.documents.flatMap { document in
    document.document.definitions.map { definition in
      switch definition {
      case .operation(let operation): "\(operation.kind.rawValue) \(operation.name?.text ?? "-")"
      case .fragment(let fragment): "fragment \(fragment.name)"
      case .typeSystem: "type"
      }
    }
  }
  return (names, lines(found.diagnostics, in: file), found)
}

@Suite struct `Scanning Swift` {
  /// Folders with `input.swift` and any of `documents.txt`, `diagnostics.txt`.
  @Test(arguments: Fixture.all("scan")) func `a host file holds what its folder says`(_ fixture: Fixture) throws {
    let file = SourceFile(path: "input.swift", text: try fixture.text("input.swift"))
    let found = scan(file, id: FileID(0))
    try fixture.check([
      "diagnostics.txt": { snippets(found.diagnostics, in: [file]) },
      "documents.txt": {
        found.documents.map { document in
          let (line, column) = file.position(of: Int(document.marker!.range.start))
          let property = document.marker?.property.map { "\($0.name): \($0.type)" } ?? "no property"
          return "\(line):\(column) @\(document.marker!.kind.rawValue) on \(property)\n\(document.document.text())"
        }.joined(separator: "\n")
      },
    ])
  }

  @Test func `a file without a marker is not read`() {
    let text = "let a = \"unterminated\n@State var b = /[/ @MainActor @FragmentX(\"\"\"\n"
    #expect(scanned(text).names == [])
    #expect(scanned(text).mistakes == [])
  }

  @Test(arguments: [
    "// @Query(\"query A { a }\")", "/* /* */ @Query(\"query A { a }\") */", "/// `@Query(\"query A { a }\")`",
    "let s = \"@Query(\\\"query A { a }\\\")\"", "let s = \"\"\"\n@Query(\"query A { a }\")\n\"\"\"",
    "let s = #\"@Query(\"query A { a }\")\"#", "let s = \"\\(f(\"@Query(\"))\" // (\"query A { a }\")",
    "let s = ##\"\"\"\n \"\"\"# @Query(\"query A { a }\")\n\"\"\"##", "let `@Query(\"query A { a }\")` = 1",
    "let r = /@Query(\"query A { a }\")/", "let r = #/@Query(\"query A { a }\")/#",
    "let r = ##/\n  @Query(\"query A { a }\") /#\n/##", "@QueryCache(\"query A { a }\") struct A {}",
    "func Query(_ s: String) {}\nlet u = Query(\"query A { a }\")", "@Other.Query(\"query A { a }\") let a: A",
    "@Query let items: [Item]", "@Query(sort: \\.date) var items: [Item]", "@Query(\\.date) var items: [Item]",
    "@Query() var items: [Item]", "@Query(filter: #Predicate<Item> { $0.a == \"query A { a }\" }) var items: [Item]",
    "#if false\n@Query(\"query A { a }\") let a: A\n#if DEBUG\n@Query(\"query A { a }\") let a: A\n#endif\n#endif",
    "#if true\n#else\n@Query(\"query A { a }\") let a: A\n#endif", "#!/usr/bin/swift @Query(\"query A { a }\")\n",
    "let r = ^^/@Query(\"query A { a }\")/", "let r = /* a */ /@Query(\"query A { a }\")/",
    "let r = /* a *//@Query(\"query A { a }\")/", "let r = f(-/@Query(\"query A { a }\")/)",
    "let r = /[[a])]@Query(\"query A { a }\")/", "let r = /@Query(\"query A { a }\")\\ /",
    "let r = #/ \t\n  @Query(\"query A { a }\")\n/#", "#if os(iOS)\n#elseif false\n@Query(\"query A { a }\")\n#endif",
    "#if os(iOS)\n#elseif true // so\n#else\n@Query(\"query A { a }\")\n#endif",
    "let s = \"\\(a /* \" */ )@Query(\" + \"query A { a }\")\"", "let s = #\"\"\"#; let t = \"@Query(\"",
  ])
  func `what only looks like a marker is none`(_ text: String) {
    #expect(scanned(text).names == [])
    #expect(scanned(text).mistakes == [])
    // Whatever it was, it has not swallowed what follows.
    #expect(scanned(text + "\n@Query(\"query After { a }\") let a: After").names == ["query After"])
  }

  @Test(arguments: [
    "@Query(\"query A { a }\")", "@Query(\"\"\"\n  query A { a }\n  \"\"\")", "@BatonRuntime.Query(\"query A { a }\")",
    "@BatonRuntime::Query(\"query A { a }\")", "@Query(#\"query A { a(b: \"c\") }\"#)",
    "@Query(##\"\"\"\n query A { a(b: \"\"\"c \\(d) \"#\"\"\") }\n\"\"\"##)", "@Query( // \")\n /* ( */ \"query A { a }\" )",
    "@Query(\n\n\"query A { a }\", fetchPolicy: .network)", "@MainActor @Query(\"query A { a }\") private(set) var a: A",
    "let x = a / b / c\n@Query(\"query A { a }\")", "let x = a/b\n@Query(\"query A { a }\") // /",
    "let x = f(/, 1) + f(/, 2); @Query(\"query A { a }\")", "let x = #selector(a) #colorLiteral\n@Query(\"query A { a }\")",
    "#if DEBUG\n@Query(\"query A { a }\")\n#endif", "#if false\n#else\n@Query(\"query A { a }\")\n#endif",
    "#if false\n#elseif os(iOS)\n@Query(\"query A { a }\")\n#endif", "#if false\n#endif\n@Query(\"query A { a }\")",
    "let s = \"\\(f(\"\\(g(\")\"))\"))\"; @Query(\"query A { a }\")", "let `class` = 1; @Query(\"query A { a }\")",
    "let s = \"a\\\\\"; @Query(\"query A { a }\")", "let s = \"unclosed\n@Query(\"query A { a }\")",
    "let r = #/ not closed\n@Query(\"query A { a }\")", "let é = 1, 😀 = 2 @Query(\"query A { a }\")",
    "\u{feff}@Query(\"query A { a }\")", "let a = b ? /x/ : /[/)]/\n@Query(\"query A { a }\")",
    "let x = a </> b </> c\n@Query(\"query A { a }\")", "let x = a! / b; @Query(\"query A { a }\") // /",
    "let s = \"\\(a /b) \\(c/ d)\"; @Query(\"query A { a }\")", "#if false || DEBUG\n@Query(\"query A { a }\")\n#endif",
    "#if true && os(iOS)\n#else\n@Query(\"query A { a }\")\n#endif", "#if os(iOS)\n#elseif false || DEBUG\n@Query(\"query A { a }\")\n#endif",
    "let r = try/\"\"\"/.x, s = await/\"/.y\n@Query(\"query A { a }\")", "if a { return/\"\"\"/ }\n@Query(\"query A { a }\")",
    "@`Query`(\"query A { a }\")", "@BatonRuntime.`Query`(\u{c}\"query A { a }\"\u{b})", "foo(/\"\"\"/, [/\"/])\n@Query(\"query A { a }\")",
    "postfix operator /; a/ + b/\n@Query(\"query A { a }\")", "macro(#\"\"\"#)\n@Query(\"query A { a }\")",
  ])
  func `a marker is found wherever code stands`(_ text: String) {
    #expect(scanned(text).names == ["query A"])
    #expect(scanned(text).mistakes == [])
  }

  @Test(arguments: [
    ("let a: A", "A"), ("@Other(x: 1) public private(set) lazy var a: App.A?", "App.A?"),
    ("@MainActor let a: LensList<App.A>", "LensList<App.A>"), ("var a: [A] = []", "[A]"), ("weak var a: A! { didSet {} }", "A!"),
    ("let `a`: `A`\nlet b: B", "`A`"), ("nonisolated(unsafe) static let a: (A, Int)", "(A, Int)"),
    ("let a: Optional<\n  A\n>", "Optional<\n  A\n>"), ("let a: @MainActor () -> A", "() -> A"),
    ("class var a: Query<A, Int>, b: Int", "Query<A, Int>"),
  ])
  func `the property behind a marker is read`(_ declaration: String, _ type: String) throws {
    let found = scanned("struct Row {\n @Fragment(\"fragment A on T { a }\")\n // one\n \(declaration)\n}")
    let property = try #require(found.scan.documents[0].marker?.property)
    #expect(property.type == type)
    #expect(found.mistakes == [])
  }

  @Test func `a property may hold a value as well as a lens`() {
    let found = scanned("struct Sheet {\n @Fragment(\"fragment A on T @inline { a }\")\n let a: A\n}")
    #expect(found.names == ["fragment A"] && found.mistakes == [])
    #expect(found.scan.documents[0].marker?.property?.type == "A")
  }

  @Test(arguments: ["struct A {}", "func a() -> A {}", "let a = A()", "", "let (a, b): (A, A)"])
  func `a marker on something else has no property`(_ declaration: String) {
    let found = scanned("@Fragment(\"fragment A on T { a }\") \(declaration)")
    #expect(found.scan.documents.count == 1)
    #expect(found.scan.documents[0].marker?.property == nil)
  }

  @Test(arguments: ["let a: `", "let a: ``", "let `: Row", "let a: Row`", "let a: `Row"])
  func `a quoted name without its end is none, and ends nothing else`(_ declaration: String) {
    #expect(scanned("@Fragment(\"fragment A on T { a }\") \(declaration)").names == ["fragment A"])
  }

  @Test func `a property of another type is a warning that names both`() {
    #expect(
      scanned("@Fragment(\"fragment A on T { a }\") let row: Other<B>").mistakes == [
        "1:45 `row` is declared as `Other<B>`, but its fragment makes the type `A`"
      ])
  }

  @Test func `a property has one marker`() {
    let two = scanned("@Fragment(\"fragment A on T { a }\") @Fragment(\"fragment B on T { a }\") let row: A")
    #expect(two.mistakes == ["1:36 `row` has a marker already; give this document a property of its own"])
    #expect(two.names == ["fragment A", "fragment B"])
  }

  @Test(arguments: [
    ("@Query(text)", "1:8 `@Query` takes its GraphQL as one string literal"),
    ("@Query(\"a\" + \"b\")", "1:8 `@Query` takes its GraphQL as one string literal"),
    ("@Query(\"query A { a }\", \"query B { b }\")", "1:25 `@Query` takes one string literal, which holds all of its GraphQL"),
    ("@Query(\"query A { a }\", \"b\", x: f(1))", "1:25 `@Query` takes one string literal, which holds all of its GraphQL"),
    ("@BatonRuntime.Query(sort: 1)", "1:21 `@Query` takes its GraphQL as one string literal"),
    ("@BatonRuntime.Query()", "1:21 `@Query` takes its GraphQL as one string literal"),
    ("@Query(\"query A { a }", "1:8 this literal is not closed on its line"),
    ("@Query(\"\"\"\nquery A { a }\n", "1:8 this literal is never closed"),
    ("@Query(##\"query A { a }\"#)", "1:8 this literal is not closed on its line"),
    ("@Query(\"query A { \\(a) }\")", "1:19 a document is fixed text without interpolation; spread a fragment or pass a variable instead"),
    ("@Query(#\"query A { \\#(a) }\"#)", "1:20 a document is fixed text without interpolation; spread a fragment or pass a variable instead"),
    ("@Query(\"query A { a(b: \\\"c\\\") }\")", "1:24 the escape `\\\"` changes the text of the document; open the literal with `#\"`"),
    ("@Query(\"\"\"\nquery A { a(b: \"\\n\") }\n\"\"\")", "2:17 the escape `\\n` changes the text of the document; open the literal with `#\"\"\"`"),
    ("@Query(#\"\"\"\nquery A { \\#u{62} }\n\"\"\"#)", "2:11 the escape `\\#u` changes the text of the document; open the literal with `##\"\"\"`"),
    ("@Query(\"\"\"\nquery A { \\\n a }\n\"\"\")", "2:11 a backslash before a line's end changes the text of the document; open the literal with `#\"\"\"`"),
    ("@Query(\"\")", "1:8 there is no query in this literal"),
    ("@Query(\"# nothing\")", "1:8 there is no query in this literal"),
    ("@Query(\"fragment A on T { a }\")", "1:9 `@Query` takes a query; a fragment stands behind `@Fragment`"),
    ("@Fragment(\"{ a }\")", "1:12 `@Fragment` takes a fragment; a query stands behind `@Query`"),
    ("@Mutation(\"subscription S { a }\")", "1:12 `@Mutation` takes a mutation; a subscription stands behind `@Subscription`"),
    ("@Query(\"query A { a } query B { b }\")", "1:23 `@Query` takes one query; give this definition a marker of its own"),
    (
      "@Query(\"extend type A { a: Int b }\")",
      "1:9 a type system definition stands in the schema or in a file of `schemaExtensions`, not among operations and fragments"
    ),
    ("@Query(#\"query A { a(b: \\\"c\\\") }\"#)", "1:25 unexpected backslash before a quote; write `\"`"),
    ("@Query(#\"\"\"\nquery A { a(b: \\\"c\\\", d: \"e\") }\n\"\"\"#)", "2:16 unexpected backslash before a quote; write `\"`"),
    // A column counts scalars, whatever the lines end with.
    ("/* 👩‍👩‍👧 e\u{301} */\t@Query(\"query A { ? }\")", "1:34 unexpected character `?`"),
    ("@Query(\"\"\"\r\n\tquery A {\r\n\t\t? }\r\n\t\"\"\")", "3:3 unexpected character `?`"),
    ("@Query(\"\"\"\r\tquery A {\r\t\t? }\r\t\"\"\")", "3:3 unexpected character `?`"),
    ("@Query(\"query A { ? }\")", "1:19 unexpected character `?`"),
    ("@Query(", "1:8 `@Query` takes its GraphQL as one string literal"),
  ])
  func `a marker that is wrong says so at the place, and hides nothing after it`(_ text: String, _ expected: String) {
    #expect(scanned(text).mistakes == [expected])
    guard !expected.hasSuffix("never closed"), !text.hasSuffix("(") else { return }
    let after = scanned(text + "\nstruct B {}\n@Query(\"query After { % }\") struct A {}")
    #expect(after.names.last == "query After")
    #expect(after.mistakes.count == 2)
  }

  @Test(arguments: [
    "\"\\(", "@Query(\"\", ", "#/ ", "@Query(\"\") ", " /( ", "#\"\"\"", "/*", "#if ", "@", "@Query(", "`", "\\", "\"\"\"\\(", "#",
  ])
  func `a text without end is read in bounded time`(_ piece: String) {
    let found = scanned("@Fragment(\"fragment A on T { a }\") let a: A; " + String(repeating: piece, count: 20_000))
    #expect(found.names.first == "fragment A")
  }

  @Test func `a marker at the end of a long file has its place`() {
    let found = scanned(String(repeating: "let a = \"b\" // @\n", count: 130_000) + "@Query(\"query A { ? }\") let a: A")
    #expect(found.mistakes == ["130001:19 unexpected character `?`"])
  }

  @Test func `bytes that are no text, in the literal and around it`() {
    let head: [UInt8] = [0xff, 0x00, 0xc0] + Array("@Query(\"query A { a } #".utf8)
    let file = SourceFile(path: "Host.swift", bytes: head + [0xfe, 0x00] + Array("\") let a: A".utf8))
    let found = scan(file, id: FileID(0))
    #expect(found.diagnostics.map(\.message.text) == ["this is not UTF-8 text: unexpected byte 0xFE"])
  }

  @Test func `another file is one document as a whole`() {
    let file = SourceFile(path: "a.graphql", text: "query A { a } fragment B on T { b } type C { c: Int }")
    let found = scan(file, id: FileID(0))
    #expect(found.documents.count == 1)
    #expect(found.documents[0].document.definitions.count == 2)
    #expect(found.documents[0].marker == nil)
    #expect(found.diagnostics.count == 1)
  }
}
