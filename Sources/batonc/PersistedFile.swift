import BatonCompiler
import GraphQLSyntax

/// The file of persisted documents of a project, as it is and as it should be.
struct PersistedFile {
  let path: String
  private let there: PersistedDocuments?
  private let bytes: [UInt8]?
  private let wanted: PersistedDocuments

  /// Nil when documents are not persisted.
  init?(_ compilation: Compilation, _ project: Project, _ options: Options) throws(CommandFailure) {
    guard let persist = project.configuration.persist else { return nil }
    path = options.persisted.map(Paths.normalized) ?? project.path(persist.file.value)
    let current = compilation.persistedDocuments
    guard Files.isThere(path) else {
      (there, bytes, wanted) = (nil, nil, current)
      return
    }
    let file: SourceFile
    do throws(Files.Failure) { file = SourceFile(path: path, bytes: try Files.read(path)) } catch {
      throw CommandFailure(error, shown: path)
    }
    let (documents, diagnostics) = PersistedDocuments.parse(file)
    if diagnostics.hasErrors { throw CommandFailure(Finding.all(diagnostics, in: [file])) }
    there = documents
    bytes = file.bytes
    // Apps that are out there still send what older versions sent.
    let older = options.prunesPersisted ? [:] : documents.texts
    wanted = PersistedDocuments(older.merging(current.texts) { _, new in new })
  }

  /// Whether it lacks something or has too much; the order of its entries does not matter.
  var isStale: Bool { there != wanted }

  var findings: [Finding] {
    guard isStale else { return [] }
    let message: Diagnostic.Message = there == nil ? .missingPersisted() : .stalePersisted()
    return [Finding(.error, message.text, identifier: message.identifier, path: path)]
  }

  /// Returns whether there was anything to write.
  func write() throws(CommandFailure) -> Bool {
    let new = wanted.json
    if let bytes, Files.are(bytes, new) { return false }
    do throws(Files.Failure) { try Files.write(new, to: path) } catch { throw CommandFailure(error, shown: path) }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func missingPersisted() -> Self {
    Self("this file of persisted documents is missing; run `batonc generate`")
  }

  fileprivate static func stalePersisted() -> Self {
    Self("this file of persisted documents is out of date; run `batonc generate`")
  }
}
