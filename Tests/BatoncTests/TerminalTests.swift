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

  @Test(.enabled(if: hasTerminal))
  func `a terminal gets the line with a caret, and colour unless it is not wanted`() throws {
    let project = try project()
    let shown = try onTerminal(project, "validate", "TERM=xterm")
    #expect(shown.contains("\(TerminalTests.escape)1;31merror:"), "\(shown)")
    #expect(shown.contains("^~~~"))
    for (arguments, environment) in [
      ("validate", "TERM=xterm NO_COLOR=1"), ("validate", "TERM=dumb"), ("validate --color never", "TERM=xterm"),
    ] {
      let plain = try onTerminal(project, arguments, environment)
      #expect(plain.contains(TerminalTests.line), "\(plain)")
      #expect(plain.contains("^~~~"))
      #expect(!plain.contains(TerminalTests.escape))
    }
    // An empty NO_COLOR says nothing.
    #expect(try onTerminal(project, "validate", "TERM=xterm NO_COLOR=").contains(TerminalTests.escape))
  }

  private static let script = URL(filePath: "/usr/bin/script")
  /// Whether there is a program that runs another one on a terminal of its own, with the words that it has on Linux.
  static var hasTerminal: Bool {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: script.path)
    #else
      false
    #endif
  }

  /// What a process says on a terminal.
  private func onTerminal(_ project: Workspace, _ arguments: String, _ environment: String) throws -> String {
    let command = "env -u NO_COLOR \(environment) \(Tool.batonc.path) \(arguments)"
    let outcome = try Tool.run(TerminalTests.script, ["-qc", command, "/dev/null"], in: project.folder.root)
    return outcome.output.replacing("\r\n", with: "\n")
  }
}
