import Dispatch
import Foundation
import Testing

/// A watching `batonc`, and what it has said so far.
private final class Watcher {
  let project: Workspace
  private let process = Process()
  private let logs = try! TemporaryFolder()
  private let log: URL
  private let ended: DispatchSemaphore

  init(_ project: Workspace) throws {
    self.project = project
    log = try logs.write("log", "")
    process.executableURL = Tool.batonc
    process.arguments = ["generate", "--watch"]
    process.currentDirectoryURL = project.folder.root
    process.standardError = try FileHandle(forWritingTo: log)
    ended = try process.start()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
  }

  var said: [String] {
    ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  /// Waits until something holds; it is given far longer than it can take.
  func until(_ what: String, _ holds: () throws -> Bool) throws {
    for _ in 0..<1500 {
      if try holds() { return }
      if !process.isRunning { break }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("never: \(what); it said \(said)")
  }
}

@Suite(.serialized) struct WatchTests {
  @Test func `a change is generated, and nothing that goes wrong ends the watch`() throws {
    let project = try Workspace.boats()
    let watcher = try Watcher(project)
    func row() -> String { project.read("Generated/Row.baton.swift") ?? "" }
    func fragment(_ fields: String) -> String { "@Fragment(\"fragment Row_boat on Boat { \(fields) }\") let boat: Row_boat" }
    try watcher.until("the first round") { watcher.said.contains { $0.hasPrefix("watching: ") } && !row().isEmpty }

    try project.write("Sources/Row.swift", fragment("name length"))
    try watcher.until("a change") { row().contains("var length") }
    try watcher.until("its line") {
      watcher.said.contains { $0.hasPrefix("Sources/Row.swift: ") && $0.contains("written") && $0.hasSuffix(" ms)") }
    }

    try project.write("Sources/Row.swift", fragment("name lengt"))
    try watcher.until("an error") { watcher.said.contains { $0.contains("`Boat` has no field `lengt`") } }
    #expect(row().contains("var length"))
    try project.write("Sources/Row.swift", fragment("length {"))
    try watcher.until("a syntax error") { watcher.said.contains { $0.hasPrefix("Sources/Row.swift:1:") && $0.contains("expected") } }
    try project.write("Sources/Row.swift", fragment("name"))
    try watcher.until("the way back") { !row().contains("var length") }

    try project.write("Sources/Deep/Er/New.graphql", "query NewQuery { boats { id } }")
    try watcher.until("a new file in a new folder") { project.isThere("Generated/New.baton.swift") }
    try FileManager.default.moveItem(
      at: project.folder.url("Sources/Deep/Er/New.graphql"), to: project.folder.url("Sources/Deep/Er/Newer.graphql"))
    try watcher.until("a new name") {
      project.isThere("Generated/Newer.baton.swift") && !project.isThere("Generated/New.baton.swift")
    }
    try project.remove("Sources/Deep")
    try watcher.until("a folder that goes") { !project.isThere("Generated/Newer.baton.swift") }

    try project.remove("schema.graphql")
    try watcher.until("a schema that goes") { watcher.said.contains { $0.contains("`schema.graphql` cannot be read") } }
    try project.write("schema.graphql", Workspace.schema.replacing("length: Int", with: "length: Int weight: Int"))
    try project.write("Sources/Row.swift", fragment("weight"))
    try watcher.until("a schema that comes back") { row().contains("var weight") }

    let configuration = project.read("baton.json")!
    try project.write("baton.json", "{ \"schema\": ")
    try watcher.until("a broken configuration") { watcher.said.contains { $0.hasPrefix("baton.json:1:") } }
    try project.write("baton.json", configuration)
    try project.write("Sources/Row.swift", fragment("name weight"))
    try watcher.until("a configuration that is whole again") { row().contains("var name") && row().contains("var weight") }

    try project.remove("Generated/Row.baton.swift")
    try watcher.until("an output that was removed") { row().contains("var name") }
    try project.remove("Generated")
    try watcher.until("a folder of outputs that was removed") { row().contains("var name") }
    try project.remove("Sources")
    try watcher.until("sources that go") { watcher.said.contains { $0.contains("`Sources` cannot be read") } }
    try project.write("Sources/Row.swift", fragment("length"))
    try watcher.until("sources that come back") { row().contains("var length") }
  }

  @Test func `what a link leads to is followed`() throws {
    let project = try Workspace.boats(adding: ["api/schema.graphql": Workspace.schema, "api/Card.graphql": "fragment Card on Boat { id }"])
    try project.remove("schema.graphql")
    try project.write("elsewhere/baton.json", try #require(project.read("baton.json")))
    try project.remove("baton.json")
    for (link, target) in [
      ("schema.graphql", "api/schema.graphql"), ("baton.json", "elsewhere/baton.json"), ("Sources/Card.graphql", "../api/Card.graphql"),
    ] { try FileManager.default.createSymbolicLink(atPath: project.folder.url(link).path, withDestinationPath: target) }
    let watcher = try Watcher(project)
    func card() -> String { project.read("Generated/Card.baton.swift") ?? "" }
    try watcher.until("the first round") { watcher.said.contains { $0.hasPrefix("watching: ") } && !card().isEmpty }
    try project.write("api/Card.graphql", "fragment Card on Boat { length }")
    try watcher.until("a document") { card().contains("var length") }
    try project.write("api/schema.graphql", Workspace.schema.replacing("length: Int", with: "length: String"))
    try watcher.until("a schema") { card().contains("var length: String?") }
    try project.write("elsewhere/baton.json", "{")
    try watcher.until("a configuration") { watcher.said.contains { $0.hasPrefix("baton.json:1:") } }
  }
}
