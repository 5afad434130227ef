import BatonCompiler
import Foundation
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Prints `{"document": …, "diagnostics": [{"line", "column", "severity", "id", "message"}…]}` for each of so many documents:
/// one third as generated, the others changed in a place or two.
func printGeneratedDocuments(_ count: Int, schemaPath: String) {
  let text = (try? String(contentsOfFile: schemaPath, encoding: .utf8)) ?? ""
  let schemaFile = SourceFile(path: schemaPath, text: text)
  let schema = SchemaBuilder.build([SchemaDocument(parse(schemaFile, id: FileID(0), as: .typeSystem).document)]).schema
  for index in 0..<count {
    var generator = DocumentGenerator(schema: schema, seed: UInt64(index))
    var document = generator.document()
    if index % 3 > 0 {
      var mutator = DocumentMutator(schema: schema, seed: UInt64(index))
      document = mutator.mutated(document)
    }
    let file = SourceFile(path: "input.graphql", text: document)
    let parsed = parse(file, id: FileID(0), as: .executable)
    var diagnostics = parsed.diagnostics
    if diagnostics.isEmpty { diagnostics = validate([parsed.document], files: [file], schema: schema) }
    if !diagnostics.hasErrors { diagnostics += conflicts(in: parsed.document, file, schema) }
    printJSON(["document": document, "diagnostics": described(diagnostics, in: file)])
  }
}

/// Fields that cannot be merged, which is found once arguments are applied; what else the transforms refuse is Relay's.
private func conflicts(in document: Document, _ file: SourceFile, _ schema: Schema) -> [Diagnostic] {
  let program = ProgramBuilder.program([document], schema: schema, sources: [file])
  let identifiers: Set<String> = ["differentFields", "differentArguments", "differentTypes"]
  return Programs(transforming: program).diagnostics.filter { identifiers.contains($0.message.identifier) }
}

/// What is wrong with a text, as JSON has it.
func described(_ diagnostics: [Diagnostic], in file: SourceFile) -> [[String: Any]] {
  diagnostics.sortedOnce().map { diagnostic in
    let (line, column) = file.position(of: Int(diagnostic.location.range.start))
    return [
      "line": line, "column": column, "severity": diagnostic.severity == .error ? "error" : "warning",
      "id": diagnostic.message.identifier, "message": diagnostic.message.text,
    ]
  }
}

/// One line of JSON.
func printJSON(_ object: [String: Any]) {
  guard let json = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) else { return }
  print(String(decoding: json, as: UTF8.self))
}
