@testable import BatonCompiler
import BatonTestSupport
import GraphQLSyntax
import Testing

@Suite struct ClientFieldTests {
  @Test func `a value holds client fields as optionals, and the server is not asked for them`() throws {
    let module = EmittedModule(
      schema: "type Query { boat: Boat } type Boat { id: ID! name: String }",
      [
        (
          "Q.graphql",
          """
          query Q { boat { ...BoatValue ...MarkValue } }
          fragment BoatValue on Boat @inline { name isNew again: isNew @catch draft { text } drafts { text } }
          fragment MarkValue on Boat @inline @throwOnFieldError { mark: isNew }
          """
        )
      ], extensions: "extend type Boat { isNew: Boolean draft: Draft drafts: [Draft!] } type Draft { text: String }")
    #expect(module.errors.isEmpty, "\(snippets(module.errors, in: module.files))")
    let text = module.text("Q.graphql")
    for declaration in [
      "let name: String?", "let isNew: Bool?", "let again: Result<Bool?, FieldErrors>", "let draft: Draft?",
      "let drafts: [Drafts]?", "let mark: Bool?", "isNew B @client",
    ] { #expect(text.contains(declaration), "\(declaration)") }
    #expect(text.contains(#"(text: "query Q{boat{...BoatValue,id}}fragment BoatValue on Boat{name}")"#), "\(text)")
    #expect(try SwiftCompiler().check(module.sources) == [])
  }
}
