import BatonRuntime
import Foundation
import Observation

extension BenchmarkGroup {
  /// A response of 700 KB: its bytes to changes, and the changes to the store.
  static let ingest = BenchmarkGroup(name: "ingest") { report in
    guard report.wants("ingest") else { return }
    let payload = RuntimePayload.bytes()
    let edited = RuntimePayload.bytes(edits: 17)
    let query = FeedQuery()
    let data = Data(payload)
    report.record("ingest/payload", Double(payload.count) / 1000, "KB")

    var decoded: [FeedResponse] = []
    report.measure("ingest/JSONDecoder", .microseconds, prepare: { decoded = [] }) {
      decoded.append(try! JSONDecoder().decode(FeedResponse.self, from: data))
    }
    // What is made is let go outside the time.
    var made: [ChangeSet] = []
    report.measure(
      "ingest/into an empty store", .microseconds, beside: "ingest/JSONDecoder",
      prepare: {
        made = []
        return Store()
      }
    ) { store in made.append(try! store.changes(in: payload, for: query)) }
    MainActor.assumeIsolated {
      let store = Store()
      store.commit(try! store.changes(in: payload, for: query))
      precondition(try! store.data(for: query).feed?.count == RuntimePayload.posts)
      report.measure("ingest/the same again", .microseconds, beside: "ingest/JSONDecoder") {
        keep(try! store.changes(in: payload, for: query))
      }
      report.measure("ingest/17 posts and 17 comments changed", .microseconds, beside: "ingest/JSONDecoder") {
        keep(try! store.changes(in: edited, for: query))
      }
      report.measure("commit/nothing, main", .microseconds, prepare: { try! store.changes(in: payload, for: query) }) { changes in
        precondition(store.commit(changes).changed == 0)
      }
      report.measure(
        "commit/into an empty store, main", .microseconds,
        prepare: {
          let store = Store()
          return (store, try! store.changes(in: payload, for: query))
        }
      ) { store, changes in keep(store.commit(changes)) }
    }
  }

  /// Reading fields where nothing is tracked, for each field.
  static let reading = BenchmarkGroup(name: "reading") { report in
    guard report.wants("reading") else { return }
    MainActor.assumeIsolated {
      let (store, people) = makePeople(100)
      let classes = (0..<100).map(ObservablePerson.init(number:))
      let rounds = 200
      let count = 100 * rounds * 8
      report.measure("reading/@Observable getter", .nanoseconds, count: count) {
        for _ in 0..<rounds { for person in classes { readAll(person) } }
      }
      report.measure("reading/lens", .nanoseconds, count: count, beside: "reading/@Observable getter") {
        for _ in 0..<rounds { for person in people { readAll(person) } }
      }
      report.measure("reading/constant field", .nanoseconds, count: count) {
        var sum = 0
        for _ in 0..<rounds { for person in people { for _ in 0..<8 { sum &+= readID(person) } } }
        keep(sum)
      }
      report.measure("reading/value, built through a lens", .nanoseconds, count: 100 * rounds * 9) {
        for _ in 0..<rounds { for person in people { keep(AuthorValue(through: person)) } }
      }
      report.measure(
        "reading/value", .nanoseconds, count: 100 * rounds * 9, beside: "reading/value, built through a lens"
      ) {
        for _ in 0..<rounds { for person in people { keep(person.value) } }
      }
      let value = people[0].value
      report.measure("reading/== of values", .nanoseconds, count: 1000) { for _ in 0..<1000 { keep(value == people[0].value) } }
      _ = consume store
    }
  }

  /// Reading fields inside a tracking scope, for each field; and telling those who read.
  static let observation = BenchmarkGroup(name: "observation") { report in
    guard report.wants("observation") else { return }
    MainActor.assumeIsolated {
      let query = PeopleQuery()
      let (store, people) = makePeople(60)
      let classes = (0..<60).map(ObservablePerson.init(number:))
      var edit = 0
      // Who read before is told, and so reads no more, as a body is before it runs again.
      @MainActor func tellAll() {
        edit += 1
        for person in classes { person.e = edit }
        store.commit(try! store.changes(in: PeopleQuery.response(people: 60, edit: edit), for: query))
      }
      @MainActor func measure(_ name: String, beside: String? = nil, _ body: @MainActor () -> Void) {
        report.measure(name, .nanoseconds, count: 60 * 8, beside: beside, prepare: { tellAll() }) { body() }
      }
      let beside = "observation/@Observable body of 8 fields"
      measure(beside) { for person in classes { track { readAll(person) } } }
      measure("observation/lens body", beside: beside) { for person in people { track { readAll(person) } } }
      measure("observation/lens body in reading { }", beside: beside) {
        for person in people { track { BatonRuntime.reading { readAll(person) } } }
      }
      measure("observation/value", beside: beside) { for person in people { track { keep(person.value) } } }
    }
    MainActor.assumeIsolated { notify(&report) }
  }

