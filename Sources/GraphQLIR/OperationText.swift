package import GraphQLSyntax

extension IR.Program {
  package enum TextLayout: Sendable {
    /// As it is sent.
    case compact
    /// As Relay's artifacts show it.
    case pretty
  }

  /// The document sent to the server: the operation, then each fragment it reaches, by name. Of a program of the
  /// operation text.
  package func text(of operation: IR.Operation, layout: TextLayout = .compact) -> String {
    let compact = layout == .compact
    var printer = TextPrinter(schema: schema, compact: compact, showsFacts: false)
    printer.operation(operation)
    if !compact { printer.text += "\n" }
    for name in reached(from: operation.selections).sorted() {
      guard let fragment = fragment(name) else { continue }
      if !compact { printer.text += "\n" }
      printer.fragment(fragment)
      if !compact { printer.text += "\n" }
    }
    return printer.text
  }

  /// The fragments that selections spread, those that these spread, and so on; the order is that of the walk.
  package func reached(from selections: [IR.Selection]) -> [Symbol] {
    var seen = Set<Symbol>()
    var found: [Symbol] = []
    var open: [IR.Selection] = selections.reversed()
    while let selection = open.popLast() {
      if case .spread(let spread) = selection {
        guard seen.insert(spread.fragment).inserted else { continue }
        found.append(spread.fragment)
        open.append(contentsOf: (fragment(spread.fragment)?.selections ?? []).reversed())
      } else {
        open.append(contentsOf: selection.selections.reversed())
      }
    }
    return found
  }
}
