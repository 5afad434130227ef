import BatonCompiler
import BatonRuntime
import BatonTestSupport
import Foundation
import GoldenSwift
import GraphQLIR
import GraphQLSyntax
import Testing

@Suite @MainActor struct ReadingTests {
  @Test func `reading through each accessor equals the response at the same path, and each is read in every way`() throws {
    var trials = Trials(program: Goldens.operationText)
    try trials.run { trials in
      try trials.check(ScalarsQuery(id: "1"))
      try trials.check(LinksQuery(id: "1"))
      try trials.check(ListsQuery(id: "1"))
      try trials.check(SpreadsQuery(id: "1", deep: trials.flag("deep")))
      try trials.check(TypesQuery(id: "1"))
      try trials.check(GroupsQuery(id: "1", papers: trials.flag("papers")))
      try trials.check(ConditionsQuery(id: "1", names: trials.flag("names"), short: trials.flag("short")))
      try trials.check(ValuesQuery(id: "1", more: trials.flag("more")))
      try trials.check(HeldQuery(id: "1", more: trials.flag("more"), less: trials.flag("less")))
      try trials.check(ConnectionsQuery(id: "1"))
      try trials.check(ConnectionsRefetchQuery(id: "1"))
      try trials.check(ArgumentsQuery(id: "1", tag: "t"))
      try trials.check(TextsQuery())
      try trials.check(OperationsQuery(by: .id("1"), days: [1]))
      try trials.check(RenameMutation(id: "1", to: "x"), RenameMutation.Response.self)
      try trials.check(LaunchMutation(filter: BoatFilter(owner: "1"), crew: []), LaunchMutation.Response.self)
      try trials.check(PayloadMutation(id: "1", more: trials.flag("more")), PayloadMutation.Response.self)
      try trials.check(MovedSubscription())
      try trials.check(PlainQuery())
      try trials.check(RequiredQuery(id: "1"))
      try trials.check(CaughtQuery(id: "1"))
      try trials.check(ThrowingQuery(id: "1", more: trials.flag("more")))
      try trials.check(FormsQuery(id: "1", more: trials.flag("more"), unit: .METRE))
      try trials.check(FilterQuery(owner: "o"))
      try trials.check(RootQuery(id: "1"))
      try trials.check(AbsentQuery(a: trials.flag("a"), b: trials.flag("b")))
      try trials.check(AliasQuery())
    }
    #expect(trials.comparison.differences == [])
    #expect(
      trials.comparison.unreached(of: emitTypes) == [
        // Its errors throw, so it never has the null that a failed conversion leaves.
        "CheckedTag.price: never nothing",
        // Its fields arrive for others too.
        "HeldQuery.Data.Boat.lateValue: never nothing",
        "ThrowingValue.price: never nothing",
      ])
    #expect(trials.comparison.unknownEnums > 0)
    #expect(trials.made == Set(emitResponses.map { ObjectIdentifier($0) }))
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
