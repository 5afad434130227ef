/// A fragment as it is printed: a lens, or a value under `@inline`.
struct FragmentPlan: Sendable {
  enum Kind: Sendable { case lens, value }
  var kind: Kind
  var object: ObjectPlan
  var layout: LayoutPlan
}

/// What stands in `static let layout`.
struct LayoutPlan: Sendable {
  var text: WrappingText
  /// What the text's numbers mean.
  var fragments: [TypeValue]
  var scalars: [TypeValue]
  /// A property of the scope is called `Layout`.
  var isHidden: Bool
}

/// A query, mutation or subscription as it is printed.
struct OperationPlan: Sendable {
  enum Kind: Sendable {
    case query, mutation, subscription

    var conformance: KnownName {
      switch self {
      case .query: .graphQLQuery
      case .mutation: .graphQLMutation
      case .subscription: .graphQLSubscription
      }
    }
  }
  enum Document: Sendable { case text(String), id(String) }

  var kind: Kind
  var name: SwiftName
  /// The operation's name as the server knows it.
  var graphQLName: String
  var documentation: Documentation
  var variables: [InputFieldPlan]
  /// Variables that the app provides: the name that is sent, and the Swift value.
  var provided: [(key: String, value: String)]
  /// What its method calls the encoder: no variable's name.
  var encoder: SwiftName
  var document: Document
  /// A variable is called `Document`.
  var hidesDocument: Bool
  var plan: NormalizationPlan
  var data: FragmentPlan
  var payload: PayloadPlan?
}

/// What stands in `static let plan`.
struct NormalizationPlan: Sendable {
  /// A line for the variables, then one for each selection, which may be broken where an item ends.
  var lines: [WrappingText]
  var scalars: [TypeValue]
  /// A variable is called `Plan`.
  var isHidden: Bool
}
