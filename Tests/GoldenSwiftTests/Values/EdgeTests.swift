@_spi(Generated) import BatonRuntime
import Foundation
import GoldenSwift
import Testing

// A value where something is missing, excluded, of another type or gone; and queries whose answers leave things out.

@MainActor @Suite struct EdgeTests {
  @MainActor private final class Heard { var events: [StoreEvent] = [] }

  private let query = FormsQuery(id: "1", more: false, unit: .METRE)

  private func boat(_ answer: FormsAnswer, heard: Heard = Heard()) throws -> (Store, Forms_boat) {
    let store = Store { event in MainActor.assumeIsolated { heard.events.append(event) } }
    try store.take(answer.response(), query)
    return (store, try #require(try store.data(for: query).boat).forms)
  }

  @Test func `what a value misses is said once, as by a lens, and what is excluded is not missed`() throws {
    let heard = Heard()
    let (_, boat) = try boat(FormsAnswer().without("length", "draught", "registry.flag", "berth.code"), heard: heard)
    for _ in 0..<3 { _ = (boat.nameTag, boat.draughtTag, boat.priceTag, boat.logTag) }
    #expect(heard.events == [.missing(type: "Boat", field: "length"), .missing(type: "Boat", field: "draught")])
    #expect(boat.nameTag == NameTag(name: "Ada", length: 0))
    // The outer value selects the flag, since `more` is false.
    #expect(boat.outerTag.registry == .init())
    #expect(heard.events.last == .missing(type: "Registry", field: "flag"))
  }

  @Test func `a promised object that is not there is all zeros, and only the link is said to miss`() throws {
    let heard = Heard()
    let (_, boat) = try boat(
      FormsAnswer().without("registry.number", "registry.flag", "registry.port.town", "registry.port.name"), heard: heard)
    #expect(boat.outerTag.registry == nil)
    #expect(boat.registry.number == "")
    #expect(heard.events == [.missing(type: "Boat", field: "registry")])
    let error = #expect(throws: FieldErrors.self) { try boat.checkedTag }
    #expect(error?.errors.map(\.message) == ["`registry` was not received"])
  }

  @Test func `null, an empty list and a list of nulls are three things`() throws {
    for (text, logs) in [("null", nil), ("[]", []), ("[null]", [nil])] as [(String, [CheckedTag.Logs?]?)] {
      #expect(try boat(FormsAnswer().with("logs", text)).1.checkedTag.logs == logs)
    }
  }

  @Test func `an enum that nobody knew and a type that nobody knew are values too`() throws {
    var answer = FormsAnswer().with("kind", #""HYDROFOIL""#)
    for name in ["__typename", "__isOwner", "__isNamed", "__isNode"] { answer = answer.with("owner." + name, #""Guild""#) }
    let (_, boat) = try boat(answer)
    #expect(try boat.checkedTag.kind == .success(.unknown("HYDROFOIL")))
    #expect(boat.owner?.ownerTag == OwnerTag(name: "Bo"))
    #expect(boat.owner?.skipper == nil)
  }

  @Test func `an error in a type condition counts where the object is of the type`() throws {
    let errors = ["owner.rank"]
    let store = Store()
    try store.take(FormsAnswer().with("owner.rank", "null").response(errors: errors), query)
    let boat = try #require(try store.data(for: query).boat).forms
    let error = #expect(throws: FieldErrors.self) { try boat.checkedOwner }
    #expect(error?.errors.map(\.message) == ["owner.rank"])
    var club = FormsAnswer()
    for name in ["__typename", "__isOwner", "__isNamed"] { club = club.with("owner." + name, #""Club""#) }
    try store.take(club.without("owner.id", "owner.rank").with("owner.motto", #""m""#).response(), query)
    #expect(try boat.checkedOwner == CheckedOwner(owner: .init(name: "Bo", asClub: .init(motto: "m"))))
  }

  @Test func `a value keeps no record and no store`() async throws {
    weak var kept: AnyObject?
    var value: OuterTag?
    do {
      let (store, boat) = try boat(FormsAnswer())
      kept = store
      value = boat.outerTag
      #expect(kept != nil)
    }
    #expect(kept == nil && value?.nameTag.name == "Ada")
  }

  @Test func `a conditional field is there when one of its places is, and absence is no error`() throws {
    let store = Store()
    let query = AbsentQuery(a: false, b: true)
    let result = try store.take(#"{"data":{"boats":[{"name":null,"id":"1"}]}}"#, query)
    #expect(result.errors.isEmpty)
    let data = try store.data(for: query)
    #expect(data.boats.count == 1 && data.boats[0].id == nil && data.boats[0].length == nil && data.boats[0].name == nil)
    #expect(data.owner == nil)
    let all = AbsentQuery(a: true, b: false)
    let owner = #"{"__typename":"Skipper","rank":3,"name":"Bo","__isNode":"Skipper","id":"s"}"#
    try store.take(#"{"data":{"boats":[{"id":"1","name":"Ada","length":2}],"owner":\#(owner)}}"#, all)
    let full = try store.data(for: all)
    #expect(full.boats[0].id == "1" && full.boats[0].length == 2)
    #expect(full.owner?.asSkipper?.rank == 3 && full.owner?.asSkipper?.name == "Bo")
    // The other operation still leaves out what it did not ask for.
    #expect(data.boats[0].id == nil && data.boats[0].name == "Ada" && data.owner == nil)
    let half = try store.data(for: AbsentQuery(a: true, b: true))
    #expect(half.owner?.asSkipper?.rank == 3 && half.owner?.asSkipper?.name == nil)
  }

  @Test func `errors find their fields by response names, those below a null at the null, others at the response`() throws {
    let store = Store()
    let result = try store.take(
      #"""
      {"data":{"fleet":[{"id":"1","n":null,"berth":null}]},"errors":[{"message":"no","path":["fleet",0,"n"]},
      {"message":"deep","path":["fleet",0,"berth","code"]},{"message":"global"},{"message":"names","path":["boats",0,"name"]}]}
      """#, AliasQuery())
    #expect(result.errors.map(\.message) == ["global", "names"])
    let boat = try #require(try store.data(for: AliasQuery()).fleet.first)
    func errors(_ entry: Int) -> [String] {
      if case .failure(let errors) = boat.anchor.caught(entry, ()) { errors.errors.map(\.message) } else { [] }
    }
    #expect(errors(1) == ["no"] && errors(2) == ["deep"])
    // Another path, without errors, clears them.
    try store.take(#"{"data":{"boats":[{"id":"1","name":"Ada","length":1}]}}"#, AbsentQuery(a: true, b: false))
    #expect(errors(1) == [] && errors(2) == ["deep"] && boat.n == "Ada")
  }
}
