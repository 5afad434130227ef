@_spi(Generated) import BatonRuntime
import Observation
import Testing

// Random commits over every way to reach a field, held against a model that is obviously right: what a store knows is a
// text for each field of each object, and a body must run again exactly when a text that it read is another.

@MainActor @Suite struct ObservationModelTests {
  /// What the server has.
  private struct Thing {
    let type: String
    let id: Int
    var name: String? = "n0"
    var nick: String?
    var length: Int?
    var tags: [String?]?
    var code: String??
    var next: Int?
    var logs: [String]?
    var crew: [Int]?
    var boat: Int?
    /// Why the name is null.
    var error: String?
    var key: String { "\(type):\(id)" }
  }

  /// What is known, written down while the response is: field by field, the last thing said.
  private struct Known {
    var fields: [String: String] = [:]
    /// How many objects without identity there were so far.
    var places = 0

    subscript(key: String, field: String) -> String { fields["\(key).\(field)"] ?? "never received" }

    mutating func say(_ key: String, _ field: String, _ text: String) { fields["\(key).\(field)"] = text }

    /// An object that is known by its place is the same one as long as something stands there.
    mutating func stand(_ key: String, _ field: String, index: Int = 0) -> String {
      let standing = self[key, field].split(separator: " ").map(String.init)
      if index < standing.count, standing[index].hasPrefix("#") { return standing[index] }
      places += 1
      return "#\(places)"
    }
  }

  private struct Server {
    var things: [Thing] = []
    var list: [Int] = []

    static let types = ["Boat", "Boat", "Boat", "Crew", "Raft"]

    init(_ count: Int) {
      things = (0..<count).map { Thing(type: Self.types[$0 % 5], id: $0) }
      list = Array(0..<count)
    }

    func isNamed(_ thing: Thing) -> Bool { thing.type != "Raft" }

    mutating func change(_ random: inout Random) {
      let count = things.count
      for index in things.indices where random.next(3) == 0 {
        switch random.next(9) {
        case 0:
          things[index].name = random.next(3) == 0 ? nil : "n\(random.next(2))"
          things[index].error = nil
        case 1:
          things[index].name = nil
          things[index].error = "e\(random.next(2))"
        case 2: things[index].nick = random.next(3) == 0 ? nil : "k\(random.next(2))"
        case 3: things[index].length = random.next(3) == 0 ? nil : random.next(2)
        case 4: things[index].tags = random.next(4) == 0 ? nil : (0..<random.next(3)).map { _ in [nil, "a", "b"][random.next(3)] }
        case 5: things[index].code = random.next(3) == 0 ? .some(nil) : "c\(random.next(2))"
        case 6: things[index].next = random.next(3) == 0 ? nil : random.next(count)
        case 7: things[index].logs = random.next(4) == 0 ? nil : (0..<random.next(4)).map { _ in "l\(random.next(2))" }
        default:
          let all = things.indices.filter { things[$0].type == "Crew" }
          things[index].crew = random.next(4) == 0 ? nil : (0..<random.next(3)).map { _ in all[random.next(all.count)] }
          things[index].boat = random.next(3) == 0 ? nil : random.next(count)
        }
      }
      switch random.next(6) {
      case 0: list.append(random.next(count))
      case 1: if !list.isEmpty { list.remove(at: random.next(list.count)) }
      case 2: if list.count > 1 { list.swapAt(0, random.next(list.count)) }
      case 3: list.reverse()
      default: break
      }
    }
  }

  /// Writes a response, and what it says into what is known.
  private struct Answer {
    let server: Server
    var known: Known
    var errors: [String] = []
    private var named: Set<Int> = []

    init(_ server: Server, _ known: Known) {
      self.server = server
      self.known = known
    }

    private func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }

