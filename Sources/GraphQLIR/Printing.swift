internal import GraphQLSyntax

extension IR.Program {
  /// The program as GraphQL text, operations and then fragments by name, each fact as a directive; `@generated` marks
  /// what a transform added. What goldens and `explain --stages` show.
  package func printed() -> String {
    (operations.sorted(by: \.name).map { printed($0) }
      + fragments.sorted(by: \.name).map { printed($0) }).joined(separator: "\n")
  }

  package func printed(_ operation: IR.Operation, layout: TextLayout = .pretty) -> String {
    var printer = TextPrinter(schema: schema, compact: layout == .compact, showsFacts: true)
    printer.operation(operation)
    return printer.text + (layout == .compact ? "" : "\n")
  }

  package func printed(_ fragment: IR.Fragment, layout: TextLayout = .pretty) -> String {
    var printer = TextPrinter(schema: schema, compact: layout == .compact, showsFacts: true)
    printer.fragment(fragment)
    return printer.text + (layout == .compact ? "" : "\n")
  }
}
