import GraphQLSchema
import GraphQLSyntax

/// What a rule about the program sees: every definition, what the walk found in each, and who reaches whom.
final class ProgramContext {
  let documents: DocumentSet
  let options: RuleOptions
  let hints = ScopedHints()
  /// By the definitions' places in ``DocumentSet/entries``.
  let facts: [DefinitionFacts]
  private(set) lazy var graph = SpreadGraph(documents, facts)
  private(set) lazy var globals = GlobalVariable.all(facts, graph)
  private(set) var diagnostics: [Diagnostic] = []

  var schema: Schema { documents.schema }

  init(documents: DocumentSet, facts: [DefinitionFacts], options: RuleOptions) {
    self.documents = documents
    self.facts = facts
    self.options = options
  }

  func report(
    _ message: Diagnostic.Message, severity: Diagnostic.Severity = .error, at location: Location,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(severity, message, at: location, notes: notes))
  }

  var operations: some Sequence<(index: Int, operation: OperationDefinition)> {
    documents.entries.enumerated().lazy.compactMap { index, entry in
      if case .operation(let operation) = entry.definition { (index, operation) } else { nil }
    }
  }

  /// The fragments that a spread can mean: of two of one name the first.
  var fragments: some Sequence<FragmentSignature> {
    documents.entries.indices.lazy.compactMap { [documents] index in
      documents.signature(at: index).flatMap { documents.fragment($0.name) === $0 ? $0 : nil }
    }
  }

  func location(_ range: SourceRange, in index: Int) -> Location { Location(documents.entries[index].file, range) }

  /// A definition's name and where it stands.
  func name(of index: Int) -> (text: String, location: Location) {
    switch documents.entries[index].definition {
    case .operation(let operation):
      (operation.name?.text ?? operation.kind.rawValue, location(operation.name?.range ?? operation.keyword, in: index))
    case .fragment(let fragment): (fragment.name.text, location(fragment.name.range, in: index))
    case .typeSystem(let definition): (definition.name?.text ?? "", location(definition.keyword, in: index))
    }
  }

  /// `Q → Row → Cell`: the shortest way from a definition to one of some others.
  func path(from start: Int, toAny targets: Set<Int>) -> String {
    arrows(graph.path(from: start, toAny: targets).map { name(of: $0).text })
  }
}

/// Names with arrows between; of a long way its two ends.
func arrows(_ names: [String]) -> String {
  let shown = names.count <= 8 ? names : names.prefix(4) + ["…"] + names.suffix(3)
  return shown.joined(separator: " → ")
}
