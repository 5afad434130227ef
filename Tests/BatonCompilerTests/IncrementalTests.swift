@testable import BatonCompiler
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax
import Testing

/// A compilation after another one makes what one from nothing makes, byte for byte and message for message.
@Suite struct IncrementalTests {
  /// By path; nil for a file that is gone.
  typealias Change = [String: String?]

  private static let schema = """
    type Query { boats(first: Int): [Boat!]! owner: Owner node(id: ID!): Node }
    type Mutation { launch(id: ID!): Boat }
    interface Node { id: ID! }
    type Boat implements Node { id: ID! name: String! length(unit: Unit = METRE): Int kind: Kind! rig: Rig owner: Owner }
    type Owner implements Node { id: ID! name: String boats: [Boat!]! }
    enum Kind { SAIL MOTOR }
    enum Rig { SLOOP KETCH }
    enum Unit { METRE FOOT }
    """

  private static let files: Change = [
    "A.graphql": "query A { boats { ...Row } }",
    "B.graphql": "query B($first: Int) { boats(first: $first) { ...Card ...Value } }",
    "C.graphql": "query C { owner { name } }",
    "Launch.graphql": "mutation Launch($id: ID!) { launch(id: $id) { id ...Rigged_boat } }",
    "Row.graphql": "fragment Row on Boat { name ...Badge }",
    "Card.graphql": "fragment Card on Boat { length owner { ...Person } ...Badge }",
    "Badge.graphql": "fragment Badge on Boat { kind }",
    "Two.graphql": "fragment Two_a on Boat @inline { name } fragment Two_b on Boat { length }",
    "Value.graphql": "fragment Value on Boat @inline { name owner { ...Inner } }",
    "Inner.graphql": "fragment Inner on Owner @inline { name }",
    "Sized.graphql":
      "fragment Sized on Boat @argumentDefinitions(unit: {type: \"Unit\", provider: \"Settings.unit\"}) { length(unit: $unit) }",
    "Person.graphql": "fragment Person on Owner @refetchable(queryName: \"PersonQuery\") { name boats { length } }",
    "Kit/Rigged.graphql": "fragment Rigged_boat on Boat { rig }",
    "View.swift": "struct View {}",
  ]

