import Foundation
import Testing

@testable import batonc

@Suite struct FilesTests {
  @Test func `the walk takes what may hold documents, and ends`() throws {
    let folder = try TemporaryFolder()
    for path in [
      "b.swift", "a.graphql", "c/d.gql", "c/e.txt", ".hidden/f.swift", ".build/g.swift", "build/h.swift",
      "DerivedData/i.swift", "node_modules/j.graphql", "x.graphql/inside.swift", "Row.baton.swift", "old/k.swift",
    ] { try folder.write(path, "") }
    let manager = FileManager.default
    try manager.createSymbolicLink(at: folder.url("c/cycle"), withDestinationURL: folder.root)
    try manager.createSymbolicLink(at: folder.url("again.swift"), withDestinationURL: folder.url("b.swift"))
    try manager.createSymbolicLink(at: folder.url("broken.swift"), withDestinationURL: folder.url("gone.swift"))
    let other = try TemporaryFolder()
    try other.write("linked.swift", "")
    try manager.createSymbolicLink(at: folder.url("other"), withDestinationURL: other.root)

    let root = folder.root.path
    let walk = SourceWalk(excludes: [Glob("old")], name: { Paths.relative($0, to: root) })
    var footprint = Footprint(isKept: true)
    let found = try walk.files(in: root, &footprint).map { Paths.relative($0, to: root) }
    #expect(found == ["a.graphql", "b.swift", "c/d.gql", "other/linked.swift", "x.graphql/inside.swift"])
  }

  @Test func `a schema or a source that cannot be read is named, with exit code 2`() throws {
    let project = try Workspace.boats()
    try project.write("baton.json", "{\n  \"schema\": \"nope.graphql\"\n}")
    var outcome = try project.batonc("validate")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["baton.json:2:13: error: `nope.graphql` cannot be read: No such file or directory"])

    outcome = try project.batonc("validate", "--schema", "Sources")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["Sources: error: this cannot be read: it is a folder"])

    outcome = try project.batonc("validate", "--schema", "schema.graphql", "Sources/Nope.swift")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["Sources/Nope.swift: error: this cannot be read: No such file or directory"])

    outcome = try project.batonc("validate", "--schema", "schema.graphql", "--config", "no.json")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["no.json: error: this cannot be read: No such file or directory"])
  }

  @Test func `a folder that is written like a file is walked, and a glob of nothing is a warning`() throws {
    let project = try Workspace.boats(adding: ["Sources/x.graphql/deep.graphql": "query Deep { boats { id } }"])
    #expect(try project.batonc("print", "Deep").status == 0)
    try project.write("baton.json", "{\"schema\": \"schema.graphql\",\n\"sources\": [\"Sources/**/*.swift\", \"Nope/**\"]}")
    let outcome = try project.batonc("validate")
    #expect(outcome.errorLines.contains("baton.json:2:35: warning: nothing matches `Nope/**`"))
    try project.write("baton.json", "{\"schema\": \"schema.graphql\", \"sources\": [\"Nope/**\"]}")
    let empty = try project.batonc("validate")
    #expect(empty.errorLines.filter { $0.contains(" warning: ") } == ["baton.json:1:42: warning: nothing matches `Nope/**`"])
  }

  @Test func `without a definition anywhere there is one warning`() throws {
    let project = try Workspace([
      "schema.graphql": Workspace.schema, "baton.json": "{\"schema\": \"schema.graphql\"}",
      "empty.graphql": "", "comment.graphql": "# query Old { boats { id } }\n",
    ])
    let outcome = try project.batonc("validate")
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.filter { $0.contains(" warning: ") } == [
      "baton.json:1:1: warning: no file that was read holds a GraphQL definition"
    ])
  }

  @Test func `no schema is named`() throws {
    let project = try Workspace(["baton.json": "{}"])
    let outcome = try project.batonc("validate")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines == ["baton.json: error: no `schema` is named here; write its path, `\"schema\": \"schema.graphql\"`"])
  }

  @Test func `a write replaces a file whole, and keeps a link`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("deep/target.swift", "old")
    let link = folder.url("link.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try Files.write("new", to: link.path)
    #expect(folder.read("deep/target.swift") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    try Files.write("x", to: folder.url("a/b/c.swift").path)
    #expect(folder.read("a/b/c.swift") == "x")
    #expect(throws: Files.Failure.self) { try Files.write("", to: folder.url("a/b").path) }
    #expect(throws: Files.Failure.self) { try Files.read(folder.url("a").path) }
  }

  @Test(
    arguments: [
      ("a/*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false), ("a/**/*.swift", "a/b/c.swift", true),
      ("a/**/*.swift", "a/c.swift", true), ("**", "a/b", true), ("a", "a/b/c", true), ("a", "ab", false),
      ("*.{swift,gql}", "x.gql", true), ("*.{swift,gql}", "x.graphql", false), ("[a-c]?.swift", "b1.swift", true),
      ("[!a-c]?.swift", "b1.swift", false), ("**/Tests/**", "x/Tests/y/z.swift", true), ("a*b*c", "aXbYbZc", true),
      ("a*b*c", "aXbYbZ", false), ("./a/b", "a/b/c", true),
    ])
  func `a glob matches what it says`(pattern: String, path: String, matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func `a glob that tries everything ends`() {
    #expect(!Glob(String(repeating: "a*", count: 60) + "b").matches(String(repeating: "a", count: 300)))
    #expect(!Glob(String(repeating: "**/", count: 60) + "b").matches(String(repeating: "a/", count: 300) + "c"))
    #expect(!Glob(String(repeating: "{a,b}", count: 40)).matches("c"))
  }

  @Test func `paths are joined and seen from elsewhere`() {
    #expect(Paths.join("../a", "../b/./c") == "../b/c")
    #expect(Paths.join("", "a") == "a")
    #expect(Paths.join("x", "/a/../b") == "/b")
    #expect(Paths.normalized("a/../..") == "..")
    #expect(Paths.normalized("/../a") == "/a")
    #expect(Paths.relative("/a/b/c", to: "/a/d") == "../b/c")
    #expect(Paths.relative("/a", to: "/a") == "")
    #expect(Paths.below("", "a/b") == "a/b")
    #expect(Paths.below("", "/a") == nil)
    #expect(Paths.below("", "../a") == nil)
    #expect(Paths.below("../a", "../a/b/ü") == "b/ü")
    #expect(Paths.below("a", "ab/c") == nil)
    #expect(Paths.below("a", "a/../b") == nil)
    #expect(Paths.below("/a", "/a/b") == "b")
    #expect(Paths.parent("/a") == "/")
    #expect(Paths.parent("a") == "")
  }
}
