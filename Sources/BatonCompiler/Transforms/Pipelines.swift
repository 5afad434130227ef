package import GraphQLIR
package import GraphQLSyntax

/// The lists. What comes first matters where a line says so; the order is Relay's.
extension Transform {
  /// What every program starts from.
  package static let common: [Transform] = [
    .fragmentAliases,
    .connections,
    .mask,
    .inlineValues,
    .deferAndStream,
    .refetchable,
    .providedVariables,
  ]

  /// What lenses and values are made of: fragments stay apart, spreads keep their arguments.
  package static let reader: [Transform] = [
    .required,
    .catching,
    .skipUnreachable,
    .flattenForReading,
    .skipRedundant,
  ]

  /// What the operation's text and its normalization have in common.
  package static let operation: [Transform] = [
    .forgetReading,
    .generateID,
    .declarativeEdits,
    .applyFragmentArguments,
    .checkVariables,
    .skipUnreachable,
  ]

  /// How a response is written into the store: no fragments, each distinct selection once.
  package static let normalization: [Transform] = [
    // The discriminator of a fragment is in it before the fragment goes.
    .generateTypename,
    .inlineFragments,
    .skipRedundant,
    .shareEqual,
  ]

  /// The text that is sent.
  package static let operationText: [Transform] = [
    .skipNullArguments,
    // With arguments applied and dead branches gone, and still with what the store alone knows.
    .selectionConflicts,
    // Only what the server knows from here on; a fragment that held nothing else goes with its spreads.
    .skipClientSelections,
    .skipEmptied,
    .generateTypename,
    .flattenForText,
    .skipUnusedVariables,
    .checkRequiredArguments,
  ]
}

/// The programs made of one, with all that was refused on the way.
package struct Programs: Sendable {
  /// As written.
  package var source: IR.Program
  package var reader: IR.Program
  package var normalization: IR.Program
  /// Operations that are here and not in `normalization` do not exist; the other way round, they need no server.
  package var operationText: IR.Program
  package var diagnostics: [Diagnostic]

  /// Runs every pipeline.
  ///
  /// - Parameter observe: called with each transform that ran, the pipeline it stands in, and what it made.
  package init(
    transforming source: IR.Program, options: TransformOptions = TransformOptions(),
    observe: ((Pipeline, Transform, IR.Program) -> Void)? = nil
  ) {
    let context = TransformContext(options)
    func run(_ pipeline: Pipeline, on program: IR.Program) -> IR.Program {
      pipeline.transforms.reduce(program) { program, transform in
        let result = transform(program, context)
        observe?(pipeline, transform, result)
        return result
      }
    }
    self.source = source
    diagnostics = NestingLimit.diagnostics(of: source)
    guard diagnostics.isEmpty else {
      (reader, normalization, operationText) = (source, source, source)
      return
    }
    let common = run(.common, on: source)
    reader = run(.reader, on: common)
    let operation = run(.operation, on: common)
    normalization = run(.normalization, on: operation)
    operationText = run(.operationText, on: operation)
    diagnostics = context.diagnostics.sortedOnce()
  }
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
}
