import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax
import Testing

/// The cases of `Fixtures/emit` are one module: the goldens are compiled as the target `GoldenSwift`.
enum GoldenModule {
  static let cases = Fixture.all("emit")

  static let emitted: EmittedModule = {
    let documents = cases.map { (path: "Sources/\($0.name)/input.graphql", text: try! $0.text("input.graphql")) }
    return EmittedModule(
      schema: try! String(contentsOf: Fixture.root.appending(path: "emit/schema.graphql"), encoding: .utf8), documents,
      settings: PlanSettings(
        access: .public, mappedScalars: ["Money": "Foundation.Decimal", "Date": "Foundation.Date"]))
  }()
}

@Suite struct GoldenTests {
  @Test(arguments: GoldenModule.cases) func `a source's documents print as its golden`(_ fixture: Fixture) throws {
    let module = GoldenModule.emitted
    let errors = module.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(snippets(errors, in: module.files))")
    let name = fixture.folder.lastPathComponent
    try fixture.check([
      "\(name.capitalized).swift": { module.text("Sources/\(fixture.name)/input.graphql") }
    ])
  }

  @Test func `the enums and inputs that documents reach print as the shared golden`() throws {
    try Fixture.folder("emit/shared").check(["Shared.swift": { GoldenModule.emitted.shared }])
  }
}
