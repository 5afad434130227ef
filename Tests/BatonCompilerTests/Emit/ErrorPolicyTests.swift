@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct ErrorPolicyTests {
  /// `onError: NULL`
  private var settings: PlanSettings {
    var settings = GoldenModule.emit.settings
    settings.nullsErrors = true
    return settings
  }

  @Test func `where the server answers null for an error, what the schema says is there is optional`() {
    let module = EmittedModule(
      schema: """
        directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION
        type Query { boat: Boat! names: [String!]! }
        type Boat { id: ID! length: Float! logs: [Boat!]! draught: Float @semanticNonNull }
        """,
      [
        ("Plain.graphql", "query Q { boat { __typename id length logs { length } draught } names ...Handled ...Value }"),
        ("Value.graphql", "fragment Value on Query @inline { names boat { length } }"),
        ("Handled.graphql", "fragment Handled on Query @throwOnFieldError { names boat { id length draught } }"),
      ], settings: settings)
    #expect(module.errors.isEmpty)
    let plain = module.text("Plain.graphql")
    for declaration in [
      "var boat: Boat? { anchor.link(0) }", "var names: [String?]? { anchor.list(1) }",
      "var __typename: String { anchor.typename }", "var id: String? { anchor.string(1) }",
      "var length: Double? { anchor.double(2) }", "var logs: LensList<Logs?>? { anchor.links(3) }",
      "var draught: Double? { anchor.double(4) }",
    ] { #expect(plain.contains(declaration), "\(declaration)") }
    #expect(module.text("Value.graphql").contains("let names: [String?]?"))
    // Who handles errors reads what the schema says.
    let handled = module.text("Handled.graphql")
    for declaration in [
      "var names: [String] { anchor.list(0) ?? [] }", "var boat: Boat { anchor.nonNullLink(1) }",
      "var length: Double { anchor.double(1) ?? 0 }", "var draught: Double { anchor.double(2) ?? 0 }",
    ] { #expect(handled.contains(declaration), "\(declaration)") }
  }

  @Test func `the goldens compile under that policy too`() throws {
    let module = EmittedModule(schema: GoldenModule.emit.schema, GoldenModule.emit.documents, settings: settings)
    #expect(try SwiftCompiler().check(module.sources) == [])
  }
}
