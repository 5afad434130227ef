package import GraphQLSyntax

/// Relay's switches, under Relay's names, where this compiler has the behaviour that one switches.
package struct FeatureFlags: Sendable {
  /// A switch that is on for everything, for nothing, or for the fragments and operations it names.
  package enum Flag: Sendable {
    case disabled
    case enabled
    case limited(Set<Symbol>)

    package func isEnabled(for name: Symbol) -> Bool {
      switch self {
      case .disabled: false
      case .enabled: true
      case .limited(let names): names.contains(name)
      }
    }

    /// Whether it is on for anything, where a switch cannot tell one name from another.
    package var isEnabled: Bool {
      switch self {
      case .disabled: false
      case .enabled: true
      case .limited(let names): !names.isEmpty
      }
    }
  }

  package var enforcesAliases = Flag.enabled
  package var allowsRequiredInMutations = Flag.disabled
  package var refusesThrowOnNullable = Flag.disabled
  package var prefersFetchable = Flag.disabled
  package var hasStrictCustomScalars = Flag.disabled
  package var allowsFragmentArguments = Flag.disabled

  package init() {}

  /// A switch as `baton.json` names it.
  package struct Name: Sendable {
    package let name: String
    package let summary: String
    package let flag: any WritableKeyPath<FeatureFlags, Flag> & Sendable
  }

  package static let names: [Name] = [
    Name(
      name: "enforce_fragment_alias_where_ambiguous",
      summary: "A spread that may not match needs @alias; on unless it is disabled here.", flag: \.enforcesAliases),
    Name(
      name: "allow_required_in_mutation_response", summary: "@required may stand in a mutation.",
      flag: \.allowsRequiredInMutations),
    Name(
      name: "disallow_required_action_throw_on_semantically_nullable_fields",
      summary: "@required(action: THROW) needs a field that is never null without an error.",
      flag: \.refusesThrowOnNullable),
    Name(
      name: "prefer_fetchable_in_refetch_queries", summary: "A refetch prefers a @fetchable type's own field to `node`.",
      flag: \.prefersFetchable),
    Name(
      name: "enable_strict_custom_scalars", summary: "A custom scalar takes no literal of a built-in one.",
      flag: \.hasStrictCustomScalars),
    Name(
      name: "enable_fragment_argument_transform",
      summary: "A fragment may declare variables, `fragment F($x: Int) on T`, which a spread passes, `...F(x: 1)`.",
      flag: \.allowsFragmentArguments),
  ]
}
