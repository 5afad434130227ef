import BatonCompiler

/// The texts of `--help`, each of which fits a screen.
enum Help {
  static let overview: String = {
    let commands = Command.allCases.map { "  \(padded($0.rawValue, 18))\($0.summary)" }.joined(separator: "\n")
    return """
      Baton compiles the GraphQL that stands beside Swift views into Swift.

      Usage: batonc <command> [options]

      Commands:
      \(commands)

      `batonc <command> --help` says more about one. `batonc --version` prints \(Version.current).

      Exit code 0: done. 1: a document, the schema or an output is wrong.
      2: the command line or the configuration is wrong, or a file cannot be read or written.

      """
  }()

  static func text(_ command: Command) -> String {
    let options = Option.all.filter { $0.commands.contains(command) }.map { option in
      "  \(padded([option.name, option.value].compactMap(\.self).joined(separator: " "), 27))\(option.summary)"
    }
    return """
      \(command.summary)
      Usage: \(command.synopsis)

      \(command.details)
      \(options.isEmpty ? "" : "\n\(options.joined(separator: "\n"))\n")
      Example: \(command.example)

      """
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
