@_spi(Generated) @testable import BatonRuntime
import Testing

// Also run under the thread sanitizer: `swift test --sanitize=thread --filter ThreadTests`.

@MainActor @Suite struct ThreadTests {
  /// Many rows that all say the same, so that half a response shows.
  nonisolated private static func response(_ number: Int) -> [UInt8] {
    let rows = (0..<40).map { row in
      #"{"id":"\#(row % 20)","name":"name of response \#(number)","length":\#(number),"berth":{"code":"\#(number)"},"next":{"id":"\#((row + number) % 20)"}}"#
    }
    return Array(#"{"data":{"rows":[\#(rows.joined(separator: ","))]}}"#.utf8)
  }

  @Test func `every response is in wholly or not at all, whatever runs beside it`() async throws {
    let store = Store()
    var committed = 0
    try await withThrowingTaskGroup(of: (Int, ChangeSet).self) { group in
      for number in 0..<120 {
        group.addTask { (number, try await store.ingest(Self.response(number), for: RowsQuery())) }
      }
      for try await (number, changes) in group {
        // Some are read and never committed.
        if number % 7 == 3 { continue }
        store.commit(changes)
        committed += 1
        let rows = Array(try #require(try store.data(for: RowsQuery()).rows))
        #expect(rows.count == 40)
        #expect(rows.allSatisfy { $0.length == number && $0.name == "name of response \(number)" && $0.berth?.code == "\(number)" })
        #expect(rows.enumerated().allSatisfy { $1.next?.id == "\(($0 + number) % 20)" })
      }
    }
    #expect(committed > 90)
    // The end is what the last alone would have made.
    let last = try await store.ingest(Self.response(500), for: RowsQuery())
    store.commit(last)
    let alone = Store()
    alone.commit(try alone.changes(in: Self.response(500), for: RowsQuery()))
    let left = Array(try #require(try store.data(for: RowsQuery()).rows))
    let right = Array(try #require(try alone.data(for: RowsQuery()).rows))
    #expect(left.map(\.value) == right.map(\.value))
    #expect(left.map { $0.next?.id } == right.map { $0.next?.id })
  }

  @Test func `lenses read while other threads give their types more fields`() async throws {
    let store = Store()
    func response(_ number: Int) -> String {
      #"{"data":{"boat":{"id":"\#(number % 5)","name":"n\#(number)","berth":{"code":"\#(number)"},"logs":[{"text":"t\#(number)"}],"owner":{"__typename":"Skipper","id":"s","name":"\#(number)"}}}}"#
    }
    var lenses: [(number: Int, boat: BoatQuery.Data.Boat)] = []
    try await withThrowingTaskGroup(of: (Int, ChangeSet).self) { group in
      // Each list of tags is a field of its own.
      for number in 0..<150 {
        let bytes = Array(response(number).utf8)
        group.addTask {
          (number, try await store.ingest(bytes, for: BoatQuery(id: "\(number % 5)", tags: ["\(number)"], deep: true)))
        }
      }
      for try await (number, changes) in group {
        store.commit(changes)
        let query = BoatQuery(id: "\(number % 5)", tags: ["\(number)"], deep: true)
        lenses.append((number, try #require(try store.data(for: query).boat)))
        for (number, boat) in lenses.suffix(20) {
          #expect(boat.boatRow.logs?.map { $0?.text } == ["t\(number)"])
          #expect(boat.boatRow.berth?.code != nil && boat.boatRow.owner?.ownerRow?.name != nil)
          #expect(boat.boatPrice.berth?.code == boat.boatRow.berth?.code)
          #expect(throws: FieldErrors.self) { try boat.checkedPrice }
        }
      }
    }
    #expect(lenses.count == 150)
  }

  @Test func `objects of a place that commits replace stay while they are looked at`() async throws {
    let store = Store()
    try await withThrowingTaskGroup(of: ChangeSet.self) { group in
      for number in 0..<60 {
        group.addTask {
          let berth = number % 3 == 0 ? "null" : #"{"code":"\#(number)"}"#
          return try await store.ingest(Array(#"{"data":{"berth":\#(berth),"moorings":[[\#(berth)]],"boats":[{"id":"1","berth":\#(berth)}]}}"#.utf8), for: Probe())
        }
      }
      for try await changes in group {
        store.commit(changes)
        let data = try store.data(for: Probe())
        let code = data.berth?.code
        #expect(data.boats?.first?.berth?.code == code)
        #expect(data.moorings?.first??.first??.code == code)
      }
    }
  }

  @Test func `lenses and values go where they like, and values are read there`() async throws {
    let store = Store()
    store.commit(try store.changes(in: Self.response(1), for: RowsQuery()))
    let row = try #require(try store.data(for: RowsQuery()).rows?.first)
    let value = row.value
    let name = await Task.detached { (value.name, await row.name) }.value
    #expect(name.0 == "name of response 1" && name.1 == name.0)
  }
}
