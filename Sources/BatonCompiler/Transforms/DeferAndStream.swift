import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Gives each `@defer` and `@stream` its complete label, by which the server says which part it sends:
  /// `Document$defer$Fragment`.
  static let deferAndStream = Transform(refusing: "deferAndStream") { program, context in
    var labeller = Labeller(context: context)
    let result = program.changing(labeller.looksFor) { operation in
      labeller.document = operation.name
      return labeller.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
    } fragment: { fragment in
      labeller.document = fragment.name
      return labeller.rewritten(fragment.selections, parent: fragment.type).map { fragment.with(selections: $0) }
    }
    labeller.labels.reportRepeated(to: context)
    return result
  }
}

private struct Labeller: SelectionRewriter {
  let context: TransformContext
  let looksFor: IR.Traits = [.deferred, .stream]
  var document: Symbol = .id
  var labels = Labels()

  init(context: TransformContext) { self.context = context }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      if field.head.facts.isPlain { return .keep }
      guard let stream = field.head.facts.stream else { return .keep }
      context.report(.streamedScalar(field.head.responseKey), at: stream.location)
      var head = field.head
      head.facts.stream = nil
      return .replace(.scalar(IR.ScalarField(head)))
    case .linked(let field):
      guard !field.head.facts.isPlain, field.head.facts.stream != nil || field.head.facts.edgesFragment != nil else {
        return rewriteInside(selection, parent: parent)
      }
      var head = field.head
      if let stream = head.facts.stream { head.facts.stream = labelled(stream, of: head) }
      let outer = document
      defer { document = outer }
      if let edges = head.facts.edgesFragment { document = edges }
      return .replace(
        .linked(
          IR.LinkedField(head, selections: rewriting(field.selections, parent: field.type))))
    case .spread(let spread):
      guard let deferred = spread.facts.deferred else { return .keep }
      var facts = spread.facts
      facts.deferred = labelled(deferred, of: spread)
      return .replace(.spread(spread.with(facts: facts)))
    case .inline(let inline):
      guard let deferred = inline.facts.deferred, !inline.facts.isGenerated else {
        return rewriteInside(selection, parent: parent)
      }
      context.report(.deferredInline(), at: deferred.location)
      var facts = inline.facts
      facts.deferred = nil
      let selections = rewriting(inline.selections, parent: inline.typeCondition ?? parent)
      return .replace(.inline(inline.with(facts: facts, selections: selections)))
    case .condition: return rewriteInside(selection, parent: parent)
    }
  }

  private mutating func labelled(_ deferred: IR.Defer, of spread: IR.FragmentSpread) -> IR.Defer? {
    if deferred.condition == .boolean(false) { return nil }
    guard let own = literal(deferred.writtenLabel, "defer", at: deferred.location) else { return nil }
    var deferred = deferred
    deferred.label =
      "\(document)$defer$\(own.isEmpty ? AppliedName.name(spread.fragment, spread.arguments).text : own)"
    labels.add(deferred.label, "defer", at: deferred.location)
    return deferred
  }

  private mutating func labelled(_ stream: IR.Stream, of head: IR.FieldHead) -> IR.Stream? {
    if stream.condition == .boolean(false) { return nil }
    guard head.definition.type.isList else {
      context.report(.streamedSingle(head.responseKey), at: stream.location)
      return nil
    }
    guard stream.initialCount != nil else {
      context.report(.streamWithoutCount(), at: stream.location)
      return nil
    }
    guard let own = literal(stream.writtenLabel, "stream", at: stream.location) else { return nil }
    var stream = stream
    stream.label =
      "\(document)$stream$\(own.isEmpty ? AppliedName.name(head.responseKey, head.arguments).text : own)"
    labels.add(stream.label, "stream", at: stream.location)
    return stream
  }

  /// What `label:` says, empty where it says nothing; nil, and reported, where it is no literal.
  private func literal(_ argument: IR.Argument?, _ directive: String, at location: Location) -> String? {
    switch argument?.value {
    case nil, .null: return ""
    case .string(let label, _): return label
    default:
      context.report(.variableLabel(directive), at: location)
      return nil
    }
  }
}

/// The labels of a program, each of which must be the only one.
private struct Labels {
  private var places: [String: [(directive: String, location: Location)]] = [:]

  mutating func add(_ label: String, _ directive: String, at location: Location) {
    places[label, default: []].append((directive, location))
  }

  func reportRepeated(to context: TransformContext) {
    for (label, places) in places where places.count > 1 {
      let places = places.sorted(by: \.location)
      context.report(
        .repeatedLabel(label, places[0].directive), at: places[0].location,
        notes: places.dropFirst().map { Diagnostic.Note("the same label is used here", at: $0.location) })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func streamedScalar(_ field: Symbol) -> Self {
    Self("`@stream` is for lists of objects, and `\(field)` is a scalar; remove it")
  }

  fileprivate static func streamedSingle(_ field: Symbol) -> Self {
    Self("`@stream` is for lists, and `\(field)` is none; remove it, or `@defer` a fragment spread")
  }

  fileprivate static func streamWithoutCount() -> Self {
    Self("`@stream` needs to know how many elements come at once; write `@stream(initialCount: 1)`")
  }

  fileprivate static func deferredInline() -> Self {
    Self("`@defer` is for a fragment spread, not an inline fragment; move the selections into a fragment and write `...Name @defer`")
  }

  fileprivate static func variableLabel(_ directive: String) -> Self {
    Self("`label` of `@\(directive)` must be a string literal; write it out, or leave it away")
  }

  fileprivate static func repeatedLabel(_ label: String, _ directive: String) -> Self {
    Self("two parts have the label `\(label)`; give this `@\(directive)` a `label` of its own")
  }
}
