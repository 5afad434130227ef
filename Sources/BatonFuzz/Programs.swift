import BatonCompiler
import GraphQLSyntax

/// Compiles documents against a schema of the fixtures, and checks what must hold of any document.
struct Programs: Sendable {
  private let schema: CompilerInput.File
  private let first: Compilation

  init(schema text: [UInt8]) {
    schema = CompilerInput.File(SourceFile(path: "schema.graphql", bytes: text), role: .schema, name: "schema.graphql")
    first = compile(Self.input("", schema))
    if first.hasErrors { fail("a schema of the fixtures has errors") }
  }

  private static func input(_ text: String, _ schema: CompilerInput.File) -> CompilerInput {
    let document = SourceFile(path: "a.graphql", text: text)
    return CompilerInput(
      configurationFile: SourceFile(path: "baton.json", text: ""), configuration: Configuration(),
      files: [schema, CompilerInput.File(document, role: .source, name: "a.graphql")])
  }

  /// What is wrong; nil when all holds.
  func check(_ text: [UInt8]) -> String? {
    let input = Self.input(String(decoding: text, as: UTF8.self), schema)
    let compilation = compile(input, after: first)
    if let problem = checkPlaces(compilation.diagnostics.sortedOnce(), in: compilation.sources) { return problem }
    let again = compile(input)
    if again.diagnostics.sortedOnce().map(\.message.text) != compilation.diagnostics.sortedOnce().map(\.message.text) {
      return "a compilation from nothing says something else"
    }
    if compilation.hasErrors { return compilation.outputs.isEmpty ? nil : "outputs beside errors" }
    for operation in compilation.operations {
      let file = SourceFile(path: "text.graphql", text: operation.text)
      let parsed = parse(file, id: FileID(0), as: .executable, fragmentArguments: false)
      if let mistake = parsed.diagnostics.first {
        return "what is sent does not parse: \(mistake.message.text)\n\(operation.text)"
      }
    }
    if again.outputs.map(\.text) != compilation.outputs.map(\.text) { return "a compilation from nothing makes something else" }
    return nil
  }
}
