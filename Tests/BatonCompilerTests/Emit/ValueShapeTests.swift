@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct ValueShapeTests {
  private func module(inline: Bool) -> EmittedModule {
    let directive = inline ? " @inline" : ""
    return EmittedModule(
      schema: GoldenModule.emit.schema,
      [
        (
          "Q.graphql",
          """
          query Q($id: ID!, $more: Boolean!) {
            boat(id: $id) { ...Card @alias @include(if: $more) ...Spot @arguments(unit: FOOT) ...Late @defer(label: "late") }
          }
          """
        ),
        (
          "Fragments.graphql",
          """
          fragment Card on Boat\(directive) { name price @catch berth { code } owner { ...Who } }
          fragment Spot on Boat\(directive) @argumentDefinitions(unit: { type: "Unit", defaultValue: METRE }) {
            registry @skip(if: $more) { flag } aft: berth { depth(unit: $unit) }
          }
          fragment Who on Owner\(directive) { ... on Skipper { rank } }
          fragment Late on Boat\(directive) { fees }
          """
        ),
      ], settings: GoldenModule.emit.settings)
  }

  @Test func `an operation asks for a value, and takes its answer in, as for a lens`() {
    func sent(_ module: EmittedModule) -> [Substring] {
      module.text("Q.graphql").split(separator: "\n").drop { !$0.contains("let document") }
        .prefix { !$0.contains("func encode") }
    }
    let (values, lenses) = (module(inline: true), module(inline: false))
    for module in [values, lenses] { #expect(module.errors.isEmpty, "\(snippets(module.errors, in: module.files))") }
    #expect(sent(values) == sent(lenses))
    #expect(sent(values).count > 5)
    #expect(!values.text("Q.graphql").contains("@inline"))
  }

  @Test func `a value says what it is of and stores what it has, and no anchor`() {
    let text = module(inline: true).text("Fragments.graphql")
    #expect(
      text.contains(
        """
        /// `fragment Card on Boat @inline` in Fragments.graphql
        nonisolated public struct Card: FragmentValue {
        """))
    #expect(!text.contains("anchor") && !text.contains(" var "))
  }

  @Test func `nothing is asked for a value of which nothing is left`() throws {
    let module = EmittedModule(
      schema: "type Query { boat: Boat } type Boat { id: ID! name: String }",
      [
        ("E.graphql", "fragment Empty on Boat @inline { name @skip(if: true) }"),
        ("Q.graphql", "query Q { boat { name ...Empty } }"),
      ])
    #expect(module.errors.isEmpty, "\(snippets(module.errors, in: module.files))")
    #expect(module.text("Q.graphql").contains(#"Document(text: "query Q{boat{name,id}}")"#), "\(module.text("Q.graphql"))")
    #expect(try SwiftCompiler().check(module.sources) == [])
  }
}
