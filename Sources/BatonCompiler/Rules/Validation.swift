package import GraphQLSchema
package import GraphQLSyntax

/// Runs a body for each number below a count, in any order and on any threads, and returns when all have run.
package typealias ConcurrentLoop = (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

/// Holds all documents of a compilation against the rules and says everything that is wrong, in no particular order.
///
/// Documents that come out without an error can be built into a program.
///
/// - Parameters:
///   - files: what the documents stand in, by number.
///   - loop: how to walk several definitions at once; one after the other by default.
package func validate(
  _ documents: [Document], files: [SourceFile], schema: Schema, rules: [Rule] = Rule.all,
  options: RuleOptions = RuleOptions(), loop: ConcurrentLoop? = nil
) -> [Diagnostic] {
  let set = DocumentSet(documents, files: files, schema: schema)
  let parts = Parts(of: set.entries.count)
  let results = Results(count: parts.count)
  let walk: @Sendable (Int) -> Void = { part in
    let walk = Walk(rules, context: RuleContext(documents: set, options: options))
    let facts = parts[part].map { walk.definition(at: $0) }
    results.set(part, facts, walk.context.diagnostics)
  }
  if let loop { loop(parts.count, walk) } else { (0..<parts.count).forEach(walk) }

  let program = ProgramContext(documents: set, facts: results.facts(), options: options)
  for rule in rules { rule.conclude?(program) }
  return results.diagnostics() + program.diagnostics
}

/// A list in parts that are worth a thread's trouble.
private struct Parts: Sendable {
  private static let size = 128
  private let total: Int

  init(of total: Int) { self.total = total }

  var count: Int { (total + Parts.size - 1) / Parts.size }
  subscript(part: Int) -> Range<Int> { part * Parts.size..<min((part + 1) * Parts.size, total) }
}

/// What each part's walk found, each written by one thread and read when all are done.
private final class Results: @unchecked Sendable {
  private let found: UnsafeMutableBufferPointer<(facts: [DefinitionFacts], diagnostics: [Diagnostic])>

  init(count: Int) {
    found = .allocate(capacity: count)
    found.initialize(repeating: ([], []))
  }

  deinit {
    found.deinitialize()
    found.deallocate()
  }

  func set(_ part: Int, _ facts: [DefinitionFacts], _ diagnostics: [Diagnostic]) {
    found[part] = (facts, diagnostics)
  }

  func facts() -> [DefinitionFacts] { found.flatMap(\.facts) }
  func diagnostics() -> [Diagnostic] { found.flatMap(\.diagnostics) }
}
