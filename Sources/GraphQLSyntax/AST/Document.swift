/// Document : Definition+
///
/// One `.graphql` file, or the text of one marker in a Swift file. Its ranges are offsets in the file it stands in.
package struct Document: Sendable {
  package var file: FileID
  package var definitions: [Definition]
  /// Nil where it has no syntax error.
  package var damage: Damage?

  package init(file: FileID, definitions: [Definition], damage: Damage? = nil) {
    self.file = file
    self.definitions = definitions
    self.damage = damage
  }
}

/// What the syntax errors of a document have cost.
package struct Damage: Sendable {
  /// Text that became part of no definition, whatever it was meant to be.
  package var lost: [SourceRange] = []
  /// Definitions of the type system among operations and fragments: the schema lacks what they define.
  package var elsewhere: [SourceRange] = []
  /// Whether a fragment or a spread has lost its name, so that it may have been any.
  package var hasUnnamed = false
  /// Of the document's definitions those with a mistake in them, and how much it puts in doubt.
  package var definitions: [Int: Extent] = [:]

  package enum Extent: Comparable, Sendable {
    /// Something in the definition is missing.
    case part
    /// Some of its variables are.
    case variables
    /// Its braces do not match, so nobody knows what stands in which.
    case structure
  }

  package init() {}
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
