import BatonRuntime
import Foundation
import GoldenSwift
import Testing

// What else a value holds (`Fixtures/emit/held`): each member by the rule that makes its property.

@MainActor @Suite struct HeldTests {
  private static let boat: [String: String] = [
    "name": #""Ada""#, "painted": #""Ada""#, "nameOrNil": #""Ada""#, "length": "9.5", "crewCount": "4",
    "berth": #"{"code":"A1","metres":3,"depth":10,"harbour":{"name":"Oude Haven"}}"#,
    "registry": #"{"number":"7","port":{"town":"Delft"}}"#, "registered": #"{"number":"7"}"#,
    "late": #""Ada""#, "flagged": #"{"flag":"NL"}"#,
    "price": "12.5", "deposit": "3", "fees": "[1,2.5]", "draught": "1.5", "logs": #"[{"id":"l","text":"left"}]"#,
    "crew": #"{"edges":[{"node":{"id":"s","name":"Bo"},"cursor":"c"},null],"pageInfo":{"hasNextPage":true},"total":2}"#,
    "owner": #"{"__typename":"Skipper","__isNamed":"Skipper","__isNode":"Skipper","id":"s","name":"Bo","rank":3}"#,
    "__isNode": #""Boat""#, "__isNamed": #""Boat""#, "id": #""1""#,
  ]

  private func boat(
    _ changes: [String: String?] = [:], errors: [String] = [], more: Bool = true, less: Bool = false
  ) throws -> HeldQuery.Data.Boat {
    try #require(try data(changes, errors: errors, more: more, less: less).boat)
  }

