/// What a configuration lets documents do, or forbids them.
package struct RuleOptions: Sendable {
  /// `featureFlags.enable_strict_custom_scalars`: a custom scalar's value comes from a variable, never from a literal.
  package var strictCustomScalars = false
  /// `featureFlags.allow_required_in_mutation_response`: for Relay's `@required(action: THROW)` in a mutation.
  package var allowsRequiredInMutations = FeatureFlags.Flag.disabled

  package init() {}
}
