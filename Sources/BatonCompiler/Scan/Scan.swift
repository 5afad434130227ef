package import GraphQLSyntax

/// What one file holds.
package struct Scan: Sendable {
  package var documents: [ScannedDocument] = []
  package var diagnostics: [Diagnostic] = []
  /// What was meant to hold a document and could not be parsed.
  package var lost: [SourceRange] = []
}

/// A document and, when it stands in a Swift file, the marker that holds it.
package struct ScannedDocument: Sendable {
  package var document: Document
  package var marker: Marker?
}

/// Finds and parses the documents of a file: those behind the markers of a Swift file, the whole of any other.
package func scan(_ file: SourceFile, id: FileID, fragmentArguments: Bool = false) -> Scan {
  if file.isSwift { return SwiftScanner.scan(file, id, fragmentArguments) }
  let (document, diagnostics) = parse(file, id: id, as: .executable, fragmentArguments: fragmentArguments)
  return Scan(documents: [ScannedDocument(document: document)], diagnostics: diagnostics)
}

extension SourceFile {
  /// Whether documents stand behind markers in it.
  var isSwift: Bool { path.hasSuffix(".swift") }
}
