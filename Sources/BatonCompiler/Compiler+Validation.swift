import GraphQLSchema
import GraphQLSyntax

extension Compilation {
  /// Holds every document against the rules, and the configuration against the schema.
  mutating func validate(_ workers: Workers) {
    guard let schema else { return }
    let losses = Losses(scans, files: sources)
    let documents = usedDocuments
    settled = finished?.settled(in: input, documents, schema: schema) ?? SettledFiles()
    let (program, walked, found) = judge(
      documents, files: sources, schema: schema, options: RuleOptions(input.configuration),
      known: settled.walked, workers: workers)
    self.walked = walked
    diagnostics += losses.independent(found, in: program).filter { !isOthersConcern($0) }
    diagnostics += input.configuration.check(against: schema)
    sound = hasErrors ? SoundDocuments(documents, in: program, without: found, losses) : SoundDocuments(documents)
    settled.files.subtract(sound.prunedFiles)
  }

  /// A module's own compilation warns of what is in it, and of what it offers nobody can say that it is not used.
  private func isOthersConcern(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.severity == .warning else { return false }
    if diagnostic.message.identifier == "unusedFragment" && input.configuration.access != .internal { return true }
    if case .dependency = input.files[Int(diagnostic.location.file.index)].role { return true }
    return false
  }
}

extension RuleOptions {
  fileprivate init(_ configuration: Configuration) {
    self.init()
    strictCustomScalars = configuration.featureFlags.hasStrictCustomScalars.isEnabled
    allowsRequiredInMutations = configuration.featureFlags.allowsRequiredInMutations
  }
}
