import Foundation
import PackagePlugin

/// Generates a target's Swift before the target is built. The target has a `baton.json`, or its package has one.
@main
struct BatonPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    guard
      let configuration = ConfigurationFile(nearest: [target.directoryURL, context.package.directoryURL])
    else {
      Diagnostics.error(
        "target `\(target.name)` uses BatonPlugin and has no baton.json, nor has its package; `batonc init` writes one")
      return []
    }
    let generation = Generation(
      configuration: configuration, root: target.directoryURL, sources: target.sourceFiles.map(\.url),
      dependencies: dependencies(of: target))
    return [
      generation.command(
        titled: "Compiling the GraphQL of \(target.name)", running: try context.tool(named: "batonc").url,
        in: context.pluginWorkDirectoryURL)
    ]
  }

  /// The targets whose fragments this one may spread: those with a configuration of their own.
  private func dependencies(of target: any SourceModuleTarget) -> [Generation.Dependency] {
    target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter { ConfigurationFile(nearest: [$0.directoryURL]) != nil }
      .map { dependency in
        Generation.Dependency(
          module: dependency.moduleName, folder: dependency.directoryURL,
          files: dependency.sourceFiles.map(\.url).filter(Generation.mayHoldDocuments))
      }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BatonPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      guard let configuration = ConfigurationFile(nearest: [root.appending(path: target.displayName), root]) else {
        Diagnostics.error(
          "target `\(target.displayName)` uses BatonPlugin, and its project has no baton.json; `batonc init` writes one")
        return []
      }
      let generation = Generation(
        configuration: configuration, root: root, sources: target.inputFiles.map(\.url), dependencies: [])
      return [
        generation.command(
          titled: "Compiling the GraphQL of \(target.displayName)", running: try context.tool(named: "batonc").url,
          in: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
