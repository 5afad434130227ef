/// Texts as Swift literals that nothing inside them can end or change.
package enum QuotedText {
  /// A literal of one line. Plain where the text allows it, else with as many `#` as it takes; a text with control
  /// characters is escaped.
  package static func string(_ text: String) -> String {
    // Two quotes at the start would open a literal of several lines.
    if text.hasPrefix("\"\"") || text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f || $0.value == 0x2028 || $0.value == 0x2029 }) {
      return escaped(text)
    }
    let hashes = text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      ? String(repeating: "#", count: longestRunOfHashes(in: text) + 1) : ""
    return "\(hashes)\"\(text)\"\(hashes)"
  }

  /// A literal of several lines, which must hold no control characters: the opening, the lines, the closing.
  package static func lines(_ lines: [String]) -> [String] {
    let hashes = lines.contains(where: { $0.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) })
      ? String(repeating: "#", count: (lines.map(longestRunOfHashes).max() ?? 0) + 1) : ""
    return ["\(hashes)\"\"\""] + lines + ["\"\"\"\(hashes)"]
  }

  /// The longest run of `#`: one more can neither close a raw literal nor start an escape in it.
  private static func longestRunOfHashes(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A literal of one line with escapes, where Swift takes no raw one.
  static func escaped(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7f || scalar.value == 0x2028 || scalar.value == 0x2029 {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
