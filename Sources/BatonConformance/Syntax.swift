import GraphQLSyntax

extension Area {
  /// Relay's fixtures about parsing: the same verdict, and the first mistake at the same line and column.
  static let syntax = Area(name: "syntax") { data in
    let root = "fixtures/relay/graphql-syntax-relay"
    return data.entries(root).map { group in
      var row = Row(name: group)
      for name in data.entries(root + "/" + group) where !name.hasSuffix(".expected") {
        let theirs = relaysFirstMistake(data.text("\(root)/\(group)/\(name.dropLastEnding).expected"))
        let ours = firstMistake(data.text("\(root)/\(group)/\(name)"), in: group)
        row.compare("\(group)/\(name)", ours, theirs, explanation: explanations[name])
      }
      return row
    }
  }

  /// Why Baton does something else on purpose.
  private static let explanations = [
    "invalid_number.graphql": "a number is refused at the character that cannot continue it, not at its start",
    "enquoted_alias_with_escape.graphql": "an alias is a name, as the specification has it; Relay's strings are an extension",
    "simple_enquoted_alias.graphql": "an alias is a name, as the specification has it; Relay's strings are an extension",
    "argument-missing-value.graphql": "the mistake is where the value is missing; Relay points at the colon before it",
    "argument-value-only-2.graphql": "the mistake is the variable without a name before it; Relay points at the space there",
    "argument-value-only-3.grahql": "the mistake is the number without a name before it; Relay points at the space there",
    "enquoted_alias_with_enquoted_field.invalid.graphql": "an alias is a name, so the string in its place is the mistake",
    "schema.graphql": "an extension that adds nothing is none, as the grammar has it; Relay accepts `extend union Actor`",
  ]

  private static func firstMistake(_ text: String, in group: String) -> ErrorPlace? {
    let kind: DocumentKind =
      group.contains("schema") || group == "print" ? .typeSystem : group.contains("executable") ? .executable : .any
    let file = SourceFile(path: "", text: text)
    let (_, diagnostics) = parse(file, id: FileID(0), as: kind)
    return diagnostics.sortedOnce().first.map {
      let (line, column) = file.position(of: Int($0.location.range.start))
      return ErrorPlace(line: line, column: column, text: $0.message.text)
    }
  }

  /// The first place in the list of errors that ends an expected text.
  private static func relaysFirstMistake(_ expected: String) -> ErrorPlace? {
    var sentence = ""
    var found: [ErrorPlace] = []
    for line in expected.split(separator: "\n") {
      if line.hasPrefix("✖︎") { sentence = String(line.dropFirst(2)) }
      let parts = line.split(separator: ":")
      guard parts.count == 3, line.hasPrefix("  "), parts[0].contains("graphql") || parts[0].contains("grahql"),
        let row = Int(parts[1]), let column = Int(parts[2])
      else { continue }
      found.append(ErrorPlace(line: row, column: column, text: sentence))
    }
    return found.min { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension String {
  /// The name of a file without what follows its last dot.
  fileprivate var dropLastEnding: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
