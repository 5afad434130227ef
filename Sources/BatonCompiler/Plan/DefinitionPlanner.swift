import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides fragments and operations.
struct DefinitionPlanner {
  let context: PlanContext
  private let normalization: IR.Program
  private let normalized: [Symbol: IR.Operation]

  init(context: PlanContext, normalization: IR.Program) {
    self.context = context
    self.normalization = normalization
    normalized = Dictionary(normalization.operations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func fragment(_ fragment: IR.Fragment) -> FragmentPlan {
    let kind: FragmentPlan.Kind = fragment.facts.inline == nil ? .lens : .value
    let title =
      "`fragment \(fragment.name) on \(context.schema[fragment.type].name)\(kind == .value ? " @inline" : "")`"
      + " in \(context.path(of: fragment.location))"
    var words = WrappingText()
    if context.checked.contains(fragment.name) {
      words.text.add("checked")
      words.addBreak()
    }
    if kind == .lens, fragment.facts.caught != nil {
      words.text.add("catches")
      words.addBreak()
    }
    if !fragment.variables.isEmpty {
      LayoutText.write(fragment.variables, to: &words.text)
      words.addBreak()
    }
    return plan(
      SwiftName(fragment.name), kind, fragment.selections, identity: ObjectIdentifier(fragment), on: fragment.type,
      semantic: fragment.facts.throwsOnFieldError != nil || fragment.facts.caught != nil, words: words,
      Documentation(lines: [title] + Documentation.paragraph(fragment.facts.description?.value)))
  }

  /// What the answers of these hold.
  func normalized(_ operations: [IR.Operation]) -> [IR.Operation] { operations.map { normalized[$0.name] ?? $0 } }

  /// - Parameters:
  ///   - graph: has the operation's selections.
  ///   - enums: is given those that only the answer's own types spell.
  func operation(
    _ reading: IR.Operation, document: OperationPlan.Document, graph: NormalizationGraph, enums: inout Set<TypeID>
  ) -> OperationPlan {
    let title = "`\(reading.kind.rawValue) \(reading.name)` in \(context.path(of: reading.location))"
    let purpose = reading.facts.derivedFrom.map { ["", "Fetches `fragment \($0)` again."] } ?? []
    let normalized = self.normalized[reading.name] ?? reading
    let providers = normalized.variables.compactMap { $0.provider?.firstName }
    var scope = NameScope(
      avoiding: reading.kind == .mutation ? NameScope.variablesOfMutations : NameScope.variables, NameSet(providers))
    let variables = InputPlanner(context: context).variables(of: reading, in: &scope)
    let names = variables.map(\.name.symbol)
    let properties = NameSet(names)
    var payload: PayloadPlan?
    if reading.kind == .mutation {
      var planner = PayloadPlanner(context, program: normalization)
      payload = planner.payload(of: normalized)
      enums.formUnion(planner.enums)
    }
    // What a caught operation answers is what `data(for:)` answers or throws.
    let isThrowing = reading.facts.throwsOnFieldError != nil || reading.facts.caught != nil
    var words = WrappingText()
    if isThrowing {
      words.text.add("throws")
      words.addBreak()
    }
    return OperationPlan(
      kind: OperationPlan.Kind(reading.kind), name: SwiftName(reading.name), graphQLName: reading.name.text,
      documentation: Documentation(
        lines: [title] + purpose + Documentation.paragraph(reading.facts.description?.value)),
      variables: variables,
      provided: normalized.variables.compactMap { variable in
        variable.provider.map { (variable.name.text, $0.text) }
      },
      encoder: scope.take(.encoder), document: document, hidesDocument: properties.contains("Document"),
      plan: plan(of: reading, graph, hiding: properties),
      data: plan(
        SwiftName("Data"), .lens, reading.selections, identity: ObjectIdentifier(reading), on: reading.type,
        semantic: isThrowing, words: words, Documentation(), hiding: names),
      payload: payload)
  }

  private func plan(
    of operation: IR.Operation, _ graph: NormalizationGraph, hiding properties: NameSet
  ) -> NormalizationPlan {
    let (lines, scalars) = graph.plan(of: operation.name)
    var names = NameScope()
    if scalars.contains(where: { $0.outermostTypes.contains(where: properties.contains) }) {
      // An alias is seen in all of the operation.
      names = NameScope(
        avoiding: properties.union(["Data", "Response"] as [Symbol]),
        NameSet(context.names.all + context.reader.fragments.map(\.name)))
    }
    return NormalizationPlan(
      lines: lines, scalars: scalars.map { TypeValue(scalar: $0, hiddenBy: properties, &names) },
      isHidden: properties.contains("Plan"))
  }

  private func plan(
    _ name: SwiftName, _ kind: FragmentPlan.Kind, _ selections: [IR.Selection], identity: ObjectIdentifier,
    on type: TypeID, semantic: Bool, words: WrappingText, _ documentation: Documentation,
    hiding outer: [Symbol] = []
  ) -> FragmentPlan {
    var planner = SelectionPlanner(context, kind: kind, selections: selections, words: words)
    let part = MergedSelections.Part(selections: selections, when: .always, identity: identity)
    let node = planner.node([part], on: type, semantic: semantic)
    // What no accessor may be called is a property already.
    var properties = kind == .lens ? NameScope.accessors : NameScope.members
    for name in outer { properties.insert(name) }
    for member in node.members { properties.insert(member.name.symbol) }
    var names = NameScope(avoiding: properties, planner.spelled)
    for nested in node.nested { names.avoid(nested.name.symbol) }
    return FragmentPlan(
      kind: kind,
      object: ObjectPlan(
        name: name, documentation: documentation, members: node.members, nested: node.nested, reader: node.reader),
      layout: LayoutPlan(
        text: planner.layout,
        fragments: planner.fragments.all.map { TypeValue(fragment: $0, hiddenBy: properties, &names) },
        scalars: planner.scalars.all.map { TypeValue(scalar: $0, hiddenBy: properties, &names) },
        isHidden: properties.contains("Layout")))
  }
}

extension OperationPlan.Kind {
  init(_ kind: OperationKind) {
    self =
      switch kind {
      case .query: .query
      case .mutation: .mutation
      case .subscription: .subscription
      }
  }
}

extension Symbol {
  /// What generated code calls an encoder, unless a name of the schema's is in the way.
  static let encoder = Symbol("encoder")
}
