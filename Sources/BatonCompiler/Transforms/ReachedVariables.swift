import GraphQLIR
import GraphQLSyntax

/// The variables that a body uses with all the fragments it spreads, found once for each fragment.
final class ReachedVariables {
  private static var wanted: IR.Traits { IR.Traits.variable.union(.spread) }

  private let program: IR.Program
  /// By number; nil where it was not asked for.
  private var fragments: [SymbolSet?]

  init(_ program: IR.Program) {
    self.program = program
    fragments = Array(repeating: nil, count: program.fragments.count)
  }

  func variables(of operation: IR.Operation) -> SymbolSet {
    var used = SymbolSet()
    add(operation.directives, to: &used)
    for variable in operation.variables { add(variable.directives, to: &used) }
    add(operation.selections, to: &used)
    return used
  }

  private func variables(of fragment: Symbol) -> SymbolSet {
    guard let number = program.number(of: fragment) else { return SymbolSet() }
    if let known = fragments[number] { return known }
    fragments[number] = SymbolSet()
    var used = SymbolSet()
    add(program.fragments[number].directives, to: &used)
    add(program.fragments[number].selections, to: &used)
    fragments[number] = used
    return used
  }

  private func add(_ selections: [IR.Selection], to used: inout SymbolSet) {
    // By number: an element that a loop names is retained.
    for index in selections.indices where !selections[index].traits.isDisjoint(with: Self.wanted) {
      let selection = selections[index]
      if selection.traits.contains(.variable) { selection.forEachVariable { used.insert($0) } }
      if case .spread(let spread) = selection {
        used.formUnion(variables(of: spread.fragment))
      } else {
        add(selection.selections, to: &used)
      }
    }
  }

  private func add(_ directives: [IR.AppliedDirective], to used: inout SymbolSet) {
    for directive in directives {
      for argument in directive.arguments { argument.value.forEachVariable { used.insert($0) } }
    }
  }
}

/// A few symbols: sorted by number, so that a union is a merge, and often one of the two as it is.
struct SymbolSet {
  private(set) var symbols: [Symbol] = []

  func contains(_ symbol: Symbol) -> Bool {
    let place = place(of: symbol)
    return place < symbols.count && symbols[place] == symbol
  }

  mutating func insert(_ symbol: Symbol) {
    let place = place(of: symbol)
    if place == symbols.count || symbols[place] != symbol { symbols.insert(symbol, at: place) }
  }

  mutating func formUnion(_ other: SymbolSet) {
    if symbols.isEmpty {
      self = other
    } else {
      for symbol in other.symbols { insert(symbol) }
    }
  }

  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, symbols.count)
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].id < symbol.id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
