/// One function for each production of JSON's grammar.
struct JSONParser {
  struct Mistake: Error {}

  private var cursor: Cursor
  private let file: FileID
  private var depth = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ cursor: Cursor, file: FileID) {
    self.cursor = cursor
    self.file = file
  }

  mutating func document() -> JSON? {
    if cursor.starts(with: "\u{feff}") { cursor.advance(3) }
    do throws(Mistake) {
      let value = try value()
      skipSpace()
      guard cursor.isAtEnd else { throw mistake(.jsonExpected("the end of the file", found)) }
      return value
    } catch {
      return nil
    }
  }

  private mutating func value() throws(Mistake) -> JSON {
    skipSpace()
    let start = cursor.offset
    let kind: JSON.Kind
    switch cursor.byte {
    case UInt8(ascii: "{"): kind = try nested { parser throws(Mistake) in .object(try parser.members()) }
    case UInt8(ascii: "["): kind = try nested { parser throws(Mistake) in .array(try parser.elements()) }
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
    case UInt8(ascii: "t"): kind = try word("true", .boolean(true))
    case UInt8(ascii: "f"): kind = try word("false", .boolean(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: throw mistake(.jsonExpected("a value", found))
    }
    return JSON(kind: kind, range: SourceRange(start, cursor.offset))
  }

  private mutating func nested(_ body: (inout JSONParser) throws(Mistake) -> JSON.Kind) throws(Mistake) -> JSON.Kind {
    guard depth < nestingLimit else { throw mistake(.nestedTooDeep) }
    depth += 1
    defer { depth -= 1 }
    cursor.advance()
    return try body(&self)
  }

  private mutating func members() throws(Mistake) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var keys = Set<String>()
    if eat("}") { return [] }
    repeat {
      skipSpace()
      let start = cursor.offset
      guard cursor.byte == UInt8(ascii: "\"") else {
        throw mistake(.jsonExpected(members.isEmpty ? "a key in quotes or `}`" : "a key in quotes", found))
      }
      let key = try string()
      let range = SourceRange(start, cursor.offset)
      if isKnown(key, members, &keys), diagnostics.count < mistakeLimit { reportDuplicate(key, range, members) }
      guard eat(":") else { throw mistake(.jsonExpected("`:`", found)) }
      members.append(JSON.Member(key: key, keyRange: range, value: try value()))
    } while eat(",")
    guard eat("}") else { throw mistake(.jsonExpected("`,` or `}`", found)) }
    return members
  }

  /// Whether a key has been there. Few keys are compared one by one, many are looked up.
  private func isKnown(_ key: String, _ members: [JSON.Member], _ keys: inout Set<String>) -> Bool {
    if members.count < 16 { return members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return !keys.insert(key).inserted
  }

  private mutating func reportDuplicate(_ key: String, _ range: SourceRange, _ members: [JSON.Member]) {
    let first = members.first { $0.key == key }
    let notes = first.map { [Diagnostic.Note("it is first here", at: Location(file, $0.keyRange))] } ?? []
    diagnostics.append(Diagnostic(.jsonDuplicateKey(key), at: Location(file, range), notes: notes))
  }

  private mutating func elements() throws(Mistake) -> [JSON] {
    if eat("]") { return [] }
    var values: [JSON] = []
    repeat { values.append(try value()) } while eat(",")
    guard eat("]") else { throw mistake(.jsonExpected("`,` or `]`", found)) }
    return values
  }

  private mutating func string() throws(Mistake) -> String {
    let start = cursor.offset
    cursor.advance()
    var decoded: [UInt8] = []
    var run = cursor.offset
    while true {
      cursor.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      if cursor.byte == UInt8(ascii: "\"") { break }
      guard cursor.byte == UInt8(ascii: "\\") else {
        if cursor.isAtEnd || cursor.byte.isLineEnd {
          cursor.offset = start
          throw mistake(.unterminatedJSONString)
        }
        throw mistake(.unexpectedCharacter(found))
      }
      decoded += cursor.bytes(run, cursor.offset)
      try escape(into: &decoded)
      run = cursor.offset
    }
    let end = cursor.offset
    cursor.advance()
    if decoded.isEmpty { return cursor.text(run, end) }
    decoded += cursor.bytes(run, end)
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(Mistake) {
    let byte: UInt8
    switch cursor.peek(1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = cursor.peek(1)
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0c
    case UInt8(ascii: "n"): byte = 0x0a
    case UInt8(ascii: "r"): byte = 0x0d
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u") where cursor.peek(2) != UInt8(ascii: "{"):
      let (scalar, length) = cursor.unicodeEscape()
      guard let scalar else { throw mistake(.unicodeEscape) }
      cursor.advance(length)
      decoded += scalar.utf8
      return
    default: throw mistake(.jsonEscape)
    }
    cursor.advance(2)
    decoded.append(byte)
  }

  private mutating func number() throws(Mistake) -> String {
    let start = cursor.offset
    if cursor.byte == UInt8(ascii: "-") { cursor.advance() }
    if cursor.byte == UInt8(ascii: "0") {
      cursor.advance()
      if cursor.byte.isDigit { throw mistake(.leadingZero) }
    } else {
      try digits()
    }
    if cursor.byte == UInt8(ascii: ".") {
      cursor.advance()
      try digits()
    }
    if cursor.byte | 0x20 == UInt8(ascii: "e") {
      cursor.advance()
      if cursor.byte == UInt8(ascii: "+") || cursor.byte == UInt8(ascii: "-") { cursor.advance() }
      try digits()
    }
    return cursor.text(start, cursor.offset)
  }

  private mutating func digits() throws(Mistake) {
    guard cursor.byte.isDigit else { throw mistake(.digitExpected(found)) }
    cursor.skip(while: \.isDigit)
  }

  private mutating func word(_ word: StaticString, _ kind: JSON.Kind) throws(Mistake) -> JSON.Kind {
    guard cursor.starts(with: word), !cursor.peek(word.utf8CodeUnitCount).continuesName else {
      throw mistake(.jsonExpected("a value", found))
    }
    cursor.advance(word.utf8CodeUnitCount)
    return kind
  }

  private mutating func skipSpace() {
    cursor.skip { $0 == 0x20 || $0 == 0x0a || $0 == 0x0d || $0 == 0x09 }
  }

  private mutating func eat(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard cursor.byte == UInt8(ascii: character) else { return false }
    cursor.advance()
    return true
  }

  private var found: String {
    if cursor.byte.startsName {
      var end = cursor
      end.skip(while: \.continuesName)
      return "`\(cursor.text(cursor.offset, min(end.offset, cursor.offset + 40)))`"
    }
    return cursor.scalar(at: cursor.offset)?.scalar.spelling ?? "the end of the file"
  }

  private mutating func mistake(_ message: Diagnostic.Message) -> Mistake {
    let length = cursor.scalar(at: cursor.offset)?.length ?? 0
    let range = SourceRange(cursor.offset, cursor.offset + length)
    diagnostics.append(Diagnostic(message, at: Location(file, range)))
    return Mistake()
  }
}

extension Diagnostic.Message {
  fileprivate static func jsonExpected(_ expected: String, _ found: String) -> Self {
    Self("expected \(expected), found \(found)")
  }

  fileprivate static func jsonDuplicateKey(_ key: String) -> Self { Self("the key `\(key)` is here twice") }

  fileprivate static var unterminatedJSONString: Self { Self("this string is not closed on its line") }

  fileprivate static var jsonEscape: Self { Self("unknown escape; a backslash is written `\\\\`") }
}
