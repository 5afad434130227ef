import GraphQLIR
import GraphQLSchema
package import GraphQLSyntax

/// Answers what becomes of each definition of a program.
package struct Explainer {
  let source: IR.Program
  let programs: Programs
  private let options: TransformOptions
  private let checks: ErrorChecks
  private let spreadBy: [Symbol: [Symbol]]
  private let reachedBy: [Symbol: [Symbol]]

  package init(_ programs: Programs, options: TransformOptions = TransformOptions()) {
    self.programs = programs
    self.options = options
    source = programs.source
    checks = ErrorChecks(of: programs.reader)
    var spreadBy: [Symbol: [Symbol]] = [:]
    var reachedBy: [Symbol: [Symbol]] = [:]
    let reader = programs.reader
    for operation in reader.operations {
      for name in reader.reached(from: operation.selections) { reachedBy[name, default: []].append(operation.name) }
      for name in Set(operation.selections.spreads.map(\.fragment)) { spreadBy[name, default: []].append(operation.name) }
    }
    for fragment in reader.fragments {
      for name in Set(fragment.selections.spreads.map(\.fragment)) { spreadBy[name, default: []].append(fragment.name) }
    }
    self.spreadBy = spreadBy.mapValues { $0.sorted() }
    self.reachedBy = reachedBy.mapValues { $0.sorted() }
  }

  /// The names that can be asked, in order.
  package var names: [Symbol] {
    (programs.reader.operations.map(\.name) + programs.reader.fragments.map(\.name)).sorted()
  }

  package func explanation(of name: Symbol, withChanges: Bool = true) -> Explanation? {
    let reader = programs.reader
    if let operation = reader.operations.first(where: { $0.name == name }) {
      var explanation = Explanation(
        name: name, kind: .operation(operation.kind), location: operation.location,
        type: reader.schema[operation.type].name)
      explanation.derivedFrom = operation.facts.derivedFrom
      explanation.variables = variables(of: operation)
      add(operation.selections, on: operation.type, to: &explanation)
      if let written = programs.normalization.operations.first(where: { $0.name == name }) {
        explanation.writes = keys(written.selections, on: written.type, withHandles: true)
      }
      if withChanges { explanation.changes = changes(of: name, at: operation.location) }
      return explanation
    }
    guard let fragment = reader.fragment(name) else { return nil }
    var explanation = Explanation(
      name: name, kind: fragment.facts.inline == nil ? .lens : .value, location: fragment.location,
      type: reader.schema[fragment.type].name)
    explanation.refetchQuery = fragment.facts.refetchable?.queryName
    explanation.variables = variables(of: fragment)
    explanation.errorChecks = checks.reasons[name] ?? []
    add(fragment.selections, on: fragment.type, to: &explanation)
    if withChanges { explanation.changes = changes(of: name, at: fragment.location) }
    return explanation
  }

  private func add(_ selections: [IR.Selection], on type: TypeID, to explanation: inout Explanation) {
    explanation.spreads = selections.spreads.map { source.spreadText($0) }
    explanation.reaches = programs.reader.reached(from: selections).sorted()
    explanation.spreadBy = spreadBy[explanation.name] ?? []
    explanation.operations = reachedBy[explanation.name] ?? []
    explanation.reads = keys(selections, on: type, withHandles: false)
  }

  // MARK: Storage keys

  /// Each once, in order; shared nodes are looked at once.
  private func keys(_ selections: [IR.Selection], on type: TypeID, withHandles: Bool) -> [Explanation.Key] {
    var seen = Set<ObjectIdentifier>()
    var found = Set<Explanation.Key>()
    var keys: [Explanation.Key] = []
    func add(_ key: IR.StorageKey, _ type: TypeID) {
      let key = Explanation.Key(type: source.schema[type].name, text: key.text, isConstant: key.isConstant)
      if found.insert(key).inserted { keys.append(key) }
    }
    func visit(_ selections: [IR.Selection], _ type: TypeID) {
      for selection in selections where seen.insert(selection.node).inserted {
        var inner = type
        if let head = selection.head {
          inner = head.definition.type.named
          let handles = head.facts.isPlain ? [] : head.facts.handles
          if withHandles || handles.isEmpty { add(head.storageKey, type) }
          for handle in handles { add(head.storageKey(of: handle), type) }
        } else if case .inline(let inline) = selection {
          inner = inline.typeCondition ?? type
        }
        visit(selection.selections, inner)
      }
    }
    visit(selections, type)
    return keys
  }

  // MARK: Variables

  private func variables(of operation: IR.Operation) -> [Explanation.Variable] {
    let uses = VariableDestinations(programs.reader, in: operation.selections, following: true)
    let all = programs.normalization.operations.first { $0.name == operation.name }?.variables ?? operation.variables
    return all.map { variable in
      let isOwn = operation.variables.contains { $0.name == variable.name }
      return self.variable(variable, isOwn ? .operation : .provided, uses)
    }
  }

  private func variables(of fragment: IR.Fragment) -> [Explanation.Variable] {
    let uses = VariableDestinations(programs.reader, in: fragment.selections, following: false)
    return fragment.variables.map { variable($0, .own, uses) }
      + fragment.globals.map { variable($0, $0.provider == nil ? .reached : .provided, uses) }
  }

  private func variable(
    _ variable: IR.Variable, _ origin: Explanation.Variable.Origin, _ uses: VariableDestinations
  ) -> Explanation.Variable {
    var defaultText: String?
    if let value = variable.defaultValue {
      var text = ""
      value.write(to: &text, compact: false)
      defaultText = text
    }
    return Explanation.Variable(
      name: variable.name, type: source.schema.text(variable.type), defaultValue: defaultText, origin: origin,
      uses: uses[variable.name])
  }

  // MARK: Changes

  /// The transforms after which the definition reads differently, with what it reads like.
  private func changes(of name: Symbol, at location: Location) -> [Explanation.Change] {
    var texts: [Pipeline: String] = [:]
    var changes: [Explanation.Change] = []
    let start = source.text(of: name, at: location)
    var last: [Pipeline: String] = [:]
    _ = Programs(transforming: source, options: options) { pipeline, transform, program in
      let before =
        texts[pipeline]
        ?? {
          switch pipeline {
          case .common: start
          case .reader, .operation: last[.common] ?? start
          case .normalization, .operationText: last[.operation] ?? ""
          }
        }()
      let after = program.text(of: name, at: location)
      texts[pipeline] = after
      last[pipeline] = after
      if before != after {
        changes.append(
          Explanation.Change(pipeline: pipeline, transform: transform.name, before: before, after: after))
      }
    }
    return changes
  }
}

