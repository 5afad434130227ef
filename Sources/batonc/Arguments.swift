import GraphQLSyntax

/// A command line, understood.
enum Arguments {
  case run(Command, Options, operands: [String])
  case help(Command?)
  case version

  /// - Parameter words: the words behind the program's name.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { throw UsageError("no command", command: nil) }
    switch first {
    case "--version": self = .version
    case "--help", "-h": self = .help(nil)
    case "help": self = .help(words.count > 1 ? try Arguments.command(words[1]) : nil)
    default:
      let command = try Arguments.command(first)
      self = try Arguments.rest(words.dropFirst(), of: command)
    }
  }

  private static func command(_ word: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: word) { return command }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let candidates = word.hasPrefix("-") ? ["--help", "--version"] : Command.allCases.map(\.rawValue)
    throw UsageError("unknown \(kind) `\(word)`" + closest(to: word, among: candidates))
  }

  private static func rest(_ words: ArraySlice<String>, of command: Command) throws(UsageError) -> Arguments {
    var options = Options()
    var operands: [String] = []
    var given = Set<String>()
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      if word == "--help" || word == "-h" { return .help(command) }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let equals = word.firstIndex(of: "=")
      let name = String(word[..<(equals ?? word.endIndex)])
      let option = try option(name, of: command)
      var value = equals.map { String(word[word.index(after: $0)...]) }
      switch (option.value, value) {
      case (nil, .some): throw UsageError("`\(name)` takes no value", command: command)
      case (let placeholder?, _):
        value = value ?? words.popFirst()
        if value?.isEmpty ?? true {
          throw UsageError("`\(name)` needs a value, `\(name) \(placeholder)`", command: command)
        }
      default: break
      }
      if !given.insert(name).inserted && !repeatable.contains(name) {
        throw UsageError("`\(name)` is given twice", command: command)
      }
      do throws(UsageError) { try option.set(&options, value ?? "") } catch {
        throw UsageError(error.message, command: command)
      }
    }
    try check(operands, options, of: command)
    return .run(command, options, operands: operands)
  }

  private static let repeatable: Set<String> = ["--schema", "--dependency", "--emit", "--quiet", "--verbose"]

  private static func option(_ name: String, of command: Command) throws(UsageError) -> Option {
    if let option = Option.all.first(where: { $0.name == name && $0.commands.contains(command) }) { return option }
    if let other = Option.all.first(where: { $0.name == name }) {
      let owners = Command.allCases.filter(other.commands.contains).map { "`batonc \($0.rawValue)`" }
      throw UsageError(
        "`batonc \(command.rawValue)` does not take `\(name)`, which belongs to \(owners.joined(separator: " and "))",
        command: command)
    }
    let known = Option.all.filter { $0.commands.contains(command) }.map(\.name) + ["--help"]
    throw UsageError("unknown option `\(name)`" + closest(to: name, among: known), command: command)
  }

  private static func check(_ operands: [String], _ options: Options, of command: Command) throws(UsageError) {
    switch command {
    case .validate: break
    case .generate:
      if options.isCheck && options.isWatch {
        throw UsageError("`--check` looks once, so it does not go with `--watch`", command: command)
      }
    case .print:
      if !options.isAll, operands.isEmpty {
        throw UsageError("`batonc print` takes the name of one operation, or `--all`", command: command)
      }
    case .explain: break
    case .`init`, .schemaOfConfig:
      if let operand = operands.first {
        throw UsageError("`batonc \(command.rawValue)` takes no argument, not `\(operand)`", command: command)
      }
    }
  }
}

/// `; did you mean …` with the one word that is closest, or nothing.
func closest(to word: String, among words: [String]) -> String {
  suggestions(for: word, among: words).first.map { "; did you mean `\($0)`" } ?? ""
}

/// A command line that cannot be understood.
struct UsageError: Error {
  var message: String
  var command: Command?

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }
}
