package import GraphQLSyntax

/// What no schema file needs to say: the scalars and directives of the specification.
package enum BuiltIns {
  /// September 2025, and the directive that error-aware clients read, which servers' files use without declaring it.
  package static let specification = document(
    #"""
    scalar Int
    scalar Float
    scalar String
    scalar Boolean
    scalar ID
    directive @skip(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
    directive @deprecated(reason: String! = "No longer supported")
      on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
    directive @specifiedBy(url: String!) on SCALAR
    directive @oneOf on INPUT_OBJECT
    directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
    """#)

  /// The reason of a `@deprecated` that gives none.
  package static let defaultDeprecation = "No longer supported"

  /// What the server's schema must declare for a document to use it, with the declaration to write.
  package static let expectedOfServer: [Symbol: String] = [
    "defer": "directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT",
    "stream": "directive @stream(if: Boolean, label: String, initialCount: Int) on FIELD",
    "fetchable": "directive @fetchable(field_name: String!) on OBJECT",
    "live": "directive @live on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT",
    "client_polling": "directive @client_polling(interval: Int) on QUERY",
    "fixme_fat_interface": "directive @fixme_fat_interface on FIELD",
    "unselectable": "directive @unselectable(reason: String!) on FIELD_DEFINITION",
  ]

  static func document(_ text: String) -> Document {
    let (document, diagnostics) = parse(SourceFile(path: "", text: text), id: .builtIn, as: .typeSystem)
    precondition(diagnostics.isEmpty, "the built-in definitions are well formed")
    return document
  }

  // The names that the schema itself understands.
  static let deprecated: Symbol = "deprecated"
  static let reason: Symbol = "reason"
  static let semanticNonNull: Symbol = "semanticNonNull"
  static let levels: Symbol = "levels"
  static let oneOf: Symbol = "oneOf"
  static let incremental: Set<Symbol> = ["defer", "stream"]
  static let label: Symbol = "label"
}
