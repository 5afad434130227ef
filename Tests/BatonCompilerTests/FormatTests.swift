@testable import BatonCompiler
import Foundation
import GraphQLSyntax
import Testing

/// Each format is read back by a parser that knows nothing of how it was written.
@Suite struct FormatTests {
  /// Everything that a format could take for its own.
  private static let hard = "100% of `a:b`, \"c\",\\ <d> & 'e'\r\nf\tg\u{0}h\u{1b}[0m\u{2028}é😀 ::error::i %0A"

  private static let files = [
    SourceFile(path: "Sources/a b,c:d%é\"\\\n😀.graphql", text: "{\r\n  é😀x: 1\n}\rlast"),
    SourceFile(path: "plain.graphql", text: ""),
  ]

  private static let findings: [Finding] = {
    let start = Array(files[0].bytes).firstIndex(of: UInt8(ascii: "x"))!
    return Finding.all(
      [
        Diagnostic(
          .of(hard), at: Location(FileID(0), SourceRange(start, start + 1)),
          notes: [Diagnostic.Note(hard, at: Location(FileID(1), SourceRange(0, 0)))]),
        Diagnostic(.warning, .of("several lines"), at: Location(FileID(0), SourceRange(0, files[0].bytes.count))),
        Diagnostic(.warning, .of("an empty file"), at: Location(FileID(1), SourceRange(0, 0))),
      ], in: files) + [Finding(.error, hard, identifier: "placeless"), Finding(.error, "of a file", identifier: "file", path: files[0].path)]
  }()

  private func json(_ format: DiagnosticFormat, _ findings: [Finding] = findings) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.print(findings, version: "1.2.3").utf8))
  }

  @Test func `JSON keeps every text and place`() throws {
    let document = try #require(json(.json) as? [String: Any])
    #expect(document["errors"] as? Int == 3)
    #expect(document["warnings"] as? Int == 2)
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 5)
    let hard = try #require(diagnostics.first { $0["severity"] as? String == "error" && $0["line"] != nil })
    #expect(hard["message"] as? String == FormatTests.hard)
    #expect(hard["path"] as? String == FormatTests.files[0].path)
    #expect(hard["line"] as? Int == 2)
    #expect(hard["column"] as? Int == 5)
    #expect(hard["endColumn"] as? Int == 6)
    #expect((hard["notes"] as? [[String: Any]])?.first?["message"] as? String == FormatTests.hard)
    let placeless = try #require(diagnostics.first { $0["code"] as? String == "placeless" })
    #expect(placeless["path"] == nil && placeless["line"] == nil)
    let none = try #require(json(.json, []) as? [String: Any])
    #expect((none["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `a SARIF log is valid, and says what was found`() throws {
    let log = try json(.sarif)
    #expect(SARIFShape.log.problems(log) == [])
    #expect(try SARIFShape.log.problems(json(.sarif, [])) == [])
    let runs = try #require((log as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 5)
    let rules = try #require(((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: String]])
    #expect(Set(rules.map { $0["id"]! }).count == rules.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] == result["ruleId"] as? String)
      // An end before its start is against the specification, which no schema can say.
      for case let location as [String: [String: Any]] in result["locations"] as? [Any] ?? [] {
        guard let region = location["physicalLocation"]?["region"] as? [String: Int] else { continue }
        let (start, end) = ((region["startLine"]!, region["startColumn"]!), (region["endLine"]!, region["endColumn"]!))
        #expect(start <= end)
      }
    }
    let hard = try #require(results.first { ($0["relatedLocations"] as? [Any])?.isEmpty == false })
    #expect((hard["message"] as? [String: String])?["text"] == FormatTests.hard)
    let location = try #require((hard["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
    let uri = try #require((location["artifactLocation"] as? [String: String])?["uri"])
    #expect(uri.removingPercentEncoding == FormatTests.files[0].path)
    #expect(!uri.contains(":"))
  }

  @Test func `what is no SARIF is told from it`() throws {
    var log = try #require(json(.sarif) as? [String: Any])
    log["version"] = "2.0.0"
    log["extra"] = 1
    #expect(Set(SARIFShape.log.problems(log)) == ["$.version is another version", "$ has a extra"])
    #expect(SARIFShape.result.problems([String: Any]()) == ["$ has no message"])
    #expect(SARIFShape.region.problems(["startLine": 0]) == ["$.startLine is no number from 1"])
  }

  @Test func `GitHub reads a command a line, and finds every text as it was`() throws {
    let text = DiagnosticFormat.github.print(FormatTests.findings, version: "1.2.3")
    let commands = try text.split(separator: "\n").map { try #require(WorkflowCommand(String($0)), "\($0)") }
    #expect(commands.count == 5)
    #expect(commands.map(\.name).filter { $0 == "error" }.count == 3)
    let hard = try #require(commands.first { $0.name == "error" && $0.properties["line"] != nil })
    #expect(hard.properties["file"] == FormatTests.files[0].path)
    #expect(hard.properties["line"] == "2")
    #expect(hard.properties["col"] == "5")
    #expect(hard.properties["endColumn"] == "6")
    #expect(hard.message.hasPrefix(FormatTests.hard + "\nplain.graphql:1:1: "))
    let several = try #require(commands.first { $0.message == "several lines" })
    #expect(several.properties["endLine"] == "4")
    #expect(several.properties["endColumn"] == nil)
    #expect(commands.first { $0.properties["title"] == "placeless" }?.message == FormatTests.hard)
  }
}

/// A line as the runner reads it: `::name key=value,key=value::message`, with escapes of its own.
private struct WorkflowCommand {
  let name: String
  var properties: [String: String] = [:]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::") else { return nil }
    let rest = line.dropFirst(2)
    guard let end = rest.range(of: "::") else { return nil }
    let head = rest[..<end.lowerBound]
    let space = head.firstIndex(of: " ") ?? head.endIndex
    name = String(head[..<space])
    for property in head[space...].dropFirst().split(separator: ",") {
      guard let equals = property.firstIndex(of: "=") else { return nil }
      properties[String(property[..<equals])] = WorkflowCommand.unescaped(
        String(property[property.index(after: equals)...]), and: ["%3A": ":", "%2C": ","])
    }
    message = WorkflowCommand.unescaped(String(rest[end.upperBound...]))
  }

  private static func unescaped(_ text: String, and others: [String: String] = [:]) -> String {
    var text = text
    for (escape, meaning) in others { text = text.replacing(escape, with: meaning) }
    return text.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
  }
}

extension Diagnostic.Message {
  fileprivate static func of(_ text: String) -> Self { Self(text) }
}
