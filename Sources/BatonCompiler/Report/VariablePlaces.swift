import GraphQLIR
import GraphQLSyntax

/// Where the variables of a definition go: `viewer.boats(first:)`, `boats ...Row(size:)`, `boats.name @include(if:)`.
struct VariablePlaces {
  private var places: [Symbol: [String]] = [:]
  private var known = Set<Use>()

  private struct Use: Hashable {
    let variable: Symbol
    let place: String
  }

  init(_ selections: [IR.Selection]) { visit(selections, in: []) }

  /// The places of one, in order, each once.
  subscript(variable: Symbol) -> [String] { places[variable] ?? [] }

  private mutating func visit(_ selections: [IR.Selection], in path: [String]) {
    for selection in selections where selection.traits.contains(.variable) {
      let here = Self.name(of: selection, in: path)
      switch selection {
      case .scalar(let field): visit(field.head, here)
      case .linked(let field):
        visit(field.head, here)
        visit(field.selections, in: path + [field.key.text])
      case .inline(let inline):
        visit(inline.directives, here)
        visit(inline.selections, in: path + (inline.facts.alias.map { [$0.name.text] } ?? []))
      case .spread(let spread):
        for argument in spread.arguments { add(argument.value, "\(here)(\(argument.name):)") }
        visit(spread.directives, here)
        add(spread.facts.deferred?.condition, "\(here) @defer(if:)")
      case .condition(let condition):
        if case .variable(let name) = condition.value {
          let directive = condition.passing ? "@include" : "@skip"
          for inner in condition.selections { add(.variable(name), "\(Self.name(of: inner, in: path)) \(directive)(if:)") }
        }
        visit(condition.selections, in: path)
      }
    }
  }

  private mutating func visit(_ head: IR.FieldHead, _ here: String) {
    for argument in head.arguments { add(argument.value, "\(here)(\(argument.name):)") }
    visit(head.directives, here)
    for handle in head.facts.handles { add(handle.dynamicKey, "\(here) @connection(dynamicKey_UNSTABLE:)") }
    for edit in head.facts.edits {
      for argument in edit.arguments { add(argument.value, "\(here) @\(edit.kind.rawValue)(\(argument.name):)") }
    }
    guard let stream = head.facts.stream else { return }
    for (name, value) in [
      ("if", stream.condition), ("initialCount", stream.initialCount), ("useCustomizedBatch", stream.useCustomizedBatch),
    ] { add(value, "\(here) @stream(\(name):)") }
  }

  private mutating func visit(_ directives: [IR.AppliedDirective], _ here: String) {
    for directive in directives {
      for argument in directive.arguments { add(argument.value, "\(here) @\(directive.name)(\(argument.name):)") }
    }
  }

  private mutating func add(_ value: IR.Value?, _ place: String) {
    value?.forEachVariable { name in
      if known.insert(Use(variable: name, place: place)).inserted { places[name, default: []].append(place) }
    }
  }

  /// `viewer.boats`, `viewer ...Row`; of a fragment or a condition without a name, what is around it.
  private static func name(of selection: IR.Selection, in path: [String]) -> String {
    switch selection {
    case .scalar, .linked: (path + [selection.key?.text ?? ""]).joined(separator: ".")
    case .spread(let spread): (path.isEmpty ? "" : path.joined(separator: ".") + " ") + "...\(spread.fragment)"
    case .inline, .condition: (path.isEmpty ? "" : path.joined(separator: ".") + " ") + "{…}"
    }
  }
}
