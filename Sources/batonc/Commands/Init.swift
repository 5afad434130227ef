import BatonCompiler
import GraphQLSyntax

extension Command {
  /// Looks at the working folder and writes a first configuration.
  func initialize() -> ExitCode {
    let terminal = Terminal()
    do throws(CommandFailure) {
      let folder = try FolderSurvey()
      do throws(Files.Failure) {
        try Files.write(folder.configuration, to: "baton.json")
      } catch { throw CommandFailure(error, shown: "baton.json") }
      terminal.output(folder.report)
      return .done
    } catch {
      for finding in error.findings { terminal.error(terminal.style.print(finding)) }
      return .misused
    }
  }
}

/// What can be seen in a folder that has no configuration yet.
private struct FolderSurvey {
  private var schema: [String] = []
  private var extensions: [String] = []
  private var sources: String?
  private var output: String

  init() throws(CommandFailure) {
    if Files.isThere("baton.json") { throw CommandFailure(.alreadyThere(), path: "baton.json") }
    do throws(Files.Failure) {
      sources = try FolderSurvey.holdsSources("Sources") ? "Sources" : nil
      output = FolderSurvey.output(sources)
      for path in try FolderSurvey.candidates() {
        switch FolderSurvey.kind(of: path) {
        case .schema: schema.append(path)
        case .extension: extensions.append(path)
        case .neither: continue
        }
      }
    } catch { throw CommandFailure(error, shown: error.path) }
    guard !schema.isEmpty else { throw CommandFailure(.noSchemaHere()) }
  }

  var configuration: String {
    var json = JSONWriter()
    json.object {
      if schema.count == 1 { $0.member("schema", schema[0]) } else { $0.member("schema", schema) }
      if !extensions.isEmpty { $0.member("schemaExtensions", extensions) }
      if let sources { $0.member("sources", [sources]) }
      $0.member("output", output)
    }
    return json.text + "\n"
  }

  var report: String {
    """
    baton.json is written:
      schema      \(schema.joined(separator: ", "))
      sources     \(sources ?? "this folder")
      output      \(output)
    \(extensions.isEmpty ? "" : "  extensions  \(extensions.joined(separator: ", "))\n")\
    `batonc generate` compiles what stands there.

    """
  }

  /// Whether documents may stand in a folder: one that is there and empty is not where they are.
  private static func holdsSources(_ folder: String) throws(Files.Failure) -> Bool {
    guard Files.kind(folder) == .folder else { return false }
    var footprint = Footprint(isKept: false)
    return try !SourceWalk(excludes: [], name: { $0 }).files(in: folder, &footprint).isEmpty
  }

  /// The only target's folder when there is one, so that what is written there is built.
  private static func output(_ sources: String?) -> String {
    guard let sources, let entries = try? Files.entries(sources) else { return "Generated" }
    let targets = entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
    return targets.count == 1 ? "\(sources)/\(targets[0].name)/Generated" : "Generated"
  }

  private static func candidates() throws(Files.Failure) -> [String] {
    var footprint = Footprint(isKept: false)
    let walk = SourceWalk(excludes: [], name: { $0 }, isSource: { name in
      [".graphql", ".graphqls", ".gql", ".json"].contains { name.hasSuffix($0) }
    })
    return try walk.files(in: "", &footprint)
  }

  private enum Kind { case schema, `extension`, neither }

  private static func kind(of path: String) -> Kind {
    guard let bytes = try? Files.read(path) else { return .neither }
    let file = SourceFile(path: path, bytes: bytes)
    if path.hasSuffix(".json") {
      let value = parseJSON(file, id: FileID(0)).value
      return (value?["data"] ?? value)?["__schema"] == nil ? .neither : .schema
    }
    let (document, diagnostics) = parse(file, id: FileID(0), as: .any)
    let definitions = document.definitions.compactMap { definition in
      if case .typeSystem(let definition) = definition { definition } else { nil }
    }
    guard !diagnostics.hasErrors, !definitions.isEmpty, definitions.count == document.definitions.count else {
      return .neither
    }
    return definitions.allSatisfy(\.isExtension) ? .extension : .schema
  }
}

extension Diagnostic.Message {
  fileprivate static func alreadyThere() -> Self { Self("this file is there already, and stays as it is") }

  fileprivate static func noSchemaHere() -> Self {
    Self("there is no schema here; put the server's SDL or its introspection result into this folder first")
  }
}
