import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A subscription has one root field, under no condition, and that is none of the introspection's.
  ///
  /// Specification: Single Root Field. Relay wants one selection, even where two would merge. Both read a condition
  /// below the root differently: inside a fragment Relay accepts it, so there it is a warning.
  static let singleFieldSubscriptions = Rule(
    "SingleFieldSubscriptions",
    program: { context in
      for (index, operation) in context.operations where operation.kind == .subscription {
        var search = RootFields(context: context)
        search.collect(operation.selections, in: index, isConditional: false, isOwn: true)
        search.report(for: operation, at: index)
      }
    })
}

/// The root fields of a subscription, through its fragments.
private struct RootFields {
  struct Found {
    let field: Field
    let location: Location
    let isConditional: Bool

    var isIntrospection: Bool { field.name.text.hasPrefix("__") }
  }

  let context: ProgramContext
  private var found: [Found] = []
  private var visited: Set<Symbol> = []

  init(context: ProgramContext) { self.context = context }

  mutating func collect(_ set: [Selection], in index: Int, isConditional: Bool, isOwn: Bool) {
    for selection in set {
      switch selection {
      case .field(let field):
        let isConditional = refuseConditions(field.directives, in: index, isOwn: isOwn) || isConditional
        found.append(
          Found(
            field: field, location: context.location(field.responseName.range, in: index),
            isConditional: isConditional))
      case .inline(let inline):
        let isConditional = refuseConditions(inline.directives, in: index, isOwn: isOwn) || isConditional
        collect(inline.selections, in: index, isConditional: isConditional, isOwn: isOwn)
      case .spread(let spread):
        let isConditional = refuseConditions(spread.directives, in: index, isOwn: isOwn) || isConditional
        guard visited.insert(spread.name.symbol).inserted,
          let fragment = context.documents.fragment(spread.name.symbol)
        else { continue }
        collect(fragment.syntax.selections, in: fragment.index, isConditional: isConditional, isOwn: false)
      }
    }
  }

  /// Whether `@include` or `@skip` stands here.
  private func refuseConditions(_ directives: [Directive], in index: Int, isOwn: Bool) -> Bool {
    var isConditional = false
    for directive in directives where ["include", "skip"].contains(directive.name.symbol) {
      isConditional = true
      context.report(
        .conditionalRoot(directive), severity: isOwn ? .error : .warning,
        at: context.location(directive.word, in: index))
    }
    return isConditional
  }

  func report(for operation: OperationDefinition, at index: Int) {
    let schema = context.schema
    for introspection in found where introspection.isIntrospection {
      // What no type has is reported as that.
      let isKnown = schema.root(.subscription).map { schema.selectableField(introspection.field.name.symbol, on: $0) != nil }
      if isKnown != false { context.report(.introspectionRoot(introspection.field), at: introspection.location) }
    }
    guard let first = found.first else { return }
    let note = Diagnostic.Note("the first root field is here", at: first.location)
    let others = found.filter {
      $0.field.responseName.symbol != first.field.responseName.symbol && !(first.isConditional && $0.isConditional)
        && !$0.isIntrospection
    }
    for second in others { context.report(.secondRoot(second.field), at: second.location, notes: [note]) }
    if others.isEmpty, operation.selections.count > 1, !found.contains(where: \.isIntrospection) {
      let second = context.location(operation.selections[1].range, in: index)
      context.report(.secondSelection, at: second, notes: [note])
    }
  }
}

extension Selection {
  fileprivate var range: SourceRange {
    switch self {
    case .field(let field): field.responseName.range
    case .spread(let spread): spread.name.range
    case .inline(let inline): inline.dots
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func secondRoot(_ field: Field) -> Self {
    Self("a subscription has a single root field; ask for `\(field.responseName)` in a subscription of its own")
  }

  fileprivate static var secondSelection: Self {
    Self("a subscription selects one thing at its root; put this into the first selection")
  }

  fileprivate static func introspectionRoot(_ field: Field) -> Self {
    Self("a subscription's root field is one of the schema's events, which `\(field.name)` is not")
  }

  fileprivate static func conditionalRoot(_ directive: Directive) -> Self {
    Self(
      "a subscription's root field is always there, so `\(directive.name.atName)` cannot decide about it; put it below the root field"
    )
  }
}