  private func data(
    _ changes: [String: String?] = [:], errors: [String] = [], more: Bool = true, less: Bool = false,
    again: String = #"{"id":"1"}"#
  ) throws -> HeldQuery.Data {
    let store = Store()
    let query = HeldQuery(id: "1", more: more, less: less)
    let members = Self.boat.merging(changes.compactMapValues(\.self)) { $1 }.filter { changes[$0.key] != .some(nil) }
    let text = members.map { "\"\($0.key)\":\($0.value)" }.sorted().joined(separator: ",")
    let faults = errors.map { #"{"message":"\#($0)","path":["boat","\#($0)"]}"# }.joined(separator: ",")
    try store.take(#"{"errors":[\#(faults)],"data":{"again":\#(again),"boat":{\#(text)}}}"#, query)
    return try store.data(for: query)
  }

  @Test func `selections of one field are one property, each part under its own conditions`() throws {
    let flagged = MergedValue.Flagged(flag: "NL")
    #expect(
      try boat().mergedValue
        == MergedValue(
          berth: .init(code: "A1", metres: 3), name: "Ada", registry: .init(number: "7", port: .init(town: "Delft")),
          flagged: flagged))
    #expect(
      try boat(more: true, less: true).mergedValue
        == MergedValue(berth: .init(code: "A1", metres: 3), name: "Ada", registry: .init(number: "7"), flagged: flagged))
    #expect(
      try boat(more: false, less: false).mergedValue
        == MergedValue(berth: .init(code: "A1"), name: "Ada", registry: .init(port: .init(town: "Delft")), flagged: flagged))
    #expect(
      try boat(more: false, less: true).mergedValue == MergedValue(berth: .init(code: "A1"), flagged: flagged))
  }

  @Test func `a condition that every object meets folds in, and an alias without one is a value of its own`() throws {
    #expect(
      try boat().foldedValue
        == FoldedValue(name: "Ada", id: "1", painted: "Ada", size: .init(length: 9.5, crewCount: 4)))
  }

  @Test func `a value of an interface has what each condition selects, and what the wider ones do`() throws {
    let boat = try boat()
    #expect(boat.namedValue == NamedValue(name: "Ada", asNode: .init(id: "1")))
    #expect(
      boat.owner?.namedValue == NamedValue(name: "Bo", asNode: .init(id: "s"), asSkipper: .init(id: "s", rank: 3)))
    let club = #"{"__typename":"Club","__isNamed":"Club","name":"Aft","motto":"m"}"#
    #expect(try self.boat(["owner": club]).owner?.namedValue == NamedValue(name: "Aft", asClub: .init(motto: "m")))
    // Nobody knew the type; the server says what it is.
    let guild = #"{"__typename":"Guild","__isNamed":"Guild","__isNode":"Guild","id":"g","name":"Masons"}"#
    #expect(try self.boat(["owner": guild]).owner?.namedValue == NamedValue(name: "Masons", asNode: .init(id: "g")))
  }

  @Test func `a page without a connection is a plain object`() throws {
    #expect(
      try boat().pageValue
        == PageValue(
          crew: .init(
            edges: [.init(node: .init(name: "Bo"), cursor: "c"), nil], pageInfo: .init(hasNextPage: true), total: 2)))
    #expect(try boat(["crew": "null"]).pageValue == PageValue())
  }

  @Test func `caught members are what came, typed as the schema says`() throws {
    #expect(
      try boat().caughtValue
        == CaughtValue(
          price: .success(12.5), deposit: .success(3), fees: .success([1, 2.5]), length: .success(9.5),
          draught: .success(1.5), berth: .success(.init(code: "A1", harbour: .init(name: "Oude Haven"))), nameOrNil: "Ada",
          registered: .init(number: "7")))
    let empty = try boat([
      "deposit": "null", "fees": "null", "berth": "null",
      "nameOrNil": "null", "name": "null", "painted": "null", "late": "null",
    ]).caughtValue
    #expect(empty.deposit == .success(nil) && empty.fees == .success(nil) && empty.berth == .success(nil))
    #expect(empty.nameOrNil == nil)
  }

  @Test func `a caught member fails with its errors, its conversion, or a null that nobody explained`() throws {
    func failure<T>(_ result: Result<T, FieldErrors>) -> [FieldError]? {
      if case .failure(let errors) = result { errors.errors } else { nil }
    }
    let value = try boat(
      ["price": #""much""#, "deposit": "null", "fees": #"[1,"x"]"#, "draught": "null", "nameOrNil": "null"],
      errors: ["deposit", "draught", "nameOrNil"]
    ).caughtValue
    #expect(failure(value.price)?.map(\.path) == [["boat", "price"]])
    #expect(failure(value.deposit) == [FieldError("deposit", path: ["boat", "deposit"])])
    #expect(failure(value.draught) == [FieldError("draught", path: ["boat", "draught"])])
    #expect(failure(value.fees)?.map(\.path) == [["boat", "fees", 1]])
    #expect(value.nameOrNil == nil && value.length == .success(9.5))
    // Null where the schema promises more, without an error: still no value.
    #expect(failure(try boat(["draught": "null"]).caughtValue.draught)?.count == 1)
    #expect(failure(try boat(["price": nil]).caughtValue.price)?.count == 1)
  }

  @Test func `a list with an element that does not convert is nil where no element may be`() throws {
    let wrong = try boat(["fees": #"[1,"x"]"#])
    #expect(wrong.lateValue == LateValue(late: "Ada"))
    #expect(try boat(["fees": "[]"]).lateValue == LateValue(late: "Ada", fees: []))
  }

  @Test func `an argument that is not passed is its default, or is not there`() throws {
    let again = #"{"id":"1","logs":[],"berth":{"depth":3}}"#
    let data = try data(again: again)
    #expect(data.boat?.defaultValue == DefaultValue(logs: [.init(text: "left")], berth: .init(depth: 10)))
    #expect(data.again?.defaultValue == DefaultValue(logs: [], berth: .init(depth: 3)))
  }

  @Test func `a deferred value does not wait for what is left out`() throws {
    #expect(try boat(["fees": nil]).lateValue == nil)
    #expect(try boat(more: false).lateValue == LateValue(fees: [1, 2.5]))
    #expect(try boat().lateValue == LateValue(late: "Ada", fees: [1, 2.5]))
  }

  @Test func `values within a value are called by the part before the underscore, unless that is taken`() throws {
    #expect(
      try boat().calledValue
        == CalledValue(
          name: "Ada", name_boat: name_boat(length: 9.5), Tag_a: Tag_a(name: "Ada"), Tag_b: Tag_b(length: 9.5),
          own: Own_boat(crewCount: 4)))
  }
}
