import Foundation
import GraphQLSyntax

/// A `batonc generate --watch` in a folder of a thousand views: from a file that is saved to the output that follows.
final class WatchedProcess {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "baton-\(UUID().uuidString)")
  private let process = Process()

  /// Nil where this build has no `batonc` beside this program.
  init?(_ app: SyntheticApp) throws {
    let batonc = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "batonc")
    guard FileManager.default.isExecutableFile(atPath: batonc.path) else { return nil }
    for file in app.hosts + [app.schema] { try write(file.text, to: file.path) }
    try write(#"{"schema": "schema.graphql", "output": "Generated"}"#, to: "baton.json")
    process.executableURL = batonc
    process.arguments = ["generate", "--watch", "--quiet"]
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard waits(for: { self.isThere("Generated/Baton.baton.swift") }) else { throw CocoaError(.fileReadUnknown) }
    settle()
  }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  func read(_ path: String) -> String {
    (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The seconds from a change to what it brings about; nil where that never comes.
  func time(_ change: () throws -> Void, until isDone: () -> Bool) rethrows -> Double? {
    let start = DispatchTime.now().uptimeNanoseconds
    try change()
    guard waits(for: isDone) else { return nil }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    settle()
    return seconds
  }

  private func waits(for isDone: () -> Bool) -> Bool {
    for _ in 0..<40_000 {
      if isDone() { return true }
      usleep(500)
    }
    return false
  }

  /// The watch hears of its own outputs too, and looks once more.
  private func settle() { usleep(400_000) }
}

extension SourceFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
