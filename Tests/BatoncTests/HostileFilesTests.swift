import Foundation
import Testing

/// Files that nobody would write: each comes to an end soon, in a few lines, with a place.
@Suite struct HostileFilesTests {
  private static let long = String(repeating: "x", count: 50_000_000)

  @Test func `a text of 50 MB is read, in a document, in a marker and in a schema`() throws {
    let project = try Workspace([
      "schema.graphql": "\"\(Self.long)\" type Query { note(text: String): Int }",
      "Note.graphql": "query Note { note(text: \"\(Self.long)\") wrong }",
      "Host.swift": "let a = \"\(Self.long)\"\n@Query(\"query Host { wrong note } # \(Self.long)\") let b: Host",
    ])
    let outcome = try project.batonc("validate", "--schema", "schema.graphql", ".")
    #expect(outcome.status == 1)
    #expect(
      outcome.errorLines.filter { $0.contains(" error: ") } == [
        "Host.swift:2:22: error: `Query` has no field `wrong`", "Note.graphql:1:50000029: error: `Query` has no field `wrong`",
      ])
  }

  @Test func `a name of 50 MB is not printed whole`() throws {
    let project = try Workspace([
      "schema.graphql": "type Query { note: Int }", "Name.graphql": "query Name { \(Self.long) }",
      "schema.json": #"{"__schema": {"queryType": {"name": "\#(Self.long)"}, "types": []}}"#,
    ])
    for schema in ["schema.graphql", "schema.json"] {
      let outcome = try project.batonc("validate", "--schema", schema, ".")
      #expect(outcome.status == 1)
      #expect(outcome.errors.utf8.count < 1_000)
    }
  }

  @Test(arguments: [
    "{", "[", "(", "{a", "{a(b:[", "query Q{a(b:{c:", "type A{a:[", "...", "@", "#", "\"", "\"\"\"", "\\", "$a", "\0", "a:", "- ",
    "\u{feff}", "@Query(", "@Query(\"", "@Query(\"{ a }\") ", "\"\\(", "/*", "#/", "{\"data\":", "[{", "1", "\"a\",",
  ])
  func `one thing over and over ends with a few errors in each kind of file`(_ piece: String) throws {
    let text = String(repeating: piece, count: piece == "{" ? 1_000_000 : 100_000 / piece.utf8.count)
    let project = try Workspace([
      "schema.graphql": "type Query { a: Int }", "other.graphql": text, "Documents/Q.graphql": text,
      "Documents/Host.swift": "@Query(\"query Host { a }\") let a: Host\n" + text, "data.json": text,
    ])
    for (schema, sources) in [("schema.graphql", "Documents"), ("other.graphql", "Documents/Q.graphql"), ("data.json", "Documents/Q.graphql")] {
      let outcome = try project.batonc("validate", "--schema", schema, sources)
      #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors.prefix(500))")
    }
    try project.write("baton.json", text)
    #expect(try project.batonc("validate").status == 2)
  }

  @Test func `a file that changes, shrinks and vanishes while it is read is one or the other`() throws {
    let project = try Workspace.boats()
    let path = project.folder.url("Sources/Changing.graphql").path
    let text = "query Changing { boats { id } } # " + String(repeating: "x", count: 300_000)
    let changing = Thread {
      while !Thread.current.isCancelled {
        try? text.write(toFile: path, atomically: false, encoding: .utf8)
        truncate(path, 100_000)
        unlink(path)
      }
    }
    changing.start()
    defer { changing.cancel() }
    for _ in 0..<15 {
      let outcome = try project.batonc("validate")
      // What is there is whole up to its end, or it is gone.
      #expect([0, 1, 2].contains(outcome.status), "\(outcome.errors)")
      #expect(outcome.errorLines.allSatisfy { !$0.contains("Fatal") })
    }
  }
}
