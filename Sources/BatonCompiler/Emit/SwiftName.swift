package import GraphQLSyntax

/// An identifier of generated Swift, chosen by the naming layer (`Plan/NameScope.swift`); printed in backticks where
/// Swift would read a keyword.
package struct SwiftName: Hashable, Sendable, CustomStringConvertible {
  /// What it is called, without backticks.
  let symbol: Symbol

  package init(_ symbol: Symbol) { self.symbol = symbol }

  var identifier: String { symbol.text }

  package var description: String { isKeyword ? "`\(identifier)`" : identifier }

  func write(to text: inout TextBuffer) {
    if isKeyword { text.add("`") }
    text.add(name: symbol)
    if isKeyword { text.add("`") }
  }

  private var isKeyword: Bool { Self.keywords.contains(symbol) }

  /// What Swift reads as something else where a name is declared, called or used.
  static let keywords: NameSet = [
    "Any", "Protocol", "Self", "Type", "_", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
    "break", "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "init", "inout", "internal", "is", "isolated", "let", "macro", "nil", "nonisolated", "open",
    "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true",
    "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "didSet", "yield",
  ]
}
