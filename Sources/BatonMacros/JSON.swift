/// A JSON value inside a message, looked at only where it is asked.
///
/// Nothing is built of what nobody asks for, and nothing recurses, so neither a long message nor a deep one costs
/// more than reading over it.
struct JSON {
  private var cursor: Cursor

  init(_ bytes: [UInt8]) { self.init(Cursor(bytes: bytes)) }

  private init(_ cursor: Cursor) {
    self.cursor = cursor
    self.cursor.skipSpace()
  }

  /// The value of a key of an object.
  subscript(key: String) -> JSON? { firstMember { $0 == key }?.value }

  /// Name and value of an object's first member: a message's name and content.
  var onlyMember: (String, JSON)? { firstMember { _ in true } }

  /// A string's text, as UTF-8.
  var text: [UInt8]? {
    var rest = cursor
    return rest.byte == .quote ? rest.text() : nil
  }

  var integer: Int? {
    var rest = cursor
    rest.skipValue()
    return Int(String(decoding: cursor.bytes[cursor.index..<rest.index].prefix { $0 > 0x20 }, as: UTF8.self))
  }

  /// The first member of an object whose name is wanted.
  private func firstMember(_ isWanted: (String) -> Bool) -> (name: String, value: JSON)? {
    guard cursor.byte == UInt8(ascii: "{") else { return nil }
    var rest = cursor
    rest.index += 1
    while true {
      rest.skipSpace(and: UInt8(ascii: ","))
      guard rest.byte == .quote else { return nil }
      let name = String(decoding: rest.text(), as: UTF8.self)
      rest.skipSpace(and: UInt8(ascii: ":"))
      if isWanted(name) { return rest.byte == nil ? nil : (name, JSON(rest)) }
      rest.skipValue()
    }
  }
}

/// A place in a message.
private struct Cursor {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace(and other: UInt8 = 0x20) {
    while let byte, byte == other || byte == 0x20 || (0x09...0x0d).contains(byte) { index += 1 }
  }

  /// Moves behind the value that begins here.
  mutating func skipValue() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .quote: skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        index += 1
      case UInt8(ascii: ",") where depth == 0: return
      default:
        index += 1
        continue
      }
      if depth == 0 { return }
    }
  }

  private mutating func skipString() {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == .backslash ? 2 : 1
      if byte == .quote { return }
    }
    index = bytes.count
  }

  /// Moves behind the string that begins here, and says what it means.
  mutating func text() -> [UInt8] {
    var text: [UInt8] = []
    index += 1
    while let byte {
      index += 1
      if byte == .quote { break }
      guard byte == .backslash, let escape = self.byte else {
        text.append(byte)
        continue
      }
      index += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0d)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0c)
      case UInt8(ascii: "u"): text += String(scalar()).utf8
      default: text.append(escape)
      }
    }
    return text
  }

  /// The scalar of the four digits behind `\u`, and of the low half of a surrogate pair behind them.
  private mutating func scalar() -> Character {
    guard let high = unit(at: index) else { return "\u{fffd}" }
    index += 4
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    guard high < 0xdc00, bytes[index...].prefix(2).elementsEqual([.backslash, UInt8(ascii: "u")]),
      let low = unit(at: index + 2), 0xdc00..<0xe000 ~= low
    else { return "\u{fffd}" }
    index += 6
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)).map(Character.init) ?? "\u{fffd}"
  }

  private func unit(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }
}

/// A text as JSON writes it.
func quoted(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": json += "\\\(scalar)"
    case "\n": json += "\\n"
    case "\0"..<" ": json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
