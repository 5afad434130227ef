@testable import BatonCompiler
import BatonTestSupport
import Foundation
import GraphQLSyntax
import Testing

/// The cases of a folder are one module, whose goldens are compiled as a target.
struct GoldenModule: Sendable, CustomTestStringConvertible {
  let name: String
  let settings: PlanSettings
  let cases: [Fixture]
  let schema: String
  let documents: [(path: String, text: String)]
  let emitted: EmittedModule
  var testDescription: String { name }

  /// What there is to select, as the target `GoldenSwift`.
  static let emit = GoldenModule(
    "emit",
    PlanSettings(access: .public, mappedScalars: ["Money": "Foundation.Decimal", "Date": "Foundation.Date"]))

  /// What has broken generators, as the target `CaseSwift`.
  static let cases = GoldenModule(
    "cases", PlanSettings(access: .package, mappedScalars: ["Long": "Int64", "When": "MyWhen"]))

  private init(_ name: String, _ settings: PlanSettings) {
    self.name = name
    self.settings = settings
    cases = Fixture.all(name)
    schema = try! Fixture.folder(name).text("schema.graphql")
    documents = cases.map { (path: "Sources/\($0.name)/input.graphql", text: try! $0.text("input.graphql")) }
    emitted = EmittedModule(schema: schema, documents, settings: settings)
  }

  func check(_ fixture: Fixture) throws {
    try #require(emitted.errors.isEmpty, "\(snippets(emitted.errors, in: emitted.files))")
    let golden = fixture.folder.lastPathComponent.capitalized + ".swift"
    // What a module has besides, which documents name.
    let own = try fixture.goldens().filter { $0 != golden }
    try fixture.check([golden: { emitted.text("Sources/\(fixture.name)/input.graphql") }], inputs: Set(own))
    try Fixture.folder("\(name)/shared").check(["Shared.swift": { emitted.shared }])
  }
}

@Suite struct GoldenTests {
  @Test(arguments: GoldenModule.emit.cases) func `a source's documents print as its golden`(_ fixture: Fixture) throws {
    try GoldenModule.emit.check(fixture)
  }

  @Test(arguments: GoldenModule.cases.cases) func `a case's documents print as its golden`(_ fixture: Fixture) throws {
    try GoldenModule.cases.check(fixture)
  }

  @Test func `nothing that is generated asks the compiler to look away`() {
    for source in GoldenModule.emit.emitted.sources + GoldenModule.cases.emitted.sources {
      #expect(!source.text.contains("@unchecked") && !source.text.contains("nonisolated(unsafe)"))
    }
  }

  @Test func `the list of all that the goldens can be read by is up to date`() throws {
    try checkAccessors(of: .emit, as: "GoldenSwift", in: "Accessors.swift")
    try checkAccessors(of: .cases, as: "CaseSwift", in: "CaseAccessors.swift")
  }

  private func checkAccessors(of module: GoldenModule, as target: String, in name: String) throws {
    let file = Fixture.root.appending(path: "../Tests/GoldenSwiftTests/\(name)").standardizedFileURL
    let table = AccessorTable(of: module, target: target).text
    if ProcessInfo.processInfo.environment["BATON_BLESS"] == "1" {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == table)
  }
}
