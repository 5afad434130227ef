import Testing

@testable import batonc

@Suite struct CommandLineTests {
  private func message(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try Arguments(words)
      return nil
    } catch { return error.message }
  }

  @Test func `what is not known is refused by name`() {
    #expect(message("generate", "--chekc") == "unknown option `--chekc`; did you mean `--check`")
    #expect(message("genrate") == "unknown command `genrate`; did you mean `generate`")
    #expect(message("validate", "--check") == "`batonc validate` does not take `--check`, which belongs to `batonc generate`")
    #expect(message("generate", "--out") == "`--out` needs a value, `--out DIR`")
    #expect(message("generate", "--out=") == "`--out` needs a value, `--out DIR`")
    #expect(message("generate", "--out", "") == "`--out` needs a value, `--out DIR`")
    #expect(message("generate", "--check=1") == "`--check` takes no value")
    #expect(message("generate", "--out", "a", "--out", "b") == "`--out` is given twice")
    #expect(message("generate", "--emit", "a") == "`--emit` takes a source and a destination, `Row.swift=Row.baton.swift`")
    #expect(
      message("validate", "--format", "jsno")
        == "`--format` takes `text`, `json`, `github`, `sarif`, not `jsno`; did you mean `json`")
    #expect(message("print") == "`batonc print` takes the name of one operation, or `--all`")
    #expect(message("init", "x") == "`batonc init` takes no argument, not `x`")
    #expect(message("generate", "--check", "--watch") == "`--check` looks once, so it does not go with `--watch`")
    #expect(message() == "no command")
  }

  @Test func `values stand behind their option or behind an equals sign`() throws {
    guard
      case .run(.generate, let options, let operands) = try Arguments([
        "generate", "--out=a=b", "x", "--schema", "s", "--schema=t", "--emit", "a=b", "--", "--y",
      ])
    else { return #expect(Bool(false), "another command") }
    #expect(options.output == "a=b")
    #expect(options.schema == ["s", "t"])
    #expect(options.emitted.map(\.destination) == ["b"])
    #expect(operands == ["x", "--y"])
  }

  @Test(arguments: Command.allCases) func `a command's help fits a screen and has an example`(command: Command) {
    let lines = Help.text(command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "a screen of 24 lines, and the end of the last one")
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(lines.contains { $0.hasPrefix("Example: batonc \(command.rawValue)") })
    for option in Option.all where option.commands.contains(command) {
      #expect(lines.contains { $0.hasPrefix("  \(option.name)") })
    }
  }

  @Test func `the exit code tells a wrong command line from a wrong document`() throws {
    let project = try Workspace.boats()
    #expect(try project.batonc("--version").output.hasPrefix("batonc "))
    #expect(try project.batonc("--help").status == 0)
    #expect(try project.batonc("generate", "--help").output.contains("--check"))
    #expect(try project.batonc().status == 2)
    #expect(try project.batonc("validate", "--nope").status == 2)
    try project.write("Sources/Row.swift", "@Fragment(\"fragment Row_boat on Boat { nmae }\") let boat: Row_boat")
    let outcome = try project.batonc("validate")
    #expect(outcome.status == 1)
    #expect(
      outcome.errorLines.prefix(2) == [
        "Sources/Row.swift:1:40: error: `Boat` has no field `nmae`; did you mean `name`",
        "schema.graphql:2:6: note: `Boat` is declared here",
      ])
  }

  @Test func `warnings are errors when they are asked to be`() throws {
    let project = try Workspace.boats(adding: ["Sources/Unused.graphql": "fragment Unused on Boat { id }"])
    #expect(try project.batonc("validate").status == 0)
    let outcome = try project.batonc("validate", "--warnings-as-errors", "--quiet")
    #expect(outcome.status == 1)
    #expect(outcome.errorLines == ["Sources/Unused.graphql:1:10: error: fragment `Unused` is never spread"])
  }

  @Test(arguments: [
    ("validate", ["read", "parse", "validate", "check", "total"]),
    ("generate", ["read", "parse", "validate", "check", "transform", "emit", "total"]),
  ]) func `verbose says each phase and its time`(command: String, phases: [String]) throws {
    let lines = try Workspace.boats().batonc(command, "--verbose").errorLines
    #expect(lines.compactMap { $0.hasSuffix(" ms") ? String($0.prefix { $0 != " " }) : nil } == phases)
  }

  @Test func `validate says all that generate says, of rules, of transforms and of names in Swift`() throws {
    let project = try Workspace.boats(adding: [
      "Sources/Twice.graphql": "query TwiceQuery { boat(id: 1) { name } boat(id: 2) { name } }",
      "Sources/Array.graphql": "query Array { boats { ...Row_boat } }",
      "Sources/Provided.graphql": """
        fragment Provided on Query @argumentDefinitions(isBig: {type: "Boolean!", provider: "not swift"}) {
          boats { length @include(if: $isBig) }
        }
        query ProvidedQuery { ...Provided }
        """,
    ])
    let validated = try project.batonc("validate").errorLines
    #expect(validated == (try project.batonc("generate").errorLines))
    for start in [
      "Sources/Array.graphql:1:7: error: `Array` would hide", "Sources/Provided.graphql:1:49: error: `not swift` is no value",
      "Sources/Twice.graphql:1:20: error: `boat` is selected twice",
    ] {
      #expect(validated.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  @Test func `an operation is printed as it is sent, or for people, or with all others`() throws {
    let project = try Workspace.boats()
    #expect(try project.batonc("print", "FleetQuery").output == "query FleetQuery{boats{...Row_boat,id}}fragment Row_boat on Boat{name}\n")
    #expect(try project.batonc("print", "--pretty", "FleetQuery").output.contains("\n  boats {\n"))
    #expect(try project.batonc("print", "--all").output.hasPrefix("{\n  \"FleetQuery\": \"query FleetQuery{"))
    #expect(try project.batonc("print", "--all", "--pretty").output.hasPrefix("{\n  \"FleetQuery\": \"query FleetQuery {\\n  boats {\\n"))
    #expect(try project.batonc("print", "--all", ".").output == project.batonc("print", "--all").output)
    #expect(try project.batonc("print", "FleetQuery", ".").output == project.batonc("print", "FleetQuery").output)
    let outcome = try project.batonc("print", "FleetQuory")
    #expect(outcome.status == 1)
    #expect(outcome.errorLines == ["batonc: error: there is no operation `FleetQuory`; did you mean `FleetQuery`"])
  }

  @Test func `explain says what a definition becomes and who uses it`() throws {
    let project = try Workspace.boats()
    let text = try project.batonc("explain", "Row_boat").output
    #expect(text.contains("fragment Row_boat on Boat\n  Sources/Row.swift:3\n  becomes a lens"))
    #expect(text.contains("is spread by\n    FleetQuery\n"))
    #expect(text.contains("Boat by id: name\n"))
    #expect(try project.batonc("explain", "--dot").output.contains("\"FleetQuery\" -> \"Row_boat\""))
    #expect(try project.batonc("explain", "--stages", "FleetQuery").output.contains("# operation text\n"))
    #expect(try project.batonc("explain", "Row_boot").status == 1)
  }

  @Test func `explain says where each variable goes and which transforms change a definition`() throws {
    let project = try Workspace.boats(adding: [
      "Sources/Detail.graphql": """
        query DetailQuery($id: ID!, $isBig: Boolean!) {
          boat(id: $id) { ...Detail @arguments(shows: $isBig) ...Row_boat @alias @skip(if: $isBig) }
        }
        fragment Detail on Boat @argumentDefinitions(shows: {type: "Boolean", defaultValue: false}) {
          length @include(if: $shows)
          name @skip(if: $isBig)
        }
        """
    ])
    let text = try project.batonc("explain", "DetailQuery").output
    #expect(text.contains("    $id: ID!\n      to boat(id:)\n"), "\(text)")
    #expect(
      text.contains(
        "    $isBig: Boolean!\n      to boat ...Detail(shows:)\n      to boat ...Row_boat @skip(if:)\n      to Detail: name @skip(if:)\n"),
      "\(text)")
    #expect(text.contains("is changed by the transforms\n    common: fragmentAliases\n    operation: forgetReading\n"), "\(text)")
    let json = try project.batonc("explain", "--json", "Detail").output
    #expect(json.contains("\"uses\": [\n        \"length @include(if:)\"\n"), "\(json)")
    #expect(json.contains("\"operation: applyFragmentArguments\""), "\(json)")
  }

  @Test func `explain says the key of an object, and the one that all objects of an abstract type have`() throws {
    let project = try Workspace.boats(adding: [
      "schema.graphql": """
        type Query { boat: Boat thing: Thing part: Part }
        type Boat implements Thing { id: ID! name: String }
        type Mast implements Thing { id: ID! name: String }
        type Sail { area: Int }
        interface Thing { name: String }
        union Part = Mast | Sail
        """,
      "Sources/Fleet.graphql": "query FleetQuery { boat { ...Row_boat } thing { name } part { __typename } }",
    ])
    let text = try project.batonc("explain", "FleetQuery").output
    #expect(text.contains("    Boat by id: name id\n"), "\(text)")
    #expect(text.contains("    Thing by id: __typename name"), "\(text)")
    #expect(text.contains("    Part: __typename"), "\(text)")
  }

  @Test(.timeLimit(.minutes(1))) func `explain of 100,000 slots and as many places of a variable takes no square of them`() throws {
    let fields = (0..<100_000).map { "a\($0): sum(a: \($0), b: $b)" }.joined(separator: " ")
    let project = try Workspace.boats(adding: [
      "schema.graphql": "type Query { sum(a: Int, b: Int): Int boat: Boat } type Boat { id: ID! name: String! }",
      "Sources/Fleet.graphql": "query FleetQuery($b: Int) { \(fields) boat { ...Row_boat } }",
    ])
    let text = try project.batonc("explain", "FleetQuery").output
    #expect(text.contains("sum(a:99999,b:$b)"))
    #expect(text.contains("      to a99999(b:)\n"))
  }

  @Test func `explain says which values carry the check for errors, and why`() throws {
    let project = try Workspace.boats(adding: [
      "Sources/Price.graphql": """
        query PriceQuery($id: ID!) { boat(id: $id) { ...Checked ...Free ... @alias(as: "tried") @catch { ...Caught } } }
        fragment Checked on Boat @inline @throwOnFieldError { name ...Inner }
        fragment Inner on Boat @inline { length }
        fragment Free on Boat @inline { name }
        fragment Caught on Boat @inline { name }
        """
    ])
    func reasons(_ fragment: String) throws -> [String] {
      let lines = try project.batonc("explain", fragment).output.split(separator: "\n").map { $0.drop { $0 == " " } }
      return lines.drop { $0 != "its errors are checked, since" }.dropFirst().map(String.init)
    }
    #expect(try reasons("Checked") == ["it has @throwOnFieldError"])
    #expect(try reasons("Inner") == ["Checked, which is checked, spreads it"])
    #expect(try reasons("Caught") == ["PriceQuery spreads it under @catch"])
    #expect(try reasons("Free") == [])
    let json = try project.batonc("explain", "--json", "Inner").output
    #expect(json.contains("\"errorChecks\": [\n    \"Checked, which is checked, spreads it\"\n"), "\(json)")
  }

  @Test func `explain knows the list of a connection, what the app provides, and the query that fetches again`() throws {
    let project = try Workspace.boats(adding: [
      "schema.graphql": """
        type Query { viewer: Viewer }
        type Viewer { boats(first: Int, after: String, named: String): Boats }
        type Boats { edges: [BoatEdge] pageInfo: PageInfo! }
        type BoatEdge { node: Boat cursor: String }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        type Boat { id: ID! name: String! picture(scale: Float): String }
        """,
      "Sources/Fleet.graphql": """
        query FleetQuery { viewer { ...Fleet } }
        fragment Fleet on Viewer
          @refetchable(queryName: "MoreBoatsQuery")
          @argumentDefinitions(first: {type: "Int", defaultValue: 10}, after: {type: "String"}) {
          boats(first: $first, after: $after, named: "Ann") @connection(key: "Fleet_boats") { edges { node { ...Row_boat ...Picture } } }
        }
        fragment Picture on Boat @argumentDefinitions(scale: {type: "Float", provider: "Screen.scale"}) { picture(scale: $scale) }
        """,
    ])
    let fragment = try project.batonc("explain", "Fleet").output
    #expect(fragment.contains("Viewer: __Fleet_boats_connection(named:\"Ann\")\n"), "\(fragment)")
    #expect(fragment.contains("is fetched again by\n    MoreBoatsQuery\n"), "\(fragment)")
    let query = try project.batonc("explain", "MoreBoatsQuery").output
    #expect(query.contains("is made by @refetchable, to fetch again\n    Fleet\n"), "\(query)")
    #expect(
      query.contains("Viewer: boats(after:$after,first:$first,named:\"Ann\") __Fleet_boats_connection(named:\"Ann\")\n"), "\(query)")
    let provided = "    $__relay_internal__pv__Screenscale: Float, provided by Screen.scale\n"
    #expect(query.contains(provided + "      to Picture: picture(scale:)\n"), "\(query)")
    let picture = try project.batonc("explain", "Picture").output
    #expect(picture.contains("variables that the app provides\n\(provided)      to picture(scale:)\n"), "\(picture)")
    let json = try project.batonc("explain", "--json", "Picture").output
    #expect(json.contains("\"provider\": \"Screen.scale\""), "\(json)")
  }

  @Test func `init sees the schema and the sources`() throws {
    let project = try Workspace([
      "api/schema.graphql": Workspace.schema, "client/more.graphql": "extend type Boat { isNew: Boolean }",
      "Sources/App/Row.swift": "struct Row {}", "Sources/App/Some.graphql": "query Q { boats { id } }",
      "notes.json": "{}",
    ])
    let outcome = try project.batonc("init")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      project.read("baton.json") == """
        {
          "schema": "api/schema.graphql",
          "schemaExtensions": [
            "client/more.graphql"
          ],
          "sources": [
            "Sources"
          ],
          "output": "Sources/App/Generated"
        }

        """)
    #expect(try project.batonc("validate").status == 0)
    #expect(try project.batonc("init").status == 2)
    #expect(try Workspace([:]).batonc("init").status == 2)
  }

  @Test func `init passes by a folder in which there are no sources`() throws {
    let project = try Workspace([
      "schema.graphql": Workspace.schema, "Sources/notes.txt": "", "app/Some.graphql": "query Q { boats { id } }",
    ])
    #expect(try project.batonc("init").status == 0)
    #expect(
      project.read("baton.json") == """
        {
          "schema": "schema.graphql",
          "output": "Generated"
        }

        """)
    #expect(try project.batonc("validate").errorLines.last == "1 operation and 0 fragments in 1 file: no errors")
  }
}
