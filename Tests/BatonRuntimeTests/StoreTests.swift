@_spi(Generated) @testable import BatonRuntime
import Testing

@MainActor @Suite struct StoreTests {
  @Test func `two modules with one schema share a store`() throws {
    let store = Store()
    try store.take(#"{"data":{"boats":[{"id":"1","name":"a"}]}}"#, Probe())
    // Another plan, with fields that the first has not: the record that is there takes them.
    let query = BoatQuery(id: "1")
    let boat = try #require(try store.data(for: Probe()).boats?.first)
    try store.take(#"{"data":{"boat":{"id":"1","name":"b","length":2,"berth":{"code":"q"},"logs":[{"text":"t"}],"owner":null}}}"#, query)
    #expect(boat.name == "b")
    let row = try #require(try store.data(for: query).boat?.boatRow)
    #expect(row.length == 2 && row.logs?.map { $0?.text } == ["t"] && row.berth?.code == "q")
    #expect(boat.berth?.code == "q")
    #expect(try store.data(for: query).boat?.boatPrice == BoatPrice(name: "b", length: 2, berth: .init(code: "q")))
    try store.take(#"{"data":{"boat":{"id":"1","name":"b","length":3,"berth":{"code":"r"},"logs":null,"owner":null}}}"#, query)
    #expect(row.length == 3 && row.logs == nil && boat.berth?.code == "r")
  }

  @Test func `stores share nothing`() throws {
    let first = Store()
    let second = Store()
    try first.take(#"{"data":{"i":1}}"#, Probe())
    #expect(try second.data(for: Probe()).i == nil)
    try second.take(#"{"data":{"i":2}}"#, Probe())
    #expect(try first.data(for: Probe()).i == 1)
  }

  @Test func `one name with two kinds is two fields`() throws {
    let store = Store()
    try store.take(#"{"data":{"i":1}}"#, Probe())
    try store.take(#"{"data":{"i":"one"}}"#, OtherProbe())
    #expect(try store.data(for: Probe()).i == 1)
    #expect(try store.data(for: OtherProbe()).i == "one")
  }

  @Test func `variables left out, null and given are three requests`() throws {
    #expect(BoatQuery(id: "1").variables.text == #"{"id":"1"}"#)
    var query = BoatQuery(id: "a\"b", tags: ["x", nil], deep: true)
    #expect(query.variables.text == #"{"deep":true,"id":"a\"b","tags":["x",null]}"#)
    query.tags = .null
    #expect(query.variables.text == #"{"deep":true,"id":"a\"b","tags":null}"#)
    #expect(query != BoatQuery(id: "a\"b", deep: true))
  }

  @Test func `variables choose the field, and a default is what is not given`() throws {
    let store = Store()
    func response(_ text: String) -> String {
      #"{"data":{"boat":{"id":"1","name":"n","length":1,"berth":null,"logs":[{"text":"\#(text)"}],"owner":{"__typename":"Skipper","id":"s","rank":1,"name":"Bo"}}}}"#
    }
    let queries = [BoatQuery(id: "1", tags: ["a"]), BoatQuery(id: "1", tags: ["b"]), BoatQuery(id: "1"), BoatQuery(id: "1", tags: [], deep: true)]
    for (number, query) in queries.enumerated() { try store.take(response("\(number)"), query) }
    let rows = try queries.map { try #require(try store.data(for: $0).boat?.boatRow) }
    #expect(rows.map { $0.logs?.first??.text } == ["0", "1", "2", "3"])
    #expect(rows.map { $0.owner?.ownerRow?.name } == [nil, nil, nil, "Bo"])
    #expect(rows[0] != rows[1])
    #expect(try store.data(for: queries[0]).boat?.boatRow == rows[0])
  }

  @Test func `a key of several fields is escaped, and may come late`() throws {
    let store = Store()
    try store.take(#"{"data":{"seats":[{"row":"12","place":{"x":1},"letter":"A","free":true},{"free":false,"row":"1:2","letter":"A"},{"free":true,"row":"1","letter":"2:A"}],"best":{"letter":"A","row":12}}}"#, SeatQuery())
    let data = try store.data(for: SeatQuery())
    #expect(data.seats?.map(\.free) == [true, false, true])
    #expect(data.seats?.map(\.recordID) == [#"Seat:12:A"#, #"Seat:1\:2:A"#, #"Seat:1:2\:A"#])
    #expect(data.best?.recordID == "Seat:12:A" && data.best?.free == true)
    try store.take(#"{"data":{"best":{"row":"12","letter":"A","free":false}}}"#, SeatQuery())
    #expect(data.seats?.first?.free == false)
  }

  @Test func `a change set is committed once, and a later one as if read now`() throws {
    let store = Store()
    try store.take(#"{"data":{"i":0,"boats":[{"id":"1","name":"a"}]}}"#, Probe())
    let data = try store.data(for: Probe())
    // Read while the store said otherwise: what was equal then is not now.
    let same = try store.changes(in: Array(#"{"data":{"i":0,"boats":[{"id":"1","name":"a"},{"id":"2","name":"x"}]}}"#.utf8), for: Probe())
    let other = try store.changes(in: Array(#"{"data":{"i":1,"boats":[{"id":"1","name":"b"},{"id":"2","name":"y"}]}}"#.utf8), for: Probe())
    store.commit(other)
    #expect(data.i == 1 && data.boats?.map(\.name) == ["b", "y"])
    store.commit(same)
    #expect(data.i == 0 && data.boats?.map(\.name) == ["a", "x"])
    #expect(store.commit(same).changed == 0)
    // The same with one that is read and one that was committed before it began.
    let last = try store.changes(in: Array(#"{"data":{"i":0}}"#.utf8), for: Probe())
    store.commit(try store.changes(in: Array(#"{"data":{"i":4}}"#.utf8), for: Probe()))
    store.commit(last)
    #expect(data.i == 0)
    let unused = try store.changes(in: Array(#"{"data":{"i":9}}"#.utf8), for: Probe())
    _ = consume unused
    #expect(data.i == 0)
  }

  @Test func `an object that a response names twice is one, each field as it was said last`() throws {
    let store = Store()
    func response(_ first: String, _ second: String) -> String {
      #"{"data":{"boats":[{"id":"1","name":"\#(first)","berth":{"code":"\#(first)"}},{"id":"1","name":"\#(second)"}],"node":{"__typename":"Boat","id":"1","name":"\#(second)"}}}"#
    }
    try store.take(response("a", "b"), Probe())
    let boat = try #require(try store.data(for: Probe()).boats?.first)
    #expect(boat.name == "b" && boat.berth?.code == "a")
    #expect(try store.take(response("x", "b"), Probe()).changed == 1)
    #expect(boat.name == "b" && boat.berth?.code == "x")
    #expect(try store.take(response("y", "z"), Probe()).changed == 2)
    #expect(boat.name == "z")
  }

  @Test func `a place that two selections fill is one object`() throws {
    let store = Store()
    try store.take(#"{"data":{"boats":[{"id":"1","name":"a"}]}}"#, Probe())
    // The berth is new to a boat that the store has, and comes twice.
    try store.take(#"{"data":{"boats":[{"id":"1","name":"a","berth":{"code":"p"}},{"id":"1","name":"a","berth":{"deep":{"metres":3}}}]}}"#, Probe())
    let berth = try #require(try store.data(for: Probe()).boats?.first?.berth)
    #expect(berth.code == "p" && berth.deep?.metres == 3)
  }

  @Test func `missing and unexpected things are said once`() throws {
    let log = Log()
    let store = Store(log: log.append)
    try store.take(#"{"data":{"boat":{"id":"1","name":"n"}}}"#, BoatQuery(id: "1"))
    let row = try #require(try store.data(for: BoatQuery(id: "1")).boat?.boatRow)
    for _ in 0..<3 { _ = (row.length, row.berth, row.name) }
    #expect(log.events == [.missing(type: "Boat", field: "length"), .missing(type: "Boat", field: "berth")])
  }
}

nonisolated struct OtherProbe: GraphQLQuery {
  static let name = "OtherProbe"
  static let document = Document(text: "query OtherProbe …")
  static let plan = Plan("Query(){i S}")
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{i S}")
    @MainActor var i: String? { anchor.string(0) }
  }
}

nonisolated struct SeatQuery: GraphQLQuery {
  static let name = "SeatQuery"
  static let document = Document(text: "query SeatQuery …")
  static let plan = Plan(
    """
    Query(){seats [O!] #1 best O #1}
    Seat(row letter){row K! letter K! free B}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{seats [O!]{__id _! free B} best O{__id _! free B}}")
    @MainActor var seats: LensList<Seat>? { anchor.links(0) }
    @MainActor var best: Seat? { anchor.link(1) }
    nonisolated struct Seat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var recordID: String { anchor.recordID }
      @MainActor var free: Bool? { anchor.bool(1) }
    }
  }
}
