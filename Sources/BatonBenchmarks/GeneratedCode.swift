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
    for count in [200, 400] where report.wants("generated code/a struct by hand") {
      report.measure([handWrittenStruct(fields: count)], "a struct by hand of \(count) fields")
    }
  }

  /// What of a value of so many fields has nothing of Baton's: the measure of what it costs at least.
  private static func handWrittenStruct(fields count: Int) -> String {
    let types = ["String?", "Int", "Double?", "Bool", "[String]?"]
    let fields = (0..<count).map { (name: "field\($0)", type: types[$0 % types.count]) }
    let parameters = fields.map { "\($0.name): \($0.type)" + ($0.type.hasSuffix("?") ? " = nil" : "") }
    return """
      nonisolated struct Row: Sendable, Hashable {
        \(fields.map { "let \($0.name): \($0.type)" }.joined(separator: "\n  "))
        init(
          \(parameters.joined(separator: ",\n    "))
        ) {
          \(fields.enumerated().map { ($0 > 0 && $0 % 10 == 0 ? "if true {}\n    " : "") + "self.\($1.name) = \($1.name)" }
            .joined(separator: "\n    "))
        }
      }
      """
  }
}

/// A document made to be hard on `swiftc`.
private struct StressDocument {
  var name: String
  var schema: String
  var document: String

  /// Each in two sizes: twice the size should take twice as much.
  static let all: [StressDocument] =
    [200, 400].flatMap { [.fields($0, "lens"), .fields($0, "value")] }
    + [6_000, 12_000].map { .unions(nested: $0) } + [1_000, 2_000].map { .writtenUnions(selections: $0) }
    + [1_250, 2_500].map { .enumValues($0) } + [250, 500].map { .operations($0) }

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

  private static let members = (0..<8).map { "M\($0)" }
  private static let unionSchema = "type Query { any: Any } union Any = \(members.joined(separator: " | ")) "
    + members.map { "type \($0) { id: ID! name: String next: Any }" }.joined(separator: " ")

  /// Three fragments that spread each other from each member of a union: expanded, 1,680 selections for each field that
  /// spreads the first.
  static func unions(nested: Int) -> StressDocument {
    let levels = (0..<3).map { level in
      let inner = level < 2 ? "...Level\(level + 1)" : "__typename"
      return "fragment Level\(level) on Any { "
        + members.map { "... on \($0) { name\(level): name next\(level): next { \(inner) } }" }.joined(separator: " ") + " }"
    }
    let fields = (0..<(nested + 1_679) / 1_680).map { "any\($0): any { ...Level0 }" }
    return StressDocument(
      name: "\(nested) nested selections of unions", schema: unionSchema,
      document: levels.joined(separator: "\n") + " query AnyQuery { " + fields.joined(separator: " ") + " }")
  }

  /// The same with no fragment, each selection written out.
  static func writtenUnions(selections: Int) -> StressDocument {
    // A member's name, its link and four names below that: six selections.
    let next = "next { " + members.prefix(4).map { "... on \($0) { name }" }.joined(separator: " ") + " }"
    let count = selections / (8 * 6)
    return StressDocument(
      name: "\(selections) written selections of unions", schema: unionSchema,
      document: "query AnyQuery { "
        + (0..<count).map { index in
          "any\(index): any { " + members.map { "... on \($0) { name \(next) }" }.joined(separator: " ") + " }"
        }.joined(separator: " ") + " }")
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

  fileprivate mutating func measure(_ document: StressDocument) { measure(document.generated(), document.name) }

  fileprivate mutating func measure(_ texts: [String], _ what: String) {
    let bytes = texts.map(\.utf8.count).reduce(0, +)
    let lines = texts.map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)
    record("generated code/\(what), bytes", Double(bytes), "bytes")
    record("generated code/\(what), lines", Double(lines), "lines")
    for optimization in ["-Onone", "-O"] {
      guard let cost = swiftc(texts, optimization) else { continue }
      let name = "generated code/\(what), swiftc \(optimization)"
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
