package import GraphQLSyntax

/// A parsed file of type-system definitions, and whose it is.
package struct SchemaDocument: Sendable {
  package var document: Document
  /// A client schema extension: what it adds is read from the store and never sent.
  package var isClient: Bool

  package init(_ document: Document, isClient: Bool = false) {
    self.document = document
    self.isClient = isClient
  }

  /// Parses SDL or the JSON of an introspection result, told apart by content: only JSON begins with `{`.
  ///
  /// - Parameter workers: who parses the pieces of a large file.
  package static func parse(
    _ file: SourceFile, id: FileID, isClient: Bool = false, workers: Workers = .one
  ) -> (document: SchemaDocument, diagnostics: [Diagnostic]) {
    let (document, diagnostics) =
      file.beginsWithBrace
      ? Introspection.parse(file, id: id) : GraphQLSyntax.parse(file, id: id, as: .typeSystem, workers: workers)
    return (SchemaDocument(document, isClient: isClient), diagnostics)
  }
}

extension SourceFile {
  fileprivate var beginsWithBrace: Bool {
    let space: Set<UInt8> = [0x20, 0x09, 0x0a, 0x0d]
    let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { !space.contains($0) } == UInt8(ascii: "{")
  }
}
