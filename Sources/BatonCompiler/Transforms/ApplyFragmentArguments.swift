import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Puts each spread's arguments into the fragment it spreads. A fragment is applied once for each distinct list of
  /// arguments, whoever spreads it; one that no operation reaches is gone.
  static let applyFragmentArguments = Transform(refusing: "applyFragmentArguments") { program, context in
    let halves = context.halves(of: program.operations) { program.applyingArguments(in: $0, $1) }
    // A circle is refused where it is first come to, whichever half it is in.
    let parts =
      halves.allSatisfy(\.diagnostics.isEmpty)
      ? halves.map(\.result) : [program.applyingArguments(in: program.operations[...], context)]
    var known = SymbolMap(capacity: program.fragments.count)
    return IR.Program(
      schema: program.schema, operations: parts.flatMap(\.operations),
      fragments: parts.flatMap(\.fragments).filter { known.insert($0.name, 0) == nil })
  }
}

extension IR.Program {
  /// Some of the operations with what they reach, the fragments in the order in which they are done with.
  fileprivate func applyingArguments(
    in operations: ArraySlice<IR.Operation>, _ context: TransformContext
  ) -> (operations: [IR.Operation], fragments: [IR.Fragment]) {
    let applier = ArgumentApplier(self, context)
    let operations = operations.compactMap { applier.operation($0) }
    return (operations, applier.fragments)
  }
}

private final class ArgumentApplier {
  private let program: IR.Program
  private let context: TransformContext
  private(set) var fragments: [IR.Fragment] = []
  /// By the number that the map has for a name.
  private var applied: [Applied] = []
  private var numbers: SymbolMap
  /// The fragments being applied, outermost first, and where each is spread.
  private var open: [(fragment: Symbol, spread: Location)] = []
  /// The provided variables that what is being applied reaches, in order.
  private var provided: [IR.Variable] = []

  private struct Applied {
    /// Nothing is left of it.
    var isEmpty: Bool
    var provided: [IR.Variable]
  }

  init(_ program: IR.Program, _ context: TransformContext) {
    self.program = program
    self.context = context
    numbers = SymbolMap(capacity: program.fragments.count)
  }

  func operation(_ operation: IR.Operation) -> IR.Operation? {
    provided = []
    var substitution = Substitution(scope: nil, applier: self)
    let selections = substitution.rewritten(operation.selections, parent: operation.type)
    if selections?.isEmpty == true {
      context.report(.nothingLeft("\(operation.kind.rawValue) `\(operation.name)`"), at: operation.location)
      return nil
    }
    let added = provided.filter { variable in !operation.variables.contains { $0.name == variable.name } }
    if added.isEmpty, selections == nil { return operation }
    return operation.with(variables: added.isEmpty ? nil : operation.variables + added, selections: selections)
  }

  /// The name of the fragment with these arguments applied; nil where nothing is left of it.
  func apply(_ name: Symbol, _ arguments: [IR.Argument], at location: Location) -> Symbol? {
    guard let fragment = program.fragment(name) else { return nil }
    let appliedName = AppliedName.name(name, arguments)
    if let number = numbers[appliedName] {
      addProvided(applied[number].provided)
      return applied[number].isEmpty ? nil : appliedName
    }
    // By its arguments too: a constant one may cut the circle. Ones that grow on the way round end at the limit.
    if open.contains(where: { $0.fragment == appliedName }) {
      context.report(
        .circularFragments(name), at: location,
        notes: open.map { Diagnostic.Note("another spread of the circle", at: $0.spread) })
      return nil
    }
    if open.count >= Self.maximumDepth {
      context.report(.spreadsTooDeep(Self.maximumDepth), at: location)
      return nil
    }
    let outer = provided
    provided = fragment.globals.filter { $0.provider != nil }
    open.append((appliedName, location))
    let scope = fragment.variables.isEmpty ? nil : scope(of: fragment, arguments)
    var substitution = Substitution(scope: scope, applier: self)
    let selections = substitution.rewritten(fragment.selections, parent: fragment.type)
    open.removeLast()
    let inner = Applied(isEmpty: selections?.isEmpty ?? false, provided: provided)
    _ = numbers.insert(appliedName, applied.count)
    applied.append(inner)
    provided = outer
    addProvided(inner.provided)
    if inner.isEmpty { return nil }
    let isAsWritten = selections == nil && appliedName == name && fragment.variables.isEmpty
    fragments.append(
      isAsWritten
        ? fragment
        : fragment.with(
          name: appliedName, variables: [], directives: scope.flatMap { fragment.directives.substituting($0) },
          selections: selections))
    return appliedName
  }

