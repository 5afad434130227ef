import GraphQLSyntax

extension Rule {
  /// An argument is given once.
  ///
  /// Specification: Argument Uniqueness.
  static let uniqueArgumentNames = Rule("UniqueArgumentNames") { hooks, context in
    func check(_ arguments: [Argument]) {
      repeated(arguments, name: \.name) { second, first in
        context.report(
          .duplicateArgument(second.name), at: second.name,
          notes: [context.note("it is given here already", at: first.name.range)])
      }
    }
    hooks.onField { field, _ in check(field.arguments) }
    hooks.onSpread { spread, _ in check(spread.arguments) }
    hooks.onDirective { directive, _, _ in check(directive.arguments) }
  }
}

/// Calls a body with each item whose name an item before it bears, and with the first that does.
@inline(__always)
func repeated<Item>(_ items: [Item], name: (Item) -> Name, _ body: (_ second: Item, _ first: Item) -> Void) {
  if items.count < 2 { return }
  repeatedAmongMany(items, name: name, body)
}

private func repeatedAmongMany<Item>(
  _ items: [Item], name: (Item) -> Name, _ body: (_ second: Item, _ first: Item) -> Void
) {
  if items.count <= 8 {
    for index in items.indices.dropFirst() {
      let symbol = name(items[index]).symbol
      if let first = items[..<index].first(where: { name($0).symbol == symbol }) { body(items[index], first) }
    }
    return
  }
  var seen: [Symbol: Item] = [:]
  for item in items {
    if let first = seen[name(item).symbol] { body(item, first) } else { seen[name(item).symbol] = item }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateArgument(_ name: Name) -> Self { Self("`\(name)` is given twice") }
}
