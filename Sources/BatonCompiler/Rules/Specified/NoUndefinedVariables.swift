import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// An operation declares every variable that it uses, itself or through a fragment.
  ///
  /// Specification: All Variable Uses Defined. A fragment's own variables, which `@argumentDefinitions` declares, are
  /// passed by its spreads and are nobody else's.
  static let noUndefinedVariables = Rule(
    "NoUndefinedVariables",
    { hooks, context in
      let reported = Reported()
      hooks.onOperation { _ in reported.names = [] }
      hooks.onVariable { use in
        guard let operation = context.operation, context.variables[use.name] == nil,
          reported.names.insert(use.name).inserted
        else { return }
        context.report(
          .undefinedVariable(use.name, in: operation, context.hints, context.variables.values.map(\.name)), at: use.range,
          notes: [context.note("\(operation.title) is here", at: operation.name?.range ?? operation.keyword)])
      }
    },
    program: { context in
      // One error for each fragment's use that nobody answers for, with the operations that do not as notes.
      var missing = MissingVariables(context)
      for global in context.globals {
        for operation in global.operations where context.facts[operation].variables[global.name] == nil {
          missing.add(global, operation)
        }
      }
      missing.report()
    })
}

/// What the operation lacks, said once however often it is used.
private final class Reported {
  var names: Set<Symbol> = []
}

/// The uses in fragments of variables that some operation does not declare.
private struct MissingVariables {
  private struct Place: Hashable {
    let name: Symbol
    let definition: Int
  }

  private let context: ProgramContext
  private var order: [Place] = []
  private var operations: [Place: [Int]] = [:]
  private var uses: [Place: VariableUse] = [:]
  /// What each operation lacks already, so that it lacks it once.
  private var reported: [Int: Set<Symbol>] = [:]

  init(_ context: ProgramContext) { self.context = context }

  mutating func add(_ global: GlobalVariable, _ operation: Int) {
    guard reported[operation, default: []].insert(global.name).inserted, let use = context.use(of: global, nearest: operation)
    else { return }
    let definition = use.definition
    let place = Place(name: global.name, definition: definition)
    if operations[place] == nil { order.append(place) }
    operations[place, default: []].append(operation)
    uses[place] = use.use
  }

  func report() {
    for place in order {
      guard let operations = operations[place], let use = uses[place] else { continue }
      let shown = operations.prefix(5).map { index in
        (path: context.path(from: index, toAny: [place.definition]), name: context.name(of: index))
      }
      let notes = shown.enumerated().map { number, operation in
        let text = number == 0 ? "is here" : "does not declare `$\(place.name)` either (\(operation.path))"
        return Diagnostic.Note("`\(operation.name.text)` \(text)", at: operation.name.location)
      }
      context.report(
        .undefinedVariable(
          place.name, shown[0].name.text, shown[0].path, others: operations.count - 1,
          context.hints, declared(at: place, operations)),
        at: context.location(use.range, in: place.definition), notes: notes)
    }
  }

  /// The variables that may have been meant: the fragment's own, and the operation's where it is the only one.
  private func declared(at place: Place, _ operations: [Int]) -> [Name] {
    let own = context.documents.signature(at: place.definition)?.variables.map(\.name) ?? []
    return own + (operations.count == 1 ? context.facts[operations[0]].variables.values.map(\.name) : [])
  }
}

extension Diagnostic.Message {
  fileprivate static func undefinedVariable(
    _ name: Symbol, in operation: OperationDefinition, _ hints: ScopedHints, _ declared: [Name]
  ) -> Self {
    Self("\(operation.title) does not declare `$\(name)`" + hint(for: name, hints, declared))
  }

  fileprivate static func undefinedVariable(
    _ name: Symbol, _ operation: String, _ path: String, others: Int, _ hints: ScopedHints,
    _ declared: [Name]
  ) -> Self {
    let more = others == 0 ? "" : "; nor do\(others == 1 ? "es one other" : " \(others) others")"
    return Self(
      "`\(operation)` does not declare `$\(name)`, which is used here (\(path))\(more)"
        + hint(for: name, hints, declared))
  }

  private static func hint(for name: Symbol, _ hints: ScopedHints, _ declared: [Name]) -> String {
    hints.hint(for: "$\(name)") { declared.map { "$\($0)" } }
  }
}
