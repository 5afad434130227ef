@testable import BatonCompiler
import GraphQLSyntax
import Testing

@Suite struct ErrorChecksTests {
  @Test func `only values that something asks carry the check, to a fixed point`() {
    let checks = module(
      """
      fragment Throws on Boat @inline @throwOnFieldError { name ...InThrows }
      fragment InThrows on Boat @inline { owner { ...InInThrows } }
      fragment InInThrows on Boat @inline { name }
      fragment Plain on Boat @inline { name ...InPlain owner @catch { ...UnderCatch } }
      fragment InPlain on Boat @inline { name }
      fragment UnderCatch on Boat @inline { ...InUnderCatch }
      fragment InUnderCatch on Boat @inline { name }
      fragment Caught on Boat @inline { name }
      fragment GroupedWithOthers on Boat @inline { name }
      fragment BelowCaughtGroupOfLens on Boat @inline { name }
      fragment UnderCaughtLinkOfLens on Boat @inline { name }
      fragment Catches on Boat @inline @catch { name }
      fragment Lonely on Boat @inline { ... @alias(as: "g") @catch { name ...InGroup } }
      fragment InGroup on Boat @inline { name }
      fragment Lens on Boat {
        ...Throws ...Plain ...Catches ...Lonely
        ... @alias(as: "caught") @catch { ...Caught }
        ... @alias(as: "more") @catch { name ...GroupedWithOthers owner { ...BelowCaughtGroupOfLens } }
        owner @catch { ...UnderCaughtLinkOfLens }
      }
      query Q { boat { ...Lens } }
      """)
    #expect(
      checks.plan.checks.checked.map(\.text).sorted()
        == [
          "Catches", "Caught", "GroupedWithOthers", "InGroup", "InInThrows", "InThrows", "InUnderCatch", "Throws",
          "UnderCatch",
        ])
    #expect(checks.plan.checks.reasons["InInThrows"] == [.spread(in: "InThrows")])
    #expect(checks.plan.checks.reasons["UnderCatch"] == [.spreadUnderCatch(in: "Plain")])
    #expect(checks.plan.checks.reasons["Throws"] == [.throwsOnFieldError])
    let text = checks.text("Documents.graphql")
    for name in checks.plan.checks.checked {
      #expect(text.contains("struct \(name): FragmentValue"))
    }
    #expect(text.split(separator: "checked ").count - 1 == checks.plan.checks.checked.count)
  }

  private func module(_ documents: String) -> EmittedModule {
    EmittedModule(
      schema: "type Query { boat: Boat } type Boat { id: ID! name: String owner: Boat }",
      [("Documents.graphql", documents)])
  }
}
