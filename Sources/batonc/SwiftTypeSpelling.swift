import BatonCompiler
import GraphQLSyntax

/// How a configuration spells a Swift type: `Decimal`, `Foundation.Decimal`, `Tagged<Book, String>`.
enum SwiftTypeSpelling {
  static func isValid(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    var depth = 0
    var expectsName = true
    while let scalar = rest.first {
      if isNameScalar(scalar) {
        let name = rest.prefix(while: isNameScalar)
        guard expectsName, isName(String(name)) else { return false }
        rest = rest[name.endIndex...]
        expectsName = false
        continue
      }
      guard !expectsName else { return false }
      rest = rest.dropFirst()
      switch scalar {
      case ".": expectsName = true
      case "<":
        depth += 1
        expectsName = true
      case "," where depth > 0:
        rest = rest.drop { $0 == " " }
        expectsName = true
      case ">" where depth > 0: depth -= 1
      default: return false
      }
    }
    return !expectsName && depth == 0
  }

  private static func isName(_ word: String) -> Bool {
    word.unicodeScalars.first.map { !("0"..."9").contains($0) } == true && SwiftName(Symbol(word)).description == word
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}
