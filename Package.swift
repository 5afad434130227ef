// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Beside the goldens that are compiled lie the documents they come from. SwiftPM keeps what a manifest comes to by its
/// text: where a golden was added, `--manifest-cache none` looks again.
func documents(of goldens: String) -> [String] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: goldens)
  return (FileManager.default.subpaths(atPath: folder.path) ?? [])
    .filter { !$0.hasSuffix(".swift") && $0.contains(".") }.sorted()
}

let package = Package(
  name: "Baton",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "batonc", targets: ["batonc"]),
    .library(name: "BatonCompiler", targets: ["BatonCompiler"]),
    .library(name: "BatonRuntime", targets: ["BatonRuntime"]),
    .library(name: "BatonTesting", targets: ["BatonTesting"]),
    .plugin(name: "BatonPlugin", targets: ["BatonPlugin"]),
    .plugin(name: "BatonCommandPlugin", targets: ["BatonCommandPlugin"]),
  ],
  targets: [
    // The compiler, lowest layer first.
    .target(name: "GraphQLSyntax", swiftSettings: strict),
    .target(name: "GraphQLSchema", dependencies: ["GraphQLSyntax"], swiftSettings: strict),
    .target(name: "GraphQLIR", dependencies: ["GraphQLSyntax", "GraphQLSchema"], swiftSettings: strict),
    .target(
      name: "BatonCompiler", dependencies: ["GraphQLSyntax", "GraphQLSchema", "GraphQLIR"],
      swiftSettings: strict),
    .executableTarget(name: "batonc", dependencies: ["BatonCompiler", "GraphQLSyntax"], swiftSettings: strict),

    // What an app imports.
    .macro(name: "BatonMacros", swiftSettings: strict),
    .target(name: "BatonRuntime", dependencies: ["BatonMacros"], swiftSettings: strict),
    .target(name: "BatonTesting", dependencies: ["BatonRuntime"], swiftSettings: strict),

    // Before a build, and for output that is checked in.
    .plugin(
      name: "BatonPlugin", capability: .buildTool(), dependencies: ["batonc"], path: "Sources/BatonPlugin"),
    .plugin(
      name: "BatonCommandPlugin",
      capability: .command(
        intent: .custom(verb: "generate-graphql", description: "Writes the Swift of GraphQL documents."),
        permissions: [.writeToPackageDirectory(reason: "Generated Swift goes where baton.json says.")]),
      dependencies: ["batonc"], path: "Sources/BatonCommandPlugin"),

    // The sample: generated code by the build plugin.
    .executableTarget(
      name: "sample", dependencies: ["BatonRuntime"], path: "Fixtures/sample",
      exclude: ["baton.json", "expected.txt", "schema.graphql", "responses"], swiftSettings: strict,
      plugins: ["BatonPlugin"]),

    // Programs that measure.
    .executableTarget(
      name: "BatonBenchmarks",
      dependencies: ["BatonCompiler", "BatonRuntime", "GraphQLSyntax", "GraphQLSchema", "GraphQLIR"],
      swiftSettings: strict),
    .executableTarget(
      name: "BatonFuzz", dependencies: ["BatonCompiler", "GraphQLSyntax"], swiftSettings: strict),
    .executableTarget(
      name: "BatonConformance", dependencies: ["BatonCompiler", "GraphQLSyntax", "GraphQLSchema", "GraphQLIR"],
      swiftSettings: strict),

    // Tests.
    .target(
      name: "BatonTestSupport", dependencies: ["GraphQLSyntax"], path: "Tests/BatonTestSupport",
      swiftSettings: strict),
    .testTarget(name: "GraphQLSyntaxTests", dependencies: ["GraphQLSyntax", "BatonTestSupport"], swiftSettings: strict),
    .testTarget(name: "GraphQLSchemaTests", dependencies: ["GraphQLSchema", "BatonTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GraphQLIRTests", dependencies: ["GraphQLIR", "BatonTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BatonCompilerTests", dependencies: ["BatonCompiler", "BatonRuntime", "BatonTestSupport"], swiftSettings: strict),
    // Generated Swift has to compile with the build; what it reads is tested against responses.
    .target(
      name: "GoldenSwift", dependencies: ["BatonRuntime"], path: "Fixtures/emit", exclude: documents(of: "Fixtures/emit"),
      swiftSettings: strict),
    .target(
      name: "CaseSwift", dependencies: ["BatonRuntime"], path: "Fixtures/cases", exclude: documents(of: "Fixtures/cases"),
      swiftSettings: strict),
    .testTarget(
      name: "GoldenSwiftTests",
      dependencies: ["GoldenSwift", "CaseSwift", "BatonCompiler", "BatonRuntime", "BatonTesting", "BatonTestSupport"],
      swiftSettings: strict),
    .testTarget(name: "BatonRuntimeTests", dependencies: ["BatonRuntime", "BatonTesting"], swiftSettings: strict),
    .testTarget(name: "BatoncTests", dependencies: ["batonc", "BatonRuntime", "BatonTestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
