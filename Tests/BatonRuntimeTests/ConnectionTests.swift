@_spi(Generated) import BatonRuntime
import Observation
import Testing

/// A query of `crew(first: 2, after: $after, before: $before, role: $role) @connection(key: "Crew_crew")`, and a lens that
/// reads the list as well as the page alone.
nonisolated private struct CrewQuery: GraphQLQuery {
  var after: Nullable<String>
  var before: Nullable<String>
  var role: Nullable<String>
  init(after: String? = nil, before: String? = nil, role: String? = nil) {
    self.after = .init(after)
    self.before = .init(before)
    self.role = .init(role)
  }
  static let name = "CrewQuery"
  static let document = Document(text: "query CrewQuery …")
  static let plan = Plan(
    """
    (after before role)
    Query(){boat O #1}
    Boat(id){id K! crew(after:$after before:$before first:2 role:$role) O @handle(connection "Crew_crew" [role]) #2}
    CrewConnection(){edges [O] #3 total I pageInfo O! #5}
    CrewEdge(){role S node O #4 cursor S}
    Skipper(id){id K! name S}
    PageInfo(){endCursor S hasNextPage B! startCursor S hasPreviousPage B!}
    """)
  func encode(to encoder: inout InputEncoder) {
    encoder.encode(after, as: "after")
    encoder.encode(before, as: "before")
    encoder.encode(role, as: "role")
  }

  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout(
      """
      {boat O{crew:__Crew_crew_connection(role:$role) O{
      edges [O]{role S node O{id K! name S} role:role S @catch} total I
      pageInfo O!{endCursor S hasNextPage B! startCursor S hasPreviousPage B!}}
      page:crew(after:$after before:$before first:2 role:$role) O{edges [O]{role S node O{id K! name S}}}}}
      """)
    @MainActor var boat: Boat? { anchor.link(0) }
  }
  nonisolated struct Boat: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var crew: Crew? { anchor.link(0) }
    @MainActor var page: Crew? { anchor.link(1) }
  }
  nonisolated struct Crew: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var edges: LensList<Edge?>? { anchor.links(0) }
    @MainActor var total: Int? { anchor.int(1) }
    @MainActor var pageInfo: PageInfo { anchor.nonNullLink(2) }
  }
  nonisolated struct Edge: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var role: String? { anchor.string(0) }
    @MainActor var node: Node? { anchor.link(1) }
    @MainActor var caughtRole: Result<String?, FieldErrors> { anchor.caught(2, anchor.string(2)) }
  }
  nonisolated struct Node: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var id: String { anchor.key(0) }
    @MainActor var name: String? { anchor.string(1) }
  }
  nonisolated struct PageInfo: Lens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    @MainActor var endCursor: String? { anchor.string(0) }
    @MainActor var hasNextPage: Bool { anchor.bool(1) ?? false }
    @MainActor var startCursor: String? { anchor.string(2) }
    @MainActor var hasPreviousPage: Bool { anchor.bool(3) ?? false }
  }
}

/// An app that asks for a boat's crew page by page.
@MainActor private struct Harbour {
  let store: Store
  let role: String?

  init(role: String? = nil, log: @escaping @Sendable (StoreEvent) -> Void = { _ in }) {
    self.init(store: Store(log: log), role: role)
  }

  init(store: Store, role: String?) {
    self.store = store
    self.role = role
  }

  /// A page: a letter an edge, whose node's identity and cursor it is; `-` is null, and `.` an edge without a node.
  @discardableResult func take(
    _ letters: String, after: String? = nil, before: String? = nil, more: Bool = true, total: Int = 9,
    role: String = "DECK", errors: String = ""
  ) throws -> CommitResult {
    let edges = letters.map { letter -> String in
      if letter == "-" { return "null" }
      let node = letter == "." ? "null" : #"{"id":"\#(letter)","name":"\#(letter.uppercased())"}"#
      return #"{"role":"\#(role)","node":\#(node),"cursor":"\#(letter)"}"#
    }
    let info =
      #"{"endCursor":"\#(letters.suffix(1))","hasNextPage":\#(more),"#
      + #""startCursor":"\#(letters.prefix(1))","hasPreviousPage":\#(more)}"#
    let crew = #"{"edges":[\#(edges.joined(separator: ","))],"total":\#(total),"pageInfo":\#(info)}"#
    return try take(crew: crew, after: after, before: before, errors: errors)
  }