  @MainActor private static func notify(_ report: inout BenchmarkReport) {
    let query = PeopleQuery()
    let classes = (0..<100).map(ObservablePerson.init(number:))
    var edit = 0
    report.measure("notify/@Observable setter, one observer of 8 fields", .nanoseconds, count: 100) {
      for person in classes { track { readAll(person) } }
    } _: {
      edit += 1
      for person in classes { person.e = edit }
    }
    func measure(_ name: String, beside: String? = nil, _ read: @escaping @MainActor (AuthorLens) -> Void) {
      let (store, people) = makePeople(100)
      report.measure(
        name, .nanoseconds, count: 100, beside: beside,
        prepare: {
          for person in people { read(person) }
          edit += 1
          return try! store.changes(in: PeopleQuery.response(people: 100, edit: edit), for: query)
        }
      ) { changes in precondition(store.commit(changes).changed == 100) }
    }
    let beside = "notify/@Observable setter, one observer of 8 fields"
    measure("notify/never read") { _ in }
    measure("notify/one observer of 8 fields", beside: beside) { person in track { readAll(person) } }
    measure("notify/one observer in reading { }", beside: beside) { person in
      track { BatonRuntime.reading { readAll(person) } }
    }
    measure("notify/one observer of a value", beside: beside) { person in track { keep(person.value) } }
  }

  /// What records cost, and that changing them costs nothing more.
  static let memory = BenchmarkGroup(name: "memory") { report in
    guard report.wants("memory") else { return }
    MainActor.assumeIsolated {
      let query = PeopleQuery()
      let response = PeopleQuery.response(people: 100_000)
      let before = residentBytes()
      let store = Store()
      store.commit(try! store.changes(in: response, for: query))
      report.record("memory/100,000 records of 8 fields", Double(residentBytes() - before) / 1e6, "MB")
      report.record("memory/a record of 8 fields", Double(residentBytes() - before) / 100_000, "bytes")
      let small = Store()
      let responses = (0..<2).map { PeopleQuery.response(people: 1, edit: $0 + 1) }
      @MainActor func commit(_ count: Int) {
        for index in 0..<count { small.commit(try! small.changes(in: responses[index % 2], for: query)) }
      }
      commit(10_000)
      let settled = residentBytes()
      commit(1_000_000)
      report.record("memory/growth over 1,000,000 commits", Double(residentBytes() - settled) / 1000, "KB")
      _ = consume store
    }
  }
}

/// People in a store, as lenses.
@MainActor private func makePeople(_ count: Int) -> (Store, [AuthorLens]) {
  let store = Store()
  let query = PeopleQuery()
  store.commit(try! store.changes(in: PeopleQuery.response(people: count), for: query))
  return (store, try! store.data(for: query).people!.map(\.lens))
}

/// Reads eight fields and keeps none of them.
@inline(never) @MainActor private func readAll(_ person: ObservablePerson) {
  var sum = (person.a?.utf8.count ?? 0) &+ (person.b?.utf8.count ?? 0)
  sum &+= (person.c?.utf8.count ?? 0) &+ (person.d?.utf8.count ?? 0)
  sum &+= (person.e ?? 0) &+ (person.f ?? 0)
  if person.g ?? false, (person.h ?? 0) > 1 { sum &+= 1 }
  keep(sum)
}

@inline(never) @MainActor private func readAll(_ person: AuthorLens) {
  var sum = (person.a?.utf8.count ?? 0) &+ (person.b?.utf8.count ?? 0)
  sum &+= (person.c?.utf8.count ?? 0) &+ (person.d?.utf8.count ?? 0)
  sum &+= (person.e ?? 0) &+ (person.f ?? 0)
  if person.g ?? false, (person.h ?? 0) > 1 { sum &+= 1 }
  keep(sum)
}

@inline(never) @MainActor private func readID(_ person: AuthorLens) -> Int { person.id.utf8.count }

@MainActor private func track(_ body: () -> Void) {
  withObservationTracking(body) {}
}

/// The memory of the process that is in use.
private func residentBytes() -> Int {
  #if os(Linux)
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let fields = text.split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  #else
  var info = mach_task_basic_info()
  var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
  let result = withUnsafeMutablePointer(to: &info) { pointer in
    pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
      task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
    }
  }
  return result == KERN_SUCCESS ? Int(info.resident_size) : 0
  #endif
}
