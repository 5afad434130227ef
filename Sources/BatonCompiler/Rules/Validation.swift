package import GraphQLSchema
package import GraphQLSyntax

/// Holds all documents of a compilation against the rules and says everything that is wrong, in no particular order.
///
/// Documents that come out without an error can be built into a program.
///
/// - Parameters:
///   - files: what the documents stand in, by number.
///   - workers: who walks the definitions.
package func validate(
  _ documents: [Document], files: [SourceFile], schema: Schema, rules: [Rule] = Rule.all,
  options: RuleOptions = RuleOptions(), workers: Workers = .one
) -> [Diagnostic] {
  judge(documents, files: files, schema: schema, rules: rules, options: options, workers: workers).diagnostics
}

/// The same, with what it was found in.
///
/// - Parameter known: files that need no walk.
func judge(
  _ documents: [Document], files: [SourceFile], schema: Schema, rules: [Rule] = Rule.all, options: RuleOptions,
  known: WalkedFiles = WalkedFiles(), workers: Workers
) -> (program: ProgramContext, walked: WalkedDefinitions, diagnostics: [Diagnostic]) {
  let set = DocumentSet(documents, files: files, schema: schema)
  let open = set.entries.indices.filter { !known.holds(set.entries[$0].file) }
  let parts = parts(of: open)
  let hintBudget = max(Hints.wholeBudget / max(parts.count, 1), 200_000)
  let found = workers.map(parts, chunk: 1) { part in
    let walk = Walk(rules, context: RuleContext(documents: set, options: options, hints: Hints(budget: hintBudget)))
    let facts = part.map { walk.definition(at: $0) }
    return (facts: facts, diagnostics: walk.context.diagnostics)
  }
  let walked = WalkedDefinitions(
    files: set.entries.map(\.file), facts: known.facts(of: set, with: found.flatMap(\.facts)),
    diagnostics: found.flatMap(\.diagnostics) + known.allDiagnostics)
  let program = ProgramContext(documents: set, facts: walked.facts, options: options)
  for rule in rules { rule.conclude?(program) }
  return (program, walked, walked.diagnostics + program.diagnostics)
}

/// A list in parts that are worth a thread's trouble.
private func parts(of indices: [Int]) -> [ArraySlice<Int>] {
  let size = 128
  return stride(from: 0, to: indices.count, by: size).map { indices[$0..<min($0 + size, indices.count)] }
}

/// What walking found: in each definition, with its file, and everything that was wrong.
struct WalkedDefinitions: Sendable {
  var files: [FileID] = []
  var facts: [DefinitionFacts] = []
  var diagnostics: [Diagnostic] = []

  func byFile() -> WalkedFiles {
    var walked = WalkedFiles()
    for (file, facts) in zip(files, facts) { walked.facts[file, default: []].append(facts) }
    for diagnostic in diagnostics { walked.diagnostics[diagnostic.location.file, default: []].append(diagnostic) }
    return walked
  }
}

/// What walking the definitions of each file found. It holds for as long as the file does, and the fragments that its
/// definitions spread.
struct WalkedFiles: Sendable {
  /// In the order of a file's definitions.
  var facts: [FileID: [DefinitionFacts]] = [:]
  var diagnostics: [FileID: [Diagnostic]] = [:]

  fileprivate var allDiagnostics: [Diagnostic] { diagnostics.sorted(by: \.key).flatMap(\.value) }

  fileprivate func holds(_ file: FileID) -> Bool { facts[file] != nil }

  /// In the order of the set's entries.
  ///
  /// - Parameter new: what was found in the definitions of the other files.
  fileprivate func facts(of set: DocumentSet, with new: [DefinitionFacts]) -> [DefinitionFacts] {
    if facts.isEmpty { return new }
    var new = new.makeIterator()
    var next: [FileID: Int] = [:]
    return set.entries.map { entry in
      guard let known = facts[entry.file] else { return new.next()! }
      let index = next[entry.file, default: 0]
      next[entry.file] = index + 1
      return known[index]
    }
  }
}
