import Foundation

/// A folder with a project in it, and `batonc` run there as a person would.
final class Workspace {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(path, text) }
  }

  /// Boats, a configuration, a view's fragment in Swift and a query in a file of its own.
  static func boats(adding files: [String: String] = [:]) throws -> Workspace {
    try Workspace([
      "schema.graphql": schema,
      "baton.json": """
        {
          "schema": "schema.graphql",
          "sources": ["Sources"],
          "output": "Generated"
        }
        """,
      "Sources/Row.swift": """
        import BatonRuntime
        struct Row {
          @Fragment("fragment Row_boat on Boat { name }")
          let boat: Row_boat
        }
        """,
      "Sources/Fleet.graphql": "query FleetQuery { boats { ...Row_boat } }",
    ].merging(files) { _, new in new })
  }

  static let schema = """
    type Query { boats: [Boat!]! boat(id: ID!): Boat }
    type Boat { id: ID! name: String! length: Int }

    """

  @discardableResult
  func batonc(_ arguments: String..., in subfolder: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try Tool.run(Tool.batonc, arguments, in: folder.url(subfolder), environment: environment)
  }

  func write(_ path: String, _ text: String) throws { try folder.write(path, text) }
  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.url(path)) }
  func read(_ path: String) -> String? { folder.read(path) }
  func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.url(path).path) }

  /// Every file by path, with its text and when it was written.
  func contents(of subfolder: String = "") throws -> [String: String] {
    let root = folder.url(subfolder)
    var contents: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      let attributes = try FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      contents[path] = "\(date)\n" + ((try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "")
    }
    return contents
  }
}
