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
      "Sources/App/Main.swift": """
        import BatonRuntime
        import Kit
        @main struct Main {
          @Query("query HomeQuery { boats { ...Row_boat ...Fact_boat } }")
          let query: HomeQuery
          @MainActor static func row(_ data: HomeQuery.Data) -> Row_boat? { data.boats.first?.row }
          static func main() { print(Main(query: HomeQuery()).query, Fact_boat(id: "1", length: nil)) }
        }
        """,
      "Sources/App/Facts/Fact.graphql": "fragment Fact_boat on Boat @inline { id length }",
    ])
    func build() throws -> Outcome { try Tool.swift("swift", ["build"], in: package.folder.root) }

    let first = try build()
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(!(first.output + first.errors).contains("warning:"), "\(first.output)\(first.errors)")

    let unchanged = try build()
    #expect(unchanged.status == 0)
    #expect(!unchanged.output.contains("Compiling App") && !unchanged.output.contains("Compiling Kit"), "\(unchanged.output)")

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
