@_spi(Generated) @testable import BatonRuntime
import Observation
import Testing

// Which bodies run again: exactly those that read what differs.

@MainActor @Suite struct ObservationTests {
  /// Rows of fields, held in a store and in a model that is obviously right.
  private struct Model {
    var names: [String?]
    var lengths: [Int?]
    var codes: [String?]
    var links: [Int?]

    init(_ count: Int) {
      names = Array(repeating: nil, count: count)
      lengths = Array(repeating: nil, count: count)
      codes = Array(repeating: nil, count: count)
      links = Array(repeating: nil, count: count)
    }

    func response(_ rows: [Int]) -> String {
      func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
      let items = rows.map { row in
        #"{"id":"\#(row)","name":\#(text(names[row])),"length":\#(lengths[row].map(String.init) ?? "null"),"#
          + #""berth":{"code":\#(text(codes[row]))},"next":\#(links[row].map { "{\"id\":\"\($0)\"}" } ?? "null")}"#
      }
      return #"{"data":{"rows":[\#(items.joined(separator: ","))]}}"#
    }
  }

  /// What a body may read of a row.
  private enum Read: CaseIterable {
    case name, length, code, link, linkedName, value, grouped, id
  }

  @Test func `over random commits exactly the bodies run again that read what differs`() throws {
    var random = Random(seed: 11)
    let store = Store()
    let count = 6
    var model = Model(count)
    let all = Array(0..<count)
    try store.take(model.response(all), RowsQuery())
    let rows = Array(try #require(try store.data(for: RowsQuery()).rows))

    @MainActor final class Count { var fired: [Int: Int] = [:] }

    for round in 0..<400 {
      // Track a body for each row and way to read; a value that differs must fire it once.
      let counter = Count()
      var expected: [Int: [AnyHashable?]] = [:]
      var before: [Int: [AnyHashable?]] = [:]
      func reads(_ read: Read, _ row: Int, _ model: Model) -> [AnyHashable?] {
        switch read {
        case .name: [model.names[row]]
        case .length: [model.lengths[row]]
        case .code: [model.codes[row]]
        case .link: [model.links[row]]
        case .linkedName: [model.links[row], model.links[row].map { model.names[$0] } ?? nil]
        case .value: [model.names[row], model.lengths[row], model.codes[row]]
        case .grouped: [model.names[row], model.lengths[row]]
        case .id: []
        }
      }
      for row in all {
        for (number, read) in Read.allCases.enumerated() {
          let key = row * 100 + number
          before[key] = reads(read, row, model)
          let lens = rows[row]
          withObservationTracking {
            switch read {
            case .name: _ = lens.name
            case .length: _ = lens.length
            case .code: _ = lens.berth?.code
            case .link: _ = lens.next
            case .linkedName: _ = lens.next?.row.name
            case .value: _ = lens.value
            case .grouped:
              reading {
                _ = lens.name
                _ = lens.length
                _ = lens.name
              }
            case .id: _ = lens.id
            }
          } onChange: {
            MainActor.assumeIsolated { counter.fired[key, default: 0] += 1 }
          }
        }
      }
      let changed = all.filter { _ in random.next(3) == 0 }
      for row in changed {
        switch random.next(5) {
        case 0: model.names[row] = random.next(3) == 0 ? nil : "n\(random.next(2))"
        case 1: model.lengths[row] = random.next(3)
        case 2: model.codes[row] = "c\(random.next(2))"
        case 3: model.links[row] = random.next(4) == 0 ? nil : random.next(count)
        default: break
        }
      }
      try store.take(model.response(all), RowsQuery())
      for row in all {
        for (number, read) in Read.allCases.enumerated() {
          let key = row * 100 + number
          expected[key] = reads(read, row, model)
          let differs = expected[key] != before[key]
          #expect(counter.fired[key] ?? 0 == (differs ? 1 : 0), "round \(round), row \(row), \(read)")
        }
        #expect(rows[row].name == model.names[row])
        #expect(rows[row].berth?.code == model.codes[row])
        #expect(rows[row].next?.id == model.links[row].map(String.init))
      }
    }
  }

  @Test func `a list that grows, shrinks or moves runs those that read it`() throws {
    let store = Store()
    let model = Model(4)
    try store.take(model.response([0, 1]), RowsQuery())
    let data = try store.data(for: RowsQuery())
    @MainActor final class Count { var fired = 0 }
    let count = Count()
    for (rows, fires) in [([0, 1], false), ([0, 1, 2], true), ([2, 1, 0], true), ([2], true), ([2], false), ([], true)] {
      withObservationTracking { _ = data.rows?.count } onChange: { MainActor.assumeIsolated { count.fired += 1 } }
      let before = count.fired
      try store.take(model.response(rows), RowsQuery())
      #expect((count.fired > before) == fires, "\(rows)")
      #expect(data.rows?.map(\.id) == rows.map(String.init))
    }
  }

  @Test func `more fields than a word has bits are told apart`() throws {
    let store = Store()
    func response(_ changed: Int?) -> String {
      let fields = (0..<WideQuery.count).map { "\"f\($0)\":\($0 == changed ? 1 : 0)" }
      return #"{"data":{\#(fields.joined(separator: ","))}}"#
    }
    try store.take(response(nil), WideQuery())
    let data = try store.data(for: WideQuery())
    for changed in [0, 63, 64, 65, 190, 191, 192, 193, 299] {
      @MainActor final class Fired { var fields: [Int] = [] }
      let fired = Fired()
      for field in [0, 62, 63, 64, 65, 127, 128, 190, 191, 192, 193, 298, 299] {
        withObservationTracking { _ = data.field(field) } onChange: { MainActor.assumeIsolated { fired.fields.append(field) } }
      }
      var grouped = false
      withObservationTracking { reading { for field in 0..<WideQuery.count { _ = data.field(field) } } } onChange: {
        MainActor.assumeIsolated { grouped = true }
      }
      try store.take(response(changed), WideQuery())
      #expect(fired.fields == [changed])
      #expect(grouped)
      #expect(data.field(changed) == 1)
      try store.take(response(nil), WideQuery())
    }
  }

  @Test func `no reader sees half of a commit, and a commit inside one comes after it`() throws {
    let store = Store()
    var model = Model(2)
    model.names = ["a", "a"]
    try store.take(model.response([0, 1]), RowsQuery())
    let rows = Array(try #require(try store.data(for: RowsQuery()).rows))
    @MainActor final class Seen { var pairs: [[String?]] = []; var nested: CommitResult? }
    let seen = Seen()
    var next = model
    next.names = ["c", "b"]
    let inner = next.response([0, 1])
    withObservationTracking { _ = (rows[0].name, rows[1].name) } onChange: {
      MainActor.assumeIsolated {
        // The commit inside tells the rest of those who read, this body among them.
        guard seen.pairs.isEmpty else { return }
        // Told before anything is written: all as it was.
        seen.pairs.append([rows[0].name, rows[1].name])
        seen.nested = try? store.take(inner, RowsQuery())
        seen.pairs.append([rows[0].name, rows[1].name])
      }
    }
    model.names = ["b", "b"]
    let result = try store.take(model.response([0, 1]), RowsQuery())
    #expect(result.changed == 2)
    #expect(seen.pairs == [["a", "a"], ["c", "b"]])
    #expect(seen.nested?.changed == 1)
    #expect(rows.map(\.name) == ["c", "b"])
  }

  @Test func `Observations delivers each change`() async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let store = Store()
    var model = Model(1)
    model.names = ["0"]
    try store.take(model.response([0]), RowsQuery())
    let row = try #require(try store.data(for: RowsQuery()).rows?.first)
    let names = Observations { row.name }
    var seen: [String?] = []
    for await name in names {
      seen.append(name)
      if seen.count == 4 { break }
      model.names = ["\(seen.count)"]
      try store.take(model.response([0]), RowsQuery())
    }
    #expect(seen == ["0", "1", "2", "3"])
  }
}

/// `query RowsQuery { rows { id name length berth { code } next { id ...Row } } }`
nonisolated struct RowsQuery: GraphQLQuery {
  static let name = "RowsQuery"
  static let document = Document(text: "query RowsQuery …")
  static let plan = Plan(
    """
    Query(){rows [O!] #1}
    Row(id){id K! name S length I berth O #2 next O #3}
    Berth(){code S}
    Row(id){id K!}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout(
      "{rows [O!]{id K! name S length I berth O{code S} next O{id K! ...1} ...0}}", fragments: [RowValue.self, RowLens.self])
    @MainActor var rows: LensList<Row>? { anchor.links(0) }
    nonisolated struct Row: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var name: String? { anchor.string(1) }
      @MainActor var length: Int? { anchor.int(2) }
      @MainActor var berth: Berth? { anchor.link(3) }
      @MainActor var next: Next? { anchor.link(4) }
      @MainActor var value: RowValue { anchor.value(5) }
    }
    nonisolated struct Berth: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var code: String? { anchor.string(0) }
    }
    nonisolated struct Next: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var row: RowLens { anchor.spread(1) }
    }
  }
}

nonisolated struct RowLens: FragmentLens {
  let anchor: Anchor
  init(anchor: Anchor) { self.anchor = anchor }
  static let layout = Layout("{name S}")
  @MainActor var name: String? { anchor.string(0) }
}

nonisolated struct RowValue: FragmentValue {
  let name: String?
  let length: Int?
  let berth: Berth?
  @MainActor init(_ reader: ValueReader) {
    name = reader.string(0)
    length = reader.int(1)
    berth = reader.value(2)
  }
  static let layout = Layout("{name S length I berth O{code S}}")
  nonisolated struct Berth: InlineValue {
    let code: String?
    @MainActor init(_ reader: ValueReader) { code = reader.string(0) }
  }
}

/// A query of 300 fields.
nonisolated struct WideQuery: GraphQLQuery {
  static let count = 300
  static let name = "WideQuery"
  static let document = Document(text: "query WideQuery …")
  private static let fields = (0..<count).map { "f\($0) I" }.joined(separator: " ")
  static let plan = Plan("Wide(){\(fields)}")
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{\(fields) ...0}", fragments: [WideValue.self])
    @MainActor var wideValue: WideValue { anchor.value(WideQuery.count) }
    @MainActor func field(_ number: Int) -> Int? { anchor.int(number) }
  }
}
