import BatonCompiler
import BatonRuntime
import BatonTestSupport
import Foundation
import GoldenSwift
import GraphQLIR
import GraphQLSyntax
import Testing

@Suite @MainActor struct ReadingTests {
  @Test func `reading through each accessor equals the response at the same path`() throws {
    var comparison = Comparison()
    for (flags, nulls) in [(true, false), (false, false), (true, true)] {
      try read(&comparison, flags: flags, nulls: nulls)
    }
    #expect(comparison.differences == [])
    #expect(comparison.leaves > 310)
    #expect(comparison.conditionsThatMatched > 30)
    #expect(comparison.conditionsThatDidNot > 5)
  }

  @Test func `lenses are equal when they are of one object and read with the same variables, whatever it holds`() throws {
    let store = Store()
    func boats(_ id: String, name: String) throws -> Spreads_boat {
      let query = SpreadsQuery(id: "1", deep: true)
      try store.take(#"{"data":{"boat":{"name":"\#(name)","owner":null,"id":"\#(id)"}}}"#, query)
      return try #require(try store.data(for: query).boat?.spreads)
    }
    let first = try boats("1", name: "Ada")
    let again = try boats("1", name: "Ondine")
    let other = try boats("2", name: "Ondine")
    #expect(first == again && first.hashValue == again.hashValue && first.lensID == again.lensID)
    #expect(first != other && first.lensID != other.lensID)
    #expect(Set([first, again, other]).count == 2)
  }

  private func read(_ comparison: inout Comparison, flags: Bool, nulls: Bool) throws {
    func check<O: GraphQLOperation>(_ operation: O) throws where O.Data: Readable {
      let names = ["deep", "less", "more", "papers", "names", "short"]
      let server = MockServer(
        program: Goldens.operationText, flags: Dictionary(uniqueKeysWithValues: names.map { ($0, flags) }), nulls: nulls)
      let answer = server.answer(O.name)
      let store = Store()
      let response = Answer.object([("data", answer)]).json
      let result = store.commit(try store.changes(in: Array(response.utf8), for: operation))
      #expect(result.errors.isEmpty)
      comparison.compare(try store.data(for: operation), with: answer, at: O.name)
    }
    try check(ScalarsQuery(id: "1"))
    try check(LinksQuery(id: "1"))
    try check(SpreadsQuery(id: "1", deep: flags))
    try check(TypesQuery(id: "1"))
    try check(GroupsQuery(id: "1", papers: flags))
    try check(ConditionsQuery(id: "1", names: flags, short: flags))
    try check(ValuesQuery(id: "1", more: flags))
    try check(HeldQuery(id: "1", more: flags, less: flags))
    try check(ConnectionsQuery(id: "1"))
    try check(ArgumentsQuery(id: "1", tag: "t"))
    try check(OperationsQuery(by: .id("1"), days: [1]))
    try check(RenameMutation(id: "1", to: "x"))
    try check(LaunchMutation(filter: BoatFilter(owner: "1"), crew: []))
    try check(MovedSubscription())
    try check(PlainQuery())
    // These answer a null in ways of their own.
    if nulls { return }
    try check(RequiredQuery(id: "1"))
    try check(CaughtQuery(id: "1"))
    try check(ThrowingQuery(id: "1", more: flags))
  }
}

/// The documents of goldens, compiled.
enum Goldens {
  static let operationText = operationText(of: "emit")
  static let caseText = operationText(of: "cases")

  private static func operationText(of area: String) -> IR.Program {
    let files = Fixture.all(area).map {
      CompilerInput.File(
        SourceFile(path: "\($0.name)/input.graphql", text: try! $0.text("input.graphql")), role: .source, name: $0.name)
    }
    let schema = SourceFile(path: "schema.graphql", text: try! Fixture.folder(area).text("schema.graphql"))
    let input = CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: files + [CompilerInput.File(schema, role: .schema, name: "schema.graphql")])
    let compilation = compile(input, upTo: .transform)
    precondition(!compilation.hasErrors, snippets(compilation.diagnostics, in: compilation.sources))
    return compilation.programs!.operationText
  }
}