  @discardableResult func take(
    crew: String, after: String? = nil, before: String? = nil, errors: String = ""
  ) throws -> CommitResult {
    let response = #"{"data":{"boat":{"id":"1","crew":\#(crew)}}\#(errors.isEmpty ? "" : #","errors":\#(errors)"#)}"#
    let query = CrewQuery(after: after, before: before, role: role)
    return store.commit(try store.changes(in: Array(response.utf8), for: query))
  }

  var boat: CrewQuery.Boat { get throws { try #require(try store.data(for: CrewQuery(role: role)).boat) } }
  var crew: CrewQuery.Crew { get throws { try #require(try boat.crew) } }

  /// The nodes of the list, as `take` is told them.
  var nodes: String { get throws { text(try crew) } }

  func text(_ crew: CrewQuery.Crew?) -> String {
    crew?.edges?.map { edge in edge.map { $0.node?.id ?? "." } ?? "-" }.joined() ?? "none"
  }

  var info: [String] {
    get throws {
      let info = try crew.pageInfo
      return [info.startCursor ?? "", "\(info.hasPreviousPage)", info.endCursor ?? "", "\(info.hasNextPage)"]
    }
  }
}

@Suite @MainActor struct ConnectionTests {
  @Test func `a first page is the list, with what is said of it`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    #expect(try harbour.nodes == "ab")
    #expect(try harbour.crew.edges?.first??.node?.name == "A")
    #expect(try harbour.crew.edges?.first??.role == "DECK")
    #expect(try harbour.crew.total == 9)
    #expect(try harbour.info == ["a", "true", "b", "true"])
    // The page itself is kept as well, under its arguments.
    #expect(try harbour.text(harbour.boat.page) == "ab")
  }

  @Test func `a page after the end joins the list, which says what is new of its end`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    try harbour.take("cd", after: "b", more: false, total: 4)
    #expect(try harbour.nodes == "abcd")
    #expect(try harbour.crew.total == 4)
    #expect(try harbour.info == ["a", "true", "d", "false"])
    // The first page is what it was.
    #expect(try harbour.text(harbour.boat.page) == "ab")
  }

  @Test func `a page before the beginning comes first`() throws {
    let harbour = Harbour()
    try harbour.take("cd")
    try harbour.take("ab", before: "c", more: false)
    #expect(try harbour.nodes == "abcd")
    #expect(try harbour.info == ["a", "false", "d", "true"])
  }

  @Test func `a node is in the list once, where it was`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    try harbour.take("bcc", after: "b")
    #expect(try harbour.nodes == "abc")
    try harbour.take("xa", before: "a")
    #expect(try harbour.nodes == "xabc")
  }

  @Test func `a page that does not follow the list is left out, and said once`() throws {
    nonisolated(unsafe) var events: [StoreEvent] = []
    let harbour = Harbour(log: { events.append($0) })
    try harbour.take("ab")
    try harbour.take("cd", after: "b")
    for cursor in ["a", "b"] { try harbour.take("xy", after: cursor, more: false) }
    try harbour.take("xy", before: "b", more: false)
    #expect(try harbour.nodes == "abcd")
    #expect(try harbour.info == ["a", "true", "d", "true"])
    #expect(events == [.stalePage(type: "Boat", field: "crew")])
  }

  @Test func `a page asked for again changes neither the list nor what its edges read`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    try harbour.take("cd", after: "b")
    // The server has moved: the same cursor answers other edges.
    try harbour.take("de", after: "b", role: "COOK")
    #expect(try harbour.nodes == "abcd")
    #expect(try harbour.crew.edges?.map { $0?.role } == ["DECK", "DECK", "DECK", "DECK"])
  }

