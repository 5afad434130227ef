import GraphQLSyntax

extension ProgramContext {
  /// The documents without the definitions that hold an error, and without those that reach one.
  ///
  /// - Parameters:
  ///   - documents: those that were judged.
  ///   - broken: files that hold more errors, no matter where.
  func soundDocuments(
    of documents: [Document], without errors: [Diagnostic], broken: Set<FileID>
  ) -> [Document] {
    var starts: [FileID: [(offset: UInt32, index: Int)]] = [:]
    for (index, entry) in self.documents.entries.enumerated() {
      starts[entry.file, default: []].append((entry.definition.start, index))
    }
    var wrong: Set<Int> = []
    for (file, definitions) in starts {
      if broken.contains(file) { wrong.formUnion(definitions.map(\.index)) }
      starts[file]?.sort { $0.offset < $1.offset }
    }
    for error in errors where error.severity == .error {
      let start = starts[error.location.file]?.last { $0.offset <= error.location.range.start }
      if let start { wrong.insert(start.index) }
    }
    let reaching = graph.reaching(wrong.sorted())
    var index = -1
    return documents.map { document in
      let sound = document.definitions.filter { _ in
        index += 1
        return !reaching[index]
      }
      return Document(file: document.file, definitions: sound)
    }
  }
}

extension Definition {
  /// Where it begins.
  fileprivate var start: UInt32 {
    switch self {
    case .operation(let operation): (operation.description?.range ?? operation.keyword).start
    case .fragment(let fragment): (fragment.description?.range ?? fragment.keyword).start
    case .typeSystem(let definition): definition.keyword.start
    }
  }
}
