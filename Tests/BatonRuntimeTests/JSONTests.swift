@_spi(Generated) @testable import BatonRuntime
import Foundation
import Testing

// JSON as strictly as Foundation's, on generated and mutated texts; and where a response is malformed.

@MainActor @Suite struct JSONTests {
  /// A value read by the cursor into the same shapes as `JSONSerialization`'s.
  private static func read(_ bytes: [UInt8]) -> Any? {
    let padded = PaddedBytes(bytes, count: bytes.count)
    var cursor = JSONCursor(UnsafePointer(padded.bytes.baseAddress!), count: bytes.count)
    func value(_ cursor: inout JSONCursor) throws -> Any {
      cursor.skipSpace()
      switch cursor.byte {
      case .quote: return try cursor.text(cursor.string())
      case .braceLeft:
        var members: [String: Any] = [:]
        cursor.at += 1
        if cursor.isEmpty(.braceRight) { return members }
        repeat {
          let name = try cursor.memberName()
          let key = try cursor.text(name)
          members[key] = try value(&cursor)
        } while try !cursor.isLast(.braceRight)
        return members
      case .bracketLeft:
        var items: [Any] = []
        cursor.at += 1
        if cursor.isEmpty(.bracketRight) { return items }
        repeat { items.append(try value(&cursor)) } while try !cursor.isLast(.bracketRight)
        return items
      default:
        if cursor.takeNull() { return "null" }
        if let value = cursor.takeBool() { return value ? "true" : "false" }
        let number = try cursor.number()
        guard let double = number.double else { throw cursor.malformed("too large") }
        return double
      }
    }
    guard let result = try? value(&cursor) else { return nil }
    cursor.skipSpace()
    return cursor.at == cursor.end ? result : nil
  }

