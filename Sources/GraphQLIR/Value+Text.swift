package import GraphQLSyntax

extension IR.Value {
  /// No variable inside.
  package var isConstant: Bool {
    switch self {
    case .variable: false
    case .list(let items, _): items.allSatisfy(\.isConstant)
    case .object(let fields, _): fields.allSatisfy { $0.value.isConstant }
    default: true
    }
  }

  /// Calls `body` with each variable inside.
  package func forEachVariable(_ body: (Symbol) -> Void) {
    switch self {
    case .variable(let name): body(name)
    case .list(let items, _): for item in items { item.forEachVariable(body) }
    case .object(let fields, _): for field in fields { field.value.forEachVariable(body) }
    default: break
    }
  }

  /// Writes the value as Relay prints it: numbers in one spelling, strings with what stood between their quotes.
  ///
  /// An object that was written with a variable inside loses its null fields, as in Relay. A list keeps its nulls, which Relay drops there
  /// and which would move the items after them.
  package func write(to text: inout String, compact: Bool) {
    switch self {
    case .variable(let name):
      text += "$"
      text += name.text
    case .int(let spelling): text += Number.integer(spelling.text)
    case .float(let spelling): text += Number.float(spelling.text)
    case .string(_, let raw):
      text += "\""
      text += raw
      text += "\""
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .enum(let name): text += name.text
    case .list(let items, _):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += compact ? "," : ", " }
        item.write(to: &text, compact: compact)
      }
      text += "]"
    case .object(let fields, let isLiteral):
      text += "{"
      var isFirst = true
      for field in fields where isLiteral || field.value != .null {
        if !isFirst { text += compact ? "," : ", " }
        isFirst = false
        text += field.name.text
        text += compact ? ":" : ": "
        field.value.write(to: &text, compact: compact)
      }
      text += "}"
    }
  }

  /// A text as it stands between the quotes of a GraphQL string.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += jsonEscape(scalar) ?? String(scalar) }
    return result
  }

  /// How a JSON string, and a GraphQL one, spells a character that cannot stand there as it is.
  static func jsonEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{c}": "\\f"
    case ..<"\u{20}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: nil
    }
  }
}

/// Numbers in the one spelling that Relay gives them, so that `2`, `2.0` and `2e0` name one slot.
enum Number {
  static func integer(_ spelling: String) -> String { Int(spelling).map(String.init) ?? spelling }

  /// Every digit that was typed, without an exponent and without zeros that say nothing; what is too far from one to be
  /// written so, as it was typed.
  static func float(_ spelling: String) -> String {
    var digits = spelling[...]
    var exponent = 0
    if let e = digits.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      guard let typed = Int(digits[digits.index(after: e)...]), abs(typed) <= 330 else { return spelling }
      exponent = typed
      digits = digits[..<e]
    }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    var point = digits.firstIndex(of: ".").map { digits.distance(from: digits.startIndex, to: $0) } ?? digits.count
    var all = String(digits)
    all.removeAll { $0 == "." }
    point += exponent
    if point <= 0 { (all, point) = (String(repeating: "0", count: 1 - point) + all, 1) }
    if point > all.count { all += String(repeating: "0", count: point - all.count) }
    let split = all.index(all.startIndex, offsetBy: point)
    var whole = all[..<split].drop { $0 == "0" }
    if whole.isEmpty { whole = "0" }
    var fraction = all[split...]
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// As JavaScript writes it, which is how a variable of the same value is written.
  static func javaScript(_ spelling: String) -> String {
    guard let value = Double(spelling), value.isFinite else { return spelling }
    if value == 0 { return "0" }
    if value.magnitude >= 1e-6, value.magnitude < 1e21 { return float(value.description) }
    let text = value.description
    guard let e = text.firstIndex(of: "e") else { return text }
    var mantissa = text[..<e]
    if mantissa.hasSuffix(".0") { mantissa.removeLast(2) }
    var exponent = text[text.index(after: e)...]
    var sign = "+"
    if exponent.hasPrefix("-") { sign = "-" }
    exponent = exponent.drop { $0 == "+" || $0 == "-" || $0 == "0" }
    return mantissa + "e" + sign + exponent
  }
}
