import BatonCompiler
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Relay's fixtures of one kind of work: an input, and either the program or text it makes or the errors it reports.
struct RelayFixtures: Sendable {
  let data: SharedData
  private let schemaText: String
  /// The places of the errors of each fixture, as Relay sorts them.
  private let errors: [String: [ErrorPlace]]

  init(_ data: SharedData) {
    self.data = data
    schemaText = data.text("fixtures/relay/test-schema/testschema.graphql")
    var errors: [String: [ErrorPlace]] = [:]
    for line in data.text("fixtures/relay/ERROR-INDEX.tsv").split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 4, columns[1] == "error" else { continue }
      let place = columns[2].split(separator: ":").compactMap { Int($0) }
      guard place.count == 2 else { continue }
      errors[String(columns[0].dropLast(".expected".count)), default: []]
        .append(ErrorPlace(line: place[0], column: place[1], text: String(columns[3])))
    }
    self.errors = errors.mapValues { $0.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
  }

  func names(_ group: String) -> [String] {
    data.entries("fixtures/relay/\(group)").filter { $0.hasSuffix(".graphql") }.map { String($0.dropLast(8)) }
  }

  func errors(_ group: String, _ name: String) -> [ErrorPlace] {
    errors["\(group)/\(name)"] ?? debugErrors(group, name)
  }

  /// Some groups print their errors with an offset, `location: NAME.graphql:77:82`.
  private func debugErrors(_ group: String, _ name: String) -> [ErrorPlace] {
    let expected = data.text("fixtures/relay/\(group)/\(name).expected")
    let file = SourceFile(path: name, text: input(group, name))
    return expected.ranges(of: "location: \(name).graphql:").compactMap { range in
      guard expected.contains("ERROR =="), let offset = Int(expected[range.upperBound...].prefix { $0.isNumber })
      else { return nil }
      let (line, column) = file.position(of: offset)
      return ErrorPlace(line: line, column: column, text: "")
    }
  }

  func input(_ group: String, _ name: String) -> String { data.text("fixtures/relay/\(group)/\(name).graphql") }

  /// What stands under `OUTPUT`.
  func output(_ group: String, _ name: String) -> String {
    let text = data.text("fixtures/relay/\(group)/\(name).expected")
    guard let mark = text.firstRange(of: "OUTPUT ==") else { return "" }
    return String(text[mark.upperBound...].drop { $0 != "\n" }.dropFirst())
  }

  /// The input built, or the errors that keep it from being built.
  func program(
    _ group: String, _ name: String, serverExtension: String = "", later: Set<String> = []
  ) -> (IR.Program?, [Diagnostic], FileList) {
    let parts = input(group, name).split(separator: "%extensions%", maxSplits: 1).map(String.init)
    var files = FileList()
    let (document, mistakes) = files.parse(parts.first ?? "", path: name, as: .executable)
    let server = files.parse(schemaText + "\n" + serverExtension, path: "schema", as: .typeSystem).document
    let client = files.parse(parts.count > 1 ? parts[1] : "", path: "extensions", as: .typeSystem).document
    let schema = SchemaBuilder.build([SchemaDocument(server), SchemaDocument(client, isClient: true)]).schema
    if mistakes.hasErrors { return (nil, mistakes, files) }
    // Undefined variables, and defaults of non-null ones, are found after building; where Relay looks.
    let later = group == "skip_unused_variables" ? ["NonNullDefaults"] : later
    let rules = ValidationGroup(name: group, later: later).rules.filter { $0.name != "NoUndefinedVariables" }
    let refused = validate([document], files: files.files, schema: schema, rules: rules)
    if refused.hasErrors { return (nil, refused, files) }
    return (ProgramBuilder.program([document], schema: schema, sources: files.files), [], files)
  }
}
