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
func judge(
  _ documents: [Document], files: [SourceFile], schema: Schema, rules: [Rule] = Rule.all, options: RuleOptions,
  workers: Workers
) -> (program: ProgramContext, diagnostics: [Diagnostic]) {
  let set = DocumentSet(documents, files: files, schema: schema)
  let found = workers.map(parts(of: set.entries.count), chunk: 1) { part in
    let walk = Walk(rules, context: RuleContext(documents: set, options: options))
    let facts = part.map { walk.definition(at: $0) }
    return (facts: facts, diagnostics: walk.context.diagnostics)
  }
  let program = ProgramContext(documents: set, facts: found.flatMap(\.facts), options: options)
  for rule in rules { rule.conclude?(program) }
  return (program, found.flatMap(\.diagnostics) + program.diagnostics)
}

/// A list in parts that are worth a thread's trouble.
private func parts(of count: Int) -> [Range<Int>] {
  let size = 128
  return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
}
