/// A value on its way to the server: a variable, or a part of one.
///
/// It is kept apart from text so that one value has one text: the members of objects are sorted, and a whole number
/// is written without a fraction, whatever type it came from.
public indirect enum InputValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number's JSON text.
  case number(String)
  case string(String)
  case list([InputValue])
  /// Members, sorted by name.
  case members([InputMember])
  /// JSON that is sent as it is.
  case json(String)

  /// An object; where a name stands twice, the last counts.
  static func object(_ members: [InputMember]) -> InputValue {
    var sorted: [InputMember] = []
    for member in members.enumerated().sorted(by: { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }) {
      if sorted.last?.name == member.element.name { sorted.removeLast() }
      sorted.append(member.element)
    }
    return .members(sorted)
  }

  /// A finite number in its shortest form; JSON has no other, so anything else is null.
  static func number(_ value: Double) -> InputValue {
    guard value.isFinite else { return .null }
    if value == value.rounded(), abs(value) < 1e15 { return .number(String(Int64(value))) }
    return .number(String(describing: value))
  }

  /// The number that a document writes; nil if it is none.
  init?(number text: String) {
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 | 0x20 != UInt8(ascii: "e") }
    if isWhole {
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      self = .number(digits == "0" ? "0" : text)
    } else {
      guard let value = Double(text) else { return nil }
      self = .number(value)
    }
  }

  /// Appends the value as JSON.
  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value), .json(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .members(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{00}"..."\u{1f}":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// A member of an object on its way to the server.
public struct InputMember: Hashable, Sendable {
  var name: String
  var value: InputValue
}

/// What a variable, an argument or an input field can be.
public protocol InputEncodable: Sendable {
  /// The value to send; nil leaves it out.
  var inputValue: InputValue? { get }
}

extension String: InputEncodable { public var inputValue: InputValue? { .string(self) } }
extension Bool: InputEncodable { public var inputValue: InputValue? { .bool(self) } }
extension Int: InputEncodable { public var inputValue: InputValue? { .number(String(self)) } }
extension Double: InputEncodable { public var inputValue: InputValue? { .number(self) } }

extension Optional: InputEncodable where Wrapped: InputEncodable {
  /// Nil is null.
  public var inputValue: InputValue? { if let self { self.inputValue } else { .null } }
}

extension Array: InputEncodable where Element: InputEncodable {
  public var inputValue: InputValue? { .list(map { $0.inputValue ?? .null }) }
}
