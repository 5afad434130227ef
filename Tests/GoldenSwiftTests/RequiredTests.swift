import BatonRuntime
import Foundation
import GoldenSwift
import Observation
import Testing

// `@required`: which null moves up, how far, and what is said of it.

@MainActor @Suite struct RequiredTests {
  private static let good: [String: String] = [
    "name": #""Ada""#, "deposit": "3", "berth": #"{"code":"A1"}"#, "registry": #"{"flag":"NL"}"#,
    "logs": #"[{"id":"l","at":"2026-11-10T10:00:00Z","text":"x"},null]"#, "kind": #""KETCH""#,
    "owner": #"{"__typename":"Skipper","__isNamed":"Skipper","__isNode":"Skipper","id":"s","name":"Bo"}"#,
  ]

  @MainActor private final class Heard { var events: [StoreEvent] = [] }

  private func response(_ changes: [String: String] = [:], errors: String = "") -> String {
    let members = Self.good.merging(changes) { $1 }.filter { $1 != "missing" }.map { "\"\($0)\":\($1)" }
    return #"{"errors":[\#(errors)],"data":{"boat":{\#(members.joined(separator: ",")),"id":"1"}}}"#
  }

  private func boat(_ changes: [String: String] = [:], errors: String = "", heard: Heard = Heard()) throws -> Required_boat? {
    let store = Store { event in MainActor.assumeIsolated { heard.events.append(event) } }
    let query = RequiredQuery(id: "1")
    try store.take(response(changes, errors: errors), query)
    return try #require(try store.data(for: query).boat).required
  }

  @Test func `what is there reads as itself`() throws {
    let boat = try #require(try boat())
    #expect(boat.name == "Ada" && boat.berth.code == "A1" && boat.registry?.flag == "NL")
    #expect(try boat.deposit == 3 && boat.kind == .KETCH && boat.owner.name == "Bo")
    #expect(boat.logs?.map { $0?.text } == ["x", nil])
  }

  @Test(arguments: [
    ("name", "null", true, "name"), ("name", "missing", true, "name"), ("deposit", "null", true, nil),
    ("deposit", #""much""#, true, nil), ("berth", "null", true, "berth"), ("berth", #"{"code":null}"#, true, "code"),
    ("berth", "{}", true, "code"), ("registry", #"{"flag":null}"#, false, nil),
    ("logs", #"[{"id":"l","at":null,"text":"x"}]"#, false, nil), ("kind", "null", false, nil), ("owner", "null", false, nil),
  ])
  func `NONE and LOG make what holds the field nil, LOG says so once, THROW throws alone`(
    field: String, value: String, makesNil: Bool, says: String?
  ) throws {
    let heard = Heard()
    let boat = try boat([field: value], heard: heard)
    #expect((boat == nil) == makesNil)
    var events = heard.events
    events.removeAll { if case .missing = $0 { true } else { false } }
    let required = says.map { [$0] } ?? []
    // Whoever holds a link that is required says it of the field inside and of the link.
    #expect(events.contains { if case .requiredNull(_, let name) = $0 { name == says } else { false } } == !required.isEmpty)
    guard let boat else { return }
    if field == "registry" { #expect(boat.registry == nil) }
    if field == "logs" { #expect(boat.logs?.map { $0?.text } == [nil]) }
    if field == "kind" { #expect(throws: FieldErrors.self) { try boat.kind } }
    if field == "owner" { #expect(throws: FieldErrors.self) { try boat.owner } }
    #expect(boat.name == "Ada")
  }

  @Test func `what throws says why, as the server did`() throws {
    let errors = #"{"message":"no kind","path":["boat","kind"],"extensions":{"code":"X"}}"#
    let boat = try #require(try boat(["kind": "null"], errors: errors))
    let error = #expect(throws: FieldErrors.self) { try boat.kind }
    #expect(error?.errors == [FieldError("no kind", path: ["boat", "kind"], extensions: #"{"code":"X"}"#)])
  }

  @Test func `a body that read nil for a required null runs again when there is a value, and the other way round`() throws {
    let store = Store()
    let query = RequiredQuery(id: "1")
    for (from, to) in [("null", #"{"code":"A"}"#), (#"{"code":null}"#, #"{"code":"A"}"#), (#"{"code":"A"}"#, #"{"code":null}"#)] {
      try store.take(response(["berth": from]), query)
      let boat = try #require(try store.data(for: query).boat)
      let wasNil = boat.required == nil
      var runs = 0
      withObservationTracking { _ = boat.required == nil } onChange: { MainActor.assumeIsolated { runs += 1 } }
      // What it does not ask for is no news.
      try store.take(response(["berth": from, "kind": "null"]), query)
      #expect(runs == 0)
      try store.take(response(["berth": to]), query)
      #expect(runs == 1 && (boat.required == nil) != wasNil)
    }
  }
}
