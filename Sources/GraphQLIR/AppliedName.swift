package import GraphQLSyntax

/// The name of a fragment with arguments applied: `Row_1G22uz`, the hash of what the spread wrote.
///
/// Relay's, digit for digit, since labels and persisted ids contain it.
package enum AppliedName {
  /// `fragment` alone where the spread wrote no arguments.
  package static func name(_ fragment: Symbol, _ arguments: [IR.Argument]) -> Symbol {
    arguments.isEmpty ? fragment : Symbol(fragment.text + "_" + hash(arguments))
  }

  package static func hash(_ arguments: [IR.Argument]) -> String { hash(of: text(arguments)) }

  /// The base-62 digits of the text's Murmur hash.
  package static func hash(of text: String) -> String {
    let digits: StaticString = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    var rest = murmur3(Array(text.utf8))
    // The last digit first.
    var result: [UInt8] = []
    repeat {
      result.append(digits.utf8Start[Int(rest % 62)])
      rest /= 62
    } while rest > 0
    return String(decoding: result.reversed(), as: UTF8.self)
  }

  static func text(_ arguments: [IR.Argument]) -> String {
    var text = "["
    for (index, argument) in arguments.sorted(by: \.name).enumerated() {
      if index > 0 { text += "," }
      text += "{\"name\":\""
      text += argument.name.text
      text += "\",\"value\":"
      write(argument.value, to: &text)
      text += "}"
    }
    return text + "]"
  }

  private static func write(_ value: IR.Value, to text: inout String) {
    switch value {
    case .variable(let name):
      text += "{\"variable\":\""
      text += name.text
      text += "\"}"
    case .list(let items, isLiteral: false):
      text += "{\"list\":["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        write(item, to: &text)
      }
      text += "]}"
    case .object(let fields, isLiteral: false):
      text += "{\"object\":{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        text += "{\"name\":\"\(field.name)\",\"value\":"
        write(field.value, to: &text)
        text += "}"
      }
      text += "}}"
    default:
      text += "{\"value\":"
      writeConstant(value, to: &text)
      text += "}"
    }
  }

  private static func writeConstant(_ value: IR.Value, to text: inout String) {
    switch value {
    case .string(_, let raw): text += "\"\(raw)\""
    case .float(let spelling): text += Number.float(spelling.text)
    case .list(let items, _):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        writeConstant(item, to: &text)
      }
      text += "]"
    case .object(let fields, _):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        text += "\"\(field.name)\":"
        writeConstant(field.value, to: &text)
      }
      text += "}"
    default: value.writeJSON(to: &text)
    }
  }

  /// MurmurHash3, x86, 32 bits, seed 0.
  private static func murmur3(_ bytes: [UInt8]) -> UInt32 {
    func mixed(_ block: UInt32) -> UInt32 {
      let scaled = block &* 0xcc9e_2d51
      return (scaled << 15 | scaled >> 17) &* 0x1b87_3593
    }
    func block(at index: Int, count: Int) -> UInt32 {
      (0..<count).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
    }
    var hash: UInt32 = 0
    var index = 0
    while index + 4 <= bytes.count {
      hash ^= mixed(block(at: index, count: 4))
      hash = (hash << 13 | hash >> 19) &* 5 &+ 0xe654_6b64
      index += 4
    }
    if index < bytes.count { hash ^= mixed(block(at: index, count: bytes.count - index)) }
    hash ^= UInt32(truncatingIfNeeded: bytes.count)
    hash = (hash ^ hash >> 16) &* 0x85eb_ca6b
    hash = (hash ^ hash >> 13) &* 0xc2b2_ae35
    return hash ^ hash >> 16
  }
}
