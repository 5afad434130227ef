import BatonCompiler
import GraphQLSyntax

/// One run of a compiling command, or the many of `--watch`: what it was asked, and what it keeps from one compilation
/// to the next.
final class Session {
  let options: Options
  let operands: [String]
  let terminal: Terminal
  var reader = FileReader()
  /// Of the outputs, to compare with.
  var outputReader = FileReader()
  private(set) var footprint: Footprint
  private var previous: Compilation?

  init(_ options: Options, operands: [String]) {
    self.options = options
    self.operands = operands
    terminal = Terminal(color: options.color)
    footprint = Footprint(isKept: options.isWatch)
  }

  /// Reads the configuration.
  func project() throws(CommandFailure) -> Project {
    var seen = Footprint(isKept: options.isWatch)
    defer { footprint.formUnion(seen) }
    return try Project(options, &seen)
  }

  /// Reads everything that the configuration leads to, and compiles it. Where nothing has changed since the last time,
  /// that compilation stands.
  func compile(_ project: Project, upTo last: Phase = .emit) throws(CommandFailure) -> Compilation {
    let clock = PhaseClock(terminal, isVerbose: options.isVerbose, isQuiet: options.isQuiet)
    clock.begin("read")
    defer { clock.end() }
    let loaded = try project.load(operands, options, reader: &reader, &footprint, after: previous?.input)
    if let previous, reader.changed.isEmpty, previous.input.hasSameConfiguration(as: loaded.input) { return previous }
    let compilation = BatonCompiler.compile(
      loaded.input, upTo: last, after: previous, adding: loaded.warnings, workers: .threads
    ) { phase in clock.begin(phase.rawValue) }
    previous = compilation
    return compilation
  }

  /// Prints what was found, in the format that was asked for.
  func report(_ findings: [Finding]) {
    let text = options.format.print(findings, style: terminal.style, version: Version.current)
    if options.format.isDocument { terminal.output(text) } else { terminal.error(text) }
  }

  /// The diagnostics of a compilation, as they are printed.
  func findings(_ compilation: Compilation) -> [Finding] {
    Finding.all(
      compilation.diagnostics, in: compilation.input.files.map(\.source),
      warningsAsErrors: options.treatsWarningsAsErrors)
  }

  /// A line about how it went, for a person.
  func say(_ sentence: String) {
    if !options.isQuiet && options.format == .text { terminal.error(sentence + "\n") }
  }
}
