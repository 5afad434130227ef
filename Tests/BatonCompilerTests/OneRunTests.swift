@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

/// What is wrong with a document is all said in one run, whichever phase finds it, and each mistake once.
@Suite struct OneRunTests {
  private static let onClub = "fragment OnClub on Club { name }"

  @Test(arguments: [
    // A rule's and a transform's errors, in one definition.
    (
      """
      fragment Crew on Boat @refetchable(queryName: "Crew") { nmae crew(first: $n) @connection(key: "Crew_boats") { edges { node { name } } } }
      query Q($n: Int) { boats { ...Crew } }
      """,
      ["1:47 queryNameIsTaken", "1:57 unknownField", "1:95 keyWithoutField"]
    ),
    ("query Q { owner { ...OnClub } boat(idd: 1) { id } } \(onClub)", ["1:22 spreadMayNotMatch", "1:36 unknownArgument"]),
    ("query Q { owner { nmae: __typname ...OnClub } } \(onClub)", ["1:25 unknownField", "1:38 spreadMayNotMatch"]),
    ("query Q($unused: Int) { owner { ...OnClub } } \(onClub)", ["1:9 unusedVariable", "1:36 spreadMayNotMatch"]),
    ("query Q { boats { name @required(action: NOEN) length @catch @required(action: LOG) } }", ["1:42 unknownEnumValue", "1:62 caughtAndRequired"]),
    // In what reaches a fragment that is wrong.
    ("query Q { owner { ...OnClub } boats { ...Row } } fragment Row on Boat { nmae name } \(onClub)", ["1:22 spreadMayNotMatch", "1:73 unknownField"]),
    ("query Q { owner { ...OnClub ...Lost @alias } } fragment Lost on Bota { name } \(onClub)", ["1:22 spreadMayNotMatch", "1:65 unknownType"]),
    ("query Q { owner { ...OnClub } ...A } fragment A on Query { ...B } fragment B on Query { boats { ...C } } fragment C on Boat { nope } \(onClub)", ["1:22 spreadMayNotMatch", "1:127 unknownField"]),
    ("query Q { owner { ...OnClub } boats { ...Row } } fragment Row on Boat { name length( } \(onClub)", ["1:22 spreadMayNotMatch", "1:86 expected"]),
    // What follows from a mistake is no second one.
    ("query Q { boats { crew(first: 1) @connection(key: \"Q_crew\") { egdes { node { name } } } } }", ["1:63 unknownField"]),
    ("query Q { boats { crew(frist: 1) @connection(key: \"Q_crew\") { edges { node { name } } } } }", ["1:24 unknownArgument"]),
    ("query Q { boats { crew(first: 1) @connection(key: \"Q_crew\") { edges { node { nmae } } } } }", ["1:78 unknownField"]),
    ("query Q { boats { berth { code @required(action: LOG) } berth { coed harbour } } }", ["1:65 unknownField"]),
    ("query Q { boats { berth { code @required(action: LOG) } berth { code @requird(action: LOG) harbour } } }", ["1:71 unknownDirective"]),
    ("query Q { nope owner @skip(if: true) { __typename } }", ["1:11 unknownField"]),
    ("query Q { boats { a: logs(tags: $t) { text } b: logs(tags: $t) { text } } }", ["1:33 undefinedVariable"]),
    ("query Q { boats { ...A ...B } } fragment A on Boat { a: logs(tags: $t) { text } } fragment B on Boat { b: logs(tags: $t) { text } }", ["1:68 undefinedVariable"]),
    ("query Q { boats { ...A } } fragment A on Boat { crew { edges { node { boat { ...A } } } } logs { text } owner { ... on Skipper { boat { ...A } } } }", ["1:81 cycle"]),
    ("query Q { owner { ...OnClub alias } } \(onClub)", ["1:29 missingAt"]),
    ("query Q { owner { on Skipper { ...OnClub @alias } } } \(onClub)", ["1:19 missingDotsOfCondition", "1:32 impossibleSpread"]),
    ("query Q { boats { ...Row @arguments(tags: []) } } fragment Row on Boat @argumentDefinitions(tags: {type: \"[String]\") { logs(tags: $tags) { text } }", ["1:116 expected"]),
    ("query Q { owner { ...OnClub @alais } } \(onClub)", ["1:30 unknownDirective"]),
    ("query Q { owner { ... on Skipper @alais { ...OnSkipper } } } fragment OnSkipper on Skipper { name }", ["1:35 unknownDirective"]),
    ("query Q { boats { ...Row @arguments(tag: []) } } fragment Row on Boat @argumentDefinitions(tags: {type: \"[String]\"}) { logs(tags: $tags) { text } }", ["1:37 unknownSpreadArgument"]),
  ])
  func `each mistake is said, and once`(_ text: String, _ expected: [String]) throws {
    #expect(try codes(compile(input(["a.graphql": text]))) == expected)
  }

