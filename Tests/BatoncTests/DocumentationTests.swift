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
    try compile(DocumentationTests.articles.map { try swift(in: String(contentsOfFile: $0, encoding: .utf8)) })
  }

  @Test func `the README's snippets compile`() throws {
    let readme = try String(contentsOf: Tool.package.appending(path: "README.md"), encoding: .utf8)
    let snippets = swift(in: readme)
    #expect(snippets.contains("@inline") && snippets.contains("ReportQuery"))
    try compile([snippets, DocumentationTests.views])
  }

  /// What a snippet uses of SwiftUI, where there is none.
  private static let views = """
    #if canImport(SwiftUI)
    @_exported import SwiftUI
    #else
    @MainActor protocol View {
      associatedtype Body: View
      var body: Body { get }
    }
    struct Text: View {
      init(_ text: String) {}
      var body: Text { self }
    }
    #endif
    """

  private func compile(_ snippets: [String]) throws {
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

  /// The Swift in the fences, but for files of a package of their own.
  private func swift(in article: String) -> String {
    Fence.all(in: article).filter { $0.language == "swift" && $0.path == nil }.map(\.text).joined(separator: "\n")
  }
}
