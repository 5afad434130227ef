@testable import BatonCompiler
import GraphQLSyntax
import Testing

@Suite struct StabilityTests {
  private let schema = """
    type Query { boat: Boat } type Boat { id: ID! name: String kind: Kind owner: Boat list(by: By): Int }
    enum Kind { A B } input By { kind: Kind }
    """
  private let documents = [
    ("A.graphql", "fragment A on Boat { name owner { ...B } }"),
    ("B.graphql", "fragment B on Boat { id kind }"),
    ("C.graphql", "query Reaches($by: By) { boat { ...A list(by: $by) } }"),
    ("D.graphql", "query Apart { boat { name } } fragment Alone on Boat { name } query Uses { boat { ...Alone } }"),
  ]

  private func texts(_ documents: [(path: String, text: String)]) -> [String: String] {
    let module = EmittedModule(schema: schema, documents)
    #expect(module.errors.isEmpty)
    var texts = Dictionary(uniqueKeysWithValues: documents.map { ($0.path, module.text($0.path)) })
    texts["shared"] = module.shared
    return texts
  }

  @Test func `the order of the files changes nothing`() {
    let first = texts(documents)
    #expect(texts(documents.reversed()) == first)
    #expect(texts([documents[2], documents[0], documents[3], documents[1]]) == first)
  }

  @Test func `a change in a fragment changes its own output and the operations that reach it`() {
    let before = texts(documents)
    var changed = documents
    changed[1].1 = "fragment B on Boat { id kind name }"
    let after = texts(changed)
    #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == ["B.graphql", "C.graphql"])
  }

  @Test func `a default of a fragment's own variable is in its own output`() {
    let schema = "type Query { a(x: Int): Int }"
    func texts(_ value: Int) -> [String] {
      let module = EmittedModule(
        schema: schema,
        [
          ("A.graphql", "fragment A on Query @argumentDefinitions(x: {type: \"Int\", defaultValue: \(value)}) { a(x: $x) }"),
          ("B.graphql", "fragment B on Query { ...A }"), ("C.graphql", "query C { ...B }"),
        ])
      return ["A.graphql", "B.graphql", "C.graphql"].map(module.text)
    }
    let (one, two) = (texts(1), texts(2))
    #expect(zip(one, two).map { $0 == $1 } == [false, true, false])
  }
}