  @Test func `twelve mistakes are twelve messages`() throws {
    let text = """
      query Q($list: [String]) {
        nmae
        boat(idd: 1) { id }
        boats { length @skip(iff: true) }
        owner { ...OnClub }
        search(text: 1)
        pick(role: KOOK)
        ...Gone
        viewer
        note(text: $list)
        ... on Boat { name }
        a: find(by: {id: 1}) { id } a: find(by: {email: "x"}) { id }
        b: boats { crew(first: 1) @connection(key: "Q_boats") { edges { node { name } } } }
      }
      \(OneRunTests.onClub)
      """
    #expect(
      try codes(compile(input(["a.graphql": text]))) == [
        "2:3 unknownField", "3:8 unknownArgument", "4:24 unknownArgument", "5:14 spreadMayNotMatch", "6:16 wrongLiteral",
        "7:14 unknownEnumValue", "8:6 unknownFragment", "9:3 missingSelections", "10:14 wrongVariableType",
        "11:10 impossibleCondition", "12:6 differentArguments", "13:46 keyWithoutField",
      ])
  }

  @Test func `what a change makes wrong in other files is found as from nothing`() throws {
    let files = [
      "A.graphql": "query A($tags: [String]) { boats { ...Row ...Other } }",
      "Row.graphql": "fragment Row on Boat { name logs(tags: $tags) { text } }",
      "Other.graphql": "fragment Other on Boat { length }",
      "B.graphql": "query B($tags: [String]) { owner { ...OnClub @alias } boats { ...Row } }",
      "OnClub.graphql": OneRunTests.onClub,
    ]
    let first = try compile(input(files))
    #expect(codes(first) == [])
    for (file, text) in [
      ("A.graphql", "query A { boats { ...Row ...Other } }"), ("Row.graphql", "fragment Row on Boat { nmae logs(tags: $tags) { text } }"),
      ("OnClub.graphql", "fragment OnClub on Clbu { name }"), ("Other.graphql", "fragment Other on Boat { nmae berth { code } }"),
    ] {
      let changed = try input(files.merging([file: text]) { _, new in new })
      let (next, fresh) = (compile(changed, after: first), compile(changed))
      #expect(codes(next) == codes(fresh))
      #expect(codes(next).count == 1)
    }
  }

  private func input(_ documents: [String: String]) throws -> CompilerInput {
    var files = documents.sorted { $0.key < $1.key }.map { path, text in
      CompilerInput.File(SourceFile(path: path, text: text), role: .source, name: path)
    }
    let schema = try Fixture.folder("schemas").text("harbour.graphql")
    files.append(
      CompilerInput.File(SourceFile(path: "s.graphql", text: schema), role: .schema, name: "s.graphql"))
    return CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(), files: files)
  }

  private func codes(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.sortedOnce().filter { $0.severity == .error }.map { diagnostic in
      let file = compilation.sources[Int(diagnostic.location.file.index)]
      let position = file.position(of: Int(diagnostic.location.range.start))
      return "\(position.line):\(position.column) \(diagnostic.message.identifier)"
    }
  }
}
