@_spi(Generated) @testable import BatonRuntime
import Observation
import Testing

// CASES R3 to R8.

@MainActor @Suite struct CaseTests {
  let store = Store()

  var data: Probe.Data { get throws { try store.data(for: Probe()) } }

  @Test func `missing is not null`() throws {
    try store.take(#"{"data":{"boats":[{"id":"1"}]}}"#, Probe())
    let boat = try #require(try data.boats?.first)
    #expect(boat.name == nil)
    #expect(boat.errors(1).map(\.message) == ["`name` was not received"])
    try store.take(#"{"data":{"boats":[{"id":"1","name":null}]}}"#, Probe())
    #expect(boat.errors(1).isEmpty)
    #expect(boat.name == nil)
  }

  @Test func `an object without its identity is an error, and its nullable place is null`() throws {
    try store.take(#"{"data":{"node":{"__typename":"Boat","name":"n"}}}"#, Probe())
    #expect(try data.node == nil)
    #expect(try data.errors(17).map(\.path) == [["node", "id"]])
    try store.take(#"{"data":{"node":null}}"#, Probe())
    #expect(try data.errors(17).isEmpty)
  }

  @Test func `an object without identity belongs to its parent's place`() throws {
    try store.take(#"{"data":{"boats":[{"id":"1","berth":{"code":null}},{"id":"2","berth":{"code":"x"}}],"berth":{"code":"y"}}}"#, Probe())
    #expect(try data.boats?.map { $0.berth?.code } == [nil, "x"])
    #expect(try data.boats?.first?.berth != nil)
    #expect(try data.berth?.code == "y")
  }

  @Test func `nulls in a list keep their place`() throws {
    try store.take(#"{"data":{"owners":[{"__typename":"Skipper","id":"a"},null,{"__typename":"Club"}]}}"#, Probe())
    #expect(try data.owners?.count == 3)
    #expect(try data.owners?.map { $0?.__typename } == ["Skipper", nil, "Club"])
    try store.take(#"{"data":{"boats":[{"id":"a"},null]}}"#, Probe())
    #expect(try data.boats == nil)
    #expect(try data.errors(18).map(\.path) == [["boats", 1]])
  }

  @Test func `lists of lists of links keep their shape`() throws {
    try store.take(#"{"data":{"moorings":[[{"code":"a"},null],null,[]]}}"#, Probe())
    let moorings = try #require(try data.moorings)
    #expect(moorings.map { $0?.map { $0?.code } } == [["a", nil], nil, []])
    let berth = try #require(moorings[0]?[0])
    try store.take(#"{"data":{"moorings":[[{"code":"b"},null],null,[]]}}"#, Probe())
    #expect(berth.code == "b")
  }

  @Test func `a type that the build never saw reads through its interface alone`() throws {
    let store = Store()
    try store.take(#"{"data":{"node":{"__typename":"Ferry","id":"9"},"owner":{"__typename":"Guild","motto":"m"}}}"#, TypesQuery())
    let data = try store.data(for: TypesQuery())
    #expect(data.node?.id == "9")
    #expect(data.node?.typename == "Ferry")
    #expect(data.node?.asBoat == nil)
    #expect(data.node?.asNamed == nil)
    #expect(data.owner != nil)
    #expect(data.owner?.asClub == nil)
    try store.take(#"{"data":{"node":{"__typename":"Barge","id":"8","__isNamed":"Barge","name":"b"},"owner":null}}"#, TypesQuery())
    #expect(data.node?.asNamed?.name == "b")
    try store.take(#"{"data":{"node":{"__typename":"Boat","id":"7","__isNamed":"Boat","name":"c"},"owner":{"__typename":"Club","motto":"m"}}}"#, TypesQuery())
    #expect(data.node?.asBoat?.name == "c")
    #expect(data.owner?.asClub?.motto == "m")
    try store.take(#"{"data":{"node":{"id":"7","name":"c"}}}"#, TypesQuery())
    #expect(data.node == nil)
  }

  @Test func `who asked for a type before any response told is told when one does`() throws {
    let store = Store()
    // Another operation brings the record, and says nothing of what it is.
    try store.take(#"{"data":{"node":{"__typename":"Ferry","id":"9","name":"f"}}}"#, Probe())
    let data = try store.data(for: TypesQuery())
    var fired = 0
    func track() {
      withObservationTracking { _ = data.node?.asNamed } onChange: { MainActor.assumeIsolated { fired += 1 } }
    }
    track()
    #expect(data.node?.asNamed == nil)
    let answer = #"{"data":{"node":{"__typename":"Ferry","id":"9","__isNamed":"Ferry","name":"f"},"owner":null}}"#
    try store.take(answer, TypesQuery())
    #expect(fired == 1)
    #expect(data.node?.asNamed?.name == "f")
    track()
    try store.take(answer, TypesQuery())
    #expect(fired == 1)
    // The answer no is no news.
    try store.take(#"{"data":{"node":{"__typename":"Raft","id":"8","name":"r"}}}"#, Probe())
    #expect(fired == 2)
    track()
    try store.take(#"{"data":{"node":{"__typename":"Raft","id":"8","name":"r"},"owner":null}}"#, TypesQuery())
    #expect(fired == 2)
    #expect(data.node?.asNamed == nil)
  }

  @Test func `errors lie at the field that their path reaches`() throws {
    let result = try store.take(
      #"""
      {"errors":[{"message":"no","path":["boats",0,"name"],"locations":[{"line":1,"column":2}],"extensions":{"code":"X"}},
      {"message":"deep","path":["boats",0,"berth","code"]},{"message":"global"},{"message":"nowhere","path":["fleet",0]}],
      "data":{"boats":[{"id":"1","name":null,"berth":null}]}}
      """#, Probe())
    let boat = try #require(try data.boats?.first)
    #expect(
      boat.errors(1) == [
        FieldError("no", path: ["boats", 0, "name"], locations: [.init(line: 1, column: 2)], extensions: #"{"code":"X"}"#)
      ])
    #expect(boat.errors(2).map(\.message) == ["deep"])
    #expect(result.errors.map(\.message) == ["global", "nowhere"])
    // The same response changes nothing; a good one clears.
    #expect(try store.take(#"{"data":{"boats":[{"id":"1","name":"n","berth":null}]}}"#, Probe()).changed == 1)
    #expect(boat.errors(1).isEmpty && boat.errors(2).isEmpty)
  }

  @Test func `no data throws the server's errors and leaves the store alone`() throws {
    try store.take(#"{"data":{"i":1}}"#, Probe())
    #expect(throws: ResponseError.request([FieldError("boom")])) {
      try store.take(#"{"data":null,"errors":[{"message":"boom"}]}"#, Probe())
    }
    #expect(try data.i == 1)
  }

  @Test func `equal arguments are one field however they are written, and others are others`() {
    func key(_ arguments: String, _ variables: [String: InputValue] = [:]) -> String {
      var text = TextReader("(\(arguments))")
      return storageKey("f", text.arguments(), in: variables)
    }
    let logs = [#"tags:["a"]"#, #"tags:["a",null]"#, "tags:[]", "tags:null", ""].map { key($0) }
    #expect(logs == [#"f(tags:["a"])"#, #"f(tags:["a",null])"#, "f(tags:[])", "f", "f"])
    #expect(key("filter:{need:1 min:2}") == key("filter:{min:2 need:1}"))
    #expect(key("filter:{need:1 min:2}") == key("filter:{need:1 min:2.0}"))
    #expect(key(#"text:"a,b""#) != key(#"text:"a\",\"b""#))
    #expect(key("b:1 a:2") == "f(a:2,b:1)")
    #expect(key("x:$x", ["x": .list([.string("a")])]) == key(#"x:["a"]"#))
    #expect(key("x:$x") == "f")
    #expect(key("x:{y:$x z:[$x]}") == #"f(x:{"z":[null]})"#)
    let members: InputValue = .object([InputMember(name: "need", value: .number(1.0)), InputMember(name: "min", value: .list([.null, .string("a")]))])
    #expect(key("filter:$f", ["f": members]) == key(#"filter:{min:$m need:1}"#, ["m": .list([.null, .string("a")])]))
    #expect(key("filter:$f", ["f": members]) == key(#"filter:{need:$n min:[null "a"]}"#, ["n": .number(1.0)]))
    #expect(key("x:COOK") == key(#"x:"COOK""#))
    #expect(key("x:1.50 y:-0") == "f(x:1.5,y:0)")
  }

  @Test func `exactly what was read is observed`() throws {
    let probe = Probe()
    func response(_ boats: String) -> String { #"{"data":{"boats":[\#(boats)]}}"# }
    try store.take(response(#"{"id":"1","name":"a","berth":{"code":"x"}}"#), probe)
    let data = try data
    var fired = 0
    func track() {
      withObservationTracking {
        for boat in data.boats ?? [] { _ = boat.name }
      } onChange: {
        MainActor.assumeIsolated { fired += 1 }
      }
    }
    track()
    try store.take(response(#"{"id":"1","name":"a","berth":{"code":"y"}}"#), probe)
    #expect(fired == 0)
    try store.take(response(#"{"id":"1","name":"b","berth":{"code":"y"}}"#), probe)
    #expect(fired == 1)
    track()
    try store.take(response(#"{"id":"1","name":"b"},{"id":"2","name":"c"}"#), probe)
    #expect(fired == 2)
    track()
    try store.take(response(#"{"id":"1","name":"b"},{"id":"2","name":"d"}"#), probe)
    #expect(fired == 3)
    try store.take(response(#"{"id":"2","name":"d"}"#), probe)
    track()
    try store.take(#"{"data":{"node":{"__typename":"Boat","id":"1","name":"gone"}}}"#, probe)
    #expect(fired == 3)
  }

  @Test func `a value does not follow the store`() throws {
    let query = BoatQuery(id: "1")
    try store.take(#"{"data":{"boat":{"id":"1","name":"a","length":1,"berth":{"code":"x"},"logs":[],"owner":null}}}"#, query)
    let boat = try #require(try store.data(for: query).boat)
    var fired = 0
    let price = boat.boatPrice
    withObservationTracking { _ = price.name } onChange: { MainActor.assumeIsolated { fired += 1 } }
    try store.take(#"{"data":{"boat":{"id":"1","name":"b","length":1,"berth":{"code":"x"},"logs":[],"owner":null}}}"#, query)
    #expect(price.name == "a" && boat.boatPrice.name == "b" && fired == 0)
    withObservationTracking { _ = boat.boatPrice } onChange: { MainActor.assumeIsolated { fired += 1 } }
    try store.take(#"{"data":{"boat":{"id":"1","name":"b","length":1,"berth":{"code":"z"},"logs":[],"owner":null}}}"#, query)
    #expect(fired == 1)
  }
}

/// `query TypesQuery { node { id ... on Boat { name } ... on Named { name } } owner { ... on Club { motto } } }`
nonisolated struct TypesQuery: GraphQLQuery {
  static let name = "TypesQuery"
  static let document = Document(text: "query TypesQuery …")
  static let plan = Plan(
    """
    Query(){node O #1 owner O #4}
    *(id){__typename T! id K! ...on Boat #2 ...on Named* #3}
    Boat(id){name S}
    *(id){__isNamed:__typename T! name S}
    *(){__typename T! ...on Club #5}
    Club(){motto S}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{node O{id K! __typename T! ...on Boat{name S} ...on Named*{name S}} owner O{...on Club{motto S}}}")
    @MainActor var node: Node? { anchor.link(0) }
    @MainActor var owner: Owner? { anchor.link(1) }
    nonisolated struct Node: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var id: String { anchor.key(0) }
      @MainActor var typename: String { anchor.typename }
      @MainActor var asBoat: AsBoat? { anchor.condition(2) }
      @MainActor var asNamed: AsBoat? { anchor.condition(3) }
    }
    nonisolated struct AsBoat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var name: String? { anchor.string(0) }
    }
    nonisolated struct Owner: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var asClub: AsClub? { anchor.condition(0) }
    }
    nonisolated struct AsClub: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var motto: String? { anchor.string(0) }
    }
  }
}
