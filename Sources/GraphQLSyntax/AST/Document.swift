/// Document : Definition+
///
/// One `.graphql` file, or the text of one marker in a Swift file. Its ranges are offsets in the file it stands in.
package struct Document: Sendable {
  package var file: FileID
  package var definitions: [Definition]

  package init(file: FileID, definitions: [Definition]) {
    self.file = file
    self.definitions = definitions
  }
}

package enum Definition: Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)
  case typeSystem(TypeSystemDefinition)
}

/// A name as it was written.
package struct Name: Sendable, CustomStringConvertible {
  package var symbol: Symbol
  package var range: SourceRange

  package init(_ symbol: Symbol, _ range: SourceRange) {
    self.symbol = symbol
    self.range = range
  }

  package var text: String { symbol.text }
  package var description: String { symbol.text }
}

/// A string as it was written; `value` is decoded.
package struct StringValue: Sendable {
  package var value: String
  package var isBlock: Bool
  /// With its quotes.
  package var range: SourceRange
}
