import GraphQLSchema
import GraphQLSyntax
import Testing

/// Schemas that nobody would write. What is checked is that they come to an end, with as few errors as there are causes.
@Suite struct `A hostile schema` {
  private func types(_ count: Int, _ text: (Int) -> String) -> String {
    "type Query { a: Int }\n" + (0..<count).map(text).joined(separator: "\n")
  }

  @Test func `of interfaces that implement each other in a long ring is one error`() {
    let text = types(3000) { "interface I\($0) implements I\(($0 + 1) % 3000) { a: Int }" }
    #expect(schema([text]).diagnostics.map(\.message.identifier) == ["interfaceCycle"])
  }

  @Test func `of input types that require each other in a long ring is one error`() {
    let text = types(3000) { "input I\($0) { a: I\(($0 + 1) % 3000)! }" }
    #expect(schema([text]).diagnostics.map(\.message.identifier) == ["inputCycle"])
  }

  @Test func `of defaults that fill up each other, all with all, is one error`() {
    let fields = (0..<3000).map { "f\($0): W = {}" }.joined(separator: " ")
    #expect(schema(["type Query { a: Int } input W { \(fields) }"]).diagnostics.map(\.message.identifier) == ["defaultCycle"])
  }

  @Test func `of directives that use each other in a long ring is one error`() {
    let text = types(2000) { "directive @d\($0)(a: Int @d\(($0 + 1) % 2000)) on ARGUMENT_DEFINITION" }
    #expect(schema([text]).diagnostics.map(\.message.identifier) == ["directiveCycle"])
  }

  @Test func `of very many unknown names has an error for each`() {
    let text = types(400) { "type T\($0) { a: U\($0) }" }
    #expect(schema([text]).diagnostics.count == 400)
  }

  @Test func `of a type with very many fields, all twice, has an error for each second one`() {
    let fields = (0..<5000).map { "f\($0 % 2500): Int" }.joined(separator: " ")
    #expect(schema(["type Query { \(fields) }"]).diagnostics.count == 2500)
  }

  @Test func `of interfaces that all implement all before them is accepted`() {
    let text = types(150) { index in
      let others = (0..<index).map { "I\($0)" }.joined(separator: " & ")
      return "interface I\(index) \(index > 0 ? "implements \(others)" : "") { a: Int }"
    }
    #expect(schema([text]).errors == [])
  }

  @Test func `of very many types of many fields is built whole`() {
    let count = 12_000
    let text = types(count) { index in
      let fields = (0..<12).map { "f\($0)(first: Int = 10): [T\((index * 31 + $0) % count)!]" }.joined(separator: " ")
      return "type T\(index) implements Node { id: ID! \(fields) }"
    }
    let built = schema([text + "\ninterface Node { id: ID! }"])
    #expect(built.errors == [])
    #expect(built.schema.possibleTypes(of: built.schema.type("Node")!.id).count == count)
    #expect(built.schema.type("T11999")?.fields.count == 13)
  }
}
