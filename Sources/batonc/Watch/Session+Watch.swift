import BatonCompiler

extension Session {
  /// Generates, and again whenever a file has changed, until the process is ended. Nothing that is wrong ends it: a
  /// document, the configuration or the schema may be broken or gone, and come back.
  func watch() -> Never {
    let events = FileEvents()
    var last: Round?
    while true {
      let start = PhaseClock.now
      let round = round()
      if !reader.changed.isEmpty || round.isWorthSaying(after: last) {
        report(round.findings)
        let milliseconds = (PhaseClock.now - start) / 1_000_000
        say("\(trigger(isFirst: last == nil)): \(round.sentence) (\(milliseconds) ms)")
      }
      last = round
      if !events.follow(footprint) { events.wait() }
    }
  }

  private func round() -> Round {
    reader.forgetChanges()
    do throws(CommandFailure) {
      let generation = try generateOnce()
      return Round(
        findings: generation.findings, sentence: generation.sentence, hasWritten: generation.hasWritten,
        hasFailed: generation.exitCode != .done)
    } catch {
      return Round(findings: error.findings, sentence: "outputs stay as they are", hasWritten: false, hasFailed: true)
    }
  }

  private func trigger(isFirst: Bool) -> String {
    if isFirst { return "watching" }
    switch reader.changed.count {
    case 0: return "outputs"
    case 1: return "\(reader.changed[0])"
    default: return "\(reader.changed.count) files"
    }
  }
}

/// What one round of watching found and did.
private struct Round {
  var findings: [Finding]
  var sentence: String
  var hasWritten: Bool
  var hasFailed: Bool

  /// Whether a person wants to hear of it: something was done, or something is wrong or right that was not before.
  func isWorthSaying(after last: Round?) -> Bool {
    guard let last else { return true }
    return hasWritten || hasFailed != last.hasFailed || findings.map(\.text) != last.findings.map(\.text)
      || findings.map(\.place?.line) != last.findings.map(\.place?.line)
  }
}
