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

  private static let limit = 100_000
  private var known: [Key: String] = [:]
  /// How many names were compared.
  private var compared = 0

  /// `; did you mean …`, or nothing.
  func hint(for name: Name, among scope: Scope, _ names: () -> [String]) -> String {
    let key = Key(name: name.symbol, scope: scope)
    if let known = known[key] { return known }
    let hint = hint(for: name.text, among: names)
    known[key] = hint
    return hint
  }

  /// The same among names that are asked for in one place.
  func hint(for name: String, among names: () -> [String]) -> String {
    within { didYouMean(name, among: compare(names())) } ?? ""
  }

  /// The names that someone who wrote another may have meant.
  func suggestions(for name: String, among names: [String]) -> [String] {
    within { GraphQLSyntax.suggestions(for: name, among: compare(names)) } ?? []
  }

  private func within<Result>(_ look: () -> Result) -> Result? { compared < Hints.limit ? look() : nil }

  private func compare(_ names: [String]) -> [String] {
    compared += names.count + 1
    return names
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
