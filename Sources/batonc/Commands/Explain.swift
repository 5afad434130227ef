import BatonCompiler
import GraphQLSyntax

extension Session {
  /// What a fragment or an operation becomes, or a line for each of them.
  func explain(_ name: String?) throws(CommandFailure) -> ExitCode {
    let compilation = try compile(try project(), upTo: .transform)
    let findings = findings(compilation)
    if !options.format.isDocument || compilation.hasErrors { report(findings) }
    let exitCode = exitCode(compilation, findings)
    guard exitCode == .done else { return exitCode }
    let all = compilation.explanations(inFull: name.map { [$0] } ?? (options.explanation == .json ? nil : []))
    var explanations = all
    if let name {
      let names = explanations.map(\.name)
      explanations = explanations.filter { $0.name == name }
      guard !explanations.isEmpty else {
        let message = Diagnostic.Message.unknownDefinition(name, among: names)
        report([Finding(.error, message.text, identifier: message.identifier)])
        return .wrong
      }
    }
    switch options.explanation {
    case .text:
      terminal.output(
        name == nil ? explanations.map { $0.summary + "\n" }.joined() : explanations.map(\.description).joined())
    case .json:
      terminal.output(
        name == nil
          ? explanations.report(schemaDigest: compilation.schemaDigest) : explanations.map(\.json).joined())
    case .dot: terminal.output(neighbours(of: explanations, in: all).dot)
    case .stages: terminal.output(compilation.stages(of: Set(explanations.map { Symbol($0.name) })))
    }
    return .done
  }

  /// A definition with what it reaches and what reaches it; all when it is all.
  private func neighbours(of some: [Explanation], in all: [Explanation]) -> [Explanation] {
    guard let one = some.first, some.count == 1 else { return some }
    let names = Set([one.name] + one.reaches + one.spreadBy + one.reachedBy)
    return all.filter { names.contains($0.name) }
  }

  /// `--report`
  func writeReport(of compilation: Compilation) throws(CommandFailure) {
    guard let path = options.report else { return }
    let text = compilation.explanations().report(schemaDigest: compilation.schemaDigest)
    if let there = try? Files.read(path), Files.are(there, text) { return }
    do throws(Files.Failure) { try Files.write(text, to: path) } catch { throw CommandFailure(error, shown: path) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDefinition(_ name: String, among names: [String]) -> Self {
    Self("there is no fragment and no operation `\(name)`" + didYouMean(name, among: names))
  }
}
