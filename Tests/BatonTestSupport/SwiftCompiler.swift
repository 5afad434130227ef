import Foundation

/// `swiftc` over sources that import this build's runtime, as an app's would.
package struct SwiftCompiler {
  /// Besides Swift 6, warnings as errors and the upcoming features that a strict app turns on.
  package var flags: [String]

  package init(flags: [String] = []) { self.flags = flags }

  /// What it says of the types in the module `App`; empty when all is well.
  package func check(_ sources: [(name: String, text: String)]) throws -> [String] {
    try run(["-typecheck", "-wmo"], sources)
  }

  /// What it says of the module `App` until there is an object file; empty when all is well.
  package func compile(_ sources: [(name: String, text: String)]) throws -> [String] {
    try run(["-c", "-wmo", "-o", "App.o"], sources)
  }

  private func run(_ mode: [String], _ sources: [(name: String, text: String)]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "baton-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for source in sources {
      try source.text.write(to: folder.appending(path: source.name), atomically: true, encoding: .utf8)
    }
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc"] + mode + ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", "App"]
      + ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap { ["-enable-upcoming-feature", $0] }
      + ["-I", Self.modules.path] + flags + sources.map(\.name)
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n").map(String.init)
    let found = lines.filter { $0.contains("error:") && $0.hasPrefix(folder.lastPathComponent) == false }
    return process.terminationStatus == 0 ? [] : (found.isEmpty ? lines : found)
  }

  /// Where this build's modules lie, beside the test that is running.
  private static let modules: URL = {
    let besideTests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
    if FileManager.default.fileExists(atPath: besideTests.path) { return besideTests }
    return Fixture.root.deletingLastPathComponent().appending(path: ".build/debug/Modules")
  }()
}
