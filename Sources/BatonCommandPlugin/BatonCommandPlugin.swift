import Foundation
import PackagePlugin

/// `swift package generate-graphql`: writes checked-in Swift for every target that has a `baton.json`, and for the
/// package when it has one itself. What else is on the command line, `--check` for one, goes to `batonc generate`.
@main
struct BatonCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in names where !targets.contains(where: { $0.name == name }) {
      return Diagnostics.error("this package has no target `\(name)`")
    }

    let batonc = try context.tool(named: "batonc").url
    var folders = targets.filter { names.isEmpty || names.contains($0.name) }.map { folder in
      (url: folder.directoryURL, dependencies: dependencies(of: folder))
    }
    if names.isEmpty { folders.append((context.package.directoryURL, [])) }
    folders = folders.filter { hasConfiguration($0.url) }
    guard !folders.isEmpty else {
      return Diagnostics.error("no target has a baton.json, nor has the package; `batonc init` writes one")
    }
    for folder in folders {
      var words = ["generate", "--config", folder.url.appending(path: "baton.json").path]
      words += folder.dependencies.flatMap { ["--dependency", $0] } + extractor.remainingArguments
      try run(batonc, words, in: context.package.directoryURL)
    }
  }

  /// `Module=folder` for each target whose fragments this one may spread.
  private func dependencies(of target: any SourceModuleTarget) -> [String] {
    target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter { hasConfiguration($0.directoryURL) }
      .map { "\($0.moduleName)=\($0.directoryURL.path)" }
  }

  private func hasConfiguration(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "baton.json").path)
  }

  private func run(_ batonc: URL, _ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = batonc
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("batonc generate ended with exit code \(process.terminationStatus)")
    }
  }
}
