import BatonCompiler
import GraphQLSyntax

extension Session {
  /// Compiles and writes, or with `--check` says what would be written.
  func generate() throws(CommandFailure) -> ExitCode {
    if options.isWatch { watch() }
    let generation = try generateOnce()
    report(generation.findings)
    say(generation.sentence)
    return generation.exitCode
  }

  /// What one run of `generate` did.
  struct Generation {
    var findings: [Finding]
    /// How it went, for a person.
    var sentence: String
    var exitCode: ExitCode
    /// Whether a file was written or removed.
    var hasWritten = false
  }

  func generateOnce() throws(CommandFailure) -> Generation {
    let project = try project()
    let destinations = Destinations(options, project)
    let lock = Files.Lock(destinations.lockedFolder)
    defer { withExtendedLifetime(lock) {} }

    let compilation = try compile(project)
    let findings = findings(compilation)
    let summary = summary(of: compilation, findings)
    let exitCode = exitCode(compilation, findings)
    guard exitCode == .done else { return Generation(findings: findings, sentence: summary, exitCode: exitCode) }

    let outputs = try outputs(of: compilation, to: destinations)
    let changes = try OutputChanges(outputs, in: destinations.folder, of: project, reader: &outputReader)
    let persisted = try PersistedFile(compilation, project, options)
    if options.isCheck {
      let differences = changes.findings + (persisted?.findings ?? [])
      return Generation(
        findings: findings + differences,
        sentence: differences.isEmpty
          ? "\(summary); \(count(outputs.count, "output")) up to date" : "\(summary); outputs: \(changes.difference)",
        exitCode: differences.isEmpty ? .done : .wrong)
    }
    try changes.write(names: outputs.map { Paths.name($0.path) })
    let hasPersisted = try persisted?.write() ?? false
    try writeReport(of: compilation)
    return Generation(
      findings: findings + changes.strangeFindings, sentence: "\(summary); \(changes.work)",
      exitCode: changes.strange.isEmpty ? .done : .wrong, hasWritten: changes.writes || hasPersisted)
  }

  private func outputs(
    of compilation: Compilation, to destinations: Destinations
  ) throws(CommandFailure) -> [OutputChanges.Output] {
    var texts: [String: String] = [:]
    var paths: [String] = []
    for output in compilation.outputs {
      let path: String?
      if let file = output.file {
        path = try destinations.path(of: compilation.input.files[Int(file.index)].source, name: output.name)
      } else {
        path = try destinations.shared()
      }
      guard let path else { continue }
      if texts[path] == nil { paths.append(path) }
      texts[path, default: ""] += output.text
    }
    return paths.map { OutputChanges.Output(path: $0, text: texts[$0] ?? "") }
  }
}

extension OutputChanges {
  /// `2 files written, 1 removed, 40 unchanged`
  fileprivate var work: String {
    let written = missing.count + stale.count
    let parts = [
      written == 0 ? nil : "\(count(written, "file")) written",
      leftover.isEmpty ? nil : "\(leftover.count) removed",
      unchanged == 0 ? nil : "\(unchanged) unchanged",
      strange.isEmpty ? nil : "\(strange.count) left over",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// `1 missing, 2 out of date`
  fileprivate var difference: String {
    let parts = [
      (missing.count, "missing"), (stale.count, "out of date"), (leftover.count + strange.count, "left over"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