extension IR.Program {
  /// A definition as text; of a fragment, each of its forms with arguments applied. Empty where it is gone.
  fileprivate func text(of name: Symbol, at location: Location) -> String {
    let operations = operations.filter { $0.name == name }.map { printed($0) }
    let fragments = fragments.filter { $0.location == location && operations.isEmpty }
      .sorted { $0.name < $1.name }.map { printed($0) }
    return (operations + fragments).joined(separator: "\n")
  }

  /// `Row @arguments(size: 3)`
  fileprivate func spreadText(_ spread: IR.FragmentSpread) -> String {
    var text = spread.fragment.text
    if let alias = spread.facts.alias { text += " as \(alias.name)" }
    guard !spread.arguments.isEmpty else { return text }
    text += "("
    for (index, argument) in spread.arguments.enumerated() {
      if index > 0 { text += ", " }
      text += "\(argument.name): "
      argument.value.write(to: &text, compact: false)
    }
    return text + ")"
  }
}

extension Compilation {
  /// Nil when there is no program to explain.
  package var explainer: Explainer? {
    programs.map { Explainer($0, options: TransformOptions(input.configuration)) }
  }
}

extension Explainer {
  /// The whole program after each transform.
  package var allStages: String {
    var text = "# as written\n\(source.printed())"
    _ = Programs(transforming: source, options: options) { pipeline, transform, program in
      text += "\n# \(pipeline.rawValue): \(transform.name)\n\(program.printed())"
    }
    return text
  }
}
