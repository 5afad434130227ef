import GraphQLSchema
import GraphQLSyntax

// What several rules' messages have in common.

extension [String] {
  /// `a`, `b` and `c`, each in backticks.
  func listed(_ conjunction: String = "and") -> String { map { "`\($0)`" }.joined(with: conjunction) }

  /// a, b and c.
  func joined(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension TypeKind {
  /// As a message calls it.
  var phrase: String {
    switch self {
    case .scalar: "a scalar"
    case .object: "an object"
    case .interface: "an interface"
    case .union: "a union"
    case .enum: "an enum"
    case .input: "an input object"
    }
  }
}

extension Name {
  /// Of a directive or variable: its name without the `@` or `$`.
  var word: SourceRange { SourceRange(Int(range.end) - text.utf8.count, Int(range.end)) }
}

extension Directive {
  /// Its name without the `@`.
  var word: SourceRange { name.word }
}
