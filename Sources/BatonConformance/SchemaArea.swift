import GraphQLSchema
import GraphQLSyntax

extension Area {
  /// Relay's fixtures of schemas, error by error: each that Relay's builder or its schema validation reports, and each
  /// of ours, at the same line and column. The schemas of the corpus are accepted.
  static let schema = Area(name: "schema") { data in
    let build = SchemaFixtures(folder: "schema/build_schema", ignored: ["noQueryType"])
    let validate = SchemaFixtures(folder: "schema-validate/validate_schema", ignored: [])
    return [build.row(data), validate.row(data), corpus(data)]
  }

  private static func corpus(_ data: SharedData) -> Row {
    var row = Row(name: "corpus")
    for app in data.entries("corpus") where !app.contains(".") {
      let errors = SchemaFixtures.errors(in: data.text("corpus/\(app)/schema.graphql"))
      if let first = errors.first {
        row.differences.append(Difference(name: app, what: "\(first.place) \(first.text)", explanation: nil))
      } else {
        row.equal += 1
      }
    }
    return row
  }
}

private struct SchemaFixtures {
  let folder: String
  /// Messages of ours about what this group's run of Relay does not look at.
  let ignored: Set<String>

  func row(_ data: SharedData) -> Row {
    var row = Row(name: folder)
    for name in data.entries("fixtures/relay/" + folder) where name.hasSuffix(".graphql") {
      let path = "fixtures/relay/\(folder)/\(name)"
      let theirs = Self.expected(data.text(path.dropLast(".graphql".count) + ".expected"))
      let ours = Self.errors(in: data.text(path), ignored: ignored)
      if theirs.isEmpty, ours.isEmpty { row.equal += 1 }
      for error in theirs {
        if ours.contains(where: { $0.place == error.place }) {
          row.equal += 1
        } else {
          add(error, "only Relay", name, to: &row)
        }
      }
      for error in ours where !theirs.contains(where: { $0.place == error.place }) {
        add(error, "only here", name, to: &row)
      }
    }
    return row
  }

  private func add(_ error: ErrorPlace, _ side: String, _ file: String, to row: inout Row) {
    let name = "\(file):\(error.place)"
    row.differences.append(
      Difference(name: name, what: "\(side): \(error.text)", explanation: Self.explanations["\(side) \(name)"]))
  }

  // MARK: What each side reports

  /// The errors of an `.expected` file: a line with a cross and the message, then the place.
  private static func expected(_ text: String) -> [ErrorPlace] {
    var errors: [ErrorPlace] = []
    var message: Substring?
    for line in text.split(separator: "\n") {
      if line.unicodeScalars.first == "✖" {
        message = line.split(separator: " ", maxSplits: 1).last
      } else if let text = message {
        let numbers = line.split(separator: ":").suffix(2).compactMap { Int($0) }
        guard numbers.count == 2 else { continue }
        errors.append(ErrorPlace(line: numbers[0], column: numbers[1], text: String(text)))
        message = nil
      }
    }
    return errors
  }

  /// Our errors in a fixture's schema; what follows `%extensions%` is a client schema extension.
  static func errors(in text: String, ignored: Set<String> = []) -> [ErrorPlace] {
    let file = SourceFile(path: "schema", text: text)
    let marker = Array("%extensions%".utf8)
    let split = file.bytes.indices.first { file.bytes[$0...].starts(with: marker) } ?? file.bytes.count
    let ranges = [0..<split, min(split + marker.count, file.bytes.count)..<file.bytes.count]
    var diagnostics: [Diagnostic] = []
    let documents = ranges.enumerated().map { index, range in
      let (document, mistakes) = parse(file, id: FileID(0), range: range, as: .typeSystem)
      diagnostics += mistakes
      return SchemaDocument(document, isClient: index == 1)
    }
    if !diagnostics.hasErrors { diagnostics = SchemaBuilder.build(documents).diagnostics }
    return diagnostics.sortedOnce().compactMap { diagnostic in
      guard diagnostic.severity == .error, !ignored.contains(diagnostic.message.identifier) else { return nil }
      let (line, column) = file.position(of: Int(diagnostic.location.range.start))
      return ErrorPlace(line: line, column: column, text: diagnostic.message.text)
    }
  }

  /// Every difference, and why it is one.
  private static let explanations: [String: String] = {
    let uses = "the specification checks the directives that a schema file uses, and Relay only those of documents"
    let unvalidated = "the specification refuses it, and so does Relay's schema validation, which this group leaves out"
    let knot = "interfaces that implement each other are one mistake and one error, at the first; Relay has one for each"
    let better = "Relay points at something else of the same mistake; here it is the word that is there twice"
    let roots = "Relay stops at the first root type and has no place for it; here each is reported where it is named"
    let external = "directives-for-external-types.graphql"
    let cyclic = "validate_interface_implements_interface_cyclic.graphql"
    return [
      "only here \(external):8:19": uses, "only here \(external):15:28": uses, "only here \(external):31:23": uses,
      "only here \(external):38:11": uses, "only here \(external):43:23": uses,
      "only here \(external):19:6": unvalidated, "only here \(external):45:5": unvalidated,
      "only here validate_directives.graphql:17:39": uses, "only here validate_directives.graphql:22:42": uses,
      "only Relay \(cyclic):5:11": knot, "only Relay \(cyclic):9:11": knot, "only Relay \(cyclic):13:11": knot,
      "only Relay \(cyclic):17:11": knot,
      "only Relay validate_object.graphql:3:11": better, "only here validate_object.graphql:47:34": better,
      "only Relay validate_object.graphql:33:3": better, "only here validate_object.graphql:33:37": better,
      "only Relay validate_root_types_kind.graphql:1:1": roots, "only here validate_root_types_kind.graphql:15:10": roots,
      "only here validate_root_types_kind.graphql:16:13": roots, "only here validate_root_types_kind.graphql:17:17": roots,
    ]
  }()
}
