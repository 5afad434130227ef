/// The lists. What comes first matters where a line says so; the order is Relay's.
extension Transform {
  /// What every program starts from.
  package static let common: [Transform] = [
    .fragmentAliases,
    .connections,
    .mask,
    .deferAndStream,
    .refetchable,
    .providedVariables,
  ]

  /// What lenses and values are made of: fragments stay apart, spreads keep their arguments.
  package static let reader: [Transform] = [
    .conflictsOfUnreached,
    .required,
    .catching,
    .skipUnreachable,
    .flattenForReading,
    .skipRedundant,
  ]

  /// What the operation's text and its normalization have in common.
  package static let operation: [Transform] = [
    .forgetReading,
    // Before anything is selected on the edges that the fragment is not to hold.
    .prefetchableEdges,
    .generateID,
    .declarativeEdits,
    .applyFragmentArguments,
    .skipUnreachable,
    // With arguments applied and dead branches gone, and still with what the store alone knows.
    .checkVariables,
    .checkRequiredArguments,
    .selectionLimit,
    .selectionConflicts,
  ]

  /// How a response is written into the store: no fragments.
  package static let normalization: [Transform] = [
    // The discriminator of a fragment is in it before the fragment goes.
    .generateTypename,
    .inlineFragments,
    .skipRedundant,
  ]

  /// The text that is sent.
  package static let operationText: [Transform] = [
    .skipNullArguments,
    // Only what the server knows from here on.
    .skipClientSelections,
    .generateTypename,
    .flattenForText,
    .skipUnusedVariables,
  ]
}

package enum Pipeline: String, Sendable, CaseIterable {
  case common, reader, operation, normalization
  case operationText = "operation text"

  package var transforms: [Transform] {
    switch self {
    case .common: Transform.common
    case .reader: Transform.reader
    case .operation: Transform.operation
    case .normalization: Transform.normalization
    case .operationText: Transform.operationText
    }
  }

  /// How many of the transforms must run for everything that is refused to be found.
  var checkCount: Int { transforms.lastIndex { $0.refuses }.map { $0 + 1 } ?? 0 }
}
