@_spi(Generated) @testable import BatonRuntime
import Foundation
import Observation
import Testing

// Several modules with one store, several stores with one schema, several schemas in one process.

@MainActor @Suite struct SharedStoreTests {
  @Test func `modules that share a store share its records, with plans and layouts of their own`() throws {
    let store = Store()
    try store.take(#"{"data":{"boats":[{"id":"1","name":"Ada","berth":{"code":"A1"}}]}}"#, Probe())
    let other = try store.data(for: OtherModuleQuery())
    let boat = try #require(other.boats?.first)
    #expect(boat.name == "Ada" && boat.berth?.code == "A1")
    var runs = 0
    withObservationTracking { _ = boat.name } onChange: { MainActor.assumeIsolated { runs += 1 } }
    try store.take(#"{"data":{"boats":[{"id":"1","name":"Eve"}]}}"#, Probe())
    #expect(runs == 1 && boat.name == "Eve")
    try store.take(#"{"data":{"boats":[{"name":"Zoe","price":"1.50","id":"1","berth":{"harbour":"h"}}]}}"#, OtherModuleQuery())
    let first = try #require(try store.data(for: Probe()).boats?.first)
    #expect(first.name == "Zoe" && first.berth?.code == "A1" && boat.berth?.harbour == "h")
    #expect(boat.price == Decimal(string: "1.50"))
  }

  @Test func `stores of one schema share nothing`() throws {
    let (left, right) = (Store(), Store())
    try left.take(#"{"data":{"i":1,"boats":[{"id":"1","name":"l"}]}}"#, Probe())
    try right.take(#"{"data":{"i":2,"boats":[{"id":"1","name":"r"}]}}"#, Probe())
    let (a, b) = (try left.data(for: Probe()), try right.data(for: Probe()))
    #expect(a.i == 1 && b.i == 2 && a != b)
    #expect(a.boats?.first?.name == "l" && b.boats?.first?.name == "r" && a.boats?[0] != b.boats?[0])
    var runs = 0
    withObservationTracking { _ = a.boats?.first?.name } onChange: { MainActor.assumeIsolated { runs += 1 } }
    try right.take(#"{"data":{"boats":[{"id":"1","name":"x"}]}}"#, Probe())
    #expect(runs == 0)
  }

  @Test func `two schemas whose types have the same names disturb each other in no store`() throws {
    let (left, right) = (Store(), Store())
    try left.take(#"{"data":{"boats":[{"id":"1","name":"Ada"}]}}"#, Probe())
    try right.take(#"{"data":{"boats":[{"code":"1","name":7}]}}"#, OtherSchemaQuery())
    let boat = try #require(try right.data(for: OtherSchemaQuery()).boats?.first)
    #expect(boat.name == 7 && boat.anchor.recordID == "Boat:1")
    #expect(try left.data(for: Probe()).boats?.first?.name == "Ada")
    // And in one store a field of two kinds is two fields.
    try left.take(#"{"data":{"boats":[{"code":"1","name":7}]}}"#, OtherSchemaQuery())
    #expect(try left.data(for: OtherSchemaQuery()).boats?.first?.name == 7)
    #expect(try left.data(for: Probe()).boats?.first?.name == "Ada")
  }

  @Test func `scopes keep their arguments apart, also when their operations are long forgotten`() throws {
    let store = Store()
    func response(_ id: Int) -> String { #"{"data":{"boat":{"id":"\#(id)","name":"n\#(id)","logs":[{"text":"t\#(id)"}]}}}"# }
    var rows: [BoatRow_boat] = []
    for number in 0..<600 {
      let query = BoatQuery(id: "\(number % 300)", tags: ["t\(number)"])
      try store.take(response(number % 300), query)
      rows.append(try #require(try store.data(for: query).boat).boatRow)
    }
    for (number, row) in rows.enumerated() {
      #expect(row.name == "n\(number % 300)")
      #expect(row.logs?.first??.text == "t\(number % 300)")
    }
    #expect(Set(rows).count == 600)
  }

  @Test func `a value of more fields than a word has bits is exact`() throws {
    let store = Store()
    func response(_ changed: Int?, value: Int = 1) -> String {
      let fields = (0..<WideQuery.count).map { "\"f\($0)\":\($0 == changed ? value : 0)" }
      return #"{"data":{\#(fields.joined(separator: ","))}}"#
    }
    try store.take(response(nil), WideQuery())
    let data = try store.data(for: WideQuery())
    for changed in [0, 62, 63, 64, 65, 191, 192, 298, 299] {
      let isRead = WideValue.fields.contains(changed)
      var runs = 0
      withObservationTracking { _ = data.wideValue } onChange: { MainActor.assumeIsolated { runs += 1 } }
      try store.take(response(changed), WideQuery())
      #expect(runs == (isRead ? 1 : 0), "\(changed)")
      #expect(data.wideValue.sum == (isRead ? 1 : 0))
      try store.take(response(nil), WideQuery())
    }
  }
}

/// Another module's: `query OtherModuleQuery { boats { name price berth { harbour code } } }`, where Money is a Decimal.
nonisolated struct OtherModuleQuery: GraphQLQuery {
  static let name = "OtherModuleQuery"
  static let document = Document(text: "query OtherModuleQuery …")
  static let plan = Plan(
    "Query(){boats [O!] #1} Boat(id){name S price <0> id K! berth O #2} Berth(){harbour S code S}", scalars: [Decimal.self])
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{boats [O!]{name S price <0> berth O{harbour S code S}}}", scalars: [Decimal.self])
    @MainActor var boats: LensList<Boat>? { anchor.links(0) }
    nonisolated struct Boat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var name: String? { anchor.string(0) }
      @MainActor var price: Decimal? { anchor.mapped(1) }
      @MainActor var berth: Berth? { anchor.link(2) }
    }
    nonisolated struct Berth: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var harbour: String? { anchor.string(0) }
      @MainActor var code: String? { anchor.string(1) }
    }
  }
}

/// Of another schema: a `Boat` that is known by its code and whose name is a number.
nonisolated struct OtherSchemaQuery: GraphQLQuery {
  static let name = "OtherSchemaQuery"
  static let document = Document(text: "query OtherSchemaQuery …")
  static let plan = Plan("Query(){boats [O!] #1} Boat(code){code K! name I}")
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{boats [O!]{code K! name I}}")
    @MainActor var boats: LensList<Boat>? { anchor.links(0) }
    nonisolated struct Boat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var name: Int? { anchor.int(1) }
    }
  }
}

nonisolated struct WideValue: FragmentValue {
  static let fields = [0, 63, 64, 191, 192, 299]
  let numbers: [Int?]
  var sum: Int { numbers.reduce(0) { $0 + ($1 ?? 0) } }
  @MainActor init(_ reader: ValueReader) { numbers = Self.fields.indices.map { reader.int($0) } }
  static let layout = Layout("{\(fields.map { "f\($0) I" }.joined(separator: " "))}")
}
