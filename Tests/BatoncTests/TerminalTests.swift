import Foundation
import Testing

/// What a person sees, and what a pipe gets.
@Suite struct TerminalTests {
  private static let escape = "\u{1b}["
  private static let line = "Sources/Row.swift:1:40: error: `Boat` has no field `nmae`; did you mean `name`"

  private func project() throws -> Workspace {
    try Workspace.boats(adding: ["Sources/Row.swift": "@Fragment(\"fragment Row_boat on Boat { nmae }\") let boat: Row_boat"])
  }

  @Test func `a pipe gets plain lines, and colour when it asks`() throws {
    let project = try project()
    let plain = try project.batonc("validate", environment: ["TERM": "xterm"])
    #expect(plain.errorLines.first == TerminalTests.line)
    #expect(!plain.errors.contains("\u{1b}") && !plain.errors.contains("^") && !plain.errors.contains("\r"))
    #expect(try project.batonc("validate", "--color", "never").errors == plain.errors)
    let colored = try project.batonc("validate", "--color", "always", environment: ["NO_COLOR": "1"])
    #expect(colored.errors.contains("\(TerminalTests.escape)1;31merror:\(TerminalTests.escape)0m"))
    for format in ["json", "sarif", "github"] {
      let document = try project.batonc("validate", "--color", "always", "--format", format)
      #expect(!document.output.contains("\u{1b}") && !document.errors.contains("\u{1b}"), "\(format)")
    }
  }

  @Test func `a terminal gets the line with a caret, and colour unless it is not wanted`() throws {
    let project = try project()
    let shown = try onTerminal(project, ["validate"])
    #expect(shown.contains("\(TerminalTests.escape)1;31merror:"), "\(shown)")
    #expect(shown.contains("^~~~"))
    for (arguments, environment) in [
      (["validate"], ["NO_COLOR": "1"]), (["validate"], ["TERM": "dumb"]), (["validate", "--color", "never"], [:]),
    ] {
      let plain = try onTerminal(project, arguments, environment)
      #expect(plain.contains(TerminalTests.line), "\(plain)")
      #expect(plain.contains("^~~~"))
      #expect(!plain.contains(TerminalTests.escape))
    }
    // An empty NO_COLOR says nothing.
    #expect(try onTerminal(project, ["validate"], ["NO_COLOR": ""]).contains(TerminalTests.escape))
  }

  /// So much to do that no machine has done it in the time that needs no line.
  private func longWork() throws -> Workspace {
    let types = (0..<3000).map { type in
      "type T\(type) { id: ID! " + (0..<12).map { "f\($0)(first: Int): T\((type * 7 + $0) % 3000)" }.joined(separator: " ") + " }\n"
    }
    return try Workspace([
      "schema.graphql": "type Query { t: T0 }\n" + types.joined(),
      "baton.json": #"{ "schema": "schema.graphql", "sources": ["Sources"], "output": "Generated" }"#,
      "Sources/Q.graphql": "query Q { t { id } }",
    ])
  }

  @Test func `long work is shown on one line of a terminal, which is gone at the end`() throws {
    let project = try longWork()
    let clear = "\r\u{1b}[2K"
    let summary = "1 operation and 0 fragments in 1 file: no errors\n"
    let shown = try onTerminal(project, ["validate"])
    let lines = shown.components(separatedBy: clear)
    #expect(lines.count > 2 && lines.first == "" && lines.last == summary, "\(shown)")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.isEmpty || $0.hasPrefix("batonc: ") && $0.hasSuffix("…") }, "\(shown)")
    #expect(lines.contains("batonc: validate…"))

    // Where what is shown is somebody's document, it is still shown to the person beside it.
    let document = try onTerminal(project, ["print", "--all"], isRedirected: true)
    #expect(document.hasPrefix("\(clear)batonc: ") && document.hasSuffix(clear), "\(document)")

    #expect(try onTerminal(project, ["validate", "--quiet"]) == "")
    #expect(try onTerminal(project, ["validate"], ["TERM": "dumb"]) == summary)
    #expect(!(try onTerminal(project, ["validate", "--verbose"]).contains("\r")))
    #expect(try project.batonc("validate", environment: ["TERM": "xterm"]).errors == summary)
  }

  /// What a process says on a terminal.
  private func onTerminal(
    _ project: Workspace, _ arguments: [String], _ environment: [String: String] = [:], isRedirected: Bool = false
  ) throws -> String {
    var all = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { _, new in new }
    all["NO_COLOR"] = nil
    return try PseudoTerminal().shown(
      by: Tool.batonc, arguments, in: project.folder.root, environment: all.merging(environment) { _, new in new },
      isRedirected: isRedirected)
  }
}
