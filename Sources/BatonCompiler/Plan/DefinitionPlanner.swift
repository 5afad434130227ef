import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Decides fragments and operations.
struct DefinitionPlanner {
  let context: PlanContext
  let normalization: IR.Program
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
    var words: [String] = []
    if context.checked.contains(fragment.name) { words.append("checked") }
    if kind == .lens, fragment.facts.caught != nil { words.append("catches") }
    if !fragment.variables.isEmpty { words.append(LayoutText.variables(fragment.variables)) }
    return plan(
      SwiftName(fragment.name.text), kind, fragment.selections, identity: ObjectIdentifier(fragment), on: fragment.type,
      semantic: fragment.facts.throwsOnFieldError != nil || fragment.facts.caught != nil, words: words,
      Documentation(lines: [title] + Documentation.paragraph(fragment.facts.description?.value)))
  }

  /// - Parameter enums: is given those that only the answer's own types spell.
  func operation(
    _ reading: IR.Operation, document: OperationPlan.Document, enums: inout Set<TypeID>
  ) -> OperationPlan {
    var title = "`\(reading.kind.rawValue) \(reading.name)`"
    if let fragment = reading.facts.derivedFrom { title += ", which fetches `fragment \(fragment)` again," }
    title += " in \(context.path(of: reading.location))"
    var normalizer = NormalizationPlanner(context, program: normalization)
    let normalized = self.normalized[reading.name] ?? reading
    var scope = NameScope(avoiding: NameScope.variables)
    let variables = InputPlanner(context: context).variables(of: reading, in: &scope)
    var payload: PayloadPlan?
    if reading.kind == .mutation {
      var planner = PayloadPlanner(context, program: normalization)
      payload = planner.payload(of: normalized)
      enums.formUnion(planner.enums)
    }
    // What a caught operation answers is what `data(for:)` answers or throws.
    let isThrowing = reading.facts.throwsOnFieldError != nil || reading.facts.caught != nil
    return OperationPlan(
      kind: OperationPlan.Kind(reading.kind), name: SwiftName(reading.name.text), graphQLName: reading.name.text,
      documentation: Documentation(lines: [title] + Documentation.paragraph(reading.facts.description?.value)),
      variables: variables,
      provided: normalized.variables.compactMap { variable in
        variable.provider.map { (variable.name.text, $0.text) }
      },
      encoder: scope.take("encoder"), document: document,
      plan: normalizer.plan(of: normalized),
      data: plan(
        SwiftName("Data"), .lens, reading.selections, identity: ObjectIdentifier(reading), on: reading.type,
        semantic: isThrowing, words: isThrowing ? ["throws"] : [], Documentation(),
        hiding: Set(variables.map(\.name.identifier))),
      payload: payload)
  }

  private func plan(
    _ name: SwiftName, _ kind: FragmentPlan.Kind, _ selections: [IR.Selection], identity: ObjectIdentifier,
    on type: TypeID, semantic: Bool, words: [String], _ documentation: Documentation,
    hiding outer: Set<String> = []
  ) -> FragmentPlan {
    var planner = SelectionPlanner(context, kind: kind, selections: selections)
    let part = MergedSelections.Part(selections: selections, when: .always, identity: identity)
    let node = planner.node([part], on: type, semantic: semantic)
    let members = outer.union(NameScope.members).union(node.members.map(\.name.identifier))
    func value(_ type: String, _ identifier: String) -> TypeValue {
      TypeValue(type: type, isHidden: members.contains(identifier))
    }
    return FragmentPlan(
      kind: kind,
      object: ObjectPlan(
        name: name, documentation: documentation, members: node.members, nested: node.nested, reader: node.reader),
      layout: LayoutPlan(
        pieces: words + node.layout, fragments: planner.fragments.map { value(SwiftName($0.text).description, $0.text) },
        scalars: planner.scalars.map { value($0, String($0.prefix { $0 != "." && $0 != "<" })) }, hidesLayout: members.contains("Layout")))
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
