import BatonTestSupport
import GraphQLSyntax
import Testing

private func parsed(_ text: String) -> (value: JSON?, mistakes: [String]) {
  let file = SourceFile(path: "a.json", text: text)
  let (value, diagnostics) = parseJSON(file, id: FileID(0))
  return (value, lines(diagnostics, in: file))
}

/// The tree as text without its places.
private func text(_ json: JSON) -> String {
  var writer = JSONWriter(pretty: false)
  func write(_ json: JSON, _ out: inout JSONWriter) {
    switch json.kind {
    case .object(let members):
      out.object {
        for member in members {
          $0.key(member.key)
          write(member.value, &$0)
        }
      }
    case .array(let values): out.array { for value in values { write(value, &$0) } }
    case .string(let text): out.string(text)
    case .number(let spelling): out.spelled(spelling)
    case .boolean(let value): out.boolean(value)
    case .null: out.null()
    }
  }
  write(json, &writer)
  return writer.text
}

@Suite struct `JSON texts` {
  @Test func `every key and value knows its place`() throws {
    let value = try #require(parsed("{\n  \"a\": [1, true],\n  \"b\" : null }").value)
    let members = try #require(value.members)
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members[0].keyRange == SourceRange(4, 7))
    #expect(members[0].value.range == SourceRange(9, 18))
    #expect(members[1].value.range == SourceRange(28, 32))
    #expect(value.range == SourceRange(0, 34))
  }

  @Test(arguments: [
    ("", "1:1 expected a value, found the end of the file"),
    ("{", "1:2 expected a key in quotes or `}`, found the end of the file"),
    ("{a: 1}", "1:2 expected a key in quotes or `}`, found `a`"),
    ("{\"a\" 1}", "1:6 expected `:`, found `1`"),
    ("{\"a\": 1,}", "1:9 expected a key in quotes, found `}`"),
    ("[1,]", "1:4 expected a value, found `]`"),
    ("[1 2]", "1:4 expected `,` or `]`, found `2`"),
    ("01", "1:2 a number cannot have a leading zero"),
    ("1.", "1:3 expected a digit of the number, found the end of the file"),
    ("-", "1:2 expected a digit of the number, found the end of the file"),
    ("1e", "1:3 expected a digit of the number, found the end of the file"),
    ("\"a\nb\"", "1:1 this string is not closed on its line"),
    ("\"\\x\"", "1:2 unknown escape; a backslash is written `\\\\`"),
    ("\"\\ud800\"", "1:2 this escape names no character; write `\\u` and four hexadecimal digits"),
    ("\"\u{1}\"", "1:2 unexpected character U+0001"),
    ("nul", "1:1 expected a value, found `nul`"),
    ("nulls", "1:1 expected a value, found `nulls`"),
    ("true false", "1:6 expected the end of the file, found `false`"),
    ("{\"a\": 1, \"a\": 2}", "1:10 the key `a` is here twice"),
    ("// no\n1", "1:1 expected a value, found `/`"),
  ])
  func `a mistake is reported where it is`(_ input: String, _ expected: String) {
    #expect(parsed(input).mistakes == [expected])
  }

  @Test(arguments: [
    #"{"a":[1,-0.5e+3,{"b":null}],"c":"é😀"}"#, "[]", "{}", "[[],{}]", #""\"\\\n\t\u0001""#,
  ])
  func `what is written parses to the same tree`(_ input: String) throws {
    #expect(text(try #require(parsed(input).value)) == input)
  }

  @Test func `escapes are decoded, surrogates in pairs`() throws {
    #expect(parsed(#""\ud83d\ude00\u00e9\/\b\f""#).value?.string == "😀é/\u{8}\u{c}")
  }

  @Test func `a deep text is one mistake`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(parsed(text).mistakes == ["1:201 nested more than 200 levels deep"])
  }

  @Test func `pretty text has a line for each member`() {
    var json = JSONWriter()
    json.object {
      $0.member("name", "Q")
      $0.member("fields", ["a", "b"])
      $0.key("none")
      $0.object { _ in }
    }
    #expect(
      json.text == """
        {
          "name": "Q",
          "fields": [
            "a",
            "b"
          ],
          "none": {}
        }
        """)
  }

  @Test func `bytes that are not UTF-8 are a mistake at the first of them`() {
    let file = SourceFile(path: "a.json", bytes: Array("[\"a".utf8) + [0xff] + Array("\"]".utf8))
    let (value, diagnostics) = parseJSON(file, id: FileID(0))
    #expect(value == nil)
    #expect(lines(diagnostics, in: file) == ["1:4 this is not UTF-8 text: unexpected byte 0xFF"])
  }
}
