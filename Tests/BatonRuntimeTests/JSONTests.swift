@_spi(Generated) @testable import BatonRuntime
import Testing

// Where a response is malformed, and what stands twice.

@MainActor @Suite struct JSONTests {
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

  @Test(arguments: [
    (#"{"id":"1","name":"a","id":"2"}"#, "Boat:2", "a"), (#"{"name":"a","id":"1","id":"2"}"#, "Boat:2", "a"),
    (#"{"id":"1","id":"2","name":"a","name":"b"}"#, "Boat:2", "b"), (#"{"id":null,"name":"a","id":"2"}"#, "Boat:2", "a"),
    (#"{"id":{"id":"9"},"id":2,"name":"a"}"#, "Boat:2", "a"), (#"{"i\u0064":"1","id":"2","name":"a","i\u0064":"3"}"#, "Boat:3", "a"),
    (#"{"id":"1","x":{"id":"7","id":"8"},"name":"a","x":0,"id":"1"}"#, "Boat:1", "a"),
  ])
  func `an object whose key stands twice is the one that the last says`(boat: String, id: String, name: String) throws {
    let store = Store()
    // New, and then known.
    for _ in 0..<2 {
      let changed = try store.take(#"{"data":{"boats":[\#(boat)]}}"#, Probe()).changed
      let read = try #require(try store.data(for: Probe()).boats?.first)
      #expect(read.anchor.recordID == id && read.name == name && "Boat:\(read.id)" == id)
      #expect(store.core.shapes["Boat"].records.count == 1)
      if changed == 0 { continue }
      #expect(changed == 1)
    }
    // What comes last may be nothing.
    try store.take(#"{"data":{"boats":[{"id":"5","name":"n","id":null}]}}"#, Probe())
    #expect(try store.data(for: Probe()).boats == nil)
    #expect(try store.data(for: Probe()).errors(18).map(\.path) == [["boats", 0, "id"]])
    #expect(store.core.shapes["Boat"].records.count == 1)
  }

  @Test(arguments: [
    #"{"__typename":"Skipper","id":"1","name":"a","__typename":"Boat"}"#, #"{"__typename":"Skipper","__typename":"Boat","id":"1","name":"a"}"#,
    #"{"__typename":null,"id":"1","name":"a","__typename":"Boat"}"#, #"{"id":"1","__typename":7,"name":"a","__typename":"Boat"}"#,
    #"{"__typename":"Skipper","id":null,"name":"a","__typename":"Boat","id":"1"}"#,
  ])
  func `an object whose type stands twice is of the last`(node: String) throws {
    let store = Store()
    try store.take(#"{"data":{"i":1,"node":\#(node),"s":"x"}}"#, Probe())
    let data = try store.data(for: Probe())
    #expect(data.node?.anchor.recordID == "Boat:1" && data.node?.name == "a" && data.i == 1 && data.s == "x")
    #expect(store.core.shapes["Skipper"].records.count == 0 && data.errors(17).isEmpty)
  }

  @Test func `a part of a key that stands twice counts as it stands last`() throws {
    let store = Store()
    try store.take(#"{"data":{"seats":[{"row":"1","letter":"A","row":"2","free":true},{"row":null,"row":"2","letter":"B","free":true}]}}"#, SeatQuery())
    let seats = try #require(try store.data(for: SeatQuery()).seats)
    #expect(seats.map(\.recordID) == ["Seat:2:A", "Seat:2:B"])
    try store.take(#"{"data":{"seats":[{"row":"2","letter":"B","row":"2","letter":"A","free":false}]}}"#, SeatQuery())
    #expect(seats.map(\.free) == [false, true])
  }

  @Test func `a null or a wrong value that another of its name follows is no error`() throws {
    let probe = try probe(#"{"n":null,"n":1,"berth":{"deep":{"metres":null}},"berth":{"code":null,"deep":{"metres":"x","metres":3}},"i":"x","i":2}"#)
    #expect(probe.n == 1 && probe.berth?.deep?.metres == 3 && probe.i == 2)
    #expect([10, 21, 1].allSatisfy { probe.errors($0).isEmpty })
    let result = try Store().take(
      #"{"errors":[{"message":"a","message":null,"path":["i"],"path":["s"],"locations":[],"locations":3}],"data":{"s":null}}"#, Probe())
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    (#"{"message":"m","path":[null]}"#, []), (#"{"message":"m","path":["i",1.5]}"#, []), (#"{"message":"m","path":["i",-1]}"#, []),
    (#"{"message":"m","path":{"i":[]}}"#, []), (#"{"message":"m","path":"i"}"#, []), (#"{"message":"m","path":["nothing",{}]}"#, []),
    (#"{"message":"m","locations":[{"line":-1,"column":"x"},{}],"extensions":[],"more":{"a":[1]}}"#, []),
    (#"{"message":"m","path":["i",99999999999]}"#, []), (#"{"message":"m","path":["boats",7,"name"]}"#, ["boats"]),
  ] as [(String, [String])])
  func `an error of a strange shape is an error all the same, and the data is kept`(error: String, place: [String]) throws {
    let store = Store()
    let result = try store.take(#"{"errors":[\#(error)],"data":{"i":1,"boats":[{"id":"1","name":"a","berth":null}]}}"#, Probe())
    let data = try store.data(for: Probe())
    #expect(data.i == 1 && data.boats?.first?.name == "a")
    #expect((result.errors + data.errors(18)).map(\.message) == ["m"])
    #expect(data.errors(18).isEmpty == place.isEmpty)
  }

  @Test(arguments: ["[]", "7", #""x""#, "{\"errors\":{}}", #"{"errors":["x"],"data":{}}"#, #"{"errors":[{}],"errors":7,"data":{}}"#])
  func `what is no response of GraphQL is refused, and never a trap`(text: String) {
    #expect(throws: ResponseError.self) { try Store().changes(in: text.utf8, for: Probe()) }
  }

  @Test func `an identity, a type and a name that are written with escapes are the same`() throws {
    let store = Store()
    try store.take(
      #"{"data":{"boats":[{"id":"a1","name":"x"}],"node":{"__typename":"Boat","id":"a1"}}}"#, Probe())
    let boat = try #require(try store.data(for: Probe()).boats?.first)
    try store.take(
      #"{"d\u0061ta":{"node":{"n\u0061me":"y\u00e9","i\u0064":"\u0061\u0031","__\u0074ypename":"Bo\u0061t"}}}"#, Probe())
    #expect(boat.name == "yé")
    try store.take(#"{"data":{"seats":[{"row":"\u0031:2","letter":"\\\u003a","free":true},{"row":12,"letter":"\u0041","free":false}]}}"#, SeatQuery())
    try store.take(#"{"data":{"best":{"l\u0065tter":"\u005c:","row":"1\u003a2","free":false}}}"#, SeatQuery())
    let data = try store.data(for: SeatQuery())
    #expect(data.seats?.map(\.recordID) == [#"Seat:1\:2:\\\:"#, "Seat:12:A"])
    #expect(data.best == data.seats?.first && data.best?.free == false)
  }

  @Test func `a key that comes after a link is the key of its object, and of what has its place there`() throws {
    let store = Store()
    try store.take(#"{"data":{"boats":[{"berth":{"code":"x","deep":{"metres":1}},"name":"n","id":"1"}]}}"#, Probe())
    let boat = try #require(try store.data(for: Probe()).boats?.first)
    let deep = try #require(boat.berth?.deep)
    #expect(boat.id == "1" && boat.berth?.code == "x" && deep.metres == 1)
    try store.take(#"{"data":{"boats":[{"id":"2","berth":null},{"berth":{"deep":{"metres":2},"code":"y"},"id":"1"}]}}"#, Probe())
    #expect(boat.name == "n" && boat.berth?.code == "y" && deep.metres == 2)
  }

  @Test func `a number of a hundred thousand digits is exact or an error of its field`() throws {
    let digits = String(repeating: "1234567890", count: 10_000)
    let probe = try probe(
      #"{"i":\#(digits),"f":0.\#(digits),"id":\#(digits),"s":\#(digits),"big":\#(digits),"j":-\#(digits).\#(digits)e-7,"role":"COOK"}"#)
    #expect(probe.f == 0.123456789012345678901234567890)
    #expect(probe.id == digits && probe.j?.text == "-\(digits).\(digits)e-7" && probe.role == .COOK)
    #expect(probe.i == nil && probe.s == nil && probe.big == nil)
    #expect([1, 3, 5].allSatisfy { probe.errors($0).count == 1 } && probe.errors(2).isEmpty)
    let large = try BatonRuntimeTests.probe(#"{"f":\#(digits),"i":1e\#(digits),"n":0e-\#(digits),"role":"COOK"}"#)
    #expect(large.f == nil && large.errors(2).count == 1 && large.errors(1).count == 1 && large.role == .COOK)
    #expect(large.n == 0)
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
