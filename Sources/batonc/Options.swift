import BatonCompiler
import GraphQLSyntax

/// What the options on the command line said.
struct Options: Sendable {
  var configuration: String?
  var schema: [String] = []
  var dependencies: [Dependency] = []

  var output: String?
  var shared: String?
  var emitted: [Emitted] = []
  var isCheck = false
  var isWatch = false
  var report: String?
  var persisted: String?
  var prunesPersisted = false

  var isPretty = false
  var isAll = false
  var explanation = Explanation.text

  var format = DiagnosticFormat.text
  var color = Terminal.Color.auto
  var treatsWarningsAsErrors = false
  var isQuiet = false
  var isVerbose = false

  /// A module that this one imports, and where its documents are.
  struct Dependency: Sendable {
    var module: String
    var path: String
  }

  /// A source and the file that its Swift goes to.
  struct Emitted: Sendable {
    var source: String
    var destination: String
  }

  enum Explanation: Sendable { case text, json, dot, stages }
}

/// An option: how it is spelled, what it means, which commands take it.
struct Option: Sendable {
  let name: String
  /// The word for its value in a help text; nil for a switch.
  let value: String?
  let summary: String
  let commands: Set<Command>
  let set: @Sendable (inout Options, String) throws(UsageError) -> Void

  static let all: [Option] = [
    .value("--config", "FILE", "the nearest baton.json upward, unless this names another", .compiling) {
      $0.configuration = $1
    },
    .value("--schema", "FILE", "SDL or introspection JSON, instead of the configuration's", .compiling) {
      $0.schema.append($1)
    },
    .value("--dependency", "MODULE=PATH", "documents of an imported module, not emitted", .compiling) {
      (options, value) throws(UsageError) in
      let (module, path) = try pair(value, "`--dependency` takes a module and a path, `Kit=../Kit/Sources`")
      options.dependencies.append(Options.Dependency(module: module, path: path))
    },

    .value("--out", "DIR", "folder of the outputs", [.generate]) { $0.output = $1 },
    .value("--shared", "FILE", "what the outputs share, and without --out all of them", [.generate]) { $0.shared = $1 },
    .value("--emit", "SRC=DST", "where one source's Swift goes", [.generate]) {
      (options, value) throws(UsageError) in
      let (source, destination) = try pair(
        value, "`--emit` takes a source and a destination, `Row.swift=Row.baton.swift`")
      options.emitted.append(Options.Emitted(source: source, destination: destination))
    },
    .flag("--check", "write nothing; name what is missing, stale or left over", [.generate]) { $0.isCheck = true },
    .flag("--watch", "stay, and generate again when a file changes", [.generate]) { $0.isWatch = true },
    .value("--report", "FILE", "JSON of what was compiled", [.generate]) { $0.report = $1 },
    .value("--persisted", "FILE", "the identifier-to-text map, instead of the configuration's", [.generate]) {
      $0.persisted = $1
    },
    .flag("--prune", "drop persisted entries that no operation has any more", [.generate]) {
      $0.prunesPersisted = true
    },

    .flag("--pretty", "on several lines, for people", [.print]) { $0.isPretty = true },
    .flag("--all", "every operation, as JSON from name to text", [.print]) { $0.isAll = true },
    .flag("--json", "as JSON", [.explain]) { $0.explanation = .json },
    .flag("--dot", "as a graph for Graphviz", [.explain]) { $0.explanation = .dot },
    .flag("--stages", "each stage of the compilation", [.explain]) { $0.explanation = .stages },

    .value("--format", "FORMAT", "diagnostics as text, json, github or sarif", .compiling) {
      (options, value) throws(UsageError) in options.format = try choice(value, of: "--format")
    },
    .value("--color", "WHEN", "auto, always or never", .compiling) { (options, value) throws(UsageError) in
      options.color = try choice(value, of: "--color")
    },
    .flag("--warnings-as-errors", "a warning fails the run", .compiling) { $0.treatsWarningsAsErrors = true },
    .flag("--quiet", "print diagnostics and nothing else", .compiling) { $0.isQuiet = true },
    .flag("--verbose", "a line for each phase, with its time", .compiling) { $0.isVerbose = true },
  ]

  private static func value(
    _ name: String, _ value: String, _ summary: String, _ commands: Set<Command>,
    set: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) -> Option {
    Option(name: name, value: value, summary: summary, commands: commands, set: set)
  }

  private static func flag(
    _ name: String, _ summary: String, _ commands: Set<Command>, set: @escaping @Sendable (inout Options) -> Void
  ) -> Option {
    Option(name: name, value: nil, summary: summary, commands: commands) { options, _ in set(&options) }
  }

  private static func pair(_ value: String, _ message: String) throws(UsageError) -> (String, String) {
    guard let equals = value.firstIndex(of: "="), equals != value.startIndex,
      value.index(after: equals) != value.endIndex
    else { throw UsageError(message) }
    return (String(value[..<equals]), String(value[value.index(after: equals)...]))
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: String, of option: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "`\(option)` takes \(all.map { "`\($0)`" }.joined(separator: ", ")), not `\(value)`"
        + closest(to: value, among: all))
  }
}

extension Set<Command> {
  fileprivate static var compiling: Set<Command> { Command.compiling }
}
