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
}
