import BatonCompiler
import GraphQLSyntax

/// A reader, the texts it starts from, and what must hold of any text.
struct Target: Sendable {
  let name: String
  let seeds: [[UInt8]]
  /// Whether words change, which leaves most texts such as parse, or bytes.
  var isInWords = false
  /// What is wrong; nil when all holds.
  let check: @Sendable ([UInt8]) -> String?

  static let all: [Target] = [
    Target(name: "documents", seeds: Seeds.documents) { text in
      checkParsing(text, .any, fragmentArguments: true) ?? checkParsing(text, .executable, fragmentArguments: false)
    },
    Target(name: "schemas", seeds: Seeds.schemas) { checkParsing($0, .typeSystem, fragmentArguments: false) },
    Target(name: "Swift", seeds: Seeds.hosts, check: checkScanning),
    Target(name: "JSON", seeds: Seeds.json, check: checkJSON),
    programs("emit", against: "emit/schema"),
    programs("cases", against: "cases/schema"),
    programs("transforms", against: "schemas/harbour"),
    programs("rules", against: "schemas/pets"),
  ]

  private static func programs(_ folder: String, against schema: String) -> Target {
    let programs = Programs(schema: Seeds.text(of: schema + ".graphql"))
    let seeds = Seeds.texts(endingIn: "graphql", under: [folder])
    return Target(name: folder, seeds: seeds, isInWords: true, check: programs.check)
  }

  private static func checkParsing(_ text: [UInt8], _ kind: DocumentKind, fragmentArguments: Bool) -> String? {
    let file = SourceFile(path: "a.graphql", bytes: text)
    let (document, diagnostics) = parse(file, id: FileID(0), as: kind, fragmentArguments: fragmentArguments)
    if let problem = checkPlaces(diagnostics, in: [file]) { return problem }
    guard diagnostics.isEmpty else { return nil }
    for style in [PrintingStyle.pretty, .compact] {
      let printed = document.text(style)
      let again = parse(SourceFile(path: "b.graphql", text: printed), id: FileID(0), as: .any, fragmentArguments: true)
      if let mistake = again.diagnostics.first { return "what it prints does not parse: \(mistake.message.text)\n\(printed)" }
      if again.document.text(style) != printed { return "what it prints is printed differently:\n\(printed)" }
    }
    return nil
  }

  private static func checkScanning(_ text: [UInt8]) -> String? {
    let file = SourceFile(path: "A.swift", bytes: text)
    let found = scan(file, id: FileID(0))
    for document in found.documents {
      guard let marker = document.marker else { return "a document without its marker" }
      guard marker.literal.end <= text.count, marker.literal.start < marker.literal.end else {
        return "a literal outside of the file"
      }
      for definition in document.document.definitions {
        let keyword =
          switch definition {
          case .operation(let operation): operation.keyword
          case .fragment(let fragment): fragment.keyword
          case .typeSystem(let definition): definition.keyword
          }
        guard keyword.start > marker.literal.start, keyword.end < marker.literal.end else {
          return "a definition outside of its literal"
        }
      }
    }
    return checkPlaces(found.diagnostics, in: [file])
  }

  private static func checkJSON(_ text: [UInt8]) -> String? {
    let file = SourceFile(path: "a.json", bytes: text)
    let (value, diagnostics) = parseJSON(file, id: FileID(0))
    if value == nil, diagnostics.isEmpty { return "no value and no mistake" }
    if let value, value.range.end > text.count { return "a value outside of the file" }
    return checkPlaces(diagnostics, in: [file])
  }
}
