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

  @Test func `a property or a type in a lens or a value is called otherwise only where it would not compile`() {
    let keys = ["anchor", "recordID", "Array", "Layout", "layout", "hashValue", "self", "String", "Type", "self_"]
    let schema = "type Query { box: Box } type Box { \(keys.map { "\($0): Int" }.joined(separator: " ")) }"
    let kept = ["recordID", "Array", "Layout", "layout"]
    #expect(
      names(schema, keys.joined(separator: " ")).members
        == ["anchor_"] + kept + ["hashValue_", "self_", "String", "`Type`", "self__"])
    let value = EmittedModule(
      schema: schema, [("V.graphql", "fragment V on Box @inline { \(keys.joined(separator: " ")) }")]
    ).text("V.graphql")
    for name in ["anchor"] + kept + ["hashValue_", "self_", "String", "`Type`", "self__"] {
      #expect(value.contains("\n  let \(name): Int?\n"), "\(name)")
    }

    let links = ["result", "layout", "string", "type", "self", "anchor", "swift", "lens", "any", "data"]
    #expect(
      names(
        "type Query { box: Box } type Box { a: Int \(links.map { "\($0): Box" }.joined(separator: " ")) }",
        links.map { "\($0) { a }" }.joined(separator: " ")
      ).types == ["Result", "Layout", "String", "`Type`", "Self_", "Anchor", "Swift_", "Lens", "`Any`", "Data"])
  }

  @Test func `a type keeps clear of an enum or a fragment only where that one is spelled beside or below`() {
    let schema = """
      type Query { box: Box } type Box { a: Int box: Box kind: Box state: Kind row: Box } enum Kind { A }
      """
    #expect(names(schema, "kind { a } state").types == ["Kind_"])
    #expect(names(schema, "kind { a } box { state }").types == ["Kind_", "Box"])
    #expect(names(schema, "kind { box { state } }").types == ["Kind_"])
    let module = EmittedModule(
      schema: schema,
      [
        ("Above.graphql", "fragment Row on Box { a } query Q { box { box { kind { a } row { a } } state ...Row } }"),
        ("Below.graphql", "query R { box { row { ...Row } } }"),
      ])
    #expect(module.text("Above.graphql").contains("struct Kind: Lens {"))
    #expect(module.text("Above.graphql").contains("struct Row: Lens {"))
    #expect(module.text("Below.graphql").contains("struct Row_: Lens {"))
  }

  @Test func `a variable is called otherwise only where a type of its operation is called so`() {
    func variables(_ kind: String) -> [String] {
      let names = ["Array", "Document", "Plan", "Layout", "Data", "Response", "String", "hashValue", "name"]
      let module = EmittedModule(
        schema: "type Query { a(\(names.map { "\($0): Int" }.joined(separator: " "))): Int } extend schema { mutation: Query }",
        [("Q.graphql", "\(kind) Q(\(names.map { "$\($0): Int" }.joined(separator: " "))) { a(\(names.map { "\($0): $\($0)" }.joined(separator: " "))) }")])
      guard case .operation(let operation)? = module.plan.outputs.first?.file.declarations.first else { return [] }
      return operation.variables.map(\.name.description)
    }
    #expect(
      variables("query")
        == ["Array", "Document", "Plan", "Layout", "Data_", "Response", "String", "hashValue_", "name"])
    #expect(
      variables("mutation")
        == ["Array", "Document", "Plan", "Layout", "Data_", "Response_", "String", "hashValue_", "name"])
  }

  @Test func `what a module shares, its cases and the objects of answers are called otherwise only where they must`() {
    let module = EmittedModule(
      schema: """
        type Query { plan: Plan error: Error type: Type pick(by: By, document: Document): Int }
        type Mutation { task: Task } type Task { character: Character result: Result } type Character { a: Int } type Result { a: Int }
        enum Plan { init self Self RawValue EnumNames Type none unknown names allCases value } enum Error { A } enum Type { A }
        input By @oneOf { init: Int self: Int Type: Int hashValue: Int none: Int } input Document { hashValue: Int value: Int }
        """,
      [
        ("Q.graphql", "query Q($by: By, $document: Document) { plan error type pick(by: $by, document: $document) }"),
        ("M.graphql", "mutation M { task { character { a } result { a } } }"),
      ])
    #expect(module.errors.isEmpty)
    func declared(_ text: String, _ keyword: String) -> [Substring] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split { $0 == " " || $0 == ":" || $0 == "(" }
        return words.firstIndex { $0 == keyword }.map { words[$0 + 1] }
      }
    }
    #expect(declared(module.shared, "enum") == ["By", "ErrorEnum", "Plan", "`Type`"])
    #expect(declared(module.shared, "struct") == ["Document"])
    let cases = module.shared.split(separator: "\n").filter { $0.hasPrefix("  case ") }.map { $0.dropFirst(7).prefix { $0 != "(" } }
    #expect(
      cases == [
        "`init`", "`self`", "Type_", "hashValue", "none", "A", "unknown",
        "`init`", "`self`", "`Self`", "RawValue", "EnumNames", "Type_", "none_", "unknown_", "names_", "allCases_", "value",
        "unknown", "A", "unknown",
      ])
    #expect(declared(module.text("M.graphql"), "struct").suffix(4) == ["Response", "Character", "Result", "Task"])
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
