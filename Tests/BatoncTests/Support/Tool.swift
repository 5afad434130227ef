import Dispatch
import Foundation

/// A program run to its end.
struct Outcome {
  let status: Int32
  let bytes: Data
  let errors: String

  var output: String { String(decoding: bytes, as: UTF8.self) }
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

enum Tool {
  /// The folder that this build writes its products to.
  static let products: URL = {
    let build = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/debug").standardizedFileURL
    let besideTests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let isThere = FileManager.default.fileExists(atPath: besideTests.appending(path: "batonc").path)
    return isThere ? besideTests : build
  }()

  static let batonc = products.appending(path: "batonc")
  static let macros = products.appending(path: "BatonMacros-tool")
  static let modules = products.appending(path: "Modules")
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// Runs a program found at a URL or, by its name, in the search path.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil, input: Data = Data(),
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try TemporaryFolder()
    let (input_, output, errors) = (scratch.url("in"), scratch.url("out"), scratch.url("err"))
    try input.write(to: input_)
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = try FileHandle(forReadingFrom: input_)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.start().wait()
    return Outcome(
      status: process.terminationStatus, bytes: try Data(contentsOf: output),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static func swift(_ program: String, _ arguments: [String], in folder: URL) throws -> Outcome {
    try run(URL(filePath: "/usr/bin/env"), [program] + arguments, in: folder)
  }
}

extension Process {
  /// Starts it; what comes back is signalled at its end. Foundation's own wait turns a run loop, which on Linux can miss
  /// that end and wait for ever.
  func start() throws -> DispatchSemaphore {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    return ended
  }
}

/// A folder that is gone when nothing refers to it any more.
final class TemporaryFolder {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "baton-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func url(_ path: String) -> URL { root.appending(path: path) }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL {
    let url = url(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  func read(_ path: String) -> String? { try? String(contentsOf: url(path), encoding: .utf8) }
}
