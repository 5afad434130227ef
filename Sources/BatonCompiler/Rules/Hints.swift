import GraphQLSchema
import GraphQLSyntax

/// "Did you mean" among many names: looked for once for each name, and no longer when thousands are wrong at once, as with
/// the wrong schema.
final class Hints {
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

  private static let limit = 1_000_000
  private var known: [Key: String] = [:]
  /// How many names were compared.
  private var compared = 0

  /// `; did you mean …`, or nothing.
  func hint(for name: Name, among scope: Scope, _ names: () -> [String]) -> String {
    let key = Key(name: name.symbol, scope: scope)
    if let known = known[key] { return known }
    guard compared < Hints.limit else { return "" }
    let names = names()
    compared += names.count
    let hint = didYouMean(name.text, among: names)
    known[key] = hint
    return hint
  }
}

extension Diagnostic.Message {
  /// - Parameter belongs: which of the schema's types could stand there.
  static func unknownType(
    _ name: Name, in schema: Schema, _ hints: Hints, _ scope: Hints.Scope, where belongs: (TypeDefinition) -> Bool
  ) -> Self {
    Self(
      "the schema has no type `\(name)`"
        + hints.hint(for: name, among: scope) { schema.types.filter(belongs).map(\.name.text) })
  }
}
