import GraphQLIR
import GraphQLSchema
package import GraphQLSyntax

extension Compilation {
  /// Makes the typed program and everything that is derived from it.
  mutating func transform() {
    guard let schema else { return }
    let source = ProgramBuilder.program(usedDocuments, schema: schema, sources: sources)
    let programs = Programs(transforming: source, options: TransformOptions(input.configuration))
    diagnostics += programs.diagnostics
    self.programs = programs
    let algorithm = input.configuration.persist?.algorithm
    operations = programs.operationText.operations.map { operation in
      let text = programs.operationText.text(of: operation)
      return CompiledOperation(
        name: operation.name, kind: operation.kind, file: operation.location.file, text: text,
        id: algorithm.map { $0.hex(text) })
    }
  }
}

/// What is sent for an operation.
package struct CompiledOperation: Sendable {
  package let name: Symbol
  package let kind: OperationKind
  package let file: FileID
  /// On one line.
  package let text: String
  /// What is sent in place of the text, when documents are persisted.
  package let id: String?
}

extension TransformOptions {
  init(_ configuration: Configuration) {
    let keys = configuration.identity.types.map { ($0.type.value, $0.fields.map(\.value)) }
    self.init(
      identity: Identity(
        standard: configuration.identity.standard, types: Dictionary(keys, uniquingKeysWith: { first, _ in first })))
    enforcesAliases = configuration.featureFlags.enforcesAliases.isEnabled
    prefersFetchable = configuration.featureFlags.prefersFetchable.isEnabled
    refusesThrowOnNullable = configuration.featureFlags.refusesThrowOnNullable.isEnabled
  }
}

extension Compilation {
  /// An operation's text on several lines, for people.
  package func prettyText(of operation: CompiledOperation) -> String {
    guard let program = programs?.operationText,
      let typed = program.operations.first(where: { $0.name == operation.name })
    else { return operation.text + "\n" }
    return program.text(of: typed, layout: .pretty)
  }
}
