import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax
import Testing

/// The cases of `Fixtures/emit` are one module: the goldens are compiled as the target `GoldenSwift`.
enum GoldenModule {
  static let cases = Fixture.all("emit")

  static let documents = cases.map {
    (path: "Sources/\($0.name)/input.graphql", text: try! $0.text("input.graphql"))
  }
  static let schema = try! Fixture.folder("emit").text("schema.graphql")
  static let settings = PlanSettings(
    access: .public, mappedScalars: ["Money": "Foundation.Decimal", "Date": "Foundation.Date"])

  static let emitted = EmittedModule(schema: schema, documents, settings: settings)
}

@Suite struct GoldenTests {
  @Test(arguments: GoldenModule.cases) func `a source's documents print as its golden`(_ fixture: Fixture) throws {
    let module = GoldenModule.emitted
    try #require(module.errors.isEmpty, "\(snippets(module.errors, in: module.files))")
    let name = fixture.folder.lastPathComponent
    try fixture.check([
      "\(name.capitalized).swift": { module.text("Sources/\(fixture.name)/input.graphql") }
    ])
  }

  @Test func `the enums and inputs that documents reach print as the shared golden`() throws {
    try Fixture.folder("emit/shared").check(["Shared.swift": { GoldenModule.emitted.shared }])
  }

  @Test func `the list of all that the goldens can be read by is up to date`() throws {
    let file = Fixture.root.appending(path: "../Tests/GoldenSwiftTests/Accessors.swift").standardizedFileURL
    let table = AccessorTable(of: GoldenModule.emitted.plan).text
    if ProcessInfo.processInfo.environment["BATON_BLESS"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == table)
  }
}
