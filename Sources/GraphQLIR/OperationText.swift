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
    text(of: operation, layout: layout) { text(of: fragments[$0], layout: layout) }
  }

  /// The same, of fragments that are printed already.
  ///
  /// - Parameter fragment: the text of the fragment of a number.
  package func text(of operation: IR.Operation, layout: TextLayout = .compact, fragment: (Int) -> String) -> String {
    var printer = TextPrinter(schema: schema, compact: layout == .compact, showsFacts: false)
    printer.operation(operation)
    if layout == .pretty { printer.text += "\n" }
    for name in reached(from: operation.selections).sorted() {
      guard let number = number(of: name) else { continue }
      if layout == .pretty { printer.text += "\n" }
      printer.text += fragment(number)
    }
    return printer.text
  }

  /// A fragment as it stands in the texts of the operations that reach it.
  package func text(of fragment: IR.Fragment, layout: TextLayout = .compact) -> String {
    var printer = TextPrinter(schema: schema, compact: layout == .compact, showsFacts: false)
    printer.fragment(fragment)
    if layout == .pretty { printer.text += "\n" }
    return printer.text
  }

  /// The fragments that selections spread, those that these spread, and so on; the order is that of the walk.
  package func reached(from selections: [IR.Selection]) -> [Symbol] {
    var seen = SymbolMap()
    var found: [Symbol] = []
    var open: [IR.Selection] = []
    func add(_ selections: [IR.Selection]) {
      for selection in selections.reversed() where selection.traits.contains(.spread) { open.append(selection) }
    }
    add(selections)
    while let selection = open.popLast() {
      if case .spread(let spread) = selection {
        guard seen.insert(spread.fragment, 0) == nil else { continue }
        found.append(spread.fragment)
        if let fragment = fragment(spread.fragment) { add(fragment.selections) }
      } else {
        add(selection.selections)
      }
    }
    return found
  }
}
