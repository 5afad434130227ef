/// A JSON value inside a message, looked at only where it is asked.
///
/// Nothing is built of what nobody asks for, and nothing recurses, so neither a long message nor a deep one costs
/// more than reading over it.
struct JSON {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }
  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes.drop(while: \.isSpace) }

  /// The value of a key of an object.
  subscript(key: String) -> JSON? { firstMember { $0 == key }?.value }

  /// Name and value of an object's first member: a message's name and content.
  var onlyMember: (String, JSON)? { firstMember { _ in true } }

  /// A string's text, as UTF-8.
  var text: [UInt8]? {
    guard bytes.first == .quote else { return nil }
    var text: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst(), byte != .quote {
      guard byte == .backslash else {
        text.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0d)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0c)
      case UInt8(ascii: "u"): text += String(JSON.scalar(&rest)).utf8
      default: text.append(escape)
      }
    }
    return text
  }

  var integer: Int? { Int(String(decoding: bytes.prefix { !$0.isSpace && !$0.endsValue }, as: UTF8.self)) }

  /// The first member of an object whose name is wanted.
  private func firstMember(_ isWanted: (String) -> Bool) -> (name: String, value: JSON)? {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    var rest = bytes.dropFirst()
    while true {
      rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ",") }
      guard let text = JSON(rest).text else { return nil }
      JSON.skipValue(&rest)
      rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ":") }
      let name = String(decoding: text, as: UTF8.self)
      if isWanted(name) { return rest.isEmpty ? nil : (name, JSON(rest)) }
      JSON.skipValue(&rest)
    }
  }

  /// Moves behind the value that begins here.
  private static func skipValue(_ rest: inout ArraySlice<UInt8>) {
    var depth = 0
    repeat {
      guard let byte = rest.popFirst() else { return }
      switch byte {
      case .quote:
        while let byte = rest.popFirst(), byte != .quote {
          if byte == .backslash { rest = rest.dropFirst() }
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default:
        if depth == 0 { rest = rest.drop { !$0.endsValue } }
      }
    } while depth > 0
  }

  /// The scalar of the four digits behind `\u`, and of the low half of a surrogate pair behind them.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Character {
    func unit(_ bytes: ArraySlice<UInt8>) -> UInt32? { UInt32(String(decoding: bytes, as: UTF8.self), radix: 16) }
    guard let high = unit(rest.prefix(4)) else { return "\u{fffd}" }
    rest = rest.dropFirst(4)
    if let scalar = Unicode.Scalar(high) { return Character(scalar) }
    guard rest.prefix(2).elementsEqual([.backslash, UInt8(ascii: "u")]), let low = unit(rest.dropFirst(2).prefix(4)),
      0xdc00..<0xe000 ~= low, high < 0xdc00
    else { return "\u{fffd}" }
    rest = rest.dropFirst(6)
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)).map(Character.init) ?? "\u{fffd}"
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
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }
  fileprivate var endsValue: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "}") || self == UInt8(ascii: "]")
  }
}
