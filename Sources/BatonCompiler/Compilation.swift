import GraphQLIR
import GraphQLSchema
package import GraphQLSyntax

/// What a compilation made of its input, and what the next one need not make again.
package struct Compilation: Sendable {
  package let input: CompilerInput
  /// Everything that is wrong or worth a look, in no particular order.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// What each file holds, by number; nil for a file that holds no documents.
  var scans: [Scan?] = []
  /// Nil when a schema could not be made.
  var schema: Schema?
  /// As written. Nil when it did not come to that.
  var source: IR.Program?
  /// The definitions that are made again, until they are.
  var checked: CheckedPrograms?
  /// Nil when it did not come to that.
  package internal(set) var programs: Programs?
  package internal(set) var operations: [CompiledOperation] = []
  package internal(set) var outputs: [Output] = []

  /// What the rules have nothing against: a program can be made of it.
  var sound = SoundDocuments()
  /// The last compilation that came to its end: this one, or else one before it.
  var finished: FinishedWork?
  /// The files whose definitions are what they were then, the fragments that they spread too.
  var settled = SettledFiles()
  /// What validation found in each definition.
  var walked = WalkedDefinitions()
  /// What of it stays; nil where everything is made again.
  var kept: KeptWork?
  /// The files of the schema, and all that was found wrong with it.
  var schemaFiles: [(file: CompilerInput.File, id: FileID)] = []
  var schemaDiagnostics: [Diagnostic] = []

  init(_ input: CompilerInput) { self.input = input }

  /// This module's own.
  var ownFiles: Set<FileID> { Set(input.files.indices.filter { input.files[$0].role == .source }.map { FileID($0) }) }
  package var sources: [SourceFile] { input.files.map(\.source) }
  package var hasErrors: Bool { diagnostics.hasErrors }
}

/// A file of Swift.
package struct Output: Sendable {
  /// The source that it was made from; nil for what the others share.
  package let file: FileID?
  /// What it is called in the folder of the outputs; nil for a source that holds nothing and needs no file.
  package let name: String?
  package let text: String
}

extension Compilation {
  /// Every document, in the order of the files.
  package var documents: [Document] { scans.flatMap { ($0?.documents ?? []).map(\.document) } }

  /// Without the operations of other modules, which those send themselves.
  var usedDocuments: [Document] {
    documents.map { document in
      guard input.files[Int(document.file.index)].role != .source else { return document }
      let fragments = document.definitions.filter { if case .fragment = $0 { true } else { false } }
      return Document(file: document.file, definitions: fragments)
    }
  }

  /// The texts of this module's operations by their identifiers; empty when documents are not persisted.
  package var persistedDocuments: PersistedDocuments {
    let own = operations.filter { input.files[Int($0.file.index)].role == .source }
    return PersistedDocuments(
      Dictionary(own.compactMap { operation in operation.id.map { ($0, operation.text) } }, uniquingKeysWith: { a, _ in a }))
  }

  package var filesWithDefinitions: Int {
    scans.count { $0?.documents.contains { !$0.document.definitions.isEmpty } ?? false }
  }

  package var operationCount: Int { count { if case .operation = $0 { true } else { false } } }
  package var fragmentCount: Int { count { if case .fragment = $0 { true } else { false } } }

  private func count(_ isCounted: (Definition) -> Bool) -> Int {
    scans.lazy.flatMap { $0?.documents ?? [] }.reduce(0) { $0 + $1.document.definitions.count(where: isCounted) }
  }
}
