import GraphQLSyntax
import Testing

@Suite struct `After a mistake` {
  private static let unclosed = "this string is not closed on its line; a text of several lines stands between `\"\"\"`"

  /// What closes the brackets before it is in the string's line as well.
  @Test(arguments: [
    ("query Q { a(b: \"x) }", "1:16"), ("query Q { a(b: \"x) { c } }", "1:16"), ("{ a(b: [\"x]) }", "1:9"),
    ("{ a(b: {c: \"x}) { c\n d } e }", "1:12"), ("{ a(b: \"x) {\n c\n }\n d\n}", "1:8"), ("{ a @d(x: \"y) b }", "1:11"),
    ("{ a \"x) }", "1:5"), ("{ a(b: \"", "1:8"), ("query Q($x: String = \"abc) { a }", "1:22"),
    ("type T { a(x: Int = \"abc): Int\n b: Int }", "1:21"), ("type T { \"desc\n a: Int }", "1:10"), ("\"desc\ntype T { a: Int }", "1:1"),
  ])
  func `an unclosed string is one mistake, and what comes after is read`(_ text: String, _ place: String) {
    let parsed = Parsed(text + "\nfragment After on T { ? }")
    let line = text.split(separator: "\n").count + 1
    #expect(parsed.mistakes == ["\(place) \(Self.unclosed)", "\(line):23 unexpected character `?`"])
    guard case .fragment(let fragment)? = parsed.document.definitions.last else { return #expect(Bool(false)) }
    #expect(fragment.name.text == "After")
  }

  @Test func `an unclosed block string takes everything along`() {
    #expect(mistakes("{ a(b: \"\"\"x) }\nquery Q { ? }") == ["1:8 this block string is never closed"])
  }

  @Test(arguments: [
    ("fragment F T { a(b: ) c(d: ) }", ["1:12 expected `on` and a type, found `T`"], 21),
    ("query Q($a: Int { a(b: ) c(d: ) }", ["1:17 expected a variable, `$name: Type` or `)`, found `{`"], 24),
    ("query Q on { a(b: ) c(d: ) }", ["1:9 expected `{`, found `on`"], 19),
    ("query 1 { a(b: ) c(d: ) }", ["1:7 expected `{`, found `1`"], 16),
    ("query Q @ { a(b: ) c(d: ) }", ["1:11 expected a directive's name, found `{`"], 18),
  ])
  func `in the header of a definition, those of its body are said too`(_ text: String, _ header: [String], _ column: Int) {
    let body = ["1:\(column) expected a value, found `)`", "1:\(column + 7) expected a value, found `)`"]
    #expect(mistakes(text + "\nquery R { a }") == header + body)
  }

  @Test func `in the header of a type, those of its body are said too`() {
    #expect(
      mistakes("type T implements { a: b(: Int c: }\ninput { a: = 1 }\nenum { A: 1 B }\nextend interface { a b: Int }") == [
        "1:19 expected an interface, found `{`", "1:25 expected a field, `name: Type` or `}`, found `(`",
        "2:7 expected the input's name, found `{`", "2:12 expected a type, found `=`",
        "3:6 expected the enum's name, found `{`", "3:9 expected a value of the enum or `}`, found `:`",
        "4:18 expected the interface's name, found `{`", "4:22 expected `:`, found `b`",
      ])
  }

  @Test(arguments: [
    ("{ a(b: \"x\ny\") c } { ? }", ["1:8 \(unclosed)", "2:11 unexpected character `?`"]),
    ("{ a(b: \"x\n\ny\n\", d: 1) c ? }", ["1:8 \(unclosed)", "4:12 unexpected character `?`"]),
    ("{ a(b: \"x\nquery Q { a(b: \"y\") }", ["1:8 \(unclosed)"]),
    ("{ a(b: \"x)\n c(b: \"y) }", ["1:8 \(unclosed)", "2:7 \(unclosed)"]),
  ])
  func `a string over several lines is one mistake`(_ text: String, _ expected: [String]) {
    #expect(mistakes(text) == expected)
  }

  @Test(arguments: [
    ("{ a // b ? { c\n d }", ["1:5 unexpected `//`; a comment begins with `#`"]),
    ("{ a /* b\n ? */ d }", ["1:5 unexpected `/*`; a comment begins with `#`"]),
    ("{ a /* d }", ["1:5 unexpected `/*`; a comment begins with `#`"]), ("{ a / d }", ["1:5 unexpected character `/`"]),
    ("{ a(b: 'c') d }", ["1:8 unexpected character `'`; a string stands between straight double quotes, `\"`"]),
    ("{ a(b: “c ( d”) d }", ["1:8 unexpected character `“` (U+201C); a string stands between straight double quotes, `\"`"]),
    ("{ a(b: ‘c’) d }", ["1:8 unexpected character `‘` (U+2018); a string stands between straight double quotes, `\"`"]),
    ("{ a ' d }", ["1:5 unexpected character `'`"]),
  ])
  func `comments and strings of other languages are one mistake`(_ text: String, _ expected: [String]) {
    #expect(mistakes(text + " query Q { a }") == expected)
  }