  /// How often a fragment may be within itself with arguments that grow on the way round.
  private static let maximumDepth = NestingLimit.levels

  private func addProvided(_ variables: [IR.Variable]) {
    for variable in variables where !provided.contains(where: { $0.name == variable.name }) {
      provided.append(variable)
    }
  }

  /// A null that is passed to a variable with a default means the default, as in Relay.
  private func scope(of fragment: IR.Fragment, _ arguments: [IR.Argument]) -> [Symbol: IR.Value] {
    var scope: [Symbol: IR.Value] = [:]
    for variable in fragment.variables {
      let passed = arguments[variable.name]?.value ?? .null
      scope[variable.name] = passed == .null ? variable.defaultValue ?? .null : passed
    }
    return scope
  }
}

/// Rewrites a body in one scope. Variables that the scope does not know are the operation's.
private struct Substitution: SelectionRewriter {
  let scope: [Symbol: IR.Value]?
  let applier: ArgumentApplier
  let looksFor: IR.Traits

  init(scope: [Symbol: IR.Value]?, applier: ArgumentApplier) {
    self.scope = scope
    self.applier = applier
    looksFor = scope == nil ? .spread : IR.Traits.spread.union(.variable)
  }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .scalar(let field):
      guard let head = substituting(field.head) else { return .keep }
      return .replace(.scalar(IR.ScalarField(head)))
    case .linked(let field):
      let selections = rewritten(field.selections, parent: field.type)
      if selections?.isEmpty == true { return .delete }
      let head = substituting(field.head)
      if selections == nil, head == nil { return .keep }
      return .replace(.linked(IR.LinkedField(head ?? field.head, selections: selections ?? field.selections)))
    case .inline(let inline):
      guard let deferred = inline.facts.deferred, let scope, deferred.condition != nil else {
        return rewriteInside(selection, parent: parent)
      }
      var facts = inline.facts
      facts.deferred = deferred.substituting(scope) ?? deferred
      let selections = rewriting(inline.selections, parent: inline.typeCondition ?? parent)
      return selections.isEmpty ? .delete : .replace(.inline(inline.with(facts: facts, selections: selections)))
    case .spread(let spread): return self.spread(spread)
    case .condition(let condition): return self.condition(condition, parent: parent)
    }
  }

  private func spread(_ spread: IR.FragmentSpread) -> IR.Rewrite {
    let arguments = scope.flatMap { spread.arguments.substituting($0) } ?? spread.arguments
    guard let name = applier.apply(spread.fragment, arguments, at: spread.location) else { return .delete }
    var facts = spread.facts
    if let scope, let deferred = facts.deferred?.substituting(scope) { facts.deferred = deferred }
    let directives = scope.flatMap { spread.directives.substituting($0) }
    if name == spread.fragment, arguments.isEmpty, facts.deferred?.condition == nil, directives == nil {
      return .keep
    }
    return .replace(.spread(spread.with(fragment: name, arguments: [], directives: directives, facts: facts)))
  }

  private func substituting(_ head: IR.FieldHead) -> IR.FieldHead? { scope.flatMap { head.substituting($0) } }

  /// A condition whose variable is now a constant is settled here.
  private mutating func condition(_ condition: IR.Condition, parent: TypeID) -> IR.Rewrite {
    guard case .variable(let name) = condition.value, let value = scope?[name] else {
      return rewriteInside(.condition(condition), parent: parent)
    }
    switch value {
    case .variable(let outer):
      let selections = rewriting(condition.selections, parent: parent)
      if selections.isEmpty { return .delete }
      return .replace(.condition(condition.with(value: .variable(outer), selections: selections)))
    case .boolean(condition.passing): return .splice(rewriting(condition.selections, parent: parent))
    default: return .delete
    }
  }
}

extension Diagnostic.Message {
  /// - Parameter what: `query `Q``.
  static func nothingLeft(_ what: String) -> Self {
    Self("nothing is left of \(what) once its constant `@include` and `@skip` are applied; select a field that is always fetched, or delete it")
  }

  fileprivate static func circularFragments(_ name: Symbol) -> Self {
    Self("fragment `\(name)` spreads itself through this spread; a fragment cannot hold itself")
  }

  fileprivate static func spreadsTooDeep(_ limit: Int) -> Self {
    Self("more than \(limit) fragments stand within each other here; spread some of them beside each other")
  }
}
