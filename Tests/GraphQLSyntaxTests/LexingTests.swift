import GraphQLSyntax
import Testing

@Suite struct Lexing {
  @Test(arguments: [
    ("query Q { pick(role: COOK, filter: {need: 1min: 2}) }", "1:44 unexpected `m` right after a number"),
    ("query Q { sum(xs: [00]) }", "1:21 a number cannot have a leading zero"),
    ("query Q { sum(xs: [0x1F]) }", "1:21 unexpected `x` right after a number"),
    ("query Q { sum(xs: [+1]) }", "1:20 a number cannot start with `+`"),
    ("query Q { pick(filter: {need: 1, min: 1.}) }", "1:41 expected a digit of the number, found `}`"),
    ("query Q { pick(filter: {need: 1, min: .5}) }", "1:39 a number cannot start with `.`"),
    ("query Q { sum(xs: [1.23.4]) }", "1:24 unexpected `.` right after a number"),
    ("query Q { sum(xs: [-]) }", "1:21 expected a digit of the number, found `]`"),
    ("query Q { sum(xs: [1e]) }", "1:22 expected a digit of the number, found `]`"),
    ("query Q { sum(xs: 1_000) }", "1:20 unexpected `_` right after a number"),
    ("query Q { sum(xs: [-01]) }", "1:22 a number cannot have a leading zero"),
    ("query Q { sum(xs: [- 1]) }", "1:21 expected a digit of the number, found a blank"),
    ("query Q { sum(xs: [--1]) }", "1:21 expected a digit of the number, found `-`"),
    ("query Q { sum(xs: [1e5.0]) }", "1:23 unexpected `.` right after a number"),
  ])
  func `a number is refused at the first character that cannot continue it`(_ input: String, _ expected: String) {
    #expect(mistakes(input) == [expected])
  }

  @Test(arguments: ["-0", "1E+2", "0.00", "-12.5e-10", "2147483648", "1e5", "0"])
  func `a number keeps its spelling`(_ number: String) {
    let parsed = Parsed("{ a(x: \(number)) }")
    #expect(parsed.mistakes == [])
    #expect(parsed.compact == "{a(x:\(number))}")
  }

  @Test func `a number may run into a spread's dots and punctuation`() {
    #expect(Parsed("{ a(x: [1,2]) ...F }").mistakes == [])
    #expect(Parsed("query Q($a: Int = 5...F) { a }").mistakes == ["1:20 expected a variable, `$name: Type` or `)`, found `...`"])
  }

  @Test(arguments: [
    ("\u{10}", "U+0010"), ("\u{a0}", "U+00A0"), ("\u{0}", "U+0000"), ("\u{200b}", "U+200B"), ("é", "`é` (U+00E9)"),
    ("?", "`?`"), ("%%%%", "`%`"), ("'", "`'`"), ("😀", "`😀` (U+1F600)"), ("\u{7f}", "U+007F"), ("\u{2028}", "U+2028"),
  ])
  func `a character that begins no token is named, once`(_ character: String, _ name: String) {
    #expect(mistakes("query Q { boats {\(character) id } }") == ["1:18 unexpected character \(name)"])
  }

