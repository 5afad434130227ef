import BatonRuntime
import Observation
import Testing

// What bodies and observers may do while they run: commit, read, track.

@MainActor @Suite struct ReentrancyTests {
  private let store = Store()

  private func response(_ name: String, _ length: Int = 1) -> String {
    #"{"data":{"rows":[{"id":"1","name":"\#(name)","length":\#(length),"berth":{"code":"\#(name)"},"next":null}]}}"#
  }

  private func row(_ name: String) throws -> RowsQuery.Data.Row {
    try store.take(response(name), RowsQuery())
    return try #require(try store.data(for: RowsQuery()).rows?.first)
  }

  @MainActor private final class Log { var lines: [String] = [] }

  @Test func `an observer reads what was, since it is told before anything is written`() throws {
    let row = try row("a")
    let log = Log()
    withObservationTracking { _ = row.name } onChange: {
      MainActor.assumeIsolated { log.lines.append("\(row.name ?? "") \(row.berth?.code ?? "") \(row.value.name ?? "")") }
    }
    try store.take(response("b"), RowsQuery())
    #expect(log.lines == ["a a a"])
    #expect(row.name == "b" && row.berth?.code == "b")
  }

  private func follow(_ row: RowsQuery.Data.Row, _ log: Log) {
    withObservationTracking { _ = row.name } onChange: {
      MainActor.assumeIsolated {
        log.lines.append(row.name ?? "")
        if log.lines.count < 10 { follow(row, log) }
      }
    }
  }

  @Test func `an observer that tracks again is told of the next commit and not of this one`() throws {
    let row = try row("a")
    let log = Log()
    follow(row, log)
    for name in ["b", "c", "c", "d"] { try store.take(response(name), RowsQuery()) }
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func `a body that commits reads what it committed, and others are told once`() throws {
    let row = try row("a")
    let log = Log()
    withObservationTracking { _ = row.name } onChange: { MainActor.assumeIsolated { log.lines.append("other") } }
    withObservationTracking {
      let before = row.name
      _ = try? store.take(response("b"), RowsQuery())
      #expect(before == "a" && row.name == "b")
    } onChange: {
      MainActor.assumeIsolated { log.lines.append("self") }
    }
    #expect(log.lines == ["other"])
    // What comes after the body is news to it too.
    try store.take(response("c"), RowsQuery())
    #expect(log.lines == ["other", "self"])
  }

  @Test func `commits inside commits happen one after the other, and none is lost`() throws {
    let row = try row("a")
    let log = Log()
    // Observation tells an observer again whose own commit changes what it reads, until it returns.
    @MainActor final class Once { var isName = true; var isLength = true }
    let once = Once()
    withObservationTracking { _ = row.name } onChange: {
      MainActor.assumeIsolated {
        guard once.isName else { return }
        once.isName = false
        log.lines.append("name \(row.name ?? "")")
        _ = try? store.take(response("c", 2), RowsQuery())
        log.lines.append("then \(row.name ?? "") \(row.length ?? 0)")
      }
    }
    withObservationTracking { _ = row.length } onChange: {
      MainActor.assumeIsolated {
        guard once.isLength else { return }
        once.isLength = false
        // The outer commit is done by now, and the one that tells of this has not written.
        log.lines.append("length \(row.name ?? "") \(row.length ?? 0)")
        _ = try? store.take(response("d", 3), RowsQuery())
        log.lines.append("then \(row.name ?? "") \(row.length ?? 0)")
      }
    }
    try store.take(response("b"), RowsQuery())
    // The one that began last is the last to happen.
    #expect(log.lines == ["name a", "length b 1", "then d 3", "then d 3"])
    #expect(row.name == "d" && row.length == 3)
  }

  @Test func `an observer commits to another store`() throws {
    let row = try row("a")
    let other = Store()
    let log = Log()
    withObservationTracking { _ = row.name } onChange: {
      MainActor.assumeIsolated {
        _ = try? other.take(response("x"), RowsQuery())
        log.lines.append((try? other.data(for: RowsQuery()))?.rows?.first?.name ?? "")
      }
    }
    try store.take(response("b"), RowsQuery())
    #expect(log.lines == ["x"] && row.name == "b")
  }

  @Test func `an observer makes change sets, drops them, and asks for data`() throws {
    let row = try row("a")
    let log = Log()
    withObservationTracking { _ = row.name } onChange: {
      MainActor.assumeIsolated {
        let dropped = try? store.changes(in: response("z").utf8, for: RowsQuery())
        log.lines.append("\(dropped?.isEmpty ?? true)")
        log.lines.append((try? store.data(for: RowsQuery()))?.rows?.first?.name ?? "")
        #expect(throws: ResponseError.self) { try store.changes(in: "{".utf8, for: RowsQuery()) }
      }
    }
    try store.take(response("b"), RowsQuery())
    #expect(log.lines == ["false", "a"] && row.name == "b")
  }

  @Test func `a log may read the store that it hears of`() throws {
    let log = Log()
    let store = Store { event in
      MainActor.assumeIsolated { log.lines.append("\(event)") }
    }
    try store.take(#"{"data":{"rows":[{"id":"1"}]}}"#, RowsQuery())
    let row = try #require(try store.data(for: RowsQuery()).rows?.first)
    for _ in 0..<3 { _ = (row.name, row.length, row.value, row.next) }
    #expect(log.lines.sorted() == ["berth", "length", "name", "next"].map { #"missing(type: "Row", field: "\#($0)")"# })
  }

  @Test func `what changes on another thread before a body ends is told`() async throws {
    let row = try row("a")
    let log = Log()
    let store = store
    var pending: Task<ChangeSet, any Error>?
    withObservationTracking {
      let bytes = Array(response("b").utf8)
      pending = Task.detached { try await store.ingest(bytes, for: RowsQuery()) }
      _ = row.name
    } onChange: {
      MainActor.assumeIsolated { log.lines.append("told") }
    }
    store.commit(try #require(await pending?.value))
    #expect(log.lines == ["told"] && row.name == "b")
  }

  @Test func `a set that was read as one is told once, and nested sets are the outer's`() throws {
    let row = try row("a")
    let log = Log()
    withObservationTracking {
      reading {
        _ = row.name
        reading { _ = row.length }
        _ = row.value
      }
    } onChange: {
      MainActor.assumeIsolated { log.lines.append("told") }
    }
    try store.take(response("b", 2), RowsQuery())
    #expect(log.lines == ["told"])
    struct Stop: Error {}
    withObservationTracking {
      let stopped: Stop? = #expect(throws: Stop.self) {
        try reading { () throws(Stop) in
          _ = row.length
          throw Stop()
        }
      }
      #expect(stopped != nil)
    } onChange: {
      MainActor.assumeIsolated { log.lines.append("told again") }
    }
    try store.take(response("b", 3), RowsQuery())
    #expect(log.lines == ["told", "told again"])
  }
}