  private static func foundation(_ bytes: [UInt8]) -> Any? {
    func plain(_ value: Any) -> Any {
      switch value {
      case let value as [String: Any]: value.mapValues(plain)
      case let value as [Any]: value.map(plain)
      case is NSNull: "null"
      case let value as NSNumber: isBool(value) ? (value.boolValue ? "true" : "false") : value.doubleValue
      default: value
      }
    }
    return (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)).map(plain)
  }

  private static func isBool(_ number: NSNumber) -> Bool { type(of: number) == type(of: NSNumber(value: true)) && String(cString: number.objCType) == String(cString: NSNumber(value: true).objCType) }

  private static func same(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as String, let right as String): left.unicodeScalars.elementsEqual(right.unicodeScalars)
    case (let left as Double, let right as Double): left == right
    case (let left as [Any], let right as [Any]): left.count == right.count && zip(left, right).allSatisfy { same($0, $1) }
    case (let left as [String: Any], let right as [String: Any]):
      left.count == right.count && left.allSatisfy { same($1, right[$0]) }
    default: false
    }
  }

  private static func generate(_ random: inout Random, depth: Int = 0) -> String {
    let space = [" ", "", "\n", "\t"][random.next(4)]
    switch random.next(depth > 4 ? 5 : 7) {
    case 0: return "null"
    case 1: return random.next(2) == 0 ? "true" : "false"
    case 2: return ["0", "-1", "12.5", "1e3", "-0.25E-2", "123456789", "1.0"][random.next(7)]
    case 3, 4:
      let parts = ["a", "é", "😀", #"\n"#, #"\u0041"#, #"\ud83d\ude00"#, "long enough to pass sixteen bytes", #"\""#, " "]
      return "\"" + (0..<random.next(6)).map { _ in parts[random.next(parts.count)] }.joined() + "\""
    case 5:
      let items = (0..<random.next(4)).map { _ in generate(&random, depth: depth + 1) }
      return "[" + space + items.joined(separator: space + ",") + "]"
    default:
      let members = (0..<random.next(4)).map { "\"k\($0)\"" + space + ":" + space + generate(&random, depth: depth + 1) }
      return "{" + members.joined(separator: "," + space) + space + "}"
    }
  }

  @Test func `reads what Foundation reads, and nothing else`() {
    var random = Random(seed: 7)
    var accepted = 0
    for _ in 0..<4000 {
      let text = Self.generate(&random)
      let bytes = Array(text.utf8)
      let value = Self.read(bytes)
      #expect(value != nil, "\(text)")
      #expect(Self.same(value, Self.foundation(bytes)), "\(text)")
      // Mutated: a byte changed, dropped or doubled.
      var mutated = bytes
      let place = random.next(max(mutated.count, 1))
      switch random.next(3) {
      case 0 where !mutated.isEmpty: mutated[place] = Array(#"{}[]":,\x0e-"#.utf8)[random.next(12)]
      case 1 where !mutated.isEmpty: mutated.remove(at: place)
      default: mutated.insert(mutated[place], at: place)
      }
      guard String(validating: mutated, as: UTF8.self) != nil, !Self.differsByDesign(mutated) else { continue }
      let ours = Self.read(mutated)
      let theirs = Self.foundation(mutated)
      if ours != nil { accepted += 1 }
      #expect(Self.same(ours, theirs), "\(String(decoding: mutated, as: UTF8.self)): \(ours as Any) is not \(theirs as Any)")
    }
    #expect(accepted > 100)
  }

  /// Half a surrogate pair is replaced here and refused there; of a name that stands twice there the first counts; and
  /// numbers that are no JSON are read there in part.
  private static func differsByDesign(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\\u") || text.contains("k") && Set(text.split(separator: "\"").filter { $0.first == "k" }).count != text.split(separator: "\"").filter { $0.first == "k" }.count
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[]", 0), (#"{"data":{"i":01}}"#, 14), (#"{"data":{"i":1.}}"#, 15), (#"{"data":{"i":.5}}"#, 13),
    (#"{"data":{"s":"a"#, 15), (#"{"data":{"s":"\x"}}"#, 15), (#"{"data":{"i":1,}}"#, 15), (#"{"data":{"i" 1}}"#, 13),
    (#"{"data":{"i":1}} x"#, 17), (#"{"data":{"i":tru}}"#, 13), (#"{"data":{"i":1}"#, 15), (#"{"data":[]}"#, 8), (#"{}"#, 0),
    (#"{"data":{"zzz":{"a":[1,2}}}"#, 24), (#"{"data":{"s":"\u12g4"}}"#, 18),
  ])
  func `a malformed response says where, and leaves nothing behind`(text: String, offset: Int) throws {
    let store = Store()
    try store.take(#"{"data":{"i":5}}"#, Probe())
    let error = #expect(throws: ResponseError.self) { try store.take(text, Probe()) }
    guard case .malformed(let place, _) = error else { return #expect(Bool(false), "\(String(describing: error))") }
    #expect(place == offset, "\(text)")
    #expect(try store.data(for: Probe()).i == 5)
  }

  @Test func `control characters and bytes that are no text are malformed`() {
    let store = Store()
    func response(_ bytes: [UInt8]) -> [UInt8] { Array(#"{"data":{"s":""#.utf8) + bytes + Array(#""}}"#.utf8) }
    for bad: [UInt8] in [[0x0a], [0x00], [0x1f], [0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0xff]] {
      #expect(throws: ResponseError.self) { try store.changes(in: response(bad), for: Probe()) }
      #expect(throws: ResponseError.self) { try store.changes(in: response(Array("twenty bytes and more".utf8) + bad), for: Probe()) }
    }
    #expect(throws: Never.self) { try store.changes(in: response([0x7f]), for: Probe()) }
  }

  @Test func `no depth is too deep to say so`() {
    let store = Store()
    let deep = String(repeating: "[", count: 200_000)
    #expect(throws: ResponseError.self) { try store.changes(in: Array(#"{"data":{"zzz":\#(deep)"#.utf8), for: Probe()) }
    #expect(throws: ResponseError.self) { try store.changes(in: Array(#"{"data":{"ints":\#(deep)"#.utf8), for: Probe()) }
    #expect(throws: ResponseError.self) { try store.changes(in: Array(#"{"data":{"moorings":\#(deep)"#.utf8), for: Probe()) }
    #expect(throws: ResponseError.self) { try store.changes(in: Array(#"{"data":{"j":\#(deep)"#.utf8), for: Probe()) }
  }

  @Test func `of a member that stands twice the last counts`() throws {
    let probe = try probe(#"{"i":1,"s":"a","i":2,"berth":{"code":"x"},"berth":{"code":"y"},"s":null}"#)
    #expect(probe.i == 2 && probe.s == nil && probe.berth?.code == "y")
    let store = Store()
    try store.take(#"{"data":{"i":1,"s":"a"}}"#, Probe())
    let same = try store.take(#"{"data":{"i":7,"s":"b","i":1,"s":"a"}}"#, Probe())
    #expect(same.changed == 0)
    try store.take(#"{"data":{"i":3},"data":{"s":"c"}}"#, Probe())
    let data = try store.data(for: Probe())
    #expect(data.i == 1 && data.s == "c")
  }

  @Test func `order, space, and members that nobody asked for do not matter`() throws {
    let probe = try probe(
      """
       { "extra" : {"a": ["}", 1e5, {"b": null}]} , "s" : "x" , "boats" : [ { "name" : "n" , "more" : 1, "id" : "1" } ] ,
       "i"\t:\r\n1 }
      """)
    #expect(probe.s == "x" && probe.i == 1)
    #expect(probe.boats?.first?.id == "1" && probe.boats?.first?.name == "n")
  }

  @Test func `every cut of a response is malformed or refused, never a trap`() throws {
    let text = Array(#"{"errors":[{"message":"m","path":["i",0],"locations":[{"line":1,"column":2}]}],"data":{"j":{"a":[1,"é\u00e9"]},"ints":[1,null],"grid":[[1]],"boats":[{"id":"1","berth":{"code":"c"}}],"node":{"name":"x","__typename":"Boat","id":7},"big":12,"f":-1.5e3,"b":true}}"#.utf8)
    let store = Store()
    for count in 0..<text.count {
      #expect(throws: ResponseError.self) { try store.changes(in: text[..<count], for: Probe()) }
    }
    var random = Random(seed: 3)
    for _ in 0..<3000 {
      var mutated = text
      for _ in 0...random.next(3) { mutated[random.next(text.count)] = UInt8(random.next(256)) }
      if let changes = try? store.changes(in: mutated, for: Probe()) { store.commit(changes) }
    }
    _ = try store.data(for: Probe()).boats?.map { $0.berth?.code }
  }
}

/// Numbers that look random and are the same each time.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