  @Test func `a typographic quote gets its straight one suggested`() {
    #expect(mistakes("{ a(x: “b) }").first?.contains("straight quotes") == true)
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `every kind of line end counts one line, and byte-order marks are ignored`(_ end: String) {
    let text = "\u{feff}query Q {\(end)  boats \u{feff}{\(end)    ?\(end)  }\(end)}"
    #expect(mistakes(text) == ["3:5 unexpected character `?`"])
    let parsed = Parsed(text.replacing("?", with: "name"))
    #expect(parsed.mistakes == [])
    #expect(!parsed.document.text().utf8.contains(0x0d))
    #expect(parsed.compact == "query Q{boats{name}}")
  }

  @Test func `a place after text beyond ASCII counts scalars`() {
    #expect(mistakes("{ a(x: \"é😀\") % }") == ["1:14 unexpected character `%`"])
  }

  @Test(arguments: [
    ("\"a\\qb\"", "1:10 unknown escape `\\q`; a backslash is written `\\\\`"),
    ("\"a\\u12\"", "1:10 this escape names no character; write `\\u` and four hexadecimal digits"),
    ("\"a\\u{}\"", "1:10 this escape names no character; write `\\u` and four hexadecimal digits"),
    ("\"\\u{110000}\"", "1:9 this escape names no character; write `\\u` and four hexadecimal digits"),
    ("\"\\ud83d\"", "1:9 this escape names no character; write `\\u` and four hexadecimal digits"),
    ("\"\\ude00\"", "1:9 this escape names no character; write `\\u` and four hexadecimal digits"),
  ])
  func `a wrong escape is a mistake where it stands`(_ string: String, _ expected: String) {
    #expect(mistakes("{ a(x: \(string)) }") == [expected])
  }

  @Test(arguments: [
    (#"{ a(x: \"b\") c(d: "e") ? }"#, ["1:8 \(escaped)", "1:25 unexpected character `?`"]),
    (#"{ a(x: \"b \\\" c\") ? }"#, ["1:8 \(escaped)", "1:22 unexpected character `?`"]),
    ("{ a(x: \\\"\\\"\\\"b\n \"c\" \\\"\\\"\\\") ? }", ["1:8 \(escaped)", "2:14 unexpected character `?`"]),
    (#"{ a(x: \"b") ? }"#, ["1:8 \(escaped)", "1:14 unexpected character `?`"]),
    (#"\"of Q\" query Q { a }"#, ["1:1 \(escaped)"]),
  ])
  func `a quote behind a backslash is one mistake, with what to write`(_ text: String, _ expected: [String]) {
    #expect(mistakes(text) == expected)
  }

  private static let escaped = "unexpected backslash before a quote; write `\"`"

  @Test func `escapes are decoded, surrogates in pairs`() throws {
    let file = SourceFile(path: "", text: #""\"\\\/\b\f\n\r\t\u00e9\u{1F600}\uD83D\uDE00""#)
    let value = try #require(parseValue(file, id: FileID(0)).value)
    guard case .string(let string) = value.kind else { throw Wrong() }
    #expect(string.value == "\"\\/\u{8}\u{c}\n\r\té😀😀")
  }

  @Test func `an unterminated string is one mistake, and the next line's are still found`() {
    #expect(
      mistakes("query Q {\n  a(x: \"oops)\n  b\n  c(: 1)\n}") == [
        "2:8 this string is not closed on its line; a text of several lines stands between `\"\"\"`",
        "4:5 expected an argument, `name: value` or `)`, found `:`",
      ])
  }

  @Test func `a block string loses its indentation and keeps what is escaped`() throws {
    let text = "query Q { note(text: \"\"\"\n  path C:\\temp\\\n    say \\\"\"\" and \"\n\"\"\") }"
    let parsed = Parsed(text)
    #expect(parsed.mistakes == [])
    #expect(parsed.compact == #"query Q{note(text:"path C:\\temp\\\n  say \"\"\" and \"")}"#)
  }

  @Test func `bytes that are not UTF-8 are a mistake at the first of them`() {
    for bad: [UInt8] in [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]] {
      let parsed = Parsed(Array("{ a # caf".utf8) + bad + Array(" \n}".utf8))
      #expect(parsed.document.definitions.isEmpty)
      #expect(
        parsed.mistakes == [
          "1:10 this is not UTF-8 text: unexpected byte 0x\(String(bad[0], radix: 16, uppercase: true))"
        ])
    }
  }

  @Test func `the grammar's words are the first symbols`() {
    #expect(Symbol.query.text == "query")
    #expect(Symbol("on") == .on)
    #expect(Symbol("null") == .null)
    #expect(Symbol.repeatable.text == "repeatable")
    #expect(Symbol("repeatable") == .repeatable)
  }

  @Test func `a name is one symbol in every document and on every thread, near the end of a text as in its middle`() async {
    let names = (0..<3000).map { "n" + String(repeating: "x", count: $0 % 21) + "\($0)" }
    let all = "{ " + names.joined(separator: " ") + " }"
    func symbols(_ text: String) -> [Symbol] {
      guard case .operation(let operation)? = Parsed(text).document.definitions.first else { return [] }
      return operation.selections.compactMap { if case .field(let field) = $0 { field.name.symbol } else { nil } }
    }
    let found = await withTaskGroup(of: [Symbol].self) { group in
      for _ in 0..<8 { group.addTask { symbols(all) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.allSatisfy { $0 == found[0] } && Set(found[0]).count == names.count)
    #expect(found[0].map(\.text) == names)
    for (name, symbol) in zip(names, found[0]) where name.count < 30 { #expect(symbols("{" + name + "}") == [symbol]) }
  }
}

struct Wrong: Error {}
