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
) -> (program: ProgramContext, walked: WalkedFiles, diagnostics: [Diagnostic]) {
  let set = DocumentSet(documents, files: files, schema: schema)
  let open = set.entries.indices.filter { known.facts[set.entries[$0].file] == nil }
  let found = workers.map(parts(of: open), chunk: 1) { part in
    let walk = Walk(rules, context: RuleContext(documents: set, options: options))
    let facts = part.map { walk.definition(at: $0) }
    return (facts: facts, diagnostics: walk.context.diagnostics)
  }
  var walked = known
  for (index, facts) in zip(open, found.flatMap(\.facts)) {
    walked.facts[set.entries[index].file, default: []].append(facts)
  }
  let diagnostics = found.flatMap(\.diagnostics)
  for diagnostic in diagnostics { walked.diagnostics[diagnostic.location.file, default: []].append(diagnostic) }
  let program = ProgramContext(documents: set, facts: walked.facts(of: set), options: options)
  for rule in rules { rule.conclude?(program) }
  return (program, walked, diagnostics + program.diagnostics + known.allDiagnostics)
}

/// A list in parts that are worth a thread's trouble.
private func parts(of indices: [Int]) -> [ArraySlice<Int>] {
  let size = 128
  return stride(from: 0, to: indices.count, by: size).map { indices[$0..<min($0 + size, indices.count)] }
}

/// What walking the definitions of each file found. It holds for as long as the file does, and the fragments that its
/// definitions spread.
struct WalkedFiles: Sendable {
  /// In the order of a file's definitions.
  var facts: [FileID: [DefinitionFacts]] = [:]
  var diagnostics: [FileID: [Diagnostic]] = [:]

  fileprivate var allDiagnostics: [Diagnostic] { diagnostics.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// In the order of the set's entries.
  fileprivate func facts(of set: DocumentSet) -> [DefinitionFacts] {
    var next: [FileID: Int] = [:]
    return set.entries.map { entry in
      let index = next[entry.file, default: 0]
      next[entry.file] = index + 1
      return facts[entry.file]?[index] ?? DefinitionFacts(isOperation: false)
    }
  }
}
