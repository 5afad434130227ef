import BatonCompiler
import GraphQLIR
import GraphQLSyntax

extension Area {
  /// Relay's fixtures about printing: programs byte for byte but for the white space at the ends, and documents as they
  /// are written in meaning, that is printed once more by the same hand.
  static let texts = Area(name: "texts") { data in
    let fixtures = RelayFixtures(data)
    return programs(fixtures) + documents(fixtures)
  }

  private static func documents(_ fixtures: RelayFixtures) -> [Row] {
    ["prettier_printer", "print_ast"].map { group in
      let folder = "graphql-text-printer/\(group)"
      var row = Row(name: folder)
      for name in fixtures.names(folder) {
        let ours = printed(printed(fixtures.input(folder, name)))
        let theirs = printed(fixtures.output(folder, name))
        if ours == theirs {
          row.equal += 1
        } else {
          row.differences.append(
            Difference(
              name: "\(folder)/\(name)", what: "\n--- ours\n\(ours)\n--- Relay\n\(theirs)", explanation: nil))
        }
      }
      return row
    }
  }

  /// A document read and printed, behind what is wrong with it.
  private static func printed(_ text: String) -> String {
    let (document, mistakes) = parse(
      SourceFile(path: "", text: text), id: FileID(0), as: .executable, fragmentArguments: true)
    return mistakes.map(\.message.text).joined(separator: "\n") + document.text()
  }

  private static func programs(_ fixtures: RelayFixtures) -> [Row] {
    ["operation_printer", "compact", "print"].map { group in
      let folder = "graphql-text-printer/\(group)"
      var row = Row(name: folder)
      for name in fixtures.names(folder) {
        let expected = fixtures.errors(folder, name)
        let (program, refused, files) = fixtures.program(folder, name)
        let what: String?
        if let program {
          let ours = text(of: program, group).trimmed
          let theirs = fixtures.output(folder, name).trimmed
          what = ours == theirs && expected.isEmpty ? nil : "\n--- ours\n\(ours)\n--- Relay\n\(theirs)"
        } else {
          let ours = refused.filter { $0.severity == .error }.map { diagnostic in
            let (line, column) = files.files[0].position(of: Int(diagnostic.location.range.start))
            return "\(line):\(column)"
          }
          what = Set(ours) == Set(expected.map(\.place)) ? nil : "ours \(ours) \(refused.map(\.message.text)) Relay \(expected.map(\.place))"
        }
        if let what {
          row.differences.append(
            Difference(name: "\(folder)/\(name)", what: what, explanation: explanations["\(group)/\(name)"]))
        } else {
          row.equal += 1
        }
      }
      return row
    }
  }

  private static let explanations: [String: String] = [
    "print/fragment_variables": "the older spelling is read, and shown to people as `@argumentDefinitions`"
  ]

  private static func text(of program: IR.Program, _ group: String) -> String {
    switch group {
    case "operation_printer":
      program.operations.map { program.text(of: $0, layout: .pretty) }.joined(separator: "\n\n\n\n")
    case "compact":
      program.operations.map { program.printed($0, layout: .compact) }.joined()
        + program.fragments.map { program.printed($0, layout: .compact) }.joined()
    default:
      (program.operations.map { program.printed($0) } + program.fragments.map { program.printed($0) })
        .joined(separator: "\n")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text)
  }
}
