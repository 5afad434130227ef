@_spi(Generated) @testable import BatonRuntime
import Foundation
import Observation
import Testing

// `@inline` values: PRIOR 35 to 47.

@MainActor @Suite struct ValueTests {
  let store = Store()
  let query = CargoQuery()

  func take(_ cargo: String, errors: String = "[]", _ query: CargoQuery = CargoQuery()) throws -> CargoQuery.Data.Cargo {
    try store.take(#"{"errors":\#(errors),"data":{"cargo":\#(cargo)}}"#, query)
    return try #require(try store.data(for: query).cargo)
  }

  let good = #"{"__typename":"Crate","id":"1","name":"tea","price":"12.5","weight":3,"labels":["a",null],"place":{"code":"A1"},"depth":7,"stops":[{"code":"x"},null,{"code":"y"}],"legs":[[{"code":"l"}]],"lid":"oak"}"#

  @Test func `a value is what the response says`() throws {
    let value = try take(good).value
    #expect(value.name == "tea" && value.price == Decimal(string: "12.5") && value.weight == 3)
    #expect(value.labels == ["a", nil])
    #expect(value.stops == [.init(code: "x"), nil, .init(code: "y")])
    #expect(value.legs == [[.init(code: "l")]])
    #expect(value.asCrate == .init(lid: "oak") && value.asBarrel == nil)
    #expect(value.place == PlaceValue(place: .init(code: "A1"), depth: 7))
    #expect(value == CargoValue(name: "tea", price: Decimal(string: "12.5"), weight: 3, labels: ["a", nil], stops: [.init(code: "x"), nil, .init(code: "y")], legs: [[.init(code: "l")]], asCrate: .init(lid: "oak"), place: PlaceValue(place: .init(code: "A1"), depth: 7), note: .success(nil)))
    #expect(value.hashValue == (try take(good)).value.hashValue)
  }

  @Test func `a tap takes the value of its moment`() throws {
    let cargo = try take(good)
    let taken = cargo.value
    _ = try take(good.replacingOccurrences(of: "tea", with: "rum"))
    #expect(taken.name == "tea" && cargo.value.name == "rum" && taken != cargo.value)
  }

  @Test func `only a body that calls for it depends on its fields, nested ones too`() throws {
    let cargo = try take(good)
    @MainActor final class Count { var fired = 0 }
    let count = Count()
    func track(_ body: () -> Void) { withObservationTracking(body) { MainActor.assumeIsolated { count.fired += 1 } } }
    let held = cargo.value
    track { _ = held.name }
    track { _ = cargo.value }
    _ = try take(good)
    #expect(count.fired == 0)
    _ = try take(good.replacingOccurrences(of: #"{"code":"A1"}"#, with: #"{"code":"A2"}"#))
    #expect(count.fired == 1)
    track { _ = cargo.value }
    _ = try take(good.replacingOccurrences(of: #""y""#, with: #""z""#))
    #expect(count.fired == 2)
    track { reading { _ = cargo.value } }
    _ = try take(good.replacingOccurrences(of: "oak", with: "elm"))
    #expect(count.fired == 3)
  }

  @Test func `a rule over the value needs no store`() {
    func isHeavy(_ cargo: CargoValue) -> Bool { (cargo.weight ?? 0) > 10 }
    #expect(isHeavy(CargoValue(weight: 12, place: PlaceValue(), note: .success(nil))))
    #expect(!isHeavy(CargoValue(place: PlaceValue(), note: .success(nil))))
  }

  @Test func `a conditional spread is nil when it is excluded, and reads with the arguments it binds`() throws {
    let on = CargoQuery(more: true)
    let both = good.dropLast() + #","depth":7}"#
    #expect(try take(String(both), CargoQuery()).perhaps == nil)
    let plan = try take(String(both), on)
    #expect(plan.perhaps?.depth == nil)
    try store.take(#"{"data":{"cargo":{"__typename":"Crate","id":"1","fathoms":4}}}"#, FathomQuery())
    #expect(plan.perhaps?.depth == 4)
  }

  @Test func `a deferred spread is nil until its part is there`() throws {
    try store.take(#"{"data":{"cargo":{"__typename":"Crate","id":"1","name":"tea"}}}"#, query)
    let cargo = try #require(try store.data(for: query).cargo)
    @MainActor final class Count { var fired = 0 }
    let count = Count()
    #expect(cargo.later == nil)
    withObservationTracking { _ = cargo.later } onChange: { MainActor.assumeIsolated { count.fired += 1 } }
    _ = try take(good)
    #expect(count.fired == 1)
    #expect(cargo.later?.place?.code == "A1")
  }

  @Test func `under throwOnFieldError every error and failed conversion is thrown, a caught field's is not`() throws {
    let bad = good.replacingOccurrences(of: #""12.5""#, with: #""much""#)
    var cargo = try take(bad, errors: #"[{"message":"no","path":["cargo","note"]}]"#)
    #expect(throws: FieldErrors([FieldError("a value that does not convert", path: ["cargo", "price"])])) { try cargo.checked }
    #expect(cargo.value.price == nil)
    #expect(cargo.value.note == .failure(FieldErrors([FieldError("no", path: ["cargo", "note"])])))
    cargo = try take(good, errors: #"[{"message":"a","path":["cargo","place","code"]},{"message":"b","path":["cargo","stops",1]}]"#)
    let error = #expect(throws: FieldErrors.self) { try cargo.checked }
    #expect(error?.errors.map(\.message) == ["b", "a"])
    cargo = try take(good)
    #expect(try cargo.checked.name == "tea")
  }

  @Test func `a caught group holds the value or all that is wrong with it`() throws {
    var cargo = try take(good)
    #expect(cargo.caught == .success(PlaceValue(place: .init(code: "A1"), depth: 7)))
    cargo = try take(good, errors: #"[{"message":"deep","path":["cargo","place","code"]}]"#)
    #expect(cargo.caught == .failure(FieldErrors([FieldError("deep", path: ["cargo", "place", "code"])])))
  }

  @Test func `a skipped spread brings no errors`() throws {
    let errors = #"[{"message":"deep","path":["cargo","fathoms"]}]"#
    try store.take(#"{"errors":\#(errors),"data":{"cargo":{"__typename":"Crate","id":"1","fathoms":null}}}"#, FathomQuery())
    let off = try take(good, CargoQuery(more: false))
    #expect(throws: Never.self) { try off.guarded }
    let on = try take(good, CargoQuery(more: true))
    let error = #expect(throws: FieldErrors.self) { try on.guarded }
    #expect(error?.errors.map(\.message) == ["deep"])
  }

  @Test func `a third type sets no condition`() throws {
    let cargo = try take(good.replacingOccurrences(of: "Crate", with: "Sack"))
    #expect(cargo.value.asCrate == nil && cargo.value.asBarrel == nil && cargo.value.name == "tea")
  }
}

/// `query CargoQuery($more: Boolean = false) { cargo { … } }`
nonisolated struct CargoQuery: GraphQLQuery {
  var more: Bool?
  init(more: Bool? = nil) { self.more = more }
  static let name = "CargoQuery"
  static let document = Document(text: "query CargoQuery …")
  static let plan = Plan(
    """
    (more:false)
    Query(){cargo O #1}
    *(id){__typename T! id K! name S price <0>! weight I labels [S] place O #2 depth F stops [O] #2 legs [[O!]!] #2 note S
    ...on Crate #3 ...on Barrel #4}
    Place(){code S}
    Crate(id){lid S}
    Barrel(id){hoops I}
    """, scalars: [Decimal.self])
  func encode(to encoder: inout InputEncoder) { if let more { encoder.encode(more, as: "more") } }
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout(
      "{cargo O{...0 ...1(unit:FATHOM) @if(more) ...2 @defer ...3 ...4 ... @catch{...2}}}",
      fragments: [CargoValue.self, DepthValue.self, PlaceValue.self, CheckedCargo.self, GuardedCargo.self])
    @MainActor var cargo: Cargo? { anchor.link(0) }
    nonisolated struct Cargo: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var value: CargoValue { anchor.value(0) }
      @MainActor var perhaps: DepthValue? { anchor.optionalValue(1) }
      @MainActor var later: PlaceValue? { anchor.optionalValue(2) }
      @MainActor var checked: CheckedCargo { get throws(FieldErrors) { try anchor.throwingValue(3) } }
      @MainActor var guarded: GuardedCargo { get throws(FieldErrors) { try anchor.throwingValue(4) } }
      @MainActor var caught: Result<PlaceValue, FieldErrors> {
        switch caughtGroup {
        case .success(let group): .success(group.place)
        case .failure(let errors): .failure(errors)
        }
      }
      @MainActor var caughtGroup: Result<Group, FieldErrors> { anchor.caughtNonNull(5, anchor.nonNullConditionValue(5)) }
    }
    nonisolated struct Group: InlineValue {
      let place: PlaceValue
      @MainActor init(_ reader: ValueReader) { place = reader.value(0) }
    }
  }
}

nonisolated struct FathomQuery: GraphQLQuery {
  static let name = "FathomQuery"
  static let document = Document(text: "query FathomQuery …")
  static let plan = Plan(
    """
    Query(){cargo O #1}
    *(id){__typename T! id K! fathoms:depth(unit:FATHOM) F}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{cargo O{id K!}}")
  }
}

nonisolated struct CargoValue: FragmentValue {
  let name: String?
  let price: Decimal?
  let weight: Int?
  let labels: [String?]?
  let stops: [Stop?]?
  let legs: [[Stop]]?
  let asCrate: AsCrate?
  let asBarrel: AsBarrel?
  let place: PlaceValue
  let note: Result<String?, FieldErrors>
  init(
    name: String? = nil, price: Decimal? = nil, weight: Int? = nil, labels: [String?]? = nil, stops: [Stop?]? = nil,
    legs: [[Stop]]? = nil, asCrate: AsCrate? = nil, asBarrel: AsBarrel? = nil, place: PlaceValue,
    note: Result<String?, FieldErrors>
  ) {
    self.name = name
    self.price = price
    self.weight = weight
    self.labels = labels
    self.stops = stops
    self.legs = legs
    self.asCrate = asCrate
    self.asBarrel = asBarrel
    self.place = place
    self.note = note
  }
  @MainActor init(_ reader: ValueReader) {
    name = reader.string(0)
    price = reader.mapped(1)
    weight = reader.int(2)
    labels = reader.list(3)
    stops = reader.values(4)
    legs = reader.values(5)
    asCrate = reader.conditionValue(6)
    asBarrel = reader.conditionValue(7)
    place = reader.value(8)
    note = reader.caught(9, reader.string(9)).map { $0 }
  }
  static let layout = Layout(
    "checked {name S price <0>! weight I labels [S] stops [O]{code S} legs [[O!]!]{code S} ...on Crate{lid S} ...on Barrel{hoops I} ...0 note S @client @catch}",
    fragments: [PlaceValue.self], scalars: [Decimal.self])

  nonisolated struct Stop: InlineValue {
    let code: String?
    init(code: String? = nil) { self.code = code }
    @MainActor init(_ reader: ValueReader) { code = reader.string(0) }
  }
  nonisolated struct AsCrate: InlineValue {
    let lid: String?
    init(lid: String? = nil) { self.lid = lid }
    @MainActor init(_ reader: ValueReader) { lid = reader.string(0) }
  }
  nonisolated struct AsBarrel: InlineValue {
    let hoops: Int?
    init(hoops: Int? = nil) { self.hoops = hoops }
    @MainActor init(_ reader: ValueReader) { hoops = reader.int(0) }
  }
}

/// The same selection under `@throwOnFieldError`.
nonisolated struct CheckedCargo: FragmentValue {
  let name: String?
  @MainActor init(_ reader: ValueReader) { name = reader.string(0) }
  static let layout = Layout(
    "checked {name S price <0>! stops [O]{code S} ...0 note S @client @catch}", fragments: [PlaceValue.self], scalars: [Decimal.self])
}

/// A value that spreads another with arguments under a condition.
nonisolated struct GuardedCargo: FragmentValue {
  let depth: DepthValue?
  @MainActor init(_ reader: ValueReader) { depth = reader.optionalValue(1) }
  static let layout = Layout("checked {name S ...0(unit:FATHOM) @if(more)}", fragments: [DepthValue.self])
}

nonisolated struct PlaceValue: FragmentValue {
  let place: Place?
  let depth: Double?
  init(place: Place? = nil, depth: Double? = nil) {
    self.place = place
    self.depth = depth
  }
  @MainActor init(_ reader: ValueReader) {
    place = reader.value(0)
    depth = reader.double(1)
  }
  static let layout = Layout("checked {place O{code S} depth F}")
  nonisolated struct Place: InlineValue {
    let code: String?
    init(code: String? = nil) { self.code = code }
    @MainActor init(_ reader: ValueReader) { code = reader.string(0) }
  }
}

nonisolated struct DepthValue: FragmentValue {
  let depth: Double?
  @MainActor init(_ reader: ValueReader) { depth = reader.double(0) }
  static let layout = Layout("checked (unit:METRE) {depth(unit:$unit) F}")
}
