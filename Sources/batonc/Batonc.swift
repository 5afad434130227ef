import BatonCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command: its words become a command with options, and how that ends becomes the exit code.
@main
struct Batonc {
  static func main() {
    #if canImport(Glibc)
      Heap.growInLargeSteps()
    #endif
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ words: [String]) -> ExitCode {
    let terminal = Terminal()
    do throws(UsageError) {
      switch try Arguments(words) {
      case .version: terminal.output("batonc \(Version.current)\n")
      case .help(let command): terminal.output(command.map(Help.text) ?? Help.overview)
      case .run(let command, let options, let operands): return command.run(options, operands)
      }
      return .done
    } catch {
      terminal.error(terminal.style.print(Finding(.error, error.message, identifier: "usage")))
      terminal.error(
        error.command.map { "`batonc \($0.rawValue) --help` lists what it takes\n" } ?? "\n\(Help.overview)")
      return .misused
    }
  }
}

/// How a run ends.
enum ExitCode: Int32 {
  case done = 0
  /// A document, the schema or an output is wrong.
  case wrong = 1
  /// The command line or the configuration is wrong, or a file cannot be read or written.
  case misused = 2
}
