@testable import BatonRuntime
import Foundation
import Testing

// JSON is what Foundation takes for JSON, and means what it means there: on generated texts of every construct, and on
// what becomes of them when bytes change. Where the two differ by design, the text is put to each as it understands it:
//
// - half a surrogate pair is the replacement character here and refused there, so there it is written out;
// - of members of one name the last counts here; there it is the first or the last by the system, so the reader in this
//   test takes the same as Foundation does;
// - this reader takes UTF-8 without a byte order mark alone, that one tells other encodings by their first bytes;
// - a number that is too large for a double is a number here, and an error of the field that it stands in; there it is
//   refused;
// - zero with an exponent, which the grammar of JSON has, is refused there, so the exponent is left out;
// - a comma behind the last element, which the grammar has not, is let pass there.

@MainActor @Suite struct JSONDifferentialTests {
  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: the readers

  private indirect enum Value: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string([Unicode.Scalar])
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let text = try? container.decode(String.self) {
        self = .string(Array(text.unicodeScalars))
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let items = try? container.decode([Value].self) {
        self = .list(items)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    init(_ text: String) { self = .string(Array(text.unicodeScalars)) }

    var isTooLarge: Bool {
      switch self {
      case .number(let number): number == .infinity
      case .list(let items): items.contains(where: \.isTooLarge)
      case .object(let members): members.values.contains(where: \.isTooLarge)
      default: false
      }
    }

    var text: String? {
      guard case .string(let scalars) = self else { return nil }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
  }

  /// A value read by the cursor. A number that is too large is infinite.
  private static func read(_ bytes: [UInt8]) -> Value? {
    let padded = PaddedBytes(bytes, count: bytes.count)
    var cursor = JSONCursor(UnsafePointer(padded.bytes.baseAddress!), count: bytes.count)
    func value(_ cursor: inout JSONCursor) throws -> Value {
      cursor.skipSpace()
      switch cursor.byte {
      case .quote: return Value(try cursor.text(cursor.string()))
      case .braceLeft:
        var members: [String: Value] = [:]
        cursor.at += 1
        if cursor.isEmpty(.braceRight) { return .object(members) }
        repeat {
          let key = try cursor.text(cursor.memberName())
          let value = try value(&cursor)
          if members[key] == nil || !firstCounts { members[key] = value }
        } while try !cursor.isLast(.braceRight)
        return .object(members)
      case .bracketLeft:
        var items: [Value] = []
        cursor.at += 1
        if cursor.isEmpty(.bracketRight) { return .list(items) }
        repeat { items.append(try value(&cursor)) } while try !cursor.isLast(.bracketRight)
        return .list(items)
      default:
        if cursor.takeNull() { return .null }
        if let value = cursor.takeBool() { return .bool(value) }
        return .number(try cursor.number().double ?? .infinity)
      }
    }
    guard let result = try? value(&cursor) else { return nil }
    cursor.skipSpace()
    return cursor.at == cursor.end ? result : nil
  }

  /// Whether a text is passed that nobody asked for.
  private static func passes(_ bytes: [UInt8]) -> Bool {
    let padded = PaddedBytes(bytes, count: bytes.count)
    var cursor = JSONCursor(UnsafePointer(padded.bytes.baseAddress!), count: bytes.count)
    cursor.skipSpace()
    do throws(MalformedJSON) { try cursor.skipValue() } catch { return false }
    cursor.skipSpace()
    return cursor.at == cursor.end
  }

  /// What Foundation reads: all of it is looked at by `JSONSerialization`, whose numbers are not exact; those of the
  /// decoder are.
  private static func foundation(_ bytes: [UInt8]) -> Value? {
    guard let written = writtenOut(bytes) else { return nil }
    let data = Data(written)
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Which of two members of one name Foundation takes.
  private static let firstCounts = foundation(Array(#"{"a":1,"a":2}"#.utf8)) == .object(["a": .number(1)])

  /// The text with each escape of half a surrogate pair as that of the replacement character, and each zero without its
  /// exponent; nil where a comma stands behind the last element.
  private static func writtenOut(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var isString = false
    var isAfterComma = false
    var rest = bytes[...]
    func take(_ count: Int) {
      result += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    while let byte = rest.first {
      if !isString {
        if isAfterComma, byte == UInt8(ascii: "]") || byte == .braceRight { return nil }
        if byte > 0x20 { isAfterComma = byte == .comma }
        isString = byte == .quote
        let zero = isNumber(result.last) ? nil : zeroWithExponent(rest)
        take(zero?.mantissa ?? 1)
        rest = rest.dropFirst(zero?.exponent ?? 0)
      } else if byte == .quote {
        isString = false
        take(1)
      } else if let first = escapedCode(rest) {
        if first >> 10 == 0x36, let second = escapedCode(rest.dropFirst(6)), second >> 10 == 0x37 {
          take(12)
        } else if first >> 11 == 0x1b {
          result += Array("\\ufffd".utf8)
          rest = rest.dropFirst(6)
        } else {
          take(6)
        }
      } else {
        take(byte == .backslash ? 2 : 1)
      }
    }
    return result
  }

  /// Whether the byte may stand in a number.
  private static func isNumber(_ byte: UInt8?) -> Bool { byte.map { "0123456789+-.eE".utf8.contains($0) } ?? false }

  /// How long a zero and its exponent are that stand at the beginning.
  private static func zeroWithExponent(_ bytes: ArraySlice<UInt8>) -> (mantissa: Int, exponent: Int)? {
    let text = Self.text(Array(bytes.prefix { isNumber($0) }))
    guard let match = text.wholeMatch(of: /(-?0(?:\.0+)?)([eE][+-]?[0-9]+)/) else { return nil }
    return (match.output.1.utf8.count, match.output.2.utf8.count)
  }

  /// The code of an escape that stands at the beginning.
  private static func escapedCode(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.starts(with: Array("\\u".utf8)), bytes.count >= 6 else { return nil }
    let digits = bytes.dropFirst(2).prefix(4)
    return digits.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit } ? UInt32(text(Array(digits)), radix: 16) : nil
  }

  /// Texts that Foundation reads as another encoding than UTF-8, or without their first bytes.
  private static func isOtherEncoding(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4)
    return head.contains(0) || [[0xef, 0xbb, 0xbf], [0xfe, 0xff], [0xff, 0xfe]].contains { head.starts(with: $0) }
  }

  // MARK: texts

  private static func space(_ random: inout Random) -> String {
    ["", "", "", " ", "\n", "\t", "\r", " \r\n\t "][random.next(8)]
  }

  private static func number(_ random: inout Random) -> String {
    func digits(_ limit: Int) -> String { (0...random.next(limit)).map { _ in "\(random.next(10))" }.joined() }
    let whole = random.next(3) == 0 ? "0" : "\(1 + random.next(9))" + (random.next(2) == 0 ? digits(18) : "")
    let fraction = random.next(2) == 0 ? "" : "." + digits(random.next(3) == 0 ? 30 : 4)
    let exponent = random.next(3) > 0 ? "" : ["e", "E"][random.next(2)] + ["", "+", "-"][random.next(3)] + digits(1)
    return ["", "-"][random.next(2)] + whole + fraction + exponent
  }

  private static func string(_ random: inout Random) -> String {
    func hex() -> String { (0..<4).map { _ in String(Array("0123456789abcdefABCDEF")[random.next(22)]) }.joined() }
    var text = "\""
    for _ in 0..<random.next(8) {
      switch random.next(12) {
      case 0: text += "\\" + [#"""#, "\\", "/", "b", "f", "n", "r", "t"][random.next(8)]
      case 1: text += "\\u" + hex()
      case 2: text += #"\ud8"# + "\(10 + random.next(80))" + #"\udc"# + "\(10 + random.next(80))"
      case 3: text += ["\\ud83d", "\\uDE00", "\\ud83d\\u0041", "\\udbff\\udbff\\udfff", "\\u0000", "\\uffff"][random.next(6)]
      case 4: text += ["é", "ß", "\u{7ff}", "€", "\u{ffff}", "\u{800}", "😀", "\u{10ffff}", "\u{7f}", "\u{feff}", "e\u{301}"][random.next(11)]
      case 5: text += "long enough to pass sixteen bytes"
      case 6: text += String(repeating: ["a", "é", "€", "😀"][random.next(4)], count: random.next(70))
      default: text += ["a", " ", "{", ":", "/", "0", "null"][random.next(7)]
      }
    }
    return text + "\""
  }

  private static func document(_ random: inout Random, depth: Int = 0) -> String {
    switch random.next(depth > 4 ? 6 : 10) {
    case 0: return ["null", "true", "false"][random.next(3)]
    case 1, 2: return number(&random)
    case 3, 4, 5: return string(&random)
    case 6, 7:
      let items = (0..<random.next(4)).map { _ in space(&random) + document(&random, depth: depth + 1) + space(&random) }
      return "[" + (items.isEmpty ? space(&random) : items.joined(separator: ",")) + "]"
    default:
      // Few names, so that some stand twice.
      let members = (0..<random.next(4)).map { _ in
        let name = [#""a""#, #""b""#, #""\u0061""#, string(&random)][random.next(4)]
        return space(&random) + name + space(&random) + ":" + space(&random) + document(&random, depth: depth + 1) + space(&random)
      }
      return "{" + (members.isEmpty ? space(&random) : members.joined(separator: ",")) + "}"
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let marks = Array("{}[]\":,\\/0e-+.u \ntfn".utf8)
    for _ in 0...random.next(3) {
      let place = random.next(bytes.count + 1)
      let byte = random.next(2) == 0 ? marks[random.next(marks.count)] : UInt8(random.next(256))
      switch random.next(6) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1, 2: bytes.insert(byte, at: place)
      case 3 where place < bytes.count: bytes.insert(bytes[place], at: place)
      case 4 where random.next(4) == 0: bytes.removeSubrange(place...)
      default: if place < bytes.count { bytes[place] = byte }
      }
    }
  }

  // MARK: tests

  @Test(arguments: 0..<6) func `reads what Foundation reads, and nothing else`(seed: Int) {
    var random = Random(seed: UInt64(seed + 7))
    var accepted = 0
    var refused = 0
    for _ in 0..<800 {
      var bytes = Array((Self.space(&random) + Self.document(&random) + Self.space(&random)).utf8)
      #expect(Self.passes(bytes) && Self.read(bytes) != nil, "\(Self.text(bytes))")
      for _ in 0..<4 {
        let ours = Self.read(bytes)
        let theirs = Self.foundation(bytes)
        #expect(ours?.isTooLarge ?? false ? theirs == nil : ours == theirs, "\(Self.text(bytes)) \(bytes)")
        #expect(Self.passes(bytes) == (ours != nil), "\(Self.text(bytes))")
        if ours == nil { refused += 1 } else { accepted += 1 }
        repeat { Self.mutate(&bytes, &random) } while Self.isOtherEncoding(bytes)
      }
    }
    #expect(accepted > 1000 && refused > 500)
  }

  @Test(arguments: 0..<4) func `a response is taken when Foundation takes it, and its fields are what Foundation says`(seed: Int) throws {
    var random = Random(seed: UInt64(seed + 70))
    var taken = 0
    for _ in 0..<600 {
      var value = Array((random.next(2) == 0 ? Self.document(&random) : [Self.number(&random), Self.string(&random)][random.next(2)]).utf8)
      if random.next(2) == 0 { Self.mutate(&value, &random) }
      // One value in a field of each kind; a mutation may have ended the member and begun another.
      guard let read = Self.foundation(value) else {
        let response = Array(#"{"data":{"s":"#.utf8) + value + Array("}}".utf8)
        if Self.foundation(response) == nil {
          #expect(throws: ResponseError.self, "\(Self.text(response))") { try Store().changes(in: response, for: Probe()) }
        }
        continue
      }
      let members = ["j", "s", "id", "i", "f", "b"].map { Array("\"\($0)\":".utf8) + value }
      let response = Array(#"{"data":{"#.utf8) + Array(members.joined(separator: [.comma])) + Array("}}".utf8)
      taken += 1
      let store = Store()
      store.commit(try store.changes(in: response, for: Probe()))
      let probe = try store.data(for: Probe())
      let text = Self.text(response)
      var number: Double?
      var bool: Bool?
      if case .number(let value) = read { number = value }
      if case .bool(let value) = read { bool = value }
      #expect(probe.s.map { Value($0) } == (read.text == nil ? nil : read), "\(text)")
      #expect(probe.b == bool, "\(text)")
      #expect(probe.f?.bitPattern == number?.bitPattern, "\(text)")
      // Beyond these the double is no longer the number.
      if number.map({ abs($0) < 1e15 }) ?? true { #expect(probe.i == number.flatMap { Int32(exactly: $0) }.map { Int($0) }, "\(text)") }
      #expect(probe.j.flatMap { Self.foundation(Array($0.text.utf8)) } ?? .null == read, "\(text)")
    }
    #expect(taken > 300)
  }
}
