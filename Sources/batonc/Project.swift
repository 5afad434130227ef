import BatonCompiler
import GraphQLSyntax

/// A folder with its configuration. Paths are shown as they were given, from the working folder.
struct Project {
  /// The folder of `baton.json`, or else the working folder; empty for the latter.
  let root: String
  /// The configuration's path; nil when there is none.
  let configurationPath: String?
  /// Its file, whose places the entries of the configuration have.
  let configurationFile: SourceFile
  let configuration: Configuration

  private let workingFolder = Files.workingFolder

  init(_ options: Options, _ footprint: inout Footprint) throws(CommandFailure) {
    configurationPath = options.configuration ?? Project.nearestConfiguration()
    root = configurationPath.map { Paths.parent(Paths.normalized($0)) } ?? ""
    footprint.add(file: configurationPath ?? "baton.json")
    footprint.add(targetOf: configurationPath ?? "baton.json")
    guard let path = configurationPath else {
      configurationFile = SourceFile(path: "baton.json", bytes: [])
      configuration = Configuration()
      return
    }
    let file: SourceFile
    do throws(Files.Failure) {
      file = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw CommandFailure(error, shown: path)
    }
    let (configuration, diagnostics) = Configuration.decode(file, id: FileID(0))
    if diagnostics.hasErrors { throw CommandFailure(Finding.all(diagnostics, in: [file])) }
    configurationFile = file
    self.configuration = configuration
  }

  /// `baton.json` in the working folder or in one above it.
  private static func nearestConfiguration() -> String? {
    var folder = Files.workingFolder
    var path = "baton.json"
    while true {
      if Files.kind(path) == .file { return path }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Paths.parent(folder)
      path = "../" + path
    }
  }

  /// A path of the configuration, as seen from the working folder.
  func path(_ path: String) -> String { Paths.join(root, path) }

  /// A path as seen from the configuration's folder, which is the same on every machine.
  func name(_ path: String) -> String {
    Paths.below(root, path) ?? Paths.relative(absolute(path), to: absolute(root))
  }

  func absolute(_ path: String) -> String { Paths.join(workingFolder, path) }

  /// An error at an entry of the configuration.
  func failure(_ failure: Files.Failure, at entry: Located<String>) -> CommandFailure {
    CommandFailure(failure, shown: failure.path, named: entry.location, in: configurationFile)
  }
}
