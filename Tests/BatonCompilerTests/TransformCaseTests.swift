@testable import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax
import Testing

/// What people who do this job have met, against the harbour's schema: errors at their places, the texts that are sent and
/// the declarations that come of it.
@Suite struct TransformCaseTests {
  /// One document, compiled to its end.
  private struct Compiled {
    let compilation: Compilation

    /// - Parameter changes: what stands in the harbour's schema, and what to write instead.
    init(_ text: String, extending schema: String = "", changing changes: [String: String] = [:]) throws {
      var harbour = try String(contentsOf: Fixture.root.appending(path: "schemas/harbour.graphql"), encoding: .utf8)
      for (old, new) in changes {
        #expect(harbour.contains(old))
        harbour = harbour.replacingOccurrences(of: old, with: new)
      }
      compilation = compile(
        CompilerInput(
          configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
          files: [
            CompilerInput.File(SourceFile(path: "d.graphql", text: text), role: .source, name: "d.graphql"),
            CompilerInput.File(SourceFile(path: "s.graphql", text: harbour + schema), role: .schema, name: "s.graphql"),
          ]))
    }

    /// `1:40 …`, with the places of notes behind the message.
    var errors: [String] {
      Finding.all(compilation.diagnostics, in: compilation.sources).filter { $0.severity == .error }.map { finding in
        let place = finding.place.map { "\($0.line):\($0.column)" } ?? ""
        return "\(place) \(finding.text)" + finding.notes.map { " [\($0.place.line):\($0.place.column)]" }.joined()
      }
    }

    func text(_ operation: Symbol) -> String? { compilation.operations.first { $0.name == operation }?.text }

    /// The Swift of the document, a declaration a line.
    func declares(_ line: String) -> Bool {
      compilation.outputs.contains { $0.text.split(separator: "\n").contains { $0.hasSuffix(line) } }
    }
  }

  private func expect(_ errors: [String], begin starts: [String]) {
    #expect(errors.count == starts.count, "\(errors)")
    for (error, start) in zip(errors, starts) { #expect(error.hasPrefix(start), "\(error)") }
  }

  @Test func `arguments that make one storage key are the same`() throws {
    let text = """
      query Q {
        pick(filter: {need: 1, min: 2}) pick(filter: {min: 2.0, need: 1})
        note(text: "a") note(text: "\\u0061") note(text: \"\"\"a\"\"\")
      }
      """
    let compiled = try Compiled(text)
    #expect(compiled.errors == [])
    #expect(compiled.text("Q") == #"query Q{pick(filter:{need:1,min:2}),note(text:"a")}"#)
    expect(try Compiled("query Q { pick(filter: {need: 1}) pick(filter: {need: 2}) }").errors, begin: ["1:11 `pick` is selected twice"])
    expect(try Compiled("query Q { note(text: \"$a\") x: note ...F } query R($a: String) { note(text: \"$a\") note(text: $a) } fragment F on Query { note(text: null) }").errors, begin: ["1:11 `note`", "1:65 `note`"])
  }

  @Test func `what a condition leaves out is optional, and the unconditional selection wins`() throws {
    let compiled = try Compiled(
      """
      query Q($a: Boolean!, $b: Boolean!) {
        boats { id @include(if: $a) length @skip(if: $b) name @include(if: $a) name }
        viewer @include(if: $a) { boat { id } }
        viewer @skip(if: $b) { boat { id name } }
      }
      """)
    #expect(
      compiled.text("Q")
        == "query Q($a:Boolean!,$b:Boolean!){boats{id@include(if:$a),name@include(if:$a),length@skip(if:$b),name,id},viewer@include(if:$a){boat{id}},viewer@skip(if:$b){boat{id,name}}}"
    )
    for line in ["var id: String? { anchor.string(0) }", "var length: Double? { anchor.double(1) }", "var viewer: Viewer? { anchor.link(1) }"] {
      #expect(compiled.declares(line), "\(line)")
    }
  }

