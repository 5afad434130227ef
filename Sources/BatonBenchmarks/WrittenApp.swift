import Foundation
import GraphQLSyntax

/// `BatonBenchmarks write FOLDER`: a ``SyntheticApp`` on the disk, for whole runs of `batonc`.
///
///   --documents N          1650 by default
///   --schema-kilobytes N   866 by default
///   --swift                each document in the markers of a Swift view, not in a file of its own
struct WrittenApp {
  private let folder: URL
  private let app: SyntheticApp
  private let isSwift: Bool

  /// Writes the app that the arguments ask for, and says what it is.
  static func run(_ arguments: [String]) throws {
    guard let app = WrittenApp(arguments) else { return print("name a folder: BatonBenchmarks write FOLDER") }
    try app.write()
    print(app.shape)
  }

  private init?(_ arguments: [String]) {
    var folder: String?
    var documents = 1650
    var kilobytes = 866
    var isSwift = false
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--documents": documents = arguments.popFirst().flatMap { Int($0) } ?? documents
      case "--schema-kilobytes": kilobytes = arguments.popFirst().flatMap { Int($0) } ?? kilobytes
      case "--swift": isSwift = true
      default: folder = argument
      }
    }
    guard let folder else { return nil }
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.isSwift = isSwift
    app = SyntheticApp(documents: documents, schemaKilobytes: kilobytes)
  }

  private var sources: [SourceFile] { isSwift ? app.hosts : app.documents }

  /// Writes what is other than what is there, so that a second run changes nothing.
  private func write() throws {
    let configuration = SourceFile(
      path: "baton.json",
      text: #"{ "schema": "schema.graphql", "sources": ["Sources"], "output": "Generated" }"# + "\n")
    let sources = sources.map { SourceFile(path: "Sources/" + $0.path, bytes: $0.bytes) }
    for file in [configuration, app.schema] + sources {
      let url = folder.appending(path: file.path)
      let data = Data(file.bytes)
      if (try? Data(contentsOf: url)) == data { continue }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  /// What was written, in a line.
  private var shape: String {
    let definitions = app.documents.flatMap { parse($0, id: FileID(0), as: .executable).document.definitions }
    let operations = definitions.count { if case .operation = $0 { true } else { false } }
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    return "\(sources.count) \(isSwift ? "Swift files" : "documents") of \(bytes / 1000) KB:"
      + " \(operations) operations, \(definitions.count - operations) fragments; a schema of \(app.schema.bytes.count / 1000) KB"
  }
}
