import GraphQLIR
package import GraphQLSyntax

extension Explainer {
  /// Who spreads whom, as a graph for Graphviz: of everything, or of one definition with all that reaches it and all
  /// that it reaches.
  package func graph(of name: Symbol?) -> String? {
    var shown = Set(names)
    if let name {
      guard let explanation = explanation(of: name, withChanges: false) else { return nil }
      shown = Set([name] + explanation.reaches + above(name))
    }
    var text = "digraph {\n  rankdir = LR\n  node [shape = box]\n"
    for node in names where shown.contains(node) {
      guard let explanation = explanation(of: node, withChanges: false) else { continue }
      let style =
        switch explanation.kind {
        case .operation: "shape = oval"
        case .lens: "shape = box"
        case .value: "shape = box, style = rounded"
        }
      text += "  \"\(node)\" [\(style)\(node == name ? ", penwidth = 2" : "")]\n"
      for other in Set(selections(of: node).spreads.map(\.fragment)).sorted() where shown.contains(other) {
        text += "  \"\(node)\" -> \"\(other)\"\n"
      }
    }
    return text + "}\n"
  }

  private func selections(of name: Symbol) -> [IR.Selection] {
    programs.reader.fragment(name)?.selections
      ?? programs.reader.operations.first { $0.name == name }?.selections ?? []
  }

  /// Everything that reaches it.
  private func above(_ name: Symbol) -> [Symbol] {
    var found: [Symbol] = []
    var seen: Set<Symbol> = [name]
    var open = [name]
    while let next = open.popLast() {
      for parent in explanation(of: next, withChanges: false)?.spreadBy ?? [] where seen.insert(parent).inserted {
        found.append(parent)
        open.append(parent)
      }
    }
    return found
  }
}
