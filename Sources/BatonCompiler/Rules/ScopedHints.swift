import GraphQLSchema
import GraphQLSyntax

/// "Did you mean" among the names of a schema or of a program, looked for once for each name.
final class ScopedHints {
  /// What a name is looked for among.
  enum Scope: Hashable {
    case compositeTypes, inputTypes
    case fields(of: TypeID)
    case fragments(on: TypeID?)
  }

  private struct Key: Hashable {
    let name: Symbol
    let scope: Scope
  }

  private let hints: Hints
  private var known: [Key: String] = [:]

  init(_ hints: Hints = Hints()) { self.hints = hints }

  /// `; did you mean …`, or nothing.
  func hint(for name: Name, among scope: Scope, _ names: () -> [String]) -> String {
    let key = Key(name: name.symbol, scope: scope)
    if let known = known[key] { return known }
    let hint = hint(for: name.text, among: names)
    known[key] = hint
    return hint
  }

  /// The same among names that are asked for in one place.
  func hint(for name: String, among names: () -> [String]) -> String { hints.didYouMean(name, among: names()) }

  /// Of what is used nowhere, that which none of the names that nothing bears may have meant: a close one, or where as many
  /// are left over on both sides, any.
  func unused<Item>(_ items: [Item], name: (Item) -> String, beside unknown: [String]) -> [Item] {
    if items.isEmpty || unknown.isEmpty { return items }
    let names = items.map(name)
    var meant: Set<String> = []
    var others = 0
    for word in unknown {
      let close = hints.suggestions(for: word, among: names)
      if close.isEmpty { others += 1 } else { meant.formUnion(close) }
    }
    let left = items.filter { !meant.contains(name($0)) }
    return left.count <= others ? [] : left
  }

  /// The names that someone who wrote another may have meant.
  func suggestions(for name: String, among names: [String]) -> [String] { hints.suggestions(for: name, among: names) }
}

extension Diagnostic.Message {
  /// - Parameter belongs: which of the schema's types could stand there.
  static func unknownType(
    _ name: Name, in schema: Schema, _ hints: ScopedHints, _ scope: ScopedHints.Scope, where belongs: (TypeDefinition) -> Bool
  ) -> Self {
    Self(
      "the schema has no type `\(name)`"
        + hints.hint(for: name, among: scope) { schema.types.filter(belongs).map(\.name.text) })
  }
}
