import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Where each variable's value goes: arguments, conditions, and into which spreads.
struct VariableDestinations {
  private var uses: [Symbol: [String]] = [:]

  /// - Parameter following: whether the variables that fragments take of their operation count as used here.
  init(_ program: IR.Program, in selections: [IR.Selection], following: Bool) {
    visit(selections, in: nil)
    guard following else { return }
    for name in program.reached(from: selections) {
      guard let fragment = program.fragment(name) else { continue }
      let globals = Set(fragment.globals.map(\.name))
      let own = VariableDestinations(program, in: fragment.selections, following: false)
      for (variable, places) in own.uses where globals.contains(variable) {
        for place in places { add(variable, "\(place) in \(name)") }
      }
    }
  }

  subscript(_ name: Symbol) -> [String] { uses[name] ?? [] }

  private mutating func add(_ name: Symbol, _ place: String) {
    if uses[name]?.contains(place) != true { uses[name, default: []].append(place) }
  }

  private mutating func visit(_ selections: [IR.Selection], in parent: String?) {
    for selection in selections {
      switch selection {
      case .scalar, .linked:
        guard let head = selection.head else { continue }
        add(head.arguments) { "\(head.definition.name)(\($0):)" }
        for directive in head.directives { add(directive.arguments) { "@\(directive.name)(\($0):)" } }
      case .spread(let spread): add(spread.arguments) { "...\(spread.fragment)(\($0):)" }
      case .condition(let condition):
        if case .variable(let name) = condition.value { add(name, condition.passing ? "@include(if:)" : "@skip(if:)") }
      case .inline: break
      }
      // What an argument, a condition or a directive does not show: labels, streams, edits.
      let known = uses
      selection.forEachVariable { name in if known[name] == nil { add(name, "a directive") } }
      visit(selection.selections, in: parent)
    }
  }

  private mutating func add(_ arguments: [IR.Argument], _ place: (Symbol) -> String) {
    for argument in arguments {
      argument.value.forEachVariable { add($0, place(argument.name)) }
    }
  }
}
