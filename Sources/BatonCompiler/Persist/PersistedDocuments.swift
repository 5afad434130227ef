package import GraphQLSyntax

/// The map from an operation's identifier to its text, which a server that only answers known operations reads.
package struct PersistedDocuments: Sendable, Equatable {
  package var texts: [String: String] = [:]

  package init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// What a file holds already.
  package static func parse(_ file: SourceFile) -> (documents: PersistedDocuments, diagnostics: [Diagnostic]) {
    let (value, diagnostics) = parseJSON(file, id: FileID(0))
    guard let value, !diagnostics.hasErrors else { return (PersistedDocuments(), diagnostics) }
    func refuse(_ range: SourceRange) -> (PersistedDocuments, [Diagnostic]) {
      (PersistedDocuments(), [Diagnostic(.noPersistedDocuments(), at: Location(FileID(0), range))])
    }
    guard let members = value.members else { return refuse(value.range) }
    var documents = PersistedDocuments()
    for member in members {
      guard let text = member.value.string else { return refuse(member.value.range) }
      documents.texts[member.key] = text
    }
    return (documents, diagnostics)
  }

  /// Sorted by identifier, an entry a line, so that two branches that each add one merge.
  package var json: String {
    var json = JSONWriter()
    json.object {
      for (id, text) in texts.sorted(byUTF8: \.key) {
        $0.member(id, text)
      }
    }
    return json.text + "\n"
  }
}

extension Diagnostic.Message {
  fileprivate static func noPersistedDocuments() -> Self {
    Self("this is no map from identifiers to texts, which is what a file of persisted documents holds")
  }
}
