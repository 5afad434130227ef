import BatonCompiler
import GraphQLSyntax

extension BenchmarkGroup {
  /// A compilation after another one, of which a change to a file is all the difference: what `--watch` does.
  static let watching = BenchmarkGroup(name: "watching") { report in
    guard report.wants("watching") else { return }
    let app = WatchedApp(documents: 1000)
    report.measure("watching/from nothing: 1000 files", .milliseconds) { keep(compile(app.input())) }
    let first = compile(app.input(after: nil))
    for change in app.changes {
      let name = "watching/\(change.name)"
      guard report.wants(name) else { continue }
      let changed = app.input(change.texts, after: first)
      let expected = app.texts(compile(app.input(change.texts)))
      guard app.texts(compile(changed, after: first)) == expected else { fatalError("\(name) makes other outputs") }
      report.measure(name, .milliseconds) { keep(compile(changed, after: first)) }
      guard change.isBroken else { continue }
      let broken = compile(changed, after: first)
      report.measure("\(name), and back", .milliseconds) { keep(compile(app.input(after: broken), after: broken)) }
    }
    report.measureProcess(app)
  }
}

extension BenchmarkReport {
  /// From a file that is saved to the output that follows, the whole process.
  fileprivate mutating func measureProcess(_ app: WatchedApp) {
    guard wants("watching/process") else { return }
    do {
      guard let watch = try WatchedProcess(app.app) else {
        return print("watching/process is not measured: there is no batonc beside this program")
      }
      let (low, top) = (app.app.hosts[3], app.app.hosts[0])
      try measure("watching/process: a field more, a field less", watch) {
        let output = "Generated/Screen3.baton.swift"
        return [
          try $0.time { try watch.write(app.adding("note", to: low), to: low.path) } until: { watch.read(output).contains("note") },
          try $0.time { try watch.write(low.text, to: low.path) } until: { !watch.read(output).contains("note") },
        ]
      }
      try measure("watching/process: a fragment more, a fragment less", watch) {
        let output = "Generated/Screen0.baton.swift"
        return [
          try $0.time { try watch.write(top.text + WatchedApp.fragment, to: top.path) } until: {
            watch.read(output).contains("Added_row")
          },
          try $0.time { try watch.write(top.text, to: top.path) } until: { !watch.read(output).contains("Added_row") },
        ]
      }
      try measure("watching/process: a file more, a file less", watch) {
        let output = "Generated/Added.baton.swift"
        return [
          try $0.time { try watch.write(WatchedApp.fragment, to: "Added.swift") } until: { watch.isThere(output) },
          try $0.time { try watch.remove("Added.swift") } until: { !watch.isThere(output) },
        ]
      }
    } catch {
      print("watching/process is not measured: \(error)")
    }
  }

  private mutating func measure(
    _ name: String, _ watch: WatchedProcess, _ body: (WatchedProcess) throws -> [Double?]
  ) rethrows {
    var times: [Double] = []
    for _ in 0..<5 { times += try body(watch).compactMap(\.self) }
    times.sort()
    guard !times.isEmpty else { return }
    record(name, times[times.count / 2] * 1000, best: times[0] * 1000, "ms")
  }
}

/// A thousand views, and what a person does to one of them.
private struct WatchedApp {
  struct Change {
    let name: String
    /// By path; nil for a file that is gone.
    let texts: [String: String?]
    var isBroken = false
  }

  let app: SyntheticApp
  private let files: [String: SourceFile]

  init(documents count: Int) {
    app = SyntheticApp(documents: count, schemaKilobytes: 900)
    files = Dictionary(uniqueKeysWithValues: app.hosts.map { ($0.path, $0) })
  }

  func input(_ texts: [String: String?] = [:]) -> CompilerInput { input(texts, .dense) }

  func input(_ texts: [String: String?] = [:], after previous: Compilation?) -> CompilerInput {
    input(texts, .stable(after: previous?.input))
  }

  private func input(_ texts: [String: String?], _ numbering: CompilerInput.Numbering) -> CompilerInput {
    let changed = texts.compactMap { path, text in text.map { SourceFile(path: path, text: $0) } }
    let sources = app.hosts.filter { texts[$0.path] == nil } + changed
    return CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: [CompilerInput.File(app.schema, role: .schema, name: app.schema.path)]
        + sources.map { CompilerInput.File($0, role: .source, name: $0.path) }, numbering: numbering)
  }

  func texts(_ compilation: Compilation) -> [String: String] {
    Dictionary(compilation.outputs.map { ($0.name ?? "", $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  static let fragment = "\n@Fragment(\"fragment Added_row on T1 { title }\")\nlet added: Added_row\n"

  /// The first file is on the topmost layer, the fourth on the lowest, whose fragments many others reach.
  var changes: [Change] {
    let (top, low) = (app.hosts[0], app.hosts[3])
    let whole = app.hosts[500]
    return [
      Change(name: "nothing", texts: [:]),
      Change(name: "Swift beside a document", texts: [low.path: low.text + "// more\n"]),
      Change(name: "a field in a screen's fragment", texts: [top.path: adding("note", to: top)]),
      Change(name: "a field in a fragment that many reach", texts: [low.path: adding("note", to: low)]),
      Change(name: "a fragment more", texts: [top.path: top.text + Self.fragment]),
      Change(name: "a file more", texts: ["Added.swift": Self.fragment]),
      Change(name: "a file that is renamed", texts: [whole.path: nil, "Moved.swift": whole.text]),
      Change(name: "a fragment that is renamed", texts: renaming("Screen3_row", to: "Renamed_row")),
      Change(name: "a syntax error", texts: [low.path: low.text.replacing("fragment Screen3_row on", with: "fragment Screen3_row of")], isBroken: true),
      Change(name: "an unknown field", texts: [low.path: adding("nope", to: low)], isBroken: true),
    ]
  }

  /// With one more field at the end of a file's first fragment.
  func adding(_ field: String, to file: SourceFile) -> String {
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    if let start = lines.firstIndex(where: { $0.contains("fragment ") }) { lines.insert("      \(field)", at: start + 1) }
    return lines.joined(separator: "\n")
  }

  private func renaming(_ name: String, to new: String) -> [String: String?] {
    let users = app.hosts.filter { $0.text.contains(name) }
    return Dictionary(uniqueKeysWithValues: users.map { ($0.path, $0.text.replacing(name, with: new)) })
  }
}
