@testable import BatonCompiler
import Foundation
import GraphQLSyntax
import Testing

@Suite struct ReportTests {
  private static let files = [
    SourceFile(path: "b c.swift", text: "first\n\tlet é = \"fragment é\" \u{1b}[31m\nlast"),
    SourceFile(path: "a.graphql", text: "type A {\r\n  b: C\r\n}\r\n"),
  ]

  private static func location(_ file: Int, _ start: Int, _ end: Int) -> Location {
    Location(FileID(file), SourceRange(start, end))
  }

  private static let findings = Finding.all(
    [
      Diagnostic(
        .unknownThing("it's 100%, \"so\": or\nnot"), at: location(0, 16, 25),
        notes: [Diagnostic.Note("declared: here", at: location(1, 12, 13)), Diagnostic.Note("built in", at: location(99, 0, 0))]),
      Diagnostic(.warning, .oldThing(), at: location(1, 15, 16)),
      Diagnostic(.warning, .oldThing(), at: location(1, 15, 16)),
    ], in: files)

  @Test func `findings are sorted by path and place, each once, with columns in scalars`() {
    #expect(ReportTests.findings.map(\.path) == ["a.graphql", "b c.swift"])
    #expect(ReportTests.findings[0].place.map { [$0.line, $0.column, $0.endColumn] } == [2, 6, 7])
    #expect(ReportTests.findings[1].place.map { [$0.line, $0.column, $0.endColumn] } == [2, 10, 19])
    #expect(ReportTests.findings[1].notes.map(\.text) == ["declared: here"])
  }

