/// Writes JSON: keys in the order they are given, two spaces a level or all on one line.
///
/// ```swift
/// var json = JSONWriter()
/// json.object {
///   $0.member("name", "Q")
///   $0.array("fields") { for field in fields { $0.string(field) } }
/// }
/// ```
package struct JSONWriter {
  private let isPretty: Bool
  package private(set) var text = ""
  private var level = 0
  private var needsComma = false
  private var followsKey = false

  package init(pretty: Bool = true) { isPretty = pretty }

  package mutating func object(_ members: (inout JSONWriter) -> Void) { group("{", "}", members) }
  package mutating func array(_ elements: (inout JSONWriter) -> Void) { group("[", "]", elements) }

  /// The key of the value that is written next.
  package mutating func key(_ key: String) {
    begin()
    text += jsonQuoted(key)
    text += isPretty ? ": " : ":"
    followsKey = true
  }

  package mutating func string(_ value: String) { write(jsonQuoted(value)) }
  package mutating func integer(_ value: Int) { write(String(value)) }
  package mutating func boolean(_ value: Bool) { write(value ? "true" : "false") }
  package mutating func null() { write("null") }

  /// A number or any JSON as it is spelled.
  package mutating func spelled(_ value: String) { write(value) }

  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    array(elements)
  }

  package mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    array { for value in values { $0.string(value) } }
  }

  private mutating func write(_ value: String) {
    begin()
    text += value
    needsComma = true
  }

  private mutating func group(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    begin()
    text += open
    level += 1
    needsComma = false
    body(&self)
    level -= 1
    if needsComma { newLine() }
    text += close
    needsComma = true
  }

  /// What parts a value or key from the one before.
  private mutating func begin() {
    if followsKey {
      followsKey = false
      return
    }
    if needsComma { text += "," }
    if level > 0 { newLine() }
    needsComma = false
  }

  private mutating func newLine() {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: level)
  }
}

/// A JSON string with this value.
package func jsonQuoted(_ value: String) -> String {
  var value = value
  return value.withUTF8 { bytes in
    var text: [UInt8] = [UInt8(ascii: "\"")]
    text.reserveCapacity(bytes.count + 2)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case 0x08: text += #"\b"#.utf8
      case 0x09: text += #"\t"#.utf8
      case 0x0a: text += #"\n"#.utf8
      case 0x0c: text += #"\f"#.utf8
      case 0x0d: text += #"\r"#.utf8
      case 0..<0x20: text += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
    return String(decoding: text, as: UTF8.self)
  }
}
