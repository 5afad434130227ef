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

  /// Rows by `edit`, and the record of the first row's berth, which has no identity.
  private func edit(_ store: Store, _ edit: Int) throws -> Record? {
    let berth = edit % 2 == 0 ? "null" : #"{"code":"\#(edit)"}"#
    try store.take(#"{"data":{"rows":[{"id":"1","name":"n\#(edit)","berth":\#(berth)}]}}"#, RowsQuery())
    return try store.data(for: RowsQuery()).rows?.first?.berth?.anchor.record
  }

  @Test func `what a commit replaces goes when the ingests that may look at it are done, though others run on`() throws {
    let store = Store()
    weak var berth: Record?
    berth = try edit(store, 1)
    let first = store.core.beginIngest()
    #expect(try edit(store, 2) == nil)
    #expect(berth != nil)
    let second = store.core.beginIngest()
    _ = store.core.endIngest(first)
    #expect(berth == nil)
    berth = try edit(store, 3)
    #expect(try edit(store, 4) == nil)
    #expect(berth != nil)
    _ = store.core.endIngest(second)
    #expect(berth == nil)
  }

  @Test func `change sets that always overlap keep no more than what lies between them`() throws {
    let store = Store()
    func changes(_ edit: Int) throws -> ChangeSet {
      try store.changes(in: Array(#"{"data":{"rows":[{"id":"1","name":"n\#(edit)"}]}}"#.utf8), for: RowsQuery())
    }
    var last = try changes(0)
    for edit in 1..<200 {
      let next = try changes(edit)
      store.commit(last)
      last = next
      #expect(store.core.history.count <= 2)
    }
    store.commit(last)
    #expect(store.core.history.isEmpty)
    #expect(try store.data(for: RowsQuery()).rows?.first?.name == "n199")
  }

  @Test func `a change set that waits for very long is read again`() throws {
    let store = Store()
    let waits = try store.changes(in: Array(#"{"data":{"rows":[{"id":"1","name":"late"}]}}"#.utf8), for: RowsQuery())
    for number in 0..<StoreCore.historyLimit + 10 { _ = try edit(store, number) }
    #expect(store.core.history.count == StoreCore.historyLimit)
    let row = try #require(try store.data(for: RowsQuery()).rows?.first)
    store.commit(waits)
    #expect(row.name == "late")
    #expect(try store.data(for: RowsQuery()).rows?.first == row)
  }

  @Test func `objects of a place that were asked for their type go when others take their place`() throws {
    let store = Store()
    let response = #"{"data":{"owners":[{"__typename":"Club","name":"a"},{"__typename":"Club","name":"b"}]}}"#
    try store.take(response, Probe())
    weak var record: Record?
    record = try store.data(for: Probe()).owners?[1]?.anchor.record
    let shape = try #require(record?.shape)
    var runs = 0
    for type in ["Named", "Named", "Rated"] {
      withObservationTracking { shape.undecided.ask(shape, type) } onChange: { MainActor.assumeIsolated { runs += 1 } }
    }
    try store.take(#"{"data":{"owners":[]}}"#, Probe())
    #expect(record == nil)
    #expect(shape.undecided.takeAnswered { _, type in type == "Named" ? true : nil }.map(\.slot).count == 1)
    #expect(shape.undecided.takeAnswered { _, _ in false }.isEmpty && shape.undecided.isEmpty)
  }

  @Test func `a record has memory for what it was given, whatever arguments others of its type had`() throws {
    let store = Store()
    for number in 0..<1000 {
      let query = BoatQuery(id: "\(number)", tags: ["\(number)"])
      try store.take(#"{"data":{"boat":{"id":"\#(number)","name":"n\#(number)","logs":[{"text":"t\#(number)"}]}}}"#, query)
      let boat = try #require(try store.data(for: query).boat?.boatRow)
      var runs = 0
      withObservationTracking { _ = boat.logs?.first??.text } onChange: { MainActor.assumeIsolated { runs += 1 } }
      try store.take(#"{"data":{"boat":{"id":"\#(number)","logs":[{"text":"u\#(number)"}]}}}"#, query)
      #expect(runs == 1 && boat.logs?.first??.text == "u\(number)" && boat.name == "n\(number)")
      let record = boat.anchor.record
      #expect(record.shape.count > number && record.capacity <= Record.width && record.extra?.slots.count ?? 0 <= 16)
    }
  }

  @Test func `a change set knows its store, and counts once`() throws {
    let store = Store()
    let changes = try store.changes(in: Array(#"{"data":{"i":1}}"#.utf8), for: Probe())
    #expect(store.commit(changes).changed == 1)
    #expect(store.commit(changes).changed == 0)
    #expect(changes.isEmpty)
  }
}
