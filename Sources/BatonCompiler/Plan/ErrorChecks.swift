import GraphQLIR
import GraphQLSyntax

/// Which inline values carry the check for field errors: only those that something asks.
///
/// A value is asked when it has `@throwOnFieldError`, and when it is spread under a catch of its own. What is asked asks
/// in turn every value it spreads, and any value asks those that it spreads under a `@catch` inside itself; so on, until
/// nothing is added. A lens asks nothing of what it spreads, but in a caught group on the same record: a fragment keeps
/// its own policy.
struct ErrorChecks: Sendable {
  enum Reason: Hashable, Sendable {
    /// It has `@throwOnFieldError`.
    case throwsOnFieldError
    /// It has `@catch`.
    case catches
    /// This definition spreads it under a `@catch`.
    case spreadUnderCatch(in: Symbol)
    /// This value, which is checked, spreads it.
    case spread(in: Symbol)
  }

  /// By the value's name, in the order in which they were found; a value that nothing asks is not there.
  private(set) var reasons: [Symbol: [Reason]] = [:]

  init(of program: IR.Program) {
    var spreads = SpreadFinder(program: program)
    for fragment in program.fragments {
      if fragment.facts.inline != nil {
        if fragment.facts.throwsOnFieldError != nil { add(.throwsOnFieldError, to: fragment.name) }
        if fragment.facts.caught != nil { add(.catches, to: fragment.name) }
      }
      spreads.visit(fragment.selections, of: fragment.name, isValue: fragment.facts.inline != nil)
    }
    for operation in program.operations { spreads.visit(operation.selections, of: operation.name, isValue: false) }
    for spread in spreads.found where spread.isCaught { add(.spreadUnderCatch(in: spread.definition), to: spread.value) }

    let inside = Dictionary(grouping: spreads.found.filter { !$0.isCaught && $0.isInValue }, by: \.definition)
    var open = reasons.keys.sorted()
    while let asked = open.popLast() {
      for spread in inside[asked] ?? [] {
        if reasons[spread.value] == nil { open.append(spread.value) }
        add(.spread(in: asked), to: spread.value)
      }
    }
  }

  var checked: Set<Symbol> { Set(reasons.keys) }

  private mutating func add(_ reason: Reason, to value: Symbol) {
    if reasons[value]?.contains(reason) != true { reasons[value, default: []].append(reason) }
  }
}

/// Every spread of a value, and whether a catch around it asks for its errors.
private struct SpreadFinder {
  struct Spread {
    var value: Symbol
    var definition: Symbol
    var isInValue: Bool
    var isCaught: Bool
  }

  let program: IR.Program
  private(set) var found: [Spread] = []

  init(program: IR.Program) { self.program = program }

  mutating func visit(_ selections: [IR.Selection], of definition: Symbol, isValue: Bool, isCaught: Bool = false) {
    for selection in selections {
      switch selection {
      case .scalar: break
      case .linked(let field):
        visit(
          field.selections, of: definition, isValue: isValue,
          isCaught: isValue && (isCaught || field.head.facts.caught != nil))
      case .condition(let condition):
        visit(condition.selections, of: definition, isValue: isValue, isCaught: isCaught)
      case .inline(let inline):
        visit(
          inline.selections, of: definition, isValue: isValue, isCaught: isCaught || inline.facts.caught != nil)
      case .spread(let spread):
        guard program.fragment(spread.fragment)?.facts.inline != nil else { break }
        found.append(
          Spread(value: spread.fragment, definition: definition, isInValue: isValue, isCaught: isCaught))
      }
    }
  }
}
