@_spi(Generated) import BatonRuntime
import Foundation
import Testing

// CASES R1, R2; lists; scalars with Swift types.

@MainActor @Suite struct ScalarTests {
  @Test(arguments: [
    (#"{"b":1}"#, 0, "b"), (#"{"i":true}"#, 1, "i"), (#"{"f":true}"#, 2, "f"), (#"{"s":1}"#, 3, "s"),
    (#"{"i":2147483648}"#, 1, "i"), (#"{"i":-2147483649}"#, 1, "i"), (#"{"i":1.5}"#, 1, "i"), (#"{"i":"7"}"#, 1, "i"),
    (#"{"i":99999999999999999999999}"#, 1, "i"), (#"{"i":1e99999}"#, 1, "i"), (#"{"i":1.00000000000000000001}"#, 1, "i"),
    (#"{"f":1e400}"#, 2, "f"), (#"{"big":9223372036854775808}"#, 5, "big"), (#"{"big":-9223372036854775809}"#, 5, "big"),
    (#"{"big":1.5}"#, 5, "big"), (#"{"big":{}}"#, 5, "big"), (#"{"id":7.5}"#, 9, "id"), (#"{"id":true}"#, 9, "id"),
    (#"{"site":""}"#, 8, "site"), (#"{"at":"soon"}"#, 7, "at"), (#"{"price":"1,5"}"#, 6, "price"),
    (#"{"boats":{}}"#, 18, "boats"), (#"{"berth":[]}"#, 21, "berth"), (#"{"tags":"a"}"#, 12, "tags"),
  ])
  func `a value of another kind is an error of its field, and the rest is kept`(data: String, entry: Int, name: String) throws {
    let probe = try probe(data.dropLast() + #","role":"COOK"}"#)
    let errors = probe.errors(entry)
    #expect(errors.count == 1)
    #expect(errors.first?.path == [.key(name)])
    #expect(probe.role == .COOK)
    #expect(probe.i == nil)
  }

  @Test(arguments: [("2147483647", 2_147_483_647), ("-2147483648", -2_147_483_648), ("1.0", 1), ("1e2", 100), ("-0", 0), ("120E-1", 12), ("0.0e5", 0), ("10.00e-1", 1)])
  func `a whole number of 32 bits is an Int however it is written`(text: String, value: Int) throws {
    let probe = try probe(#"{"i":\#(text)}"#)
    #expect(probe.i == value)
    #expect(probe.errors(1).isEmpty)
  }

  @Test(arguments: [
    "1", "-0.0", "1e308", "5e-324", "0.1", "123456789012345678901234567890", "2.2250738585072011e-308", "9007199254740993", "1e22", "1e23",
    "0.000000000000000000001", "179769313486231570000000000000000000000", "3.14159265358979", "-12.5e-3",
  ])
  func `a Float is the nearest double`(text: String) throws {
    let probe = try probe(#"{"f":\#(text)}"#)
    #expect(probe.f?.bitPattern == Double(text)?.bitPattern)
  }

  @Test func `custom scalars are exact`() throws {
    let probe = try probe(
      #"""
      {"big":9007199254740993,"price":"12345678901234567890123456789","at":"2026-01-02T03:04:05.678Z","site":"https://a.b/c","id":7,
      "j":[0,1, true,false,{"a":null}],"bigs":[9223372036854775807,null,"12"]}
      """#)
    #expect(probe.big == 9_007_199_254_740_993)
    #expect(probe.price?.description == "12345678901234567890123456789")
    #expect(abs((probe.at?.timeIntervalSince1970 ?? 0) - 1_767_323_045.678) < 0.001)
    #expect(probe.site?.host == "a.b")
    #expect(probe.id == "7")
    #expect(probe.j?.text == "[0,1, true,false,{\"a\":null}]")
    #expect(probe.bigs == [.max, nil, 12])
    #expect(Date(scalar: .quoted("2026-01-02T03:04:05Z")) != nil)
    #expect(Date(scalar: .quoted("2026-01-02")) == Date(timeIntervalSince1970: 1_767_312_000))
  }

  @Test func `a list reads as the schema types it`() throws {
    let probe = try probe(#"{"ints":[1,null,3],"tags":["a","b"],"grid":[[1,2],null,[]],"roles":["COOK","CAPTAIN"],"role":"CAPTAIN"}"#)
    #expect(probe.ints == [1, nil, 3])
    #expect(probe.tags == ["a", "b"])
    #expect(probe.grid == [[1, 2], nil, []])
    #expect(probe.roles == [.COOK, .unknown("CAPTAIN")])
    #expect(probe.role == .unknown("CAPTAIN"))
    #expect(probe.role?.rawValue == "CAPTAIN")
  }

  @Test func `a wrong element is an error of the list, which is null if its elements may not be`() throws {
    let probe = try probe(#"{"ints":[1,"x",3],"tags":["a",null],"grid":[[1,null],[2]]}"#)
    #expect(probe.ints == [1, nil, 3])
    #expect(probe.errors(11).map(\.path) == [["ints", 1]])
    #expect(probe.tags == nil)
    #expect(probe.errors(12).map(\.path) == [["tags", 1]])
    #expect(probe.grid == [nil, [2]])
    #expect(probe.errors(13).map(\.path) == [["grid", 0, 1]])
  }

  @Test func `text keeps every scalar, and half a surrogate pair becomes the replacement character`() throws {
    let probe = try probe(#"{"s":"a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀\ud800x\u0000 a long text that goes on beyond sixteen bytes \u20ac"}"#)
    #expect(probe.s == "a\"\\/\u{8}\u{c}\n\r\té😀é😀\u{fffd}x\u{0} a long text that goes on beyond sixteen bytes €")
  }

  @Test func `a null where the schema has none is an error, and the nearest place that may be null is`() throws {
    let one = try probe(#"{"berth":{"code":"a","deep":{"metres":null}}}"#)
    #expect(one.berth?.code == "a")
    #expect(one.berth?.deep == nil)
    #expect(one.errors(21).map(\.path) == [["berth", "deep", "metres"]])
    #expect(throws: ResponseError.request([FieldError("null where the schema has none", path: ["n"])])) { try probe(#"{"n":null,"i":1}"#) }
    #expect(throws: ResponseError.self) { try probe(#"{"must":null}"#) }
  }

  @Test func `a date is sent with a fraction of a second where it has one`() {
    #expect(Date(timeIntervalSince1970: 1_767_312_000).scalar == .quoted("2026-01-02T00:00:00Z"))
    #expect(Date(timeIntervalSince1970: 1_767_312_000.5).scalar == .quoted("2026-01-02T00:00:00.500Z"))
  }

  @Test func `what was never received is zero or nothing, said once, and a placeholder says nothing`() throws {
    let log = Log()
    let probe = try probe("{}", log: log.append)
    #expect(probe.n == 0 && probe.n == 0)
    #expect(probe.must.code == nil && probe.must.deep == nil)
    #expect(probe.berth == nil)
    #expect(log.events == [.missing(type: "Query", field: "n"), .missing(type: "Query", field: "must"), .missing(type: "Query", field: "berth")])
  }
}

/// What a store said.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var said: [StoreEvent] = []

  var events: [StoreEvent] { lock.withLock { said } }
  @Sendable func append(_ event: StoreEvent) { lock.withLock { said.append(event) } }
}
