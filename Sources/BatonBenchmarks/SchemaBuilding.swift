import Foundation
import GraphQLSchema
import GraphQLSyntax

extension BenchmarkGroup {
  /// SDL to a schema that every rule has seen: of a made-up schema as large as GitHub's, and of GitHub's where the data
  /// beside the package is.
  static let schemaBuilding = BenchmarkGroup(name: "schema") { report in
    guard report.wants("schema") else { return }
    report.measureSchema("made up", SyntheticApp(documents: 0, schemaKilobytes: 1200).schema)
    if let bytes = FileManager.default.contents(atPath: "../shared/corpus/issue-tracker/schema.graphql") {
      report.measureSchema("GitHub", SourceFile(path: "schema.graphql", bytes: Array(bytes)))
    }
  }
}

extension BenchmarkReport {
  fileprivate mutating func measureSchema(_ name: String, _ file: SourceFile) {
    let (document, mistakes) = SchemaDocument.parse(file, id: FileID(0))
    precondition(!mistakes.hasErrors)
    measure("schema/\(name), built", .milliseconds) {
      let (schema, diagnostics) = SchemaBuilder.build([document])
      precondition(!diagnostics.hasErrors)
      keep(schema)
    }
    measure("schema/\(name), parsed and built", .milliseconds) {
      let (schema, diagnostics) = SchemaBuilder.build([SchemaDocument.parse(file, id: FileID(0)).document])
      precondition(!diagnostics.hasErrors)
      keep(schema)
    }
  }
}
