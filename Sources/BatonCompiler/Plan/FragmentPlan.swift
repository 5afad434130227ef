/// A fragment as it is printed: a lens, or a value under `@inline`.
package struct FragmentPlan: Sendable {
  package enum Kind: Sendable { case lens, value }
  package var kind: Kind
  package var object: ObjectPlan
  package var layout: LayoutPlan
}

/// What stands in `static let layout`.
package struct LayoutPlan: Sendable {
  package var text: WrappingText
  /// What the text's numbers mean.
  package var fragments: [TypeValue]
  package var scalars: [TypeValue]
  /// A property of the scope is called `Layout`.
  package var hidesLayout: Bool
}

/// A type as an expression, `Row.self`.
package struct TypeValue: Sendable {
  package var type: String
  /// A property of the scope is called as the type is: an expression finds that one, a generic argument the type.
  package var isHidden: Bool
}

/// A query, mutation or subscription as it is printed.
package struct OperationPlan: Sendable {
  package enum Kind: Sendable {
    case query, mutation, subscription

    var conformance: KnownName {
      switch self {
      case .query: .graphQLQuery
      case .mutation: .graphQLMutation
      case .subscription: .graphQLSubscription
      }
    }
  }
  package enum Document: Sendable { case text(String), id(String) }

  package var kind: Kind
  package var name: SwiftName
  /// The operation's name as the server knows it.
  package var graphQLName: String
  package var documentation: Documentation
  package var variables: [InputFieldPlan]
  /// Variables that the app provides: the name that is sent, and the Swift value.
  package var provided: [(key: String, value: String)]
  /// What its method calls the encoder: no variable's name.
  package var encoder: SwiftName
  package var document: Document
  package var plan: NormalizationPlan
  package var data: FragmentPlan
  package var payload: PayloadPlan?
}

/// What stands in `static let plan`.
package struct NormalizationPlan: Sendable {
  /// A line for the variables, then one for each selection.
  package var lines: [ArraySlice<UInt8>]
  package var scalars: [TypeValue]
}
