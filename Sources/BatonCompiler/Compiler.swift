import GraphQLSchema
package import GraphQLSyntax

/// Compiles the documents of a module: the one function that everything else is for.
///
/// Nothing here reads a file, a clock or the environment. With an error there are no outputs, and the phases behind the
/// one that found it have not run.
///
/// - Parameters:
///   - last: the phase after which to stop.
///   - previous: an earlier compilation. Files that are the same in both are not parsed again, nor is a schema built.
///   - diagnostics: what was found before, which belongs to the same report.
///   - workers: who does the pieces of a phase.
///   - observe: is called with each phase as it begins.
package func compile(
  _ input: CompilerInput, upTo last: Phase = .emit, after previous: Compilation? = nil,
  adding diagnostics: [Diagnostic] = [], workers: Workers = .one, observe: (Phase) -> Void = { _ in }
) -> Compilation {
  var compilation = Compilation(input)
  compilation.diagnostics = diagnostics
  compilation.finished = previous?.finished
  for phase in Phase.allCases where phase <= last {
    observe(phase)
    switch phase {
    case .parse: compilation.parse(after: previous, workers)
    case .validate: compilation.validate(workers)
    case .check: compilation.check(workers)
    case .transform: compilation.transform(workers)
    case .emit: compilation.emit(workers)
    }
    // What is wrong with the schema and what is wrong with the text of a document are shown together.
    if compilation.schema?.isWhole != true { break }
    // So is what is wrong with some documents, and with the programs of the others.
    if phase >= .check && compilation.hasErrors { break }
  }
  return compilation
}

extension Compilation {
  /// Parses the documents, and at the same time the schema, which is built.
  fileprivate mutating func parse(after previous: Compilation?, _ workers: Workers) {
    schemaFiles = input.files.enumerated().compactMap { index, file in
      file.isSchema ? (file, FileID(index)) : nil
    }
    let start = self
    let (scans, built) = workers.both(
      { start.scans(after: previous, workers) }, { start.builtSchema(after: previous, workers) })
    self.scans = scans
    (schema, schemaDiagnostics) = built
    diagnostics += scans.flatMap { $0?.diagnostics ?? [] }
    // Of a glob that nothing matches that has been said.
    if filesWithDefinitions == 0 && diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.warning, .noDefinitions(), at: Location(FileID(0), SourceRange(0, 0))))
    }
    diagnostics += schemaDiagnostics
  }

  /// Finds and parses the documents of every file that may hold some.
  private func scans(after previous: Compilation?, _ workers: Workers) -> [Scan?] {
    func allowsFragmentArguments(_ input: CompilerInput) -> Bool {
      input.configuration.featureFlags.allowsFragmentArguments.isEnabled
    }
    let fragmentArguments = allowsFragmentArguments(input)
    // What was parsed under another switch may hold other mistakes.
    let known = previous.flatMap { allowsFragmentArguments($0.input) == fragmentArguments ? KnownScans($0) : nil }
    let work = input.files.enumerated().map { index, file in (id: FileID(index), file: file) }
    return workers.map(work) { id, file in
      guard file.role.holdsDocuments else { return nil }
      return known?.scan(of: file.source, as: id)
        ?? scan(file.source, id: id, fragmentArguments: fragmentArguments)
    }
  }

  /// Nil for a schema that cannot be made, and what is wrong with it.
  private func builtSchema(after previous: Compilation?, _ workers: Workers) -> (Schema?, [Diagnostic]) {
    if let previous, let known = previous.schema, isSameSchema(as: previous) {
      return (known, previous.schemaDiagnostics)
    }
    var documents: [SchemaDocument] = []
    var diagnostics: [Diagnostic] = []
    for (file, id) in schemaFiles {
      let (document, problems) = SchemaDocument.parse(
        file.source, id: id, isClient: file.role == .schemaExtension, workers: workers)
      documents.append(document)
      diagnostics += problems
    }
    // Of half a schema everything else would be missing.
    if diagnostics.hasErrors { return (nil, diagnostics) }
    let built = SchemaBuilder.build(documents, workers: workers)
    return (built.schema, diagnostics + built.diagnostics)
  }

  /// Whether the schema's files are the same, under the same numbers, which the places in the schema have.
  private func isSameSchema(as previous: Compilation) -> Bool {
    schemaFiles.elementsEqual(previous.schemaFiles) { new, old in
      new.id == old.id && new.file.role == old.file.role && new.file.source.bytes == old.file.source.bytes
    }
  }
}

/// What an earlier compilation has parsed, by path.
private final class KnownScans: Sendable {
  private let previous: Compilation
  private let indices: [String: Int]

  init(_ previous: Compilation) {
    self.previous = previous
    indices = Dictionary(
      previous.input.files.enumerated().map { ($1.source.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What was parsed of the same bytes, under the number that the file has now.
  func scan(of file: SourceFile, as id: FileID) -> Scan? {
    guard let index = indices[file.path], previous.input.files[index].source.bytes == file.bytes else { return nil }
    return previous.scans[index]?.numbered(id)
  }
}

extension CompilerInput.Role {
  fileprivate var holdsDocuments: Bool {
    switch self {
    case .source, .dependency: true
    case .configuration, .schema, .schemaExtension, .free: false
    }
  }
}

extension Scan {
  /// The same in a file of another number.
  fileprivate func numbered(_ id: FileID) -> Scan {
    var scan = self
    for index in scan.documents.indices { scan.documents[index].document.file = id }
    scan.diagnostics = diagnostics.map { diagnostic in
      Diagnostic(
        diagnostic.severity, diagnostic.message, at: Location(id, diagnostic.location.range),
        notes: diagnostic.notes.map { Diagnostic.Note($0.text, at: Location(id, $0.location.range)) })
    }
    return scan
  }
}

extension Diagnostic.Message {
  fileprivate static func noDefinitions() -> Self {
    Self("no file that was read holds a GraphQL definition")
  }
}
