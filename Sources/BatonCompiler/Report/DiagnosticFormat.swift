/// The forms in which diagnostics are printed.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case text, json, github, sarif

  /// Whether the whole is one document for a program, which goes to standard output.
  package var isDocument: Bool { self == .json || self == .sarif }

  package func print(_ findings: [Finding], style: TextStyle = TextStyle(), version: String) -> String {
    switch self {
    case .text: findings.map { style.print($0) }.joined()
    case .github: findings.map(\.githubCommand).joined()
    case .json: jsonDocument(findings)
    case .sarif: sarifLog(findings, version: version)
    }
  }
}
