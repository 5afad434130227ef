import BatonCompiler
import GraphQLSyntax

extension Session {
  /// Finds all that `generate` would, and makes nothing of it.
  func validate() throws(CommandFailure) -> ExitCode {
    let compilation = try compile(try project(), upTo: .check)
    let findings = findings(compilation)
    report(findings)
    say(summary(of: compilation, findings))
    return exitCode(compilation, findings)
  }

  /// A mistake in the configuration is told from one in a document.
  func exitCode(_ compilation: Compilation, _ findings: [Finding]) -> ExitCode {
    if compilation.diagnostics.contains(where: { $0.severity == .error && $0.location.file == FileID(0) }) {
      return .misused
    }
    return findings.contains { $0.severity == .error } ? .wrong : .done
  }

  /// `3 operations and 12 fragments in 9 files: 2 errors in 1 file`
  func summary(of compilation: Compilation, _ findings: [Finding]) -> String {
    let files = count(compilation.filesWithDefinitions, "file")
    let what = "\(count(compilation.operationCount, "operation")) and \(count(compilation.fragmentCount, "fragment"))"
    let errors = findings.filter { $0.severity == .error }
    let warnings = findings.count - errors.count
    var outcome = errors.isEmpty ? "no errors" : "\(count(errors.count, "error")) in "
      + count(Set(errors.map(\.path)).count, "file")
    if warnings > 0 { outcome += ", \(count(warnings, "warning"))" }
    return "\(what) in \(files): \(outcome)"
  }
}

/// `1 file`, `2 files`
func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