  @Test func `constant conditions are settled here, and nothing that is left of an operation is refused`() throws {
    let kept = try Compiled("query A { boats { id name @include(if: true) length @skip(if: true) } }")
    #expect(kept.text("A") == "query A{boats{id,name}}")
    #expect(!kept.declares("var length: Double? { anchor.double(2) }"))
    let empty = try Compiled(
      """
      query B { boats { name @skip(if: true) } }
      query C { viewer @include(if: false) { boat { id } } }
      """)
    expect(empty.errors, begin: ["1:7 nothing is left of query `B`", "2:7 nothing is left of query `C`"])
  }

  @Test func `what is required inside asks no less than what is around it`() throws {
    let refused = try Compiled(
      "query Q { viewer { boat @required(action: LOG) { berth { code @required(action: NONE) } name @required(action: NONE) } } }")
    expect(refused.errors, begin: ["1:43 `boat` may become null"])
    #expect(refused.errors[0].hasSuffix("[1:112]"))
    let accepted = try Compiled("query R { viewer { boat @required(action: NONE) { name @required(action: THROW) } } }")
    for line in [
      "var viewer: Viewer? { anchor.link(0) }", "var boat: Boat { anchor.nonNullLink(0) }",
      "var name: String { get throws(FieldErrors) { try anchor.required(0, anchor.string(0)) } }",
    ] { #expect(accepted.declares(line), "\(line)") }
  }

  @Test func `errors are caught on a field, an operation, a fragment and an aliased inline fragment`() throws {
    let refused = try Compiled(
      """
      query A { viewer { boat { name @catch @required(action: THROW) } } }
      query B { viewer { boat { ...F @catch } } }
      query C { viewer { boat { ... on Boat @catch { name } } } }
      query D { viewer { boat { ...F } } }
      fragment F on Boat @catch { name }
      """)
    expect(
      refused.errors,
      begin: ["1:39 a field is either", "2:33 `@catch` means nothing on a spread", "3:27 `@catch` needs a name to catch under"])
    let accepted = try Compiled(
      """
      query D @catch { viewer { boat @catch(to: NULL) { name } } }
      query E { viewer { boat { ... on Boat @alias(as: "b") @catch { name } ...F } } }
      fragment F on Boat @catch { name }
      """)
    for line in [
      "var boat: Boat? { anchor.caughtAsNil(0, anchor.link(0)) }",
      "var b: Result<B, FieldErrors> { anchor.caughtNonNull(0, anchor.condition(0)) }",
      "var f: Result<F, FieldErrors> { anchor.caughtNonNull(1, anchor.spread(1)) }",
    ] { #expect(accepted.declares(line), "\(line)") }
  }

  @Test func `nothing in a value is required`() throws {
    let errors = try Compiled("fragment V on Boat @inline { id name @required(action: THROW) }").errors
    expect(errors, begin: ["1:38 nothing in a value is `@required`"])
    #expect(errors[0].hasSuffix("[1:20]"))
  }

  @Test func `spreads of values may be conditional, nested and passed arguments`() throws {
    let compiled = try Compiled(
      """
      query Q($c: Boolean!) { boats { ...Card @include(if: $c) ...Tags @arguments(t: ["a", null]) } }
      fragment Card on Boat @inline { name berth { ...Spot } }
      fragment Spot on Berth @inline { code }
      fragment Tags on Boat @inline @argumentDefinitions(t: {type: "[String]"}) { logs(tags: $t) { text } }
      """)
    #expect(compiled.errors == [])
    #expect(
      compiled.text("Q")
        == "query Q($c:Boolean!){boats{...Card@include(if:$c),...Tags_4k80vI,id}}fragment Card on Boat{name,berth{...Spot}}fragment Spot on Berth{code}fragment Tags_4k80vI on Boat{logs(tags:[\"a\",null]){text}}"
    )
    for line in [
      "struct Card: FragmentValue {", "struct Spot: FragmentValue {", "struct Tags: FragmentValue {",
      "var card: Card? { anchor.optionalValue(0) }", "var tags: Tags { anchor.value(1) }",
      "init(name: String? = nil, berth: Berth? = nil) {", "init(spot: Spot) { self.spot = spot }",
    ] { #expect(compiled.declares(line), "\(line)") }
  }

  @Test func `a fragment that may not match needs an alias`() throws {
    let refused = try Compiled(
      """
      query A($id: ID!) { node(id: $id) { ...OnBoat } }
      query B($s: Boolean!) { boats { ...OnBoat @skip(if: $s) } }
      query D($s: Boolean!) { boats { ... @include(if: $s) { ...OnBoat } } }
      fragment OnBoat on Boat { name }
      """)
    expect(refused.errors, begin: ["1:40 `OnBoat` is on `Boat`", "2:36 `OnBoat` is fetched only", "3:59 `OnBoat` is fetched only"])
    #expect(refused.errors.allSatisfy { $0.contains("write `...OnBoat @alias`") })
    let accepted = try Compiled(
      """
      query C($id: ID!, $s: Boolean!) { node(id: $id) { ...OnBoat @alias } boats { ...OnBoat @alias(as: "row") @skip(if: $s) } }
      fragment OnBoat on Boat { name }
      """)
    #expect(accepted.declares("var onBoat: OnBoat? { anchor.optionalSpread(0) }"))
    #expect(accepted.declares("var row: OnBoat? { anchor.optionalSpread(0) }"))
    #expect(accepted.text("C")?.contains("alias") == false)
  }

  @Test func `an alias is a literal name that nothing beside it has`() throws {
    let compiled = try Compiled(
      """
      query A { boats { ... @alias { name } } }
      query B { boats { ... on Boat @alias(as: "") { name } } }
      query C { boats { name ... on Boat @alias(as: "name") { id } } }
      query D { boats { ...F @alias(as: "x") ...G @alias(as: "x") } }
      query E($n: String!) { boats { ...F @alias(as: $n) } }
      fragment F on Boat { id }
      fragment G on Boat { name }
      """)
    expect(
      compiled.errors,
      begin: [
        "1:23 `@alias` needs `as`", "2:42 `as` of `@alias` is empty", "3:47 `name` is a field of the same object",
        "4:56 two aliases of one object", "5:48 `as` of `@alias` must be a string literal",
      ])
    #expect(compiled.errors[2].hasSuffix("[3:19]"))
  }

  @Test func `a connection is asked page by page, through edges, under a key that ends in its field`() throws {
    let refused = try Compiled(
      """
      query Q { boats { ...B ...C ...D ...E } }
      fragment B on Boat { crew @connection(key: "B_crew") { edges { node { name } } } }
      fragment C on Boat { c: crew(first: 10) @connection(key: "nope") { edges { node { name } } } }
      fragment D on Boat { d: crew(first: 10) @connection(key: "D_d") { pageInfo { endCursor } } }
      fragment E on Boat { logs @connection(key: "E_logs") { text } }
      """)
    expect(
      refused.errors,
      begin: [
        "2:22 a connection is asked page by page", "3:58 the key of a connection ends in its field's name",
        "4:22 a connection is read through its edges", "5:22 `@connection` is for a field",
      ])
    let text = """
      query Q { boats { ...A } }
      fragment A on Boat { crew(first: 10) @connection(key: "A_crew") { edges { node { name } } } }
      """
    let accepted = try Compiled(text)
    #expect(
      accepted.text("Q")
        == "query Q{boats{...A,id}}fragment A on Boat{crew(first:10){edges{node{name,id,__typename},cursor},pageInfo{endCursor,hasNextPage}}}"
    )
    #expect(accepted.declares("var crew: Crew? { anchor.link(0) }"))
    // Non-null, it differs in nothing but what is optional.
    let nonNull = try Compiled(
      text,
      changing: [
        "role: Role): CrewConnection": "role: Role): CrewConnection!", "{ edges: [CrewEdge]": "{ edges: [CrewEdge!]!",
        "{ node: Skipper ": "{ node: Skipper! ",
      ])
    #expect(nonNull.text("Q") == accepted.text("Q"))
    for line in [
      "var crew: Crew { anchor.nonNullLink(0) }", "var edges: LensList<Edges> { anchor.links(0) ?? [] }",
      "var node: Node { anchor.nonNullLink(0) }",
    ] { #expect(nonNull.declares(line), "\(line)") }
  }

  @Test func `what can be fetched again, and why the rest cannot`() throws {
    let refused = try Compiled(
      """
      fragment F on Berth @refetchable(queryName: "FQ") { code }
      fragment G on Named @refetchable(queryName: "GQ") { name }
      fragment H on Boat @refetchable(queryName: "HQ") { name @skip(if: $id) }
      fragment I on Boat @refetchable(queryName: "Same") { name }
      fragment J on Boat @refetchable(queryName: "Same") { name }
      """)
    expect(
      refused.errors,
      begin: ["1:10 `F` on `Berth` cannot be refetched", "2:10 `G` on `Named`", "3:67 refetching `H`", "4:10 fragments `I` and `J` both name the query `Same`"])
    #expect(refused.errors[0].hasSuffix("[1:21]"))
    let accepted = try Compiled("fragment K on Viewer @refetchable(queryName: \"KQ\") { boat { id } } query Q { viewer { ...K } }")
    #expect(accepted.text("KQ") == "query KQ{viewer{...K}}fragment K on Viewer{boat{id}}")
    let withoutNode = try Compiled(
      "fragment F on Berth @refetchable(queryName: \"FQ\") { code }",
      changing: ["interface Node { id: ID! }": "", "implements Node &": "implements", "node(id: ID!): Node": ""])
    expect(withoutNode.errors, begin: ["1:10 `F` on `Berth` cannot be refetched"])
    #expect(withoutNode.errors[0].contains("`Node`, which this schema has not"))
  }

  @Test func `arguments keep their nulls, objects and enums; two ways to pass them conflict at the spreads`() throws {
    let fragment = "fragment L on Boat @argumentDefinitions(t: {type: \"[String]\", defaultValue: [\"z\"]}) { logs(tags: $t) { text } }"
    let refused = try Compiled("query Q { boats { ...L @arguments(t: [\"a\", null, \"b\"]) ...L @alias(as: \"again\") } }\n" + fragment)
    expect(refused.errors, begin: ["1:22 `logs` is selected twice with different arguments"])
    #expect(refused.errors[0].hasSuffix("[1:59]"))
    let accepted = try Compiled(
      """
      query Q($x: Float) {
        boats { ...L @arguments(t: ["a", null, "b"]) }
        pick(filter: {need: 1, role: COOK, and: [{need: 2, min: $x}, {need: 3, role: null}]})
      }
      query R($f: Filter = {need: 1, and: [{need: 2, role: COOK}]}, $r: Role = COOK) { pick(filter: $f, role: $r) }
      \(fragment)
      """)
    let text = try #require(accepted.text("Q"))
    #expect(text.contains("{logs(tags:[\"a\",null,\"b\"]){text}}"))
    #expect(text.contains("pick(filter:{need:1,role:COOK,and:[{need:2,min:$x},{need:3,role:null}]})"))
    #expect(accepted.text("R") == "query R($f:Filter={need:1,and:[{need:2,role:COOK}]},$r:Role=COOK){pick(filter:$f,role:$r)}")
  }

  @Test func `a deferred spread has a label of its own, one that never is deferred has none`() throws {
    let server = "\ndirective @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT"
    let refused = try Compiled("query B { boats { ... @defer { name } } }", extending: server)
    expect(refused.errors, begin: ["1:23 `@defer` is for a fragment spread"])
    let accepted = try Compiled(
      """
      query A { boats { ...Slow @defer } }
      query C($d: Boolean!) { boats { ...Slow @defer(if: $d, label: "mine") } }
      query D { boats { ...Slow @defer(if: false) } }
      fragment Slow on Boat { name }
      """, extending: server)
    #expect(accepted.text("A") == "query A{boats{...Slow@defer(label:\"A$defer$Slow\"),id}}fragment Slow on Boat{name}")
    #expect(accepted.text("C")?.contains("...Slow@defer(label:\"C$defer$mine\",if:$d)") == true)
    #expect(accepted.text("D") == "query D{boats{...Slow,id}}fragment Slow on Boat{name}")
  }
}
