import Foundation
import Testing

/// Small packages that use the plugins, built for real: the compiler is built with each, which takes a minute.
@Suite(.serialized) struct PackageTests {
  @Test func `two targets share a schema, one spreads the other's fragment, and an error stands at its line`() throws {
    let package = try Workspace([
      "Package.swift": manifest, "schema.graphql": Workspace.schema,
      "Sources/Kit/baton.json": #"{"schema": "../../schema.graphql", "access": "public", "output": "../../Checked/Kit"}"#,
      "Sources/App/baton.json": #"{"schema": "../../schema.graphql", "output": "../../Checked/App"}"#,
      "Sources/Kit/Row.swift": """
        import BatonRuntime
        public struct Row {
          @Fragment("fragment Row_boat on Boat { name }")
          public let boat: Row_boat
        }
        """,
      "Sources/App/Main.swift": main,
      "Sources/App/Facts/Fact.graphql": "fragment Fact_boat on Boat @inline { id length }",
    ])
    func build() throws -> Outcome { try Tool.swift("swift", ["build"], in: package.folder.root) }

    let first = try build()
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(!(first.output + first.errors).contains("warning:"), "\(first.output)\(first.errors)")

    let unchanged = try build()
    #expect(unchanged.status == 0)
    #expect(!unchanged.output.contains("Compiling App") && !unchanged.output.contains("Compiling Kit"), "\(unchanged.output)")

    // A comment in a document writes nothing; a field more in Kit's fragment writes it and the query that reaches it.
    let written = try outputs(of: package)
    #expect(written.count == 5, "\(written.keys)")
    try package.write("Sources/App/Facts/Fact.graphql", "# Facts\nfragment Fact_boat on Boat @inline { id length }")
    let comment = try build()
    #expect(comment.status == 0, "\(comment.output)\(comment.errors)")
    #expect(!comment.output.contains("Compiling App") && !comment.output.contains("Compiling Kit"), "\(comment.output)")
    #expect(try outputs(of: package) == written)
    try package.write("Sources/Kit/Row.swift", try #require(package.read("Sources/Kit/Row.swift")).replacing("{ name }", with: "{ name length }"))
    let other = try build()
    #expect(other.status == 0, "\(other.output)\(other.errors)")
    #expect(other.output.contains("Compiling Kit"), "\(other.output)")
    let again = try outputs(of: package)
    #expect(Set(again.keys.filter { again[$0] != written[$0] }) == ["Kit/Row.baton.swift", "App/Main.baton.swift"])

    // So does the schema.
    try package.write("schema.graphql", Workspace.schema.replacing("length: Int", with: "length: Float"))
    #expect(try build().status == 0)
    let schema = try outputs(of: package)
    #expect(schema.contains { $0.key.hasPrefix("App/") && $0.key.contains("Fact") && $0.value != again[$0.key] }, "\(schema.keys)")
    #expect(!package.isThere("Checked"))

    // So does a configuration, and a dependency's may be seen by the package alone.
    try package.write("Sources/Kit/Row.swift", try #require(package.read("Sources/Kit/Row.swift")).replacing("public", with: "package"))
    try package.write(
      "Sources/Kit/baton.json",
      #"{"schema": "../../schema.graphql", "access": "package", "output": "../../Checked/Kit"}"#)
    let configured = try build()
    #expect(configured.status == 0, "\(configured.output)\(configured.errors)")
    #expect(try outputs(of: package)["Kit/Row.baton.swift"]?.contains("nonisolated package struct Row_boat") == true)

    try package.write("Sources/App/Main.swift", main.replacing("...Row_boat", with: "...Row_boot"))
    let inSwift = try build()
    #expect(inSwift.status != 0)
    #expect(
      (inSwift.output + inSwift.errors).contains("Sources/App/Main.swift:4:40: error: there is no fragment `Row_boot`"),
      "\(inSwift.output)\(inSwift.errors)")
    try package.write("Sources/App/Main.swift", main)

    try package.write("Sources/App/Facts/Fact.graphql", "fragment Fact_boat on Boat @inline { id lenght }")
    let broken = try build()
    #expect(broken.status != 0)
    #expect(
      (broken.output + broken.errors).contains("Sources/App/Facts/Fact.graphql:1:41: error: `Boat` has no field `lenght`"),
      "\(broken.output)")

    try package.write("Sources/App/Facts/Fact.graphql", "fragment Fact_boat on Boat @inline { id length }")
    let command = try Tool.swift(
      "swift", ["package", "--allow-writing-to-package-directory", "generate-graphql"], in: package.folder.root)
    #expect(command.status == 0, "\(command.output)\(command.errors)")
    #expect(package.isThere("Checked/Kit/Row.baton.swift"))
    #expect(package.isThere("Checked/App/Main.baton.swift"))
    #expect(!package.isThere("Checked/App/Row.baton.swift"))
    try package.remove("Checked/App/Main.baton.swift")
    let check = try Tool.swift(
      "swift", ["package", "--allow-writing-to-package-directory", "generate-graphql", "--check"],
      in: package.folder.root)
    #expect(check.status != 0)
    #expect((check.output + check.errors).contains("Checked/App/Main.baton.swift: error: this output is missing"))
  }

  @Test func `the README's five minutes end in a test that passes`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(at: folder.url("Baton"), withDestinationURL: Tool.package)
    let readme = try String(contentsOf: Tool.package.appending(path: "README.md"), encoding: .utf8)
    var place = folder.root
    var output = ""
    for fence in Fence.all(in: readme, section: "Five minutes") {
      if let path = fence.path {
        try folder.write("Ferries/\(path)", fence.text)
      } else {
        let outcome = try Tool.run(URL(filePath: "/usr/bin/env"), ["bash", "-e", "-c", fence.text], in: place)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        output = outcome.output + outcome.errors
        place = folder.url("Ferries")
      }
    }
    #expect(output.contains("Test aRowReadsItsDeparture() passed"), "\(output)")
    #expect(!output.contains("warning:"), "\(output)")
  }

  /// What the build plugin wrote, by target and name, with when it was written.
  private func outputs(of package: Workspace) throws -> [String: String] {
    var outputs: [String: String] = [:]
    for (path, text) in try package.contents(of: ".build/plugins/outputs") where path.hasSuffix(".baton.swift") {
      let parts = path.split(separator: "/")
      guard let target = parts.first(where: { $0 == "App" || $0 == "Kit" }), let name = parts.last else { continue }
      outputs["\(target)/\(name)"] = text
    }
    return outputs
  }

  private var main: String {
    """
    import BatonRuntime
    import Kit
    @main struct Main {
      @Query("query HomeQuery { boats { ...Row_boat ...Fact_boat } }")
      let query: HomeQuery
      @MainActor static func row(_ data: HomeQuery.Data) -> Row_boat? { data.boats.first?.row }
      static func main() { print(Main(query: HomeQuery()).query, Fact_boat(id: "1", length: nil)) }
    }
    """
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let runtime = Target.Dependency.product(name: "BatonRuntime", package: "Baton")
    let plugin = Target.PluginUsage.plugin(name: "BatonPlugin", package: "Baton")
    let package = Package(
      name: "Sample",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "Baton", path: "\(Tool.package.path)")],
      targets: [
        .target(name: "Kit", dependencies: [runtime], plugins: [plugin]),
        .executableTarget(name: "App", dependencies: ["Kit", runtime], plugins: [plugin]),
      ])
    """
  }
}
