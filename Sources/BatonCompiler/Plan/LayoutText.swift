import GraphQLIR
import GraphQLSyntax

/// The texts that layouts and plans are made of (`Sources/README.md` has the grammar).
enum LayoutText {
  /// `{a b c}` in pieces, each of which may be followed by a line break instead of a space.
  static func node(_ entries: [[String]]) -> [String] {
    var pieces = entries.flatMap { $0 }
    if pieces.isEmpty { return ["{}"] }
    pieces[0] = "{" + pieces[0]
    pieces[pieces.count - 1] += "}"
    return pieces
  }

  /// An entry that a node may follow.
  static func entry(_ head: String, node: [String] = []) -> [String] {
    node.isEmpty ? [head] : [head + node[0]] + node.dropFirst()
  }

  /// `(responseKey ':')? name arguments?`
  static func field(_ head: IR.FieldHead, _ key: IR.StorageKey) -> String {
    let response = head.responseKey
    return (response == key.name ? "" : response.text + ":") + key.name.text
      + arguments(key.arguments.map { ($0.name, $0.value) })
  }

  static func arguments(_ arguments: [(name: Symbol, value: IR.Value)]) -> String {
    if arguments.isEmpty { return "" }
    return "(" + arguments.map { $0.name.text + ":" + value($0.value) }.joined(separator: " ") + ")"
  }

  /// As GraphQL writes it, with one spelling for every way to type a string.
  static func value(_ value: IR.Value) -> String {
    switch value {
    case .variable(let name): "$" + name.text
    case .int(let spelling), .float(let spelling): spelling.text
    case .string(let text, _): string(text)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .enum(let name): name.text
    case .list(let items): "[" + items.map(self.value).joined(separator: " ") + "]"
    case .object(let fields):
      "{" + fields.map { $0.name.text + ":" + self.value($0.value) }.joined(separator: " ") + "}"
    }
  }

  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case ..<"\u{20}", "\u{7f}", "\u{85}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// `(count:10 after)`: variables with their defaults.
  static func variables(_ variables: [IR.Variable]) -> String {
    if variables.isEmpty { return "" }
    let texts = variables.map { variable in
      variable.name.text + (variable.defaultValue.map { ":" + value($0) } ?? "")
    }
    return "(" + texts.joined(separator: " ") + ")"
  }
}
