/// Reads the texts that generated code carries.
///
/// Only the compiler writes them, so a text that does not parse is a programmer's mistake, and says so.
struct TextReader {
  private let text: String
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    skipSpace()
  }

  var isAtEnd: Bool { offset == bytes.count }

  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  mutating func take(_ text: StaticString) -> Bool {
    guard at(text) else { return false }
    offset += text.utf8CodeUnitCount
    skipSpace()
    return true
  }

  mutating func expect(_ text: StaticString) {
    if !take(text) { fail("\(text) expected") }
  }

  /// Takes a word, unless it goes on: `on` is not the start of `once`.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard at(word), end == bytes.count || !bytes[end].continuesName else { return false }
    return take(word)
  }

  var startsName: Bool { offset < bytes.count && bytes[offset].continuesName && !bytes[offset].isDigit }
  var startsNumber: Bool { offset < bytes.count && bytes[offset].isDigit }

  mutating func name() -> String {
    guard startsName else { fail("a name expected") }
    return run { $0.continuesName }
  }

  mutating func number() -> Int {
    guard let number = Int(run { $0.isDigit }) else { fail("a number expected") }
    return number
  }

  /// One letter of a type.
  mutating func letter() -> UInt8 {
    guard offset < bytes.count else { fail("a type expected") }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func run(while belongs: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
    let taken = String(decoding: bytes[start..<offset], as: UTF8.self)
    skipSpace()
    return taken
  }

  mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
  }

  func fail(_ message: String) -> Never {
    preconditionFailure("\(message) at byte \(offset) of \(text)")
  }

  // MARK: values as GraphQL writes them

  /// `(name: value …)`, or nothing.
  mutating func arguments() -> [Argument] {
    guard take("(") else { return [] }
    var arguments: [Argument] = []
    while !take(")") {
      let name = name()
      expect(":")
      arguments.append(Argument(name: name, value: value()))
    }
    return arguments
  }

  mutating func value() -> ArgumentValue {
    if take("$") { return .variable(name()) }
    if at("\"") { return .constant(.string(string())) }
    if take("[") {
      var items: [ArgumentValue] = []
      while !take("]") { items.append(value()) }
      return .list(items).folded
    }
    if take("{") {
      var members: [Argument] = []
      while !take("}") {
        let name = name()
        expect(":")
        members.append(Argument(name: name, value: value()))
      }
      return .object(members).folded
    }
    if startsName {
      switch name() {
      case "null": return .constant(.null)
      case "true": return .constant(.bool(true))
      case "false": return .constant(.bool(false))
      case let value: return .constant(.string(value))
      }
    }
    let text = run { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    guard let number = InputValue(number: text) else { fail("a value expected") }
    return .constant(number)
  }

  mutating func string() -> String {
    guard at("\"") else { fail("a string expected") }
    offset += 1
    var taken: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      var byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), offset < bytes.count {
        byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "n"): byte = 0x0a
        case UInt8(ascii: "r"): byte = 0x0d
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0c
        case UInt8(ascii: "u"):
          taken += Array(String(escapedScalar()).utf8)
          continue
        default: break
        }
      }
      taken.append(byte)
    }
    guard offset < bytes.count else { fail("an unfinished string") }
    offset += 1
    skipSpace()
    return String(decoding: taken, as: UTF8.self)
  }

  /// `XXXX` or `{X…}` after `\u`, with the second half of a surrogate pair where there is one.
  private mutating func escapedScalar() -> Unicode.Scalar {
    func hexadecimal(_ range: Range<Int>) -> UInt32 {
      guard range.upperBound <= bytes.count, let code = UInt32(String(decoding: bytes[range], as: UTF8.self), radix: 16)
      else { fail("a bad escape") }
      return code
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "{") {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { fail("a bad escape") }
      let code = hexadecimal(offset + 1..<end)
      offset = end + 1
      return Unicode.Scalar(code) ?? "\u{fffd}"
    }
    var code = hexadecimal(offset..<offset + 4)
    offset += 4
    if code >> 10 == 0x36, at("\\u") {
      code = 0x10000 + (code & 0x3ff) << 10 + hexadecimal(offset + 2..<offset + 6) & 0x3ff
      offset += 6
    }
    return Unicode.Scalar(code) ?? "\u{fffd}"
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  fileprivate var continuesName: Bool { self | 0x20 &- 0x61 < 26 || isDigit || self == UInt8(ascii: "_") }
}
