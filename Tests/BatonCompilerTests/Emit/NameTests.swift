@testable import BatonCompiler
import GraphQLSyntax
import Testing

@Suite struct NameTests {
  private func names(_ schema: String, _ selection: String) -> (members: [String], types: [String]) {
    let module = EmittedModule(schema: schema, [("Q.graphql", "query Q { box { \(selection) } }")])
    #expect(module.errors.isEmpty)
    guard case .operation(let operation) = module.plan.outputs[0].file.declarations[0] else { return ([], []) }
    let box = operation.data.object.nested[0]
    return (box.members.map(\.name.description), box.nested.map(\.name.description))
  }

  @Test func `nine links have nine types, and a field more moves none of them`() {
    let schema = """
      type Query { box: Box }
      type Box { value: V, values: [V], Value: V, news: [V], new: V, status: V, statuses: [V] other: Int }
      type V { a: Int, b: Int }
      """
    let selection = "value { a } values { b } Value { a b } news { a } new { b } status { a } statuses { b } v_a: value { a } vA: value { b }"
    let types = names(schema, selection).types
    #expect(types == ["Value_", "Values", "Value__", "News", "New", "Status", "Statuses", "V_a", "VA"])
    #expect(names(schema, "other " + selection).types == types)
  }

  @Test func `underscores stand where Swift lets them`() {
    let schema = "type Query { box: X } type X { _: Int, a: Int, _x(_: Int): X, x: X, X: X, _1: X }"
    let (members, types) = names(schema, "_ _x(_: 1) { _ } x { a } X { a } _1 { a }")
    #expect(members == ["__", "_x", "x", "X", "_1"])
    #expect(types == ["_X", "X_", "X__", "_1_"])
  }

  @Test func `spreads are called by the part before the underscore, unless two share it or a field has it`() {
    let module = EmittedModule(
      schema: "type Query { box: Box } type Box { row: Int cell: Int }",
      [
        (
          "Q.graphql",
          """
          fragment Row_a on Box { cell } fragment Cell_a on Box { cell } fragment Cell_b on Box { cell }
          fragment Tag_box on Box { cell }
          query Q { box { row ...Row_a ...Cell_a ...Cell_b ...Tag_box } }
          """
        )
      ])
    guard case .operation(let operation) = module.plan.outputs[0].file.declarations.last else { return }
    #expect(
      operation.data.object.nested[0].members.map(\.name.identifier) == ["row", "Row_a", "Cell_a", "Cell_b", "tag"])
  }

  @Test func `no straight stretch of assignments of a long initializer is longer than ten`() {
    let names = (0..<120).map { "f\($0)" }
    let module = EmittedModule(
      schema: "type Query { \(names.map { "\($0): Int" }.joined(separator: " ")) }",
      [("A.graphql", "fragment A on Query @inline { \(names.joined(separator: " ")) } query Q { ...A }")])
    let lines = module.text("A.graphql").split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0 == "if true {}" } == 22)
    #expect(lines.split { !$0.contains(" = ") || $0.contains(": ") || $0.hasPrefix("static") }.map(\.count).max() == 10)
  }

  @Test func `a fragment weighs what it should`() {
    let schema = """
      type Query { boat: Boat } type Berth { code: String }
      type Boat { id: ID! name: String length: Float! crew: Int! afloat: Boolean! kind: String note: String berth: Berth }
      """
    func bytes(_ directive: String) -> Int {
      let module = EmittedModule(
        schema: schema,
        [
          ("A.graphql", "fragment BoatRow_boat on Boat \(directive){ id name length crew afloat kind note berth { code } }"),
          ("Q.graphql", "query Q { boat { ...BoatRow_boat } }"),
        ])
      let text = module.text("A.graphql")
      return text.utf8.count - text.utf8.count(before: "nonisolated struct BoatRow_boat")
    }
    #expect(bytes("") <= 900)
    #expect(bytes("@inline ") <= 1200)
  }
}

extension String.UTF8View {
  fileprivate func count(before text: String) -> Int {
    let needle = Array(text.utf8)
    var rest = self[...]
    while !rest.isEmpty, !rest.starts(with: needle) { rest = rest.dropFirst() }
    return count - rest.count
  }
}
