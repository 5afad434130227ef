import BatonCompiler
import Foundation
import GraphQLSyntax

extension BenchmarkGroup {
  /// What generated Swift weighs, and what `swiftc` takes for it: seconds of its own work and the most memory it held.
  /// The runtime has to be built (`swift build -c release`); GNU `time` says the memory where it is installed.
  static let generatedCode = BenchmarkGroup(name: "generated code") { report in
    guard report.wants("generated code") else { return }
    for kind in ["lens", "value"] { report.measureSize(kind) }
    for document in StressDocument.all where report.wants("generated code/\(document.name)") { report.measure(document) }
  }
}

/// A document made to be hard on `swiftc`.
private struct StressDocument {
  var name: String
  var schema: String
  var document: String

  static let all: [StressDocument] = [
    .fields(400, "lens"), .fields(400, "value"), .unions(nested: 12_000), .enumValues(2_000), .operations(250),
    .operations(500),
  ]

  static func fields(_ count: Int, _ kind: String) -> StressDocument {
    let names = (0..<count).map { "field\($0)" }
    let types = ["String", "Int!", "Float", "Boolean!", "[String!]"]
    return StressDocument(
      name: "\(count) fields as \(kind)",
      schema: "type Query { row: Row } type Row { "
        + names.enumerated().map { "\($1): \(types[$0 % types.count])" }.joined(separator: " ") + " }",
      document: "fragment Row_row on Row \(kind == "value" ? "@inline " : ""){ \(names.joined(separator: " ")) } "
        + "query RowQuery { row { ...Row_row } }")
  }

  /// Fragments that spread each other twice: the expanded document has `nested` selections or more.
  static func unions(nested: Int) -> StressDocument {
    let members = (0..<8).map { "M\($0)" }
    var depth = 1
    var expanded = 1
    while expanded < nested {
      expanded = expanded * 8 + 8
      depth += 1
    }
    let levels = (0..<depth).map { level in
      let below = level + 1 < depth ? "...Level\(level + 1)" : "__typename"
      return "fragment Level\(level) on Any { "
        + members.map { "... on \($0) { name\(level): name next\(level): next { \(below) } }" }.joined(separator: " ") + " }"
    }
    return StressDocument(
      name: "\(nested) nested selections of unions",
      schema: "type Query { any: Any } union Any = \(members.joined(separator: " | ")) "
        + members.map { "type \($0) { id: ID! name: String next: Any }" }.joined(separator: " "),
      document: levels.joined(separator: "\n") + " query AnyQuery { any { ...Level0 } }")
  }

  static func enumValues(_ count: Int) -> StressDocument {
    StressDocument(
      name: "an enum of \(count) values",
      schema: "type Query { port: Port } enum Port { \((0..<count).map { "PORT_\($0)" }.joined(separator: " ")) }",
      document: "query PortQuery { port }")
  }

  static func operations(_ count: Int) -> StressDocument {
    StressDocument(
      name: "\(count) operations",
      schema: "type Query { boat(id: ID!): Boat } type Boat { id: ID! name: String length: Float owner: Boat }",
      document: (0..<count).map {
        "query Q\($0)Query($id: ID!) { boat(id: $id) { id name length owner { name ...Row\($0) } } }"
          + "fragment Row\($0) on Boat { name length owner { name } }"
      }.joined(separator: "\n"))
  }

  /// The module's outputs.
  func generated() -> [String] {
    let input = CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: [
        .init(SourceFile(path: "schema.graphql", text: schema), role: .schema, name: "schema.graphql"),
        .init(SourceFile(path: "Documents.graphql", text: document), role: .source, name: "Documents.graphql"),
      ])
    let compilation = compile(input)
    precondition(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message.text))")
    return compilation.outputs.map(\.text)
  }
}

extension BenchmarkReport {
  /// Bytes of the declaration of a fragment with seven scalars and a link.
  fileprivate mutating func measureSize(_ kind: String) {
    let document = StressDocument(
      name: kind,
      schema: "type Query { boat: Boat } type Boat { id: ID! name: String length: Float! crew: Int! afloat: Boolean! "
        + "kind: String note: String berth: Berth } type Berth { code: String }",
      document: "query Q { boat { ...BoatRow_boat } }\nfragment BoatRow_boat on Boat \(kind == "value" ? "@inline " : "")"
        + "{ id name length crew afloat kind note berth { code } }")
    let text = document.generated()[0]
    let start = text.range(of: "nonisolated struct BoatRow_boat")!.lowerBound
    record("generated code/7 scalars and a link as \(kind)", Double(text[start...].utf8.count - 1), "bytes")
  }

  fileprivate mutating func measure(_ document: StressDocument) {
    let texts = document.generated()
    let bytes = texts.map(\.utf8.count).reduce(0, +)
    let lines = texts.map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
    record("generated code/\(document.name), bytes", Double(bytes), "bytes")
    record("generated code/\(document.name), lines", Double(lines), "lines")
    for optimization in ["-Onone", "-O"] {
      guard let cost = swiftc(texts, optimization) else { continue }
      let name = "generated code/\(document.name), swiftc \(optimization)"
      record(name, cost.seconds, "s")
      if let megabytes = cost.megabytes { record(name + ", memory", megabytes, "MB") }
    }
  }

  private func swiftc(_ texts: [String], _ optimization: String) -> (seconds: Double, megabytes: Double?)? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "baton-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let time = "/usr/bin/time"
    let hasTime = FileManager.default.isExecutableFile(atPath: time)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var files: [String] = []
      for (index, text) in texts.enumerated() {
        files.append("Output\(index).swift")
        try text.write(to: folder.appending(path: files[index]), atomically: true, encoding: .utf8)
      }
      let process = Process()
      process.executableURL = URL(filePath: hasTime ? time : "/usr/bin/env")
      process.arguments =
        (hasTime ? ["-f", "%U %M", "-o", "cost"] : []) + ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-c"]
        + [optimization, "-module-name", "App", "-o", "App.o", "-I", products.appending(path: "Modules").path] + files
      process.currentDirectoryURL = folder
      let start = Date()
      try process.run()
      process.waitUntilExit()
      precondition(process.terminationStatus == 0, "swiftc refused what was generated")
      guard hasTime else { return (Date().timeIntervalSince(start), nil) }
      let cost = try String(contentsOf: folder.appending(path: "cost"), encoding: .utf8).split(whereSeparator: \.isWhitespace)
      return (Double(cost[0]) ?? 0, (Double(cost[1]) ?? 0) / 1000)
    } catch {
      print("generated code is not measured: \(error)")
      return nil
    }
  }
}
