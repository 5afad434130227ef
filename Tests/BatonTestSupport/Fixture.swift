package import Foundation

/// A folder with an input and the texts that are expected to come of it.
///
/// A golden is checked because its file is there: to look at another stage of a case, add an empty file of that stage's
/// name and run with `BATON_BLESS=1`, which rewrites every golden. The difference in review is the test.
///
/// ```swift
/// @Test(arguments: Fixture.all("syntax")) func `a document parses`(_ fixture: Fixture) throws {
///   let parsed = parse(try fixture.file("input.graphql"), …)
///   try fixture.check([
///     "printed.graphql": { parsed.document.text },
///     "diagnostics.txt": { snippets(parsed.diagnostics, in: [file]) },
///   ])
/// }
/// ```
package struct Fixture: Sendable, CustomStringConvertible {
  /// The folder under `Fixtures`, such as `syntax/strings/block`.
  package let name: String
  package let folder: URL

  package var description: String { name }

  /// The folder `Fixtures/name`.
  package static func folder(_ name: String) -> Fixture {
    Fixture(name: name, folder: root.appending(path: name, directoryHint: .isDirectory))
  }

  /// `Fixtures` of the repository.
  package static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures", directoryHint: .isDirectory)

  /// Every folder under `Fixtures/area`, at any depth, with a file or folder whose name begins with `input`.
  package static func all(_ area: String) -> [Fixture] {
    var found: [Fixture] = []
    func search(_ name: String) {
      let folder = root.appending(path: name, directoryHint: .isDirectory)
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if entries.contains(where: { $0.hasPrefix("input") }) {
        found.append(Fixture(name: name, folder: folder))
        return
      }
      for entry in entries.sorted() where !entry.hasPrefix(".") { search(name + "/" + entry) }
    }
    search(area)
    precondition(!found.isEmpty, "no case under Fixtures/\(area)")
    return found
  }

  /// The text of one of its files.
  package func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Whether it has a file of this name.
  package func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: file).path)
  }

  /// The names of its inputs, sorted.
  package func inputs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasPrefix("input") }
  }

  /// The names of the goldens it has, sorted: its files that are no inputs.
  package func goldens(inputs: Set<String> = []) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      !$0.hasPrefix(".") && !$0.hasPrefix("input") && !inputs.contains($0)
    }
  }

  /// Compares every golden of the folder with the text that its stage makes, or rewrites it.
  ///
  /// - Parameters:
  ///   - stages: by the golden's name, what makes its text. A file that none of them writes is a failure.
  ///   - inputs: files that are no goldens, beside those whose names begin with `input`.
  package func check(_ stages: [String: () throws -> String], inputs: Set<String> = []) throws {
    var failures: [String] = []
    let goldens = try goldens(inputs: inputs)
    if goldens.isEmpty { failures.append("there is no golden; add an empty file, one of \(stages.keys.sorted())") }
    for golden in goldens {
      guard let stage = stages[golden] else {
        failures.append("no stage writes \(golden); there are \(stages.keys.sorted())")
        continue
      }
      var text = try stage()
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      let file = folder.appending(path: golden)
      let expected = try String(contentsOf: file, encoding: .utf8)
      if expected == text { continue }
      if Self.blesses {
        try text.write(to: file, atomically: true, encoding: .utf8)
      } else {
        failures.append(Self.difference(golden, expected: expected, found: text))
      }
    }
    guard failures.isEmpty else { throw Failure(fixture: name, failures: failures) }
  }

  private static var blesses: Bool { ProcessInfo.processInfo.environment["BATON_BLESS"] == "1" }

  /// Where two texts part.
  private static func difference(_ golden: String, expected: String, found: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let found = found.split(separator: "\n", omittingEmptySubsequences: false)
    var line = 0
    while line < min(expected.count, found.count), expected[line] == found[line] { line += 1 }
    func excerpt(_ lines: [Substring], _ mark: String) -> String {
      lines.dropFirst(line).prefix(6).map { "\(mark) \($0)" }.joined(separator: "\n")
    }
    return """
      \(golden) differs from line \(line + 1) on (BATON_BLESS=1 rewrites it)
      \(excerpt(expected, "-"))
      \(excerpt(found, "+"))
      """
  }

  package struct Failure: Error, CustomStringConvertible {
    let fixture: String
    let failures: [String]
    package var description: String { "Fixtures/\(fixture): " + failures.joined(separator: "\n") }
  }
}
