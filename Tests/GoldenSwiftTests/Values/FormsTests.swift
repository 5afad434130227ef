import BatonRuntime
import Foundation
import GoldenSwift
import Testing

// Every form in which a value is spread, on a lens and in a value, from documents to reads.

@MainActor @Suite struct FormsTests {
  /// The forms on the lens, each by its accessor.
  private static let forms: [(name: String, read: (Forms_boat) -> Any?)] = [
    ("nameTag", { $0.nameTag }), ("priceTag", { $0.priceTag }), ("logTag", { $0.logTag }),
    ("checkedMaybe", { try? $0.checkedMaybe }), ("triedToo", { $0.triedToo }), ("draughtTag", { $0.draughtTag }),
    ("lateTag", { $0.lateTag }), ("depthTag", { $0.depthTag }), ("label", { $0.label }),
    ("checkedTag", { try? $0.checkedTag }), ("tried", { $0.tried }), ("triedOrNil", { $0.triedOrNil }),
    ("triedFeet", { $0.triedFeet }), ("triedMaybe", { $0.triedMaybe }), ("triedLate", { $0.triedLate }),
    ("triedChecked", { $0.triedChecked }), ("triedWithName", { $0.triedWithName }), ("resultTag", { $0.resultTag }),
    ("caught", { $0.caught }), ("caughtToNull", { $0.caughtToNull }), ("outerTag", { $0.outerTag }),
    ("checkedOwner", { try? $0.checkedOwner }), ("owner.skipper", { $0.owner?.skipper }), ("owner.ownerTag", { $0.owner?.ownerTag }),
  ]

  /// What each form reads: the places that decide what it says.
  private static func places(of form: String, more: Bool) -> Set<String> {
    let checked: Set = ["price", "kind", "registry.number", "registry.port.town", "logs", "draught", "berth.feet"]
    let papers: Set = ["papers", "plan"]
    switch form {
    case "nameTag", "label": return ["name", "length"]
    case "priceTag", "triedToo", "triedMaybe": return more ? ["price", "berth.code"] : []
    case "tried", "triedOrNil": return ["price", "berth.code"]
    case "triedWithName": return ["name", "price", "berth.code"]
    case "logTag": return more ? ["tagged"] : []
    case "checkedMaybe": return more ? ["berth.depth"] : []
    case "draughtTag": return more ? [] : ["draught"]
    case "lateTag", "triedLate": return ["fees", "registry.port.name", "isAfloat"]
    case "depthTag": return ["berth.depth"]
    case "checkedTag", "triedChecked": return more ? checked.union(papers) : checked
    case "triedFeet": return ["berth.feet"]
    case "resultTag": return ["name", "deposit"]
    case "caught": return ["state", "berth.code"]
    case "caughtToNull": return ["tags"]
    case "outerTag":
      let always: Set = ["owner.name", "owner.rank", "name", "length", "berth.feet", "draught", "crewCount"]
      return always.union(papers).union(more ? ["price", "berth.code"] : ["registry.flag"])
    case "owner.skipper", "owner.ownerTag", "checkedOwner": return ["owner.name", "owner.rank"]
    default: return []
    }
  }

  private func boat(_ answer: FormsAnswer = FormsAnswer(), more: Bool = true, errors: [String] = [], in store: Store) throws -> Forms_boat {
    let query = FormsQuery(id: "1", more: more, unit: .METRE)
    try store.take(answer.response(errors: errors), query)
    return try #require(try store.data(for: query).boat).forms
  }

