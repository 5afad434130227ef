import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Puts what the edges of a connection with `prefetchable_pagination` select into a fragment of its own,
  /// `Document__edges`, as Relay's text has it. A lens goes on reading the edges where they stand.
  static let prefetchableEdges = Transform("prefetchableEdges") { program, _ in
    var extractor = EdgesExtractor()
    let result = program.changing(extractor.looksFor) { operation in
      extractor.begin(variables: [], globals: [])
      return extractor.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
    } fragment: { fragment in
      extractor.begin(variables: fragment.variables, globals: fragment.globals)
      return extractor.rewritten(fragment.selections, parent: fragment.type).map { fragment.with(selections: $0) }
    }
    return extractor.fragments.isEmpty ? program : result.with(fragments: result.fragments + extractor.fragments)
  }
}

private struct EdgesExtractor: SelectionRewriter {
  let looksFor: IR.Traits = .facts
  private(set) var fragments: [IR.Fragment] = []
  /// Of the definition.
  private var variables: [IR.Variable] = []
  private var globals: [IR.Variable] = []

  mutating func begin(variables: [IR.Variable], globals: [IR.Variable]) {
    self.variables = variables
    self.globals = globals
  }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    guard case .linked(let field) = selection, let name = field.head.facts.edgesFragment else {
      return rewriteInside(selection, parent: parent)
    }
    // What a page needs stays beside it.
    let written = field.selections.filter { !$0.isGenerated }
    let location = field.head.location
    var facts = IR.DefinitionFacts()
    facts.plural = IR.Argument("plural", .boolean(true), location: location, valueLocation: location)
    fragments.append(
      IR.Fragment(
        name: name, location: location, type: field.type, variables: variables, globals: globals,
        directives: [], facts: facts, selections: written))
    let arguments = variables.map { variable in
      IR.Argument(variable.name, .variable(variable.name), location: location, valueLocation: location)
    }
    let spread = IR.Selection.spread(IR.FragmentSpread(fragment: name, arguments: arguments, location: location))
    var head = field.head
    head.facts.edgesFragment = nil
    return .replace(
      .linked(IR.LinkedField(head, selections: [spread] + field.selections.filter(\.isGenerated))))
  }
}

extension IR.Selection {
  fileprivate var isGenerated: Bool {
    if case .inline(let inline) = self { inline.facts.isGenerated } else { false }
  }
}