  @Test func `behind a body, and where a word is misspelt, the next definition begins`() {
    #expect(
      mistakes("enum { A } type Query { a: E } input { a: Int } type T { a: Int, b }") == [
        "1:6 expected the enum's name, found `{`", "1:38 expected the input's name, found `{`",
        "1:68 expected `:`, found `}`",
      ])
    #expect(
      mistakes("directive tag on OBJECT\ninterfce Named { name: String }\nB C { a }\ntyp T { a: Int }") == [
        "1:11 expected `@`, found `tag`", "2:1 expected a definition, found `interfce`; did you mean `interface`",
        "4:1 expected a definition, found `typ`; did you mean `type`",
      ])
  }

  @Test func `arguments without their end leave the selections to their field`() {
    #expect(mistakes("{ a(b: {c: 1} { c } d(: 2) }") == [
      "1:15 expected an argument, `name: value` or `)`, found `{`", "1:23 expected an argument, `name: value` or `)`, found `:`",
    ])
    #expect(mistakes("{ a({b: 1}) c }") == ["1:5 expected an argument, `name: value` or `)`, found `{`"])
  }

  @Test(arguments: [
    ("{ a(b: } c: 1) { d } }", "1:8"), ("{ a(b: ) c: 1) { d } }", "1:8"), ("query Q($a: ] Int) { a }", "1:13"),
    ("{ a(b: [1, } 2]) c }", "1:12"), ("{ a(b: {c: ) d: 1}) c }", "1:12"),
  ])
  func `a bracket too many among arguments is one mistake`(_ text: String, _ place: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(place + " ") == true)
  }

  /// Tokens are parted by blanks here.
  private static let documents: [(text: String, kind: DocumentKind)] = [
    (
      """
      query Boats ( $first : Int = 10 , $after : [ String ! ] , $filter : Filter = { need : 1 } ) {
        viewer {
          ... BoatRow_viewer
          boats ( first : $first , after : $after , filter : { need : 1 , tags : [ "a" , "b" ] } ) @include ( if : true ) {
            name : title ( length : 20 )
            ... BoatRow_boat @arguments ( size : 3 )
          }
        }
      }
      fragment BoatRow_boat on Boat @argumentDefinitions ( size : { type : "Int" , defaultValue : 1 } ) {
        id
        ... on Yacht @include ( if : true ) {
          cabins ( first : 2 ) { count }
        }
      }
      """, .executable
    ),
    (
      """
      schema {
        query : Root
        mutation : Actions
      }
      type Boat implements Node & Named @key ( fields : "id" ) {
        id : ID !
        "name"
        name ( length : Int = 20 , style : Style ) : String !
        crew ( first : Int , roles : [ Role ! ] = [ COOK , DECK ] ) : [ Skipper ! ] ! @deprecated ( reason : "no" )
      }
      union Owner = Skipper | Club
      enum Role {
        COOK
        DECK @deprecated
      }
      input Filter {
        role : Role = DECK
        need : Int !
      }
      directive @tag ( name : String ! ) repeatable on OBJECT | FIELD_DEFINITION
      extend type Boat {
        built : When
      }
      """, .typeSystem
    ),
  ]

  @Test(arguments: 0..<2) func `a token that is missing or there twice is one mistake, two far apart are two`(_ number: Int) {
    let (text, kind) = Self.documents[number]
    let tokens = text.split { $0 == " " }.map(String.init)
    func found(_ changes: [Int: [String]]) -> [String] {
      let changed = tokens.indices.map { index -> String in
        guard let change = changes[index] else { return tokens[index] }
        // A line's end, and what it parts, stays.
        let parts = tokens[index].split(separator: "\n", omittingEmptySubsequences: false)
        return change.joined(separator: " ") + parts.dropFirst().map { "\n" + $0 }.joined()
      }
      return Parsed(changed.joined(separator: " "), as: kind).mistakes
    }
    #expect(found([:]) == [])
    let lastDefinition = tokens.lastIndex { $0.hasSuffix("\nfragment") || $0.hasSuffix("\nextend") } ?? 0
    var first: (index: Int, mistakes: [String])?
    for index in tokens.indices where !tokens[index].hasPrefix("\n") {
      let token = String(tokens[index].prefix { $0 != "\n" })
      for change in [[], [token, token]] {
        let mistakes = found([index: change])
        #expect(mistakes.count <= 1, "\(token) \(change.count) times: \(mistakes)")
        guard mistakes.count == 1 else { continue }
        if first == nil { first = (index, mistakes) }
        guard let first, index > lastDefinition else { continue }
        let both = found([first.index: [], index: change])
        #expect(both.count == 2, "\(token) \(change.count) times: \(both)")
      }
    }
  }

  @Test func `a brace that is missing is missed before the next definition, and one too many ends nothing else`() {
    let open = Parsed("query A { a { b }\nquery B { c }\nfragment C on T { d }")
    #expect(open.mistakes == ["1:18 expected `}`, found `query`"])
    #expect(open.document.definitions.count == 3)
    #expect(open.document.damage?.definitions == [0: .structure])
    let closed = Parsed("query A { a } b }\nquery B { c }")
    #expect(closed.mistakes == ["1:15 expected a definition, found `b`"])
    #expect(closed.document.definitions.count == 2)
    #expect(closed.document.damage?.definitions == [0: .structure])
    // Fields may be called so.
    #expect(mistakes("{\nquery mutation\nfragment type\n}") == [])
  }

  @Test func `what a mistake has cost is known`() {
    let parsed = Parsed("query A($a: Int, b) { c }\nfragment B o T { d }\nquery C { ...") 
    #expect(parsed.document.damage?.definitions == [0: .variables, 1: .structure] || parsed.document.damage?.definitions == [0: .variables])
    #expect(parsed.document.damage?.lost.first == SourceRange(17, 18))
    #expect(parsed.document.damage?.hasUnnamed == true)
  }
}
