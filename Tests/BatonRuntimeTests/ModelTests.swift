@_spi(Generated) @testable import BatonRuntime
import Testing

// Responses of every kind of value in every place, one after the other into one store, held against a model that is
// obviously right: a dictionary for each object, written in the order of the text.

@MainActor @Suite struct ModelTests {
  /// JSON as a tree.
  private indirect enum Tree {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case list([Tree])
    case object([(String, Tree)])

    var text: String {
      switch self {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let text): text
      case .string(let text): "\"\(text)\""
      case .list(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
      case .object(let members): "{" + members.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
      }
    }

    var items: [Tree]? { if case .list(let items) = self { items } else { nil } }
    var members: [(String, Tree)]? { if case .object(let members) = self { members } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var int: Int? { if case .number(let text) = self { Int(text).flatMap { Int32(exactly: $0) }.map { Int($0) } } else { nil } }
    /// The text of an ID.
    var id: String? {
      switch self {
      case .string(let text): text.isEmpty ? nil : text
      case .number(let text): Int(text) == nil ? nil : text
      default: nil
      }
    }

    static func any(_ random: inout Random, depth: Int = 0) -> Tree {
      switch random.next(depth > 2 ? 6 : 9) {
      case 0: return .null
      case 1: return .bool(random.next(2) == 0)
      case 2: return .number(["0", "-1", "7", "2147483647", "2147483648", "1.5"][random.next(6)])
      case 3, 4, 5: return .string(["", "a", "COOK", "1"][random.next(4)])
      case 6: return .list((0..<random.next(3)).map { _ in any(&random, depth: depth + 1) })
      default:
        return .object((0..<random.next(3)).map { (["id", "code", "name"][$0], any(&random, depth: depth + 1)) })
      }
    }
  }

  /// What is known: of the root and of each object, by field. A field that is not there was never received.
  private struct Model {
    var root: [String: String?] = [:]
    var objects: [String: [String: String?]] = [:]

    /// What a scalar reads as; nil for null and for another kind.
    static func scalar(_ name: String, _ tree: Tree) -> String? {
      switch name {
      case "b": if case .bool(let value) = tree { "\(value)" } else { nil }
      case "i": tree.int.map { "\($0)" }
      case "f": if case .number(let text) = tree { "\(Double(text)!)" } else { nil }
      case "s", "role", "name", "code": tree.string
      case "id": if case .string(let text) = tree { text } else { tree.id }
      case "j": if case .null = tree { nil } else { tree.text }
      case "ints": tree.items.map { "\($0.map(\.int))" }
      case "tags": tree.items.flatMap { exact($0, \.string) }.map { "\($0)" }
      case "grid": tree.items.map { lists in "\(lists.map { list in list.items.flatMap { exact($0, \.int) } })" }
      default: nil
      }
    }

    /// All of them, or nil where one is of another kind.
    private static func exact<T>(_ items: [Tree], _ read: (Tree) -> T?) -> [T]? {
      let found = items.compactMap(read)
      return found.count == items.count ? found : nil
    }

    /// Takes an object in; nil where it has no identity.
    mutating func take(_ tree: Tree, type: String) -> String? {
      guard let members = tree.members, let id = members.first(where: { $0.0 == "id" })?.1.id else { return nil }
      let key = "\(type):\(id)"
      objects[key, default: [:]]["id"] = id
      for (name, value) in members where name == "name" { objects[key]![name] = Self.scalar(name, value) }
      return key
    }

    mutating func take(_ data: [(String, Tree)]) {
      for (name, value) in data {
        switch name {
        case "boats":
          // One that is none makes the list null; the others are taken in all the same.
          let keys = (value.items ?? []).map { take($0, type: "Boat") }
          root[name] = value.items == nil || keys.contains(nil) ? .some(nil) : keys.map { $0! }.joined(separator: " ")
        case "node":
          let type = value.members?.first { $0.0 == "__typename" }?.1.string
          root[name] = type.flatMap { take(value, type: $0) }
        default: root[name] = Self.scalar(name, value)
        }
      }
    }
  }

  private static let scalars = ["b", "i", "f", "s", "j", "id", "ints", "tags", "grid", "role"]

  private func object(_ random: inout Random, typename: String?) -> Tree {
    var members: [(String, Tree)] = []
    if let typename { members.append(("__typename", .string(typename))) }
    members.append(("id", random.next(8) == 0 ? .any(&random) : [.string("1"), .string("2"), .number("2")][random.next(3)]))
    if random.next(3) > 0 { members.append(("name", random.next(4) == 0 ? .any(&random) : .string("n\(random.next(3))"))) }
    if random.next(3) == 0 { members.swapAt(0, members.count - 1) }
    return .object(members)
  }

  private func data(_ random: inout Random) -> [(String, Tree)] {
    var data: [(String, Tree)] = []
    for name in Self.scalars where random.next(2) == 0 { data.append((name, .any(&random))) }
    if random.next(2) == 0 {
      data.append(
        ("boats", random.next(6) == 0 ? .any(&random) : .list((0..<random.next(4)).map { _ in object(&random, typename: nil) })))
    }
    if random.next(2) == 0 { data.append(("node", object(&random, typename: ["Boat", "Skipper", "Ferry"][random.next(3)]))) }
    for _ in 0..<data.count { data.swapAt(random.next(data.count), random.next(data.count)) }
    return data
  }

  @Test(arguments: 0..<40) func `each field is what was last said of it, whatever came`(seed: Int) throws {
    var random = Random(seed: UInt64(seed + 1))
    let store = Store()
    var model = Model()
    for round in 0..<40 {
      let response = data(&random)
      let text = #"{"data":\#(Tree.object(response).text)}"#
      try store.take(text, Probe())
      model.take(response)
      let data = try store.data(for: Probe())
      let read: [String: String?] = [
        "b": data.b.map { "\($0)" }, "i": data.i.map { "\($0)" }, "f": data.f.map { "\($0)" }, "s": data.s,
        "j": data.j?.text, "id": data.id, "ints": data.ints.map { "\($0)" }, "tags": data.tags.map { "\($0)" },
        "grid": data.grid.map { "\($0)" }, "role": data.role?.rawValue,
        "boats": data.boats.map { $0.map { "Boat:\($0.id)" }.joined(separator: " ") }, "node": data.node?.anchor.recordID,
      ]
      for (name, value) in read {
        #expect(value == (model.root[name] ?? nil), "seed \(seed), round \(round), \(name): \(text)")
      }
      for boat in data.boats ?? LensList() {
        #expect(boat.name == (model.objects["Boat:\(boat.id)"]?["name"] ?? nil), "seed \(seed), round \(round): \(text)")
      }
      if let node = data.node {
        #expect(node.name == (model.objects[node.anchor.recordID]?["name"] ?? nil), "seed \(seed), round \(round): \(text)")
      }
      // The same again is nothing new.
      #expect(try store.take(text, Probe()).changed == 0 || hasRepeats(response), "seed \(seed), round \(round): \(text)")
    }
  }

  /// Whether an object stands twice and says different things, so that what comes first is news again.
  private func hasRepeats(_ data: [(String, Tree)]) -> Bool { data.contains { $0.0 == "boats" || $0.0 == "node" } }

  @Test func `what is read at once and committed in any order is as if each had come at its commit`() throws {
    var random = Random(seed: 5)
    for round in 0..<60 {
      let store = Store()
      let serial = Store()
      let responses = (0..<(2 + random.next(5))).map { _ in #"{"data":\#(Tree.object(data(&random)).text)}"# }
      var waiting: [(text: String, changes: ChangeSet)] = []
      var rest = responses[...]
      while !rest.isEmpty || !waiting.isEmpty {
        if !rest.isEmpty, random.next(2) == 0 || waiting.isEmpty {
          let text = rest.removeFirst()
          waiting.append((text, try store.changes(in: text.utf8, for: Probe())))
        } else {
          let next = waiting.remove(at: random.next(waiting.count))
          if random.next(6) == 0 { continue }
          store.commit(next.changes)
          try serial.take(next.text, Probe())
          #expect(try all(store) == all(serial), "round \(round): \(next.text)")
        }
      }
    }
  }

  private func all(_ store: Store) throws -> String {
    let data = try store.data(for: Probe())
    var lines = ["\(data.b as Any) \(data.i as Any) \(data.f as Any) \(data.s as Any) \(data.j as Any) \(data.id as Any)"]
    lines.append("\(data.ints as Any) \(data.tags as Any) \(data.grid as Any) \(data.role as Any)")
    lines += data.boats?.map { "\($0.id) \($0.name as Any)" } ?? ["none"]
    lines.append("\(data.node?.anchor.recordID as Any) \(data.node?.name as Any)")
    lines += (0..<22).flatMap { data.errors($0).map(\.description) }
    return lines.joined(separator: "\n")
  }

  @Test func `an object that stands twice has what stands last, of each of its fields`() throws {
    let store = Store()
    // New ones, then ones that the store has.
    for round in 0..<2 {
      try store.take(
        #"{"data":{"boats":[{"id":"1","name":"a","berth":{"code":"x"}},{"id":"1","name":"b\#(round)"},{"id":"1","berth":{"code":"y\#(round)"}}]}}"#,
        Probe())
      let boats = try #require(try store.data(for: Probe()).boats)
      #expect(boats.map(\.name) == Array(repeating: "b\(round)", count: 3))
      #expect(boats.map { $0.berth?.code } == Array(repeating: "y\(round)", count: 3))
      #expect(Set(boats.map(\.lensID)).count == 1)
    }
  }

  /// The same, with members put in that stand again behind them.
  private func doubled(_ tree: Tree, _ random: inout Random) -> Tree {
    switch tree {
    case .list(let items): return .list(items.map { doubled($0, &random) })
    case .object(let members):
      var result: [(String, Tree)] = []
      for (index, (name, value)) in members.enumerated() {
        for _ in 0..<[0, 0, 1, 2][random.next(4)] {
          let later = members[index + random.next(members.count - index)].0
          let type = ["Boat", "Skipper", "Ferry"][random.next(3)]
          let other: Tree =
            switch later {
            case "__typename": random.next(4) == 0 ? .any(&random) : .string(type)
            case "id": random.next(4) == 0 ? .any(&random) : .string("\(random.next(5))")
            case "boats": .list([object(&random, typename: nil), object(&random, typename: nil)])
            case "node": object(&random, typename: type)
            default: .any(&random)
            }
          result.append((later, other))
        }
        result.append((name, name == "boats" || name == "node" ? doubled(value, &random) : value))
      }
      return .object(result)
    default: return tree
    }
  }

  @Test(arguments: ["a", "b", "c"], ["a", "b", "c"]) func `an object inside itself has what stands last`(inner: String, outer: String) throws {
    let store = Store()
    let query = YardQuery(first: 1, deep: false)
    func take(_ inner: String, _ outer: String) throws -> String? {
      let below = #""next":{"__typename":"Boat","id":"1","name":"\#(inner)"}"#
      try store.take(#"{"data":{"items":[{"__typename":"Boat","__isNamed":"Boat","id":"1",\#(below),"name":"\#(outer)"}]}}"#, query)
      return try store.data(for: query).items?.first?.name
    }
    // New, then known.
    #expect(try take(inner, outer) == outer)
    #expect(try take("a", "a") == "a")
    #expect(try take(inner, outer) == outer)
  }

  @Test(arguments: 0..<20) func `what stands twice is as if it stood last alone, identities and types too`(seed: Int) throws {
    var random = Random(seed: UInt64(seed + 1000))
    let store = Store()
    let plain = Store()
    for round in 0..<40 {
      let response = Tree.object(data(&random))
      let twice = doubled(response, &random).text
      try store.take(#"{"data":\#(twice)}"#, Probe())
      try plain.take(#"{"data":\#(response.text)}"#, Probe())
      #expect(try all(store) == all(plain), "seed \(seed), round \(round): \(twice)")
      func records(_ store: Store) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: store.core.shapes.all.map { ($0.name, $0.records.count) }).filter { $1 > 0 }
      }
      #expect(records(store) == records(plain), "seed \(seed), round \(round): \(twice)")
    }
  }

  @Test func `one identity of two types is two objects, and a number is its text`() throws {
    let store = Store()
    try store.take(#"{"data":{"node":{"__typename":"Skipper","id":1,"name":"s"},"boats":[{"id":"1","name":"b"}]}}"#, Probe())
    let data = try store.data(for: Probe())
    #expect(data.node?.name == "s" && data.boats?.first?.name == "b")
    try store.take(#"{"data":{"node":{"__typename":"Boat","id":"1","name":"c"}}}"#, Probe())
    #expect(data.node?.name == "c" && data.boats?.first?.name == "c")
  }

  @Test(arguments: [
    #"{"__typename":null,"id":"1"}"#, #"{"__typename":1,"id":"1"}"#, #"{"__typename":"","id":"1"}"#, #"{"id":"1"}"#, "{}",
    #"{"__typename":"Boat"}"#, #"{"__typename":"Boat","id":null}"#, #"{"__typename":"Boat","id":""}"#,
    #"{"__typename":"Boat","id":null,"name":"n"}"#, #"{"__typename":"Boat","name":"n","id":false,"more":[{}]}"#,
    #"{"__typename":"Boat","id":{}}"#, #"{"__typename":"Boat","id":["1"]}"#, #"{"__typename":"Boat","id":1.5}"#, "7", "[]", #""Boat""#,
  ])
  func `an object that cannot be told is null with an error, and never a trap`(node: String) throws {
    let store = Store()
    try store.take(#"{"data":{"i":1,"node":\#(node)}}"#, Probe())
    let data = try store.data(for: Probe())
    #expect(data.node == nil && data.i == 1)
    #expect(data.errors(17).count == 1)
    try store.take(#"{"data":{"node":{"__typename":"Boat","id":"1","name":"n"}}}"#, Probe())
    #expect(data.node?.id == "1" && data.errors(17).isEmpty)
  }

  @Test func `a hundred thousand elements are read, compared, changed by one and left`() throws {
    let store = Store()
    func response(_ changed: Int) -> String {
      let boats = (0..<100_000).map { #"{"id":"\#($0)","name":"\#($0 == changed ? "new" : "n")"}"# }
      return #"{"data":{"boats":[\#(boats.joined(separator: ","))]}}"#
    }
    try store.take(response(-1), Probe())
    let boats = try #require(try store.data(for: Probe()).boats)
    #expect(boats.count == 100_000 && boats[99_999].id == "99999")
    #expect(try store.take(response(-1), Probe()).changed == 0)
    #expect(try store.take(response(77_777), Probe()).changed == 1)
    #expect(boats[77_777].name == "new")
    try store.take(#"{"data":{"boats":[]}}"#, Probe())
    #expect(try store.data(for: Probe()).boats?.isEmpty == true && boats.count == 100_000)
  }
}
