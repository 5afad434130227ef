import GraphQLIR
package import GraphQLSyntax

/// What a fragment or operation becomes, and who has to do with it.
package struct Explanation: Sendable {
  package enum Kind: Sendable, Hashable {
    case operation(OperationKind)
    /// A fragment read live.
    case lens
    /// A fragment with `@inline`.
    case value
  }

  /// A variable, and each place its value goes to.
  package struct Variable: Sendable {
    package enum Origin: Sendable { case operation, own, reached, provided }
    package var name: Symbol
    package var type: String
    package var defaultValue: String?
    package var origin: Origin
    package var uses: [String]
  }

  /// Where a field's value is kept, and under which type.
  package struct Key: Sendable, Hashable {
    package var type: Symbol
    package var text: String
    /// No variable is in it.
    package var isConstant: Bool
  }

  /// A transform after which the definition is another.
  package struct Change: Sendable {
    package var pipeline: Pipeline
    package var transform: String
    package var before: String
    package var after: String
  }

  package var name: Symbol
  package var kind: Kind
  package var location: Location
  package var type: Symbol
  /// The fragment that a refetch query was made for.
  package var derivedFrom: Symbol?
  /// The query that was made for the fragment.
  package var refetchQuery: Symbol?
  package var variables: [Variable] = []
  /// The fragments that it spreads itself, as written: `Row @arguments(size: 3)`.
  package var spreads: [String] = []
  /// All fragments that it reaches.
  package var reaches: [Symbol] = []
  /// The definitions that spread it.
  package var spreadBy: [Symbol] = []
  /// The operations that reach it.
  package var operations: [Symbol] = []
  /// What it reads itself.
  package var reads: [Key] = []
  /// What an operation's answer is written under, fragments included.
  package var writes: [Key] = []
  package var changes: [Change] = []
  /// Why a value carries the check for field errors; empty where it carries none.
  package var errorChecks: [ErrorChecks.Reason] = []
}
