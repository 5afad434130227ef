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

    MainActor.assumeIsolated {
      // What is made is let go outside the time.
      var decoded: FeedResponse?
      var made: ChangeSet?
      var empty = Store()
      let store = Store()
      store.commit(try! store.changes(in: payload, for: query))
      precondition(try! store.data(for: query).feed?.count == RuntimePayload.posts)
      report.compare(
        .microseconds,
        [
          BenchmarkWay(name: "ingest/JSONDecoder", prepare: { decoded = nil }) {
            decoded = try! JSONDecoder().decode(FeedResponse.self, from: data)
          },
          BenchmarkWay(
            name: "ingest/into an empty store",
            prepare: {
              made = nil
              empty = Store()
            }
          ) { made = try! empty.changes(in: payload, for: query) },
          BenchmarkWay(name: "ingest/the same again") { keep(try! store.changes(in: payload, for: query)) },
          BenchmarkWay(name: "ingest/17 posts and 17 comments changed") {
            keep(try! store.changes(in: edited, for: query))
          },
        ])
      _ = (decoded, made)
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
      let bare = (0..<100).map { _ in BareObject() }
      report.compare(
        .nanoseconds,
        [
          BenchmarkWay(name: "reading/@Observable getter", count: count) {
            for _ in 0..<rounds { for person in classes { readAll(person) } }
          },
          BenchmarkWay(name: "reading/lens", count: count) {
            for _ in 0..<rounds { for person in people { readAll(person) } }
          },
          BenchmarkWay(name: "reading/registrar alone", count: count) {
            for _ in 0..<rounds { for object in bare { object.accessAll() } }
          },
        ])
      report.compare(
        .nanoseconds,
        [
          BenchmarkWay(name: "reading/@Observable getter, text kept", count: count / 2) {
            for _ in 0..<rounds { for person in classes { kept.take(person) } }
          },
          BenchmarkWay(name: "reading/lens, text kept", count: count / 2) {
            for _ in 0..<rounds { for person in people { kept.take(person) } }
          },
        ])
      report.measure("reading/constant field", .nanoseconds, count: count) {
        var sum = 0
        for _ in 0..<rounds { for person in people { for _ in 0..<8 { sum &+= readID(person) } } }
        keep(sum)
      }
      report.compare(
        .nanoseconds,
        [
          BenchmarkWay(name: "reading/value, built through a lens", count: 100 * rounds * 9) {
            for _ in 0..<rounds { for person in people { keep(AuthorValue(through: person)) } }
          },
          BenchmarkWay(name: "reading/value", count: 100 * rounds * 9) {
            for _ in 0..<rounds { for person in people { keep(person.value) } }
          },
        ])
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
      let bare = (0..<60).map { _ in BareObject() }
      var edit = 0
      // Who read before is told, and so reads no more, as a body is before it runs again.
      @MainActor func tellAll() {
        edit += 1
        for person in classes { person.e = edit }
        changeAll(bare)
        store.commit(try! store.changes(in: PeopleQuery.response(people: 60, edit: edit), for: query))
      }
      func way(_ name: String, _ body: @escaping @MainActor () -> Void) -> BenchmarkWay {
        BenchmarkWay(name: "observation/" + name, count: 60 * 8, prepare: tellAll, body: body)
      }
      report.compare(
        .nanoseconds,
        [
          way("@Observable body of 8 fields") { for person in classes { track { readAll(person) } } },
          way("lens body") { for person in people { track { readAll(person) } } },
          way("registrar alone, 8 key paths") { for object in bare { track { object.accessAll() } } },
          way("lens body in reading { }") { for person in people { track { BatonRuntime.reading { readAll(person) } } } },
          way("value") { for person in people { track { keep(person.value) } } },
          way("registrar alone, 1 key path") { for object in bare { track { object.accessOne() } } },
        ])
      _ = consume store
    }
    MainActor.assumeIsolated { notify(&report) }
  }

  @MainActor private static func notify(_ report: inout BenchmarkReport) {
    let query = PeopleQuery()
    let classes = (0..<100).map(ObservablePerson.init(number:))
    let bare = (0..<100).map { _ in BareObject() }
    let edits = Edits()
    func way(
      _ name: String, prepare: @escaping @MainActor () -> Void, _ body: @escaping @MainActor () -> Void
    ) -> BenchmarkWay {
      BenchmarkWay(name: "notify/" + name, count: 100, prepare: prepare, body: body)
    }
    func commit(_ name: String, _ read: @escaping @MainActor (AuthorLens) -> Void) -> BenchmarkWay {
      let (store, people) = makePeople(100)
      let edits = Edits()
      return way(name) {
        for person in people { read(person) }
        edits.changes = try! store.changes(in: PeopleQuery.response(people: 100, edit: edits.next()), for: query)
      } _: {
        precondition(store.commit(edits.changes!).changed == 100)
      }
    }
    report.compare(
      .nanoseconds,
      [
        way("@Observable setter, one observer of 8 fields") {
          for person in classes { track { readAll(person) } }
        } _: {
          let edit = edits.next()
          for person in classes { person.e = edit }
        },
        commit("never read") { _ in },
        commit("one observer of 8 fields") { person in track { readAll(person) } },
        way("registrar alone, one observer of 8 key paths") {
          for object in bare { track { object.accessAll() } }
        } _: {
          changeAll(bare)
        },
        commit("one observer in reading { }") { person in track { BatonRuntime.reading { readAll(person) } } },
        commit("one observer of a value") { person in track { keep(person.value) } },
        way("registrar alone, one observer of 1 key path") {
          for object in bare { track { object.accessOne() } }
        } _: {
          changeAll(bare)
        },
      ])
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
      let person = try! small.data(for: query).people![0].lens
      @MainActor func commitToReader(_ count: Int) {
        for _ in 0..<count {
          track { readAll(person) }
          track { BatonRuntime.reading { readAll(person) } }
          commit(2)
        }
      }
      commitToReader(10_000)
      let read = residentBytes()
      commitToReader(100_000)
      report.record("memory/growth over 200,000 commits to what bodies read", Double(residentBytes() - read) / 1000, "KB")
      _ = consume store
    }
  }
}

/// Edits by number, and what the last one is to change.
@MainActor private final class Edits {
  private var number = 0
  var changes: ChangeSet?

  func next() -> Int {
    number += 1
    return number
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

/// Somewhere that text is kept, as a body keeps what it shows.
@MainActor private final class KeptText {
  var a: String?
  var b: String?
  var c: String?
  var d: String?

  @inline(never) func take(_ person: ObservablePerson) {
    a = person.a
    b = person.b
    c = person.c
    d = person.d
  }

  @inline(never) func take(_ person: AuthorLens) {
    a = person.a
    b = person.b
    c = person.c
    d = person.d
  }
}

@MainActor private let kept = KeptText()

private func changeAll(_ objects: [BareObject]) {
  for object in objects { object.willChange() }
  for object in objects { object.didChange() }
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
