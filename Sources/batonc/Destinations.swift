import BatonCompiler
import GraphQLSyntax

/// Where the outputs of a run go.
struct Destinations {
  /// `--out`, or the configuration's `output`, which `--shared` replaces.
  let folder: String?
  private let sharedFile: String?
  private let emitted: [String: String]
  private let project: Project

  init(_ options: Options, _ project: Project) {
    self.project = project
    let configured = options.shared == nil ? project.configuration.output.map { project.path($0.value) } : nil
    folder = options.output.map(Paths.normalized) ?? configured
    sharedFile = options.shared.map(Paths.normalized)
    emitted = Dictionary(
      options.emitted.map { (project.absolute($0.source), Paths.normalized($0.destination)) },
      uniquingKeysWith: { _, last in last })
  }

  /// The folder that a run locks.
  var lockedFolder: String { folder ?? sharedFile.map(Paths.parent) ?? project.root }

  /// The path of the file that all outputs share.
  func shared() throws(CommandFailure) -> String {
    if let sharedFile { return sharedFile }
    return try inFolder(OutputNames.shared)
  }

  /// The path for one source's Swift; nil for a source that needs none.
  ///
  /// With a shared file and no folder, what is not sent elsewhere goes into the shared file.
  ///
  /// - Parameter name: what the file is called in the folder of the outputs.
  func path(of source: SourceFile, name: String?) throws(CommandFailure) -> String? {
    if !emitted.isEmpty, let path = emitted[project.absolute(source.path)] { return path }
    guard let name else { return nil }
    if folder == nil, let sharedFile { return sharedFile }
    return try inFolder(name)
  }

  private func inFolder(_ name: String) throws(CommandFailure) -> String {
    guard let folder else { throw CommandFailure(.noOutput(), path: project.configurationPath) }
    return Paths.join(folder, name)
  }
}

extension Diagnostic.Message {
  fileprivate static func noOutput() -> Self {
    Self("no folder for the outputs is named; write `\"output\": \"Generated\"` in baton.json, or `--out DIR`")
  }
}
