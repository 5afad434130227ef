import Foundation
import Testing

/// The Swift in the articles is compiled: through `batonc`, against the sample's schema, and then with what it generated.
@Suite struct DocumentationTests {
  static let articles: [String] = {
    let folder = Tool.package.appending(path: "Sources/BatonRuntime/BatonRuntime.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0).path }
  }()

  @Test func `the articles' snippets compile`() throws {
    #expect(DocumentationTests.articles.count == 5)
    let snippets = try DocumentationTests.articles.map { try swift(in: String(contentsOfFile: $0, encoding: .utf8)) }
    let project = try Workspace([
      "schema.graphql": String(
        contentsOf: Tool.package.appending(path: "Fixtures/sample/schema.graphql"), encoding: .utf8),
      "baton.json": #"{"schema": "schema.graphql", "customScalarTypes": {"Decimal": "Foundation.Decimal"}}"#,
    ])
    for (index, snippet) in snippets.enumerated() where !snippet.isEmpty {
      try project.write("Article\(index).swift", "import BatonRuntime\nimport Foundation\n" + snippet)
    }
    let generated = try project.batonc("generate", "--out", "Generated")
    #expect(generated.status == 0, "\(generated.errors)")
    let sources = try project.contents().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let outcome = try Tool.swift(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", Tool.modules.path, "-load-plugin-executable",
        Tool.macros.path + "#BatonMacros",
      ] + sources, in: project.folder.root)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// What stands in fences that say `swift`.
  private func swift(in article: String) -> String {
    var isInside = false
    var lines: [Substring] = []
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
      } else if isInside {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }
}
