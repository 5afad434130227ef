import BatonCompiler
import GraphQLSyntax

extension BenchmarkGroup {
  /// Text to syntax tree, and markers found in Swift files.
  static let parsing = BenchmarkGroup(name: "parsing") { report in
    guard report.wants("parsing") else { return }
    let app = SyntheticApp(documents: 800, schemaKilobytes: 1000)
    let documents = SourceFile(path: "all.graphql", text: app.documents.map(\.text).joined(separator: "\n"))

    func parseAll(_ file: SourceFile, _ kind: DocumentKind) {
      let (document, diagnostics) = parse(file, id: FileID(0), as: kind)
      precondition(diagnostics.isEmpty)
      keep(document)
    }
    report.measure("parsing/documents", .megabytesPerSecond(bytes: documents.bytes.count)) {
      parseAll(documents, .executable)
    }
    report.measure("parsing/schema", .megabytesPerSecond(bytes: app.schema.bytes.count)) {
      parseAll(app.schema, .typeSystem)
    }

    let files = app.documents
    report.measure("parsing/separate documents", .megabytesPerSecond(bytes: files.byteCount)) {
      for file in files { parseAll(file, .executable) }
    }

    let hosts = app.hosts
    report.measure("parsing/Swift hosts", .megabytesPerSecond(bytes: hosts.byteCount)) {
      for host in hosts {
        let found = scan(host, id: FileID(0))
        precondition(!found.diagnostics.hasErrors && !found.documents.isEmpty)
      }
    }
    let plain = SyntheticApp.plainSwift(kilobytes: 1000)
    report.measure("parsing/Swift without markers", .megabytesPerSecond(bytes: plain.bytes.count)) {
      precondition(scan(plain, id: FileID(0)).documents.isEmpty)
    }

    let json = SourceFile(path: "a.json", text: SyntheticApp.json(kilobytes: 1000))
    report.measure("parsing/JSON", .megabytesPerSecond(bytes: json.bytes.count)) {
      keep(parseJSON(json, id: FileID(0)).value)
    }
  }
}

extension [SourceFile] {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.bytes.count } }
}