  @Test func `every form reads what the response says, with the arguments that it binds`() throws {
    let boat = try boat(in: Store())
    #expect(boat.nameTag == NameTag(name: "Ada", length: 9.5))
    #expect(boat.label == boat.nameTag)
    #expect(boat.priceTag == PriceTag(price: 12.5, berth: .init(code: "A1")))
    #expect(boat.draughtTag == nil)
    #expect(boat.lateTag == LateTag(fees: [1, 2.5], registry: .init(port: .init(name: "Old port")), lateInner: LateInner(isAfloat: true)))
    #expect(boat.logTag == LogTag(tagged: [.init(text: "tagged")]))
    #expect(boat.depthTag == DepthTag(berth: .init(depth: 3.25)))
    #expect(try boat.checkedMaybe == CheckedDepth(berth: .init(depth: 3.25)))
    #expect(boat.tried == .success(PriceTag(price: 12.5, berth: .init(code: "A1"))))
    #expect(boat.triedMaybe == .success(boat.priceTag))
    #expect(boat.triedToo == boat.priceTag && boat.triedOrNil == boat.priceTag)
    #expect(boat.triedFeet == .success(FeetTag(berth: .init(feet: 10.5))))
    #expect(boat.triedLate == .success(boat.lateTag))
    #expect(boat.resultTag == .success(ResultTag(name: "Ada", deposit: 3)))
    #expect(try boat.triedWithName.get().name == "Ada")
    #expect(try boat.triedWithName.get().priceTag == boat.priceTag)
    let checked = CheckedTag(
      price: 12.5, kind: .success(.KETCH), registry: .init(number: "7", port: .init(town: "Delft")),
      logs: [.init(text: "left"), nil], draughtTag: DraughtTag(draught: 1.5), feetTag: FeetTag(berth: .init(feet: 10.5)),
      papersTag: PapersTag(papers: #"{"a":1}"#, plan: "[1]"))
    #expect(try boat.checkedTag == checked)
    #expect(boat.triedChecked == .success(checked))
    let outer = OuterTag(
      name: "Ada",
      owner: .success(.init(ownerTag: OwnerTag(name: "Bo", asSkipper: .init(rankTag: RankTag(name: "Bo", rank: 3))))),
      nameTag: boat.nameTag, priceTag: boat.priceTag, feet: FeetTag(berth: .init(feet: 10.5)),
      tried: .success(DraughtTag(draught: 1.5)), triedOrNil: DraughtTag(draught: 1.5),
      triedMaybe: .success(DraughtTag(draught: 1.5)), pair: .success(.init(crewCount: 4, papersTag: PapersTag(papers: #"{"a":1}"#, plan: "[1]"))))
    #expect(boat.outerTag == outer)
    #expect(boat.outerTag.hashValue == outer.hashValue)
    #expect(boat.owner?.skipper == RankTag(name: "Bo", rank: 3))
  }

  @Test func `what a condition leaves out is nil although the store has it, a caught one succeeds with nil`() throws {
    let store = Store()
    _ = try boat(more: true, in: store)
    let boat = try boat(more: false, in: store)
    #expect(boat.priceTag == nil && boat.logTag == nil && boat.triedToo == nil)
    #expect(try boat.checkedMaybe == nil)
    #expect(boat.triedMaybe == .success(nil))
    #expect(boat.draughtTag == DraughtTag(draught: 1.5))
    #expect(boat.outerTag.name == nil && boat.outerTag.priceTag == nil && boat.outerTag.triedMaybe == .success(nil))
    #expect(boat.outerTag.registry == .init(flag: "NL"))
    #expect(try boat.checkedTag.papersTag == nil)
  }

  @Test(arguments: [true, false])
  func `exactly the places that a form reads run its body again`(more: Bool) throws {
    let store = Store()
    let boat = try boat(more: more, in: store)
    let query = FormsQuery(id: "1", more: more, unit: .METRE)
    for form in Self.forms {
      let expected = Self.places(of: form.name, more: more)
      for change in FormsAnswer.changes {
        let runs = Runs()
        runs.track { _ = form.read(boat) }
        try store.take(FormsAnswer().response(), query)
        #expect(runs.count == 0, "\(form.name): nothing changed")
        try store.take(FormsAnswer().with(change.place, change.value).response(), query)
        #expect(runs.count == (expected.contains(change.place) ? 1 : 0), "\(form.name), \(change.place)")
        try store.take(FormsAnswer().response(), query)
      }
    }
  }

  @Test func `a value that is held depends on nothing and follows nothing`() throws {
    let store = Store()
    let boat = try boat(in: store)
    let held = (boat.outerTag, boat.nameTag, boat.tried)
    let runs = Runs()
    runs.track { _ = (held.0.name, held.0.owner, held.1.length, try? held.2.get().berth?.code) }
    for change in FormsAnswer.changes {
      try store.take(FormsAnswer().with(change.place, change.value).response(), FormsQuery(id: "1", more: true, unit: .METRE))
    }
    #expect(runs.count == 0)
    #expect(held.1 == NameTag(name: "Ada", length: 9.5))
  }

  @Test func `a deferred value is nil until all of it is there, and the body that asked runs again then`() throws {
    let store = Store()
    // The registry is there for others; the part brings the port's name.
    let first = FormsAnswer().without("fees", "registry.port.name", "isAfloat")
    let boat = try boat(first, in: store)
    #expect(boat.lateTag == nil && boat.triedLate == .success(nil))
    let query = FormsQuery(id: "1", more: true, unit: .METRE)
    for (place, value) in [("fees", "[1]"), ("registry.port.name", #""P""#), ("isAfloat", "true")] {
      let runs = Runs()
      runs.track { _ = boat.lateTag }
      var part = FormsAnswer()
      part.members = [place: value]
      try store.take(part.response(), query)
      #expect(runs.count == 1, "\(place)")
      #expect((boat.lateTag != nil) == (place == "isAfloat"))
    }
    #expect(boat.lateTag == LateTag(fees: [1], registry: .init(port: .init(name: "P")), lateInner: LateInner(isAfloat: true)))
  }

  /// What each error makes of the forms: those that fail, throw, or are nil for it.
  @Test(arguments: [
    ("name", "null", ["resultTag", "triedWithName"]),
    ("price", #""much""#, ["checkedTag", "tried", "triedChecked", "triedMaybe", "triedOrNil", "triedToo", "triedWithName"]),
    ("berth.code", "null", ["caught", "tried", "triedMaybe", "triedOrNil", "triedToo", "triedWithName"]),
    ("berth.feet", "null", ["checkedTag", "triedChecked", "triedFeet"]),
    ("berth.depth", "null", ["checkedMaybe"]),
    ("draught", "null", ["checkedTag", "outer.tried", "outer.triedMaybe", "outer.triedOrNil", "triedChecked"]),
    ("deposit", "null", ["resultTag"]),
    ("kind", "null", ["checked.kind"]),
    ("papers", "null", ["checkedTag", "outer.pair", "triedChecked"]),
    ("registry.port", "null", ["checkedTag", "triedChecked", "triedLate"]),
    ("fees", "null", ["triedLate"]),
    ("logs", #"[{"id":"l1","text":null}]"#, ["checkedTag", "triedChecked"]),
    ("owner.rank", "null", ["checkedOwner", "outer.owner"]),
    ("berth", "null", [
      "caught", "checkedMaybe", "checkedTag", "tried", "triedChecked", "triedFeet", "triedMaybe", "triedOrNil", "triedToo",
      "triedWithName",
    ]),
  ])
  func `an error fails exactly what asks for it`(place: String, value: String, failing: [String]) throws {
    var answer = FormsAnswer()
    for known in answer.members.keys where known.hasPrefix(place + ".") { answer.members[known] = nil }
    answer.members[place] = value
    let isServers = value == "null"
    let boat = try boat(answer, errors: isServers ? [place] : [], in: Store())
    #expect(failures(of: boat) == failing)
    let clean = try self.boat(in: Store())
    #expect(failures(of: clean).isEmpty)
  }

  private func failures(of boat: Forms_boat) -> [String] {
    var failing: [String] = []
    func failed<T>(_ name: String, _ result: Result<T, FieldErrors>) {
      if case .failure(let errors) = result {
        failing.append(name)
        #expect(errors.errors.count == 1, "\(name): \(errors)")
      }
    }
    failed("caught", boat.caught)
    failed("resultTag", boat.resultTag)
    failed("tried", boat.tried)
    failed("triedChecked", boat.triedChecked)
    failed("triedFeet", boat.triedFeet)
    failed("triedLate", boat.triedLate)
    failed("triedMaybe", boat.triedMaybe)
    failed("triedWithName", boat.triedWithName)
    do { _ = try boat.checkedMaybe } catch { failed("checkedMaybe", Result<Void, FieldErrors>.failure(error)) }
    do { _ = try boat.checkedOwner } catch { failed("checkedOwner", Result<Void, FieldErrors>.failure(error)) }
    do { _ = try boat.checkedTag } catch { failed("checkedTag", Result<Void, FieldErrors>.failure(error)) }
    if let kind = try? boat.checkedTag.kind { failed("checked.kind", kind) }
    failed("outer.owner", boat.outerTag.owner)
    failed("outer.pair", boat.outerTag.pair)
    failed("outer.tried", boat.outerTag.tried)
    failed("outer.triedMaybe", boat.outerTag.triedMaybe)
    if boat.outerTag.triedOrNil == nil { failing.append("outer.triedOrNil") }
    if boat.triedOrNil == nil { failing.append("triedOrNil") }
    if boat.triedToo == nil { failing.append("triedToo") }
    return failing.sorted()
  }

  @Test func `a lens that is caught answers for itself, as a result or as nil`() throws {
    let store = Store()
    let boat = try boat(FormsAnswer().with("berth.code", "null"), errors: ["berth.code", "tags"], in: store)
    #expect(boat.caught == .failure(FieldErrors([FieldError("berth.code", path: ["boat", "berth", "code"])])))
    #expect(boat.caughtToNull == nil)
    let clean = try self.boat(in: store)
    #expect(try clean.caught.get().state == .AFLOAT)
    #expect(clean.caughtToNull?.tags == ["x"])
  }

  @Test func `objects, lists, literals, variables and defaults reach the values of a root`() throws {
    let store = Store()
    let query = FilterQuery(owner: "o")
    try store.take(#"{"data":{"boats":[{"name":"Ada","id":"1"},{"name":null,"id":"2"}]}}"#, query)
    #expect(try store.data(for: query).filterTag == FilterTag(boats: [.init(name: "Ada"), .init()]))
    // Other arguments are another field.
    #expect(try store.data(for: FilterQuery(owner: "p")).filterTag == FilterTag(boats: []))
    #expect(try store.data(for: FilterQuery(owner: "o", least: 3)).filterTag == FilterTag(boats: []))
    #expect(try store.data(for: FilterQuery(owner: "o", least: 2.5)).filterTag.boats.count == 2)
  }

  @Test func `a query that needs its answer as a value spreads one at its root`() async throws {
    let store = Store()
    let query = RootQuery(id: "1")
    let changes = try await store.ingest(
      Array(#"{"data":{"boat":{"name":"Ada","berth":{"code":"A1"},"draught":1.5,"id":"1"}}}"#.utf8), for: query)
    store.commit(changes)
    let answer = try store.data(for: query).rootTag
    let name = await Task.detached { answer.boat?.name }.value
    #expect(name == "Ada")
    #expect(answer == RootTag(boat: .init(name: "Ada", berth: .init(code: "A1"), draughtTag: DraughtTag(draught: 1.5))))
  }
}
