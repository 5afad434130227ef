import Foundation
import PackagePlugin

/// One run of `batonc generate`, as the build sees it: what it reads and what it writes.
struct Generation {
  /// A module whose documents are compiled against and not emitted again.
  struct Dependency {
    let module: String
    let folder: URL
    let files: [URL]
  }

  let configuration: ConfigurationFile
  /// What the names of the outputs are made from: the paths of their sources below it.
  let root: URL
  let sources: [URL]
  let dependencies: [Dependency]

  func command(titled title: String, running batonc: URL, in folder: URL) -> Command {
    let schema = configuration.schemaFiles
    let isSchema = Set(schema.map(\.standardizedFileURL.path))
    let sources = sources.filter { Generation.mayHoldDocuments($0) && !isSchema.contains($0.standardizedFileURL.path) }
    let shared = folder.appending(path: "Baton.baton.swift")
    let outputs = sources.filter(holdsDocuments).map { (source: $0, output: folder.appending(path: outputName($0))) }

    var arguments = ["generate", "--quiet", "--config", configuration.url.path, "--shared", shared.path]
    arguments += ["--persisted", folder.appending(path: "persisted.json").path]
    for dependency in dependencies { arguments += ["--dependency", "\(dependency.module)=\(dependency.folder.path)"] }
    for (source, output) in outputs { arguments += ["--emit", "\(source.path)=\(output.path)"] }
    arguments += ["--"] + sources.map(\.path)
    return .buildCommand(
      displayName: title, executable: batonc, arguments: arguments,
      inputFiles: [configuration.url] + schema + sources + dependencies.flatMap(\.files),
      outputFiles: [shared] + outputs.map(\.output))
  }

  static func mayHoldDocuments(_ file: URL) -> Bool {
    file.pathExtension == "swift" || isGraphQL(file)
  }

  private static func isGraphQL(_ file: URL) -> Bool { ["graphql", "gql"].contains(file.pathExtension) }

  /// Whether a source names a marker, or is GraphQL altogether. The text of one that turns out to hold nothing costs an
  /// empty output; one that is given its first marker between two plans of the build is emitted into the shared file.
  private func holdsDocuments(_ file: URL) -> Bool {
    if Generation.isGraphQL(file) { return true }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return ["@Fragment", "@Query", "@Mutation", "@Subscription", "@BatonRuntime"].contains(where: text.contains)
  }

  /// `Views/Row.swift` becomes `Views_Row.baton.swift`.
  private func outputName(_ source: URL) -> String {
    let path = source.standardizedFileURL.path
    let folder = root.standardizedFileURL.path
    let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : source.lastPathComponent
    let stem = source.pathExtension == "swift" ? (name as NSString).deletingPathExtension : name
    return stem.replacingOccurrences(of: "/", with: "_") + ".baton.swift"
  }
}