  @Test func `a first page again is the list from then on; an edge whose node stays is the same edge`() throws {
    let harbour = Harbour()
    try harbour.take("abc")
    try harbour.take("de", after: "c")
    let before = try #require(try harbour.crew.edges)
    try harbour.take("xcb", role: "COOK")
    #expect(try harbour.nodes == "xcb")
    let after = try #require(try harbour.crew.edges)
    #expect(after[1] == before[2])
    #expect(after[2] == before[1])
    #expect(after[1]?.role == "COOK")
    #expect(try harbour.info == ["x", "true", "b", "true"])
  }

  @Test func `the same page again changes nothing and tells nobody`() throws {
    let harbour = Harbour()
    try harbour.take("ab.-b")
    #expect(try harbour.nodes == "ab.-b")
    let crew = try harbour.crew
    nonisolated(unsafe) var isTold = false
    withObservationTracking { _ = (harbour.text(crew), crew.total, crew.pageInfo.endCursor) } onChange: { isTold = true }
    #expect(try harbour.take("ab.-b").changed == 0)
    #expect(!isTold)
    try harbour.take("c", after: "b")
    #expect(isTold)
  }

  @Test func `null edges are left out when pages are joined, and edges without a node are kept`() throws {
    let harbour = Harbour()
    try harbour.take("a-.b")
    try harbour.take("-.cb", after: "b")
    #expect(try harbour.nodes == "a.b.c")
  }

  @Test func `a list without edges yet takes any page`() throws {
    let harbour = Harbour()
    try harbour.take("cd", after: "b")
    #expect(try harbour.nodes == "cd")
    #expect(try harbour.info == ["c", "true", "d", "true"])
    let other = Harbour()
    try other.take(crew: #"{"edges":null,"total":0,"pageInfo":{"endCursor":null,"hasNextPage":false}}"#)
    #expect(try other.crew.edges == nil)
    try other.take("ab", after: "x")
    #expect(try other.nodes == "ab")
  }

  @Test func `another filter is another list`() throws {
    let deck = Harbour(role: "DECK")
    let cook = Harbour(store: deck.store, role: "COOK")
    try deck.take("ab")
    try cook.take("x")
    try deck.take("c", after: "b")
    #expect(try deck.nodes == "abc")
    #expect(try cook.nodes == "x")
  }

  @Test func `a null connection is a null list, and a page makes it one again`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    try harbour.take(crew: "null")
    #expect(try harbour.boat.crew == nil)
    try harbour.take("c")
    #expect(try harbour.nodes == "c")
  }

  @Test func `an edge's error is the list's too, and goes with the next answer`() throws {
    let harbour = Harbour()
    func errors(_ index: Int) throws -> [String] {
      if case .failure(let errors) = try #require(try harbour.crew.edges?[index]).caughtRole {
        errors.errors.map(\.message)
      } else {
        []
      }
    }
    let reported = #"[{"message":"no role","path":["boat","crew","edges",1,"role"]}]"#
    try harbour.take("ab")
    try harbour.take("cd", after: "b", errors: reported)
    #expect(try (0..<4).map(errors) == [[], [], [], ["no role"]])
    try harbour.take("ab", errors: reported)
    #expect(try (0..<2).map(errors) == [[], ["no role"]])
    try harbour.take("ab")
    #expect(try (0..<2).map(errors) == [[], []])
  }

  @Test func `a page that was read before another one was committed is joined or left out as if it came after`() throws {
    let harbour = Harbour()
    try harbour.take("ab")
    let page = #"{"data":{"boat":{"id":"1","crew":{"edges":[{"role":null,"node":{"id":"c"}}],"total":1,"#
      + #""pageInfo":{"endCursor":"c","hasNextPage":true}}}}}"#
    let changes = try (0..<2).map { _ in try harbour.store.changes(in: Array(page.utf8), for: CrewQuery(after: "b")) }
    for change in changes { harbour.store.commit(change) }
    #expect(try harbour.nodes == "abc")
  }
}
