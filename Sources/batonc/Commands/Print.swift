import BatonCompiler
import GraphQLSyntax

extension Session {
  /// The exact text of an operation, or of all.
  ///
  /// - Parameter name: nil for all.
  func print(_ name: String?) throws(CommandFailure) -> ExitCode {
    let compilation = try compile(try project(), upTo: .transform)
    var findings = findings(compilation)
    guard !findings.contains(where: { $0.severity == .error }) else {
      report(findings)
      return exitCode(compilation, findings)
    }
    // Standard output is the text's.
    if !options.format.isDocument { report(findings) }
    guard let name else {
      terminal.output(json(of: compilation))
      return .done
    }
    guard let operation = compilation.operations.first(where: { $0.name.text == name }) else {
      let message = Diagnostic.Message.unknownOperation(name, among: compilation.operations.map(\.name.text))
      findings = [Finding(.error, message.text, identifier: message.identifier)]
      report(findings)
      return .wrong
    }
    if let id = operation.id { terminal.output("# id: \(id)\n") }
    terminal.output(options.isPretty ? compilation.prettyTexts(of: [operation])[0] : operation.text + "\n")
    return .done
  }

  /// From the operations' names to their texts.
  private func json(of compilation: Compilation) -> String {
    let operations = compilation.operations.sorted(by: \.name)
    let texts = options.isPretty ? compilation.prettyTexts(of: operations) : operations.map(\.text)
    var json = JSONWriter()
    json.object {
      for (operation, text) in zip(operations, texts) { $0.member(operation.name.text, text) }
    }
    return json.text + "\n"
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownOperation(_ name: String, among names: [String]) -> Self {
    Self("there is no operation `\(name)`" + didYouMean(name, among: names))
  }
}