    /// `name`, whose error stands at the first place where it is asked.
    mutating func name(_ thing: Thing, at path: String) -> String {
      if named.insert(thing.id).inserted {
        known.say(thing.key, "name", text(thing.name))
        known.say(thing.key, "name's error", "")
        if let error = thing.error {
          errors.append(#"{"message":"\#(error)","path":[\#(path),"name"]}"#)
          known.say(thing.key, "name's error", "\(error) at \(path)")
        }
      }
      return #""name":\#(text(thing.name))"#
    }

    mutating func short(_ thing: Thing?, _ path: String, typename: Bool = true) -> String {
      guard let thing else { return "null" }
      let type = typename ? #""__typename":"\#(thing.type)","# : ""
      return #"{\#(type)"id":"\#(thing.id)",\#(name(thing, at: path))}"#
    }

    mutating func link(_ key: String, _ field: String, _ target: Int?, _ path: String) -> String {
      let target = target.map { server.things[$0] }
      known.say(key, field, target?.key ?? "null")
      return #""\#(field)":\#(short(target, path + ",\"\(field)\""))"#
    }

    mutating func logs(_ thing: Thing, _ first: Int?, as alias: String) -> String {
      let field = first.map { "logs(\($0))" } ?? "logs"
      let logs = thing.logs.map { $0.prefix(first ?? .max) }
      var places: [String] = []
      for (index, log) in (logs ?? []).enumerated() {
        places.append(known.stand(thing.key, field, index: index))
        known.say(places[index], "text", log)
      }
      known.say(thing.key, field, logs == nil ? "null" : places.joined(separator: " "))
      let items = logs?.map { #"{"text":"\#($0)"}"# }.joined(separator: ",")
      return #""\#(alias)":\#(items.map { "[\($0)]" } ?? "null")"#
    }

    mutating func whole(_ thing: Thing, _ path: String, _ query: YardQuery) -> String {
      let key = thing.key
      var members = [#""__typename":"\#(thing.type)""#]
      if server.isNamed(thing) { members.append(#""__isNamed":"\#(thing.type)""#) }
      known.say(thing.type, "is named", server.isNamed(thing) ? "yes" : "no")
      members.append(#""id":"\#(thing.id)""#)
      members.append(name(thing, at: path))
      if thing.type == "Boat" {
        known.say(key, "length", thing.length.map { "\($0)" } ?? "null")
        members.append(#""length":\#(thing.length.map { "\($0)" } ?? "null")"#)
        let tags = thing.tags.map { "[" + $0.map(text).joined(separator: ",") + "]" } ?? "null"
        known.say(key, "tags", tags)
        members.append(#""tags":\#(tags)"#)
        if let code = thing.code {
          let place = known.stand(key, "berth")
          known.say(key, "berth", place)
          known.say(place, "code", text(code))
          members.append(#""berth":{"code":\#(text(code))}"#)
        } else {
          known.say(key, "berth", "null")
          members.append(#""berth":null"#)
        }
        members.append(link(key, "next", thing.next, path))
        members.append(logs(thing, query.first, as: "logs"))
        members.append(logs(thing, 2, as: "two"))
        let crew = thing.crew.map { $0.map { server.things[$0] } }
        known.say(key, "crew", crew.map { $0.map(\.key).joined(separator: " ") } ?? "null")
        var items: [String] = []
        for (index, member) in (crew ?? []).enumerated() { items.append(short(member, "\(path),\"crew\",\(index)", typename: false)) }
        members.append(#""crew":\#(crew == nil ? "null" : "[\(items.joined(separator: ","))]")"#)
      }
      if thing.type == "Crew" {
        known.say(key, "rank", "\(thing.id)")
        members.append(#""rank":\#(thing.id)"#)
        members.append(link(key, "boat", thing.boat, path))
      }
      if server.isNamed(thing) {
        known.say(key, "nick", text(thing.nick))
        members.append(#""nick":\#(text(thing.nick))"#)
      }
      return "{" + members.joined(separator: ",") + "}"
    }

    mutating func yard(_ query: YardQuery) -> String {
      var items: [String] = []
      for (index, thing) in server.list.enumerated() { items.append(whole(server.things[thing], #""items",\#(index)"#, query)) }
      known.say("Query", "items", server.list.map { server.things[$0].key }.joined(separator: " "))
      let members = [#""errors":[\#(errors.joined(separator: ","))]"#, #""data":{"items":[\#(items.joined(separator: ","))]}"#]
      return "{" + (items.count % 2 == 0 ? members : members.reversed()).joined(separator: ",") + "}"
    }

    mutating func tug(_ thing: Thing) -> String {
      let data = short(thing, #""thing""#)
      return #"{"errors":[\#(errors.joined(separator: ","))],"data":{"thing":\#(data)}}"#
    }
  }

  /// What a body reads of an item.
  private enum Read: CaseIterable {
    case id, name, caught, length, tags, code, next, nextName, nextNick, logs, logTexts, twoTexts, crewNames, rank, boatLength
    case nick, spread, value, many

    @MainActor func run(_ item: YardQuery.Item) {
      let boat = self == .id ? nil : item.asBoat
      switch self {
      case .id: _ = item.id
      case .name: _ = item.name
      case .caught: _ = item.caught
      case .length: _ = boat?.length
      case .tags: _ = boat?.tags
      case .code: _ = boat?.berth?.code
      case .next: _ = boat?.next
      case .nextName: _ = boat?.next?.name
      case .nextNick: _ = boat?.next?.asNamed?.nick
      case .logs: _ = boat?.logs?.count
      case .logTexts: for log in boat?.logs ?? [] { _ = log.text }
      case .twoTexts: for log in boat?.yardLogs.logs ?? [] { _ = log.text }
      case .crewNames: for member in boat?.crew ?? [] { _ = member.name }
      case .rank: _ = item.asCrew?.rank
      case .boatLength: _ = item.asCrew?.boat?.asBoat?.length
      case .nick: _ = item.asNamed?.nick
      case .spread: _ = item.yardName?.name
      case .value: _ = item.yardValue
      case .many:
        _ = item.name
        _ = boat?.length
        _ = boat?.berth?.code
        _ = item.name
        _ = boat?.tags
      }
    }

    /// The texts that it reads.
    func texts(_ thing: Thing, _ query: YardQuery, _ known: Known) -> [String] {
      let key = thing.key
      func name(_ key: String) -> [String] { [known[key, "name"], known[key, "name's error"]] }
      func nick(_ key: String) -> [String] {
        let type = String(key.prefix { $0 != ":" })
        return known[type, "is named"] == "yes" ? ["named", known[key, "nick"]] : ["not known to be named"]
      }
      func texts(_ field: String) -> [String] {
        [known[key, field]] + known[key, field].split(separator: " ").map { known[String($0), "text"] }
      }
      func names(_ field: String) -> [String] {
        [known[key, field]] + known[key, field].split(separator: " ").flatMap { name(String($0)) }
      }
      let isBoat = thing.type == "Boat"
      let logs = query.first.map { "logs(\($0))" } ?? "logs"
      let code = [known[key, "berth"], known[known[key, "berth"], "code"]]
      switch self {
      case .id: return []
      case .name, .caught: return name(key)
      case .length: return isBoat ? [known[key, "length"]] : []
      case .tags: return isBoat ? [known[key, "tags"]] : []
      case .code: return isBoat ? code : []
      case .next: return isBoat ? [known[key, "next"]] : []
      case .nextName: return isBoat ? [known[key, "next"]] + name(known[key, "next"]) : []
      case .nextNick: return isBoat ? [known[key, "next"]] + nick(known[key, "next"]) : []
      case .logs: return isBoat ? [known[key, logs]] : []
      case .logTexts: return isBoat ? texts(logs) : []
      case .twoTexts: return isBoat ? texts("logs(2)") : []
      case .crewNames: return isBoat ? names("crew") : []
      case .rank: return thing.type == "Crew" ? [known[key, "rank"]] : []
      case .boatLength:
        guard thing.type == "Crew" else { return [] }
        let boat = known[key, "boat"]
        return [boat] + (boat.hasPrefix("Boat:") ? [known[boat, "length"]] : [])
      case .nick: return nick(key)
      case .spread: return query.deep ? name(key) : []
      case .value:
        return name(key) + nick(key) + (isBoat ? [known[key, "length"]] + code + names("crew") : [])
      case .many: return name(key) + (isBoat ? [known[key, "length"], known[key, "tags"]] + code : [])
      }
    }
  }

  @MainActor private final class Body {
    let what: String
    let texts: (Known) -> [String]
    let before: [String]
    var runs = 0

    init(_ what: String, _ known: Known, _ texts: @escaping (Known) -> [String]) {
      self.what = what
      self.texts = texts
      before = texts(known)
    }
  }

  @Test(arguments: 0..<10) func `over random commits exactly the bodies run again that read what differs`(seed: Int) throws {
    var random = Random(seed: UInt64(seed + 100))
    let store = Store()
    var server = Server(7)
    var known = Known()
    let queries = [YardQuery(first: 1, deep: true), YardQuery(first: nil, deep: false), YardQuery(first: 2, deep: true)]
    var lenses: [(query: YardQuery, thing: Int, item: YardQuery.Item)] = []
    var runs = 0
    for round in 0..<50 {
      var bodies: [Body] = []
      func track(_ what: String, isGrouped: Bool, texts: @escaping (Known) -> [String], _ read: @escaping @MainActor () -> Void) {
        let body = Body(what, known, texts)
        bodies.append(body)
        withObservationTracking { isGrouped ? reading { read() } : read() } onChange: {
          MainActor.assumeIsolated { body.runs += 1 }
        }
      }
      for (query, thing, item) in lenses {
        for read in Read.allCases {
          // Each both ways now and then.
          let isGrouped = random.next(2) == 0
          track("\(read) of \(thing), first \(query.first ?? 0), grouped \(isGrouped)", isGrouped: isGrouped) {
            [thing = server.things[thing]] in read.texts(thing, query, $0)
          } _: { read.run(item) }
        }
      }
      for query in queries {
        let data = try store.data(for: query)
        for isGrouped in [false, true] {
          track("list", isGrouped: isGrouped) { [$0["Query", "items"]] } _: { _ = data.items }
          track("names of all", isGrouped: isGrouped) { known in
            [known["Query", "items"]]
              + known["Query", "items"].split(separator: " ").flatMap {
                [known[String($0), "name"], known[String($0), "name's error"]]
              }
          } _: {
            for item in data.items ?? [] { _ = item.name }
          }
        }
      }

      server.change(&random)
      var answer = Answer(server, known)
      let text: String
      if random.next(4) == 0 {
        text = answer.tug(server.things[random.next(server.things.count)])
        try store.take(text, TugQuery())
      } else {
        let query = queries[random.next(queries.count)]
        text = answer.yard(query)
        try store.take(text, query)
      }
      known = answer.known
      for body in bodies {
        let now = body.texts(known)
        #expect(body.runs == (now != body.before ? 1 : 0), "seed \(seed), round \(round), \(body.what): \(body.before) -> \(now), \(text)")
        runs += body.runs
      }

      // A lens of each object that any list ever held, by each query.
      for query in queries {
        for (place, item) in (try store.data(for: query).items ?? []).enumerated() {
          let thing = Int(known["Query", "items"].split(separator: " ")[place].drop { $0 != ":" }.dropFirst())!
          #expect(item.id == "\(thing)")
          if !lenses.contains(where: { $0.thing == thing && $0.query == query }) { lenses.append((query, thing, item)) }
        }
      }
      // And what is read is what is known.
      for (query, thing, item) in lenses {
        let key = server.things[thing].key
        func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
        func same(_ read: String, _ field: String) {
          let expected = known[key, field]
          #expect(read == (expected == "never received" ? "null" : expected), "seed \(seed), round \(round), \(field) of \(thing)")
        }
        same(text(item.name), "name")
        guard let boat = item.asBoat else { continue }
        same(boat.length.map { "\($0)" } ?? "null", "length")
        same(boat.tags.map { "[" + $0.map(text).joined(separator: ",") + "]" } ?? "null", "tags")
        let logs = known[key, query.first.map { "logs(\($0))" } ?? "logs"]
        let texts = logs.split(separator: " ").map { known[String($0), "text"] }
        #expect((boat.logs?.map { $0.text ?? "" } ?? ["null"]) == (["null", "never received"].contains(logs) ? ["null"] : texts))
      }
    }
    #expect(runs > 500)
  }
}
