@_spi(Generated) @testable import BatonRuntime
import Observation
import Testing

// What is kept, for how long, and what a lens still reads when it outlives what it came from.

@MainActor @Suite struct LifetimeTests {
  private func chain(_ count: Int) -> [UInt8] {
    let rows = (0..<count).map { #"{"id":"\#($0)","name":"n","next":{"id":"\#($0 + 1)"}}"# }
    return Array(#"{"data":{"rows":[\#(rows.joined(separator: ",")),{"id":"\#(count)","next":{"id":"0"}}]}}"#.utf8)
  }

  private func settle(until isDone: () -> Bool) async throws {
    for _ in 0..<400 where !isDone() { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `records in a circle, and in a long chain, go with their store`() async throws {
    weak var core: StoreCore?
    weak var record: Record?
    weak var root: Record?
    do {
      let store = Store()
      core = store.core
      store.commit(try store.changes(in: chain(20_000), for: RowsQuery()))
      record = try store.data(for: RowsQuery()).rows?.first?.anchor.record
      root = try store.data(for: RowsQuery()).anchor.record
      #expect(record != nil && root != nil)
    }
    try await settle { core == nil && record == nil && root == nil }
    #expect(core == nil && record == nil && root == nil)
  }

  @Test func `a change set that is dropped lets go of its records`() throws {
    let store = Store()
    weak var record: Record?
    do {
      let changes = try store.changes(in: chain(20_000), for: RowsQuery())
      record = changes.changes.fresh.compactMap { $0?.find("7") }.first
      #expect(record != nil)
    }
    #expect(record == nil)
    #expect(try store.data(for: RowsQuery()).rows == nil)
  }

  @Test func `a change set that is read again lets go of what it read first`() throws {
    let store = Store()
    let first = try store.changes(in: chain(300), for: RowsQuery())
    weak var record: Record?
    record = first.changes.fresh.compactMap { $0?.find("7") }.first
    let second = try store.changes(in: chain(300), for: RowsQuery())
    store.commit(second)
    #expect(record != nil)
    store.commit(first)
    #expect(record == nil)
    #expect(try store.data(for: RowsQuery()).rows?.count == 301)
  }

  @Test func `a lens that outlives its store reads its record, and no link`() async throws {
    var store: Store? = Store()
    weak var core: StoreCore?
    core = store?.core
    try store?.take(#"{"data":{"rows":[{"id":"1","name":"a","length":3,"berth":{"code":"c"},"next":{"id":"1"}}]}}"#, RowsQuery())
    let row = try #require(try store?.data(for: RowsQuery()).rows?.first)
    let list = try #require(try store?.data(for: RowsQuery()).rows)
    store = nil
    try await settle { core == nil }
    #expect(core == nil)
    #expect(row.id == "1" && row.name == "a" && row.length == 3)
    #expect(row.berth == nil && row.next == nil)
    #expect(row.value.name == "a" && row.value.berth == nil)
    #expect(list.count == 1 && list[0].name == "a")
    #expect(row == list[0] && row.anchor.recordID == "Row:1")
    withObservationTracking { _ = row.name } onChange: {}
  }

  @Test func `a lens that outlives its store forgets the types of what it linked to`() async throws {
    weak var shape: Shape?
    var data: Probe.Data?
    do {
      let store = Store()
      try store.take(#"{"data":{"must":{"code":"c","deep":{"metres":1}},"boats":[{"id":"1","berth":{"code":"d"}}]}}"#, Probe())
      let probe = try store.data(for: Probe())
      #expect(probe.must.deep?.metres == 1 && probe.boats?.first?.berth?.code == "d")
      shape = probe.must.anchor.record.shape
      data = probe
    }
    try await settle { shape == nil }
    #expect(shape == nil)
    #expect(data?.must.code == nil && data?.boats == nil && data?.berth == nil)
  }

  @Test func `a lens of a place stays with its object when another type comes there`() throws {
    let store = Store()
    try store.take(#"{"data":{"owners":[{"__typename":"Club","name":"a"}]}}"#, Probe())
    let data = try store.data(for: Probe())
    let club = try #require(data.owners?[0])
    var runs = 0
    withObservationTracking { _ = data.owners?[0]?.name } onChange: { MainActor.assumeIsolated { runs += 1 } }
    try store.take(#"{"data":{"owners":[{"__typename":"Guild","id":"g","name":"b"}]}}"#, Probe())
    #expect(runs == 1)
    #expect(club.__typename == "Club" && club.name == "a")
    #expect(data.owners?[0]?.__typename == "Guild" && data.owners?[0]?.name == "b")
    #expect(data.owners?[0] != club)
  }

  @Test func `a change set knows its store, and counts once`() throws {
    let store = Store()
    let changes = try store.changes(in: Array(#"{"data":{"i":1}}"#.utf8), for: Probe())
    #expect(store.commit(changes).changed == 1)
    #expect(store.commit(changes).changed == 0)
    #expect(changes.isEmpty)
  }
}
