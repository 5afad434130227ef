import Foundation
import Testing

@Suite struct PersistedFileTests {
  private func project() throws -> Workspace {
    try Workspace([
      "schema.graphql": Workspace.schema,
      "baton.json":
        #"{"schema": "schema.graphql", "output": "Generated", "persistConfig": {"file": "persisted.json", "algorithm": "SHA256"}}"#,
      "A.graphql": "query A { boats { id } }", "B.graphql": "query B { boats { name } }",
    ])
  }

  private func entries(_ project: Workspace) throws -> [String: String] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: project.folder.url("persisted.json")))
    return try #require(json as? [String: String])
  }

  @Test func `identifiers stand in the file and in the generated operation`() throws {
    let project = try project()
    #expect(try project.batonc("generate").status == 0)
    let entries = try entries(project)
    #expect(Set(entries.values) == ["query A{boats{id}}", "query B{boats{name,id}}"])
    let text = try #require(project.read("persisted.json"))
    #expect(text.hasSuffix("\n}\n"))
    let id = try #require(entries.first { $0.value.hasPrefix("query A") }?.key)
    #expect(id.count == 64)
    #expect(project.read("Generated/A.baton.swift")?.contains(id) == true)
    #expect(project.read("Generated/A.baton.swift")?.contains("query A{") == false)
    #expect(try project.batonc("print", "A").output == "# id: \(id)\nquery A{boats{id}}\n")
  }

  @Test func `older entries stay until they are pruned`() throws {
    let project = try project()
    try project.batonc("generate")
    try project.write("A.graphql", "query A { boats { length } }")
    #expect(try project.batonc("generate", "--check").status == 1)
    try project.batonc("generate")
    #expect(try entries(project).count == 3)
    #expect(try project.batonc("generate", "--check").status == 0)
    try project.batonc("generate", "--prune")
    #expect(Set(try entries(project).values) == ["query A{boats{length,id}}", "query B{boats{name,id}}"])
  }

  @Test func `the order of entries does not make the file stale, and an error leaves it alone`() throws {
    let project = try project()
    try project.batonc("generate")
    let entries = try entries(project).sorted { $0.key > $1.key }
    let reversed = "{" + entries.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ") + "}"
    try project.write("persisted.json", reversed)
    #expect(try project.batonc("generate", "--check").status == 0)
    try project.write("A.graphql", "query A { nope }")
    #expect(try project.batonc("generate").status == 1)
    #expect(project.read("persisted.json") == reversed)
  }

  @Test func `C6: two branches that each add an operation merge as texts to what the merged sources give`() throws {
    func added(_ names: String...) throws -> String {
      let project = try project()
      try project.batonc("generate")
      for name in names { try project.write("\(name).graphql", "query \(name) { boats { \(name.lowercased()): length } }") }
      #expect(try project.batonc("generate").status == 0)
      return try #require(project.read("persisted.json"))
    }
    let (left, right, both) = (try added("C"), try added("D"), try added("C", "D"))
    // An entry is a line, in the order of the identifiers: a merge of lines is the union, sorted, but for the commas.
    func entries(_ text: String) -> Set<String> {
      Set(text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) })
    }
    #expect(entries(left).union(entries(right)) == entries(both))
    #expect(both == "{\n" + entries(both).sorted().joined(separator: ",\n") + "\n}\n")
  }

  @Test func `a file that is no map is refused at the place`() throws {
    let project = try project()
    try project.write("persisted.json", "{\n  \"a\": 1\n}")
    let outcome = try project.batonc("generate")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("persisted.json:2:8: error: this is no map from identifiers to texts"))
    #expect(!project.isThere("Generated"))
  }
}