  @Test func `text is a line for each place, and on a terminal the source with a mark`() {
    let finding = ReportTests.findings[1]
    #expect(
      TextStyle().print(finding) == """
        b c.swift:2:10: error: it's 100%, "so": or not
        a.graphql:2:3: note: declared: here

        """)
    let excerpt = TextStyle(hasExcerpts: true).print(finding).split(separator: "\n")
    #expect(excerpt[1] == "2 | \tlet é = \"fragment é\" \u{fffd}[31m")
    #expect(excerpt[2] == "  | \t        ^~~~~~~~~")
    #expect(TextStyle(hasColor: true).print(finding).contains("\u{1b}[1;31merror:\u{1b}[0m"))
  }

  @Test func `a text of others begins no line and speaks to no terminal`() {
    let file = SourceFile(path: "a\nb.graphql", text: "x")
    let message = "said:\r\na.swift:1:1: error:\u{2028}no \u{1b}[2J"
    let finding = Finding.all([Diagnostic(.unknownThing(message), at: Location(FileID(0), SourceRange(0, 1)))], in: [file])[0]
    #expect(
      TextStyle().print(finding) == "a b.graphql:1:1: error: said: a.swift:1:1: error: no \u{fffd}[2J\n")
  }

  @Test func `a long line is shown around the place`() {
    let file = SourceFile(path: "x", text: String(repeating: "a", count: 5000) + "b" + String(repeating: "c", count: 5000))
    let finding = Finding.all([Diagnostic(.oldThing(), at: Location(FileID(0), SourceRange(5000, 5001)))], in: [file])[0]
    let lines = TextStyle(hasExcerpts: true).print(finding).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 140 })
    #expect(lines[1].contains("ab"))
    let mark = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^")!)
    #expect(lines[1][lines[1].index(lines[1].startIndex, offsetBy: mark)] == "b")
  }

  @Test func `thousands of places on one long line are shown in bounded time`() {
    let file = SourceFile(path: "x", text: String(repeating: "é", count: 500_000))
    let diagnostics = (0..<5_000).map { Diagnostic(.oldThing(), at: Location(FileID(0), SourceRange($0 * 200, $0 * 200 + 2))) }
    let text = Finding.all(diagnostics, in: [file]).map { TextStyle(hasExcerpts: true).print($0) }.joined()
    let lines = text.split(separator: "\n")
    #expect(lines.count == 15_000)
    #expect(lines[1] == "1 | " + String(repeating: "é", count: 120) + "…" && lines[2] == "  | ^")
    #expect(lines[14_998] == "1 | …" + String(repeating: "é", count: 120) + "…" || lines[14_998].hasSuffix("é"))
    #expect(lines[14_999] == "  |  " + String(repeating: " ", count: 60) + "^")
  }

  @Test func `of a name that nobody can read the beginning is shown`() {
    let message = Diagnostic.Message.unknownThing("no `\(String(repeating: "x", count: 1_000_000))` in `T`")
    #expect(message.text == "no `\(String(repeating: "x", count: 60))…` in `T`")
  }

  @Test func `JSON is read by a parser`() throws {
    let text = DiagnosticFormat.json.print(ReportTests.findings, version: "1.0.0")
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["errors"] as? Int == 1)
    #expect(json["warnings"] as? Int == 1)
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics[1]["code"] as? String == "unknownThing")
    #expect(diagnostics[1]["message"] as? String == "it's 100%, \"so\": or\nnot")
    #expect(diagnostics[1]["line"] as? Int == 2)
    #expect((diagnostics[1]["notes"] as? [[String: Any]])?.first?["path"] as? String == "a.graphql")
  }

  @Test func `GitHub reads a command a line, with what it would take for its own escaped`() throws {
    let lines = DiagnosticFormat.github.print(ReportTests.findings, version: "1.0.0").split(separator: "\n")
    #expect(lines.count == 2)
    let command = /::(error|warning) ((?:[a-zA-Z]+=[^,:]*,?)+)::(.*)/
    let parsed = try lines.map { try #require($0.wholeMatch(of: command)) }
    #expect(parsed[0].1 == "warning")
    #expect(parsed[0].2 == "file=a.graphql,line=2,endLine=2,col=6,endColumn=7,title=oldThing")
    #expect(parsed[1].3 == "it's 100%25, \"so\": or%0Anot%0Aa.graphql:2:3: declared: here")
  }

  @Test func `a SARIF log has what version 2_1_0 requires`() throws {
    let text = DiagnosticFormat.sarif.print(ReportTests.findings, version: "1.0.0")
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "batonc")
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      #expect(["error", "warning", "note", "none"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
      #expect(URL(string: try #require(physical["artifactLocation"]?["uri"] as? String)) != nil)
    }
    let related = try #require(results[1]["relatedLocations"] as? [[String: Any]])
    #expect(related.first?["id"] as? Int == 1)
    let last = (results[1]["locations"] as? [[String: [String: [String: Any]]]])?.first
    #expect(last?["physicalLocation"]?["artifactLocation"]?["uri"] as? String == "b%20c.swift")
  }

  @Test func `names of outputs take as many folders as it takes`() {
    #expect(
      OutputNames.names(of: ["Sources/App/Row.swift", "Sources/Kit/List.swift"]) == ["Row.baton.swift", "List.baton.swift"])
    #expect(
      OutputNames.names(of: ["Sources/App/Row.swift", "Sources/Kit/row.swift", "Other.swift"])
        == ["App_Row.baton.swift", "Kit_row.baton.swift", "Other.baton.swift"])
    #expect(
      OutputNames.names(of: ["a/x/Row.swift", "b/x/Row.swift"]) == ["a_x_Row.baton.swift", "b_x_Row.baton.swift"])
    #expect(OutputNames.names(of: ["Row\n.swift", "a\u{1}/b.c\r\n.swift"]) == ["Row_.baton.swift", "b.c__.baton.swift"])
    #expect(OutputNames.names(of: ["Row.swift", "Row.graphql"]) == ["Row.swift.baton.swift", "Row.graphql.baton.swift"])
    #expect(OutputNames.names(of: ["App/Baton.swift"]) == ["App_Baton.baton.swift"])
    #expect(Set(OutputNames.names(of: ["a/b_c.swift", "a_b/c.swift", "b_c.swift", "c.swift"])).count == 4)
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownThing(_ text: String) -> Self { Self(text) }
  fileprivate static func oldThing() -> Self { Self("old") }
}