  private func input(_ change: Change = [:], numbering: CompilerInput.Numbering = .dense) -> CompilerInput {
    let texts = IncrementalTests.files.merging(change) { _, new in new }.compactMapValues(\.self)
    let files = texts.map { path, text in
      CompilerInput.File(
        SourceFile(path: path, text: text), role: path.hasPrefix("Kit/") ? .dependency(module: "Kit") : .source,
        name: path)
    }
    let schema = CompilerInput.File(
      SourceFile(path: "s.graphql", text: IncrementalTests.schema), role: .schema, name: "s.graphql")
    return CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: files + [schema], numbering: numbering)
  }

  private func texts(_ compilation: Compilation) -> [String] {
    compilation.outputs.map { output in
      let source = output.file.map { compilation.sources[Int($0.index)].path } ?? "all"
      return "\(source) -> \(output.name ?? "-")\n\(output.text)"
    }
  }

  private func messages(_ compilation: Compilation) -> [String] {
    Finding.all(compilation.diagnostics, in: compilation.sources).map { TextStyle().print($0) }
  }

  private func expectSame(_ one: Compilation, _ two: Compilation, _ place: SourceLocation = #_sourceLocation) {
    #expect(texts(one) == texts(two), sourceLocation: place)
    #expect(messages(one) == messages(two), sourceLocation: place)
    #expect(
      one.operations.map { "\($0.id ?? "") \($0.text)" }.sorted() == two.operations.map { "\($0.id ?? "") \($0.text)" }.sorted(),
      sourceLocation: place)
    #expect(one.explanations().report(schemaDigest: "") == two.explanations().report(schemaDigest: ""), sourceLocation: place)
  }

  static let changes: [Change] = [
    // Other fields.
    ["Badge.graphql": "fragment Badge on Boat { kind name }"],
    ["Inner.graphql": "fragment Inner on Owner @inline { name id }"],
    ["Row.graphql": "fragment Row on Boat { name ...Card }"],
    ["C.graphql": "query C { owner { ...Person } }"],
    [
      "A.graphql": "query B($first: Int) { boats(first: $first) { ...Card ...Value } }",
      "B.graphql": "query A { boats { ...Row } }",
    ],
    // A definition more, in files of any place among the others.
    ["AA.graphql": "query AA { boats { ...Row } }"],
    ["Zed.graphql": "fragment Zed on Boat { ...Two_b }"],
    ["0.swift": "@Fragment(\"fragment Zero on Boat @inline @throwOnFieldError { ...Two_a }\") let a: Zero"],
    ["A.graphql": "query A { boats { ...Row } } query A2 { owner { name } }"],
    // One less, and whole files.
    ["C.graphql": nil],
    ["C.graphql": ""],
    ["A.graphql": nil, "Row.graphql": nil],
    ["View.swift": nil],
    ["Two.graphql": "fragment Two_b on Boat { length }"],
    ["Launch.graphql": nil],
    // Renamed, with its spreads and without.
    ["Row.graphql": "fragment Line on Boat { name ...Badge }", "A.graphql": "query A { boats { ...Line } }"],
    ["Row.graphql": "fragment Line on Boat { name ...Badge }"],
    // Moved to another file, and a file that is called otherwise.
    ["Badge.graphql": nil, "Row.graphql": "fragment Row on Boat { name ...Badge } fragment Badge on Boat { kind }"],
    ["Badge.graphql": nil, "A/Badge.graphql": "fragment Badge on Boat { kind }"],
    ["Badge.graphql": nil, "Kit/Badge.graphql": "fragment Badge on Boat { kind }"],
    ["Kit/Rigged.graphql": nil, "Rigged.graphql": "fragment Rigged_boat on Boat { rig }"],
    ["View.swift": nil, "Other/View.swift": "struct View {}"],
    // Outputs that come to share a name.
    ["Other/Row.graphql": "fragment Row2 on Boat { name }"],
    // Names that concern other files.
    ["View.swift": "struct Lens {} struct Anchor {}"],
    ["C.graphql": "query Kind { owner { name } }"],
    ["C.graphql": "query Plan { owner { name } }"],
    ["C.graphql": "fragment Anchor on Boat @inline { name }"],
    ["C.graphql": "query PersonQuery { owner { name } }"],
    ["C.graphql": "fragment C on Owner @refetchable(queryName: \"PersonQuery\") { name }"],
    ["C.graphql": "fragment C on Owner @refetchable(queryName: \"A\") { name }"],
    [
      "C.graphql":
        "fragment C on Boat @argumentDefinitions(unit: {type: \"Unit!\", provider: \"Settings.unit\"}) { length(unit: $unit) }"
    ],
    // What asks a value for its errors.
    ["Value.graphql": "fragment Value on Boat @inline @throwOnFieldError { name owner { ...Inner } }"],
    ["C.graphql": "fragment C on Boat @inline { owner @catch { ...Inner } }"],
    // Kinds.
    ["Two.graphql": "fragment Two_a on Boat { name } fragment Two_b on Boat @inline { length }"],
    ["Person.graphql": "fragment Person on Owner { name boats { length } }"],
    ["C.graphql": "query Row { owner { name } }"],
    // Wrong.
    ["Badge.graphql": "fragment Badge on Boat { nope }"],
    ["Badge.graphql": "fragment Badge on Boat {"],
    ["C.graphql": "fragment C on Boat { ...Row ...Gone }"],
    ["C.graphql": "fragment Row on Boat { name }"],
    ["Badge.graphql": "fragment Badge on Boat { kind ...Row }"],
    ["Inner.graphql": "fragment Inner on Owner @inline { boats { ...Badge } }"],
  ]

  @Test(arguments: changes, [false, true])
  func `a change makes what a compilation from nothing makes`(change: Change, keepsNumbers: Bool) {
    func numbering(after last: Compilation?) -> CompilerInput.Numbering {
      keepsNumbers ? .stable(after: last?.input) : .dense
    }
    let first = compile(input(numbering: numbering(after: nil)))
    #expect(messages(first).allSatisfy { $0.contains(" warning: ") }, "\(messages(first))")
    let changed = compile(input(change, numbering: numbering(after: first)), after: first)
    expectSame(changed, compile(input(change)))
    expectSame(compile(input(numbering: numbering(after: changed)), after: changed), compile(input()))
  }

  @Test(arguments: [false, true]) func `change after change, with errors between`(keepsNumbers: Bool) {
    var last = compile(input(numbering: keepsNumbers ? .stable(after: nil) : .dense))
    var change: Change = [:]
    for next in IncrementalTests.changes + IncrementalTests.changes.reversed() {
      // A change stays until another one of the same file.
      if change.count > 4 { change = [:] }
      change.merge(next) { _, new in new }
      last = compile(input(change, numbering: keepsNumbers ? .stable(after: last.input) : .dense), after: last)
      expectSame(last, compile(input(change)))
    }
  }

  @Test func `what did not change is neither parsed nor built again`() throws {
    func parsed(_ compilation: Compilation, _ path: String) throws -> UnsafePointer<Definition>? {
      let index = try #require(compilation.sources.firstIndex { $0.path == path })
      return compilation.scans[index]?.documents.first?.document.definitions.withUnsafeBufferPointer { $0.baseAddress }
    }
    func built(_ compilation: Compilation, _ fragment: Symbol) throws -> AnyObject {
      guard case .scalar(let field) = try #require(compilation.source?.fragment(fragment)?.selections.first) else {
        return compilation.source!.schema
      }
      return field
    }
    var last = compile(input(numbering: .stable(after: nil)))
    for change in [
      ["Inner.graphql": "fragment Inner on Owner @inline { name id }"], ["Row2.graphql": "fragment Row2 on Boat { name }"],
      ["C.graphql": nil], [:],
    ] as [Change] {
      let next = compile(input(change, numbering: .stable(after: last.input)), after: last)
      #expect(next.schema === last.schema)
      #expect(try parsed(next, "Badge.graphql") == parsed(last, "Badge.graphql"))
      #expect(try parsed(next, "Badge.graphql") != nil)
      #expect(try built(next, "Badge") === built(last, "Badge"))
      if change["Inner.graphql"] != nil {
        #expect(try parsed(next, "Inner.graphql") != parsed(last, "Inner.graphql"))
        #expect(try built(next, "Inner") !== built(last, "Inner"))
      }
      last = next
    }
  }

  @Test func `files keep their numbers as long as there is room for a new one`() {
    func paths(_ input: CompilerInput) -> [String] { input.files.map(\.source.path) }
    let first = input(numbering: .stable(after: nil))
    let more = input(["Row2.graphql": "fragment Row2 on Boat { name }"], numbering: .stable(after: first))
    #expect(zip(paths(first), paths(more)).filter { $0 != $1 }.map { "\($0)>\($1)" } == [">Row2.graphql"])
    let less = input(["Badge.graphql": nil], numbering: .stable(after: more))
    #expect(
      zip(paths(more), paths(less)).filter { $0 != $1 }.map { "\($0)>\($1)" } == ["Badge.graphql>", "Row2.graphql>"])
    let last = input(["Zed.graphql": "query Zed { boats { id } }"], numbering: .stable(after: less))
    #expect(paths(last).filter { !$0.isEmpty }.last == "Zed.graphql")
    // Two between neighbours that have room for one.
    let two = input(
      ["Row2.graphql": "fragment Row2 on Boat { name }", "Row3.graphql": "fragment Row3 on Boat { name }"],
      numbering: .stable(after: first))
    #expect(paths(two).filter { !$0.isEmpty } == paths(two).filter { !$0.isEmpty }.sorted { a, b in
      let order = ["baton.json", "s.graphql"]
      return (order.firstIndex(of: a) ?? 2, a) < (order.firstIndex(of: b) ?? 2, b)
    })
    #expect(paths(two) != paths(first))
  }

  @Test func `an enum that only another module's fragment brings stays`() throws {
    let first = compile(input())
    #expect(first.outputs.last?.text.contains("enum Rig") == true)
    let after = compile(input(["C.graphql": "query C { owner { id name } }"]), after: first)
    #expect(after.outputs.last?.text.contains("enum Rig") == true)
    let gone = compile(input(["Launch.graphql": "mutation Launch($id: ID!) { launch(id: $id) { id } }"]), after: after)
    #expect(gone.outputs.last?.text.contains("enum Rig") == false)
  }
}
