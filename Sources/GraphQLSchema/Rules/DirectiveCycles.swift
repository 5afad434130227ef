import GraphQLSyntax

extension SchemaRule {
  /// A directive's definition uses itself nowhere: not on its arguments, nor in the types of them.
  ///
  /// Specification: Directives, Type Validation 2 and 3.
  static let directiveCycles = SchemaRule("DirectiveCycles") { context in
    let graph = DirectiveGraph(context)
    for cycle in cycles(among: graph.count, graph.successors) {
      let directives = cycle.path.compactMap { $0 < graph.directives.count ? graph.directives[$0] : nil }
      // Input types may well contain each other: only a way round that meets a directive is wrong.
      guard let first = directives.first else { continue }
      let notes = directives.dropFirst().prefix(10).map { Diagnostic.Note("through `@\($0.name)`", at: $0.location) }
      context.report(.directiveCycle(first.name), at: first.location, notes: Array(notes))
    }
  }
}

/// Which directives and input types a definition mentions: the directives first, then the types by number.
private struct DirectiveGraph {
  let schema: Schema
  let directives: [DirectiveSchema]
  let numbers: [Symbol: Int]

  init(_ context: SchemaRuleContext) {
    schema = context.schema
    directives = context.directives.map(\.schema)
    numbers = Dictionary(uniqueKeysWithValues: directives.enumerated().map { ($1.name, $0) })
  }

  var count: Int { directives.isEmpty ? 0 : directives.count + schema.types.count }

  func successors(_ node: Int) -> [Int] {
    if node < directives.count { return mentioned(by: directives[node].arguments) }
    let type = schema.types[node - directives.count]
    guard type.isInput else { return [] }
    return uses(type.directives) + type.values.flatMap { uses($0.directives) } + mentioned(by: type.inputFields)
  }

  private func mentioned(by values: [InputValue]) -> [Int] {
    values.flatMap { uses($0.directives) + [directives.count + Int($0.type.named.index)] }
  }

  private func uses(_ uses: [Directive]) -> [Int] { uses.compactMap { numbers[$0.name.symbol] } }
}

extension Diagnostic.Message {
  fileprivate static func directiveCycle(_ name: Symbol) -> Self {
    Self("the definition of `@\(name)` uses `@\(name)` itself")
  }
}
