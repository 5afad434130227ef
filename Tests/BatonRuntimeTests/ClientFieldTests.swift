@_spi(Generated) import BatonRuntime
import Observation
import Testing

// What a schema extension adds: no response has to hold it.

@MainActor @Suite struct ClientFieldTests {
  @MainActor private final class Heard { var events: [StoreEvent] = [] }

  @Test func `a value whose client fields no response holds is whole without them, and has them when one does`() throws {
    let heard = Heard()
    let store = Store { event in MainActor.assumeIsolated { heard.events.append(event) } }
    let query = MarkedQuery()
    try store.take(#"{"data":{"boat":{"id":"1","name":"Ada"}}}"#, query)
    let boat = try #require(try store.data(for: query).boat)
    let bare = MarkedValue(name: "Ada", isNew: nil, draft: nil, caught: .success(nil))
    #expect(boat.marked == bare)
    // Neither waited for, nor an error, nor missed.
    #expect(boat.later == bare)
    #expect(try boat.checked == bare)
    #expect(heard.events == [])
    var runs = 0
    withObservationTracking { _ = boat.marked } onChange: { MainActor.assumeIsolated { runs += 1 } }
    try store.take(#"{"data":{"boat":{"id":"1","name":"Ada","isNew":true,"draft":{"text":"to sell"}}}}"#, query)
    #expect(runs == 1)
    #expect(boat.marked == MarkedValue(name: "Ada", isNew: true, draft: .init(text: "to sell"), caught: .success(true)))
    // A server that was not asked says nothing of them.
    try store.take(#"{"data":{"boat":{"id":"1","name":"Eve"}}}"#, query)
    #expect(boat.marked == MarkedValue(name: "Eve", isNew: true, draft: .init(text: "to sell"), caught: .success(true)))
  }
}

/// `query MarkedQuery { boat { ...MarkedValue } }`
nonisolated struct MarkedQuery: GraphQLQuery {
  static let name = "MarkedQuery"
  static let document = Document(text: "query MarkedQuery …")
  static let plan = Plan(
    """
    Query(){boat O #2}
    Draft(){text S @client}
    Boat(id){id K! name S isNew B @client draft O @client #1}
    """)
  func encode(to encoder: inout InputEncoder) {}
  nonisolated struct Data: FragmentLens {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
    static let layout = Layout("{boat O{...0 ...0 @defer}}", fragments: [MarkedValue.self])
    @MainActor var boat: Boat? { anchor.link(0) }
    nonisolated struct Boat: Lens {
      let anchor: Anchor
      init(anchor: Anchor) { self.anchor = anchor }
      @MainActor var marked: MarkedValue { anchor.value(0) }
      @MainActor var later: MarkedValue? { anchor.optionalValue(1) }
      @MainActor var checked: MarkedValue { get throws(FieldErrors) { try anchor.throwingValue(0) } }
    }
  }
}

/// `fragment MarkedValue on Boat @inline { name isNew draft { text } caught: isNew @catch }`
nonisolated struct MarkedValue: FragmentValue {
  let name: String?
  let isNew: Bool?
  let draft: Draft?
  let caught: Result<Bool?, FieldErrors>
  init(name: String?, isNew: Bool?, draft: Draft?, caught: Result<Bool?, FieldErrors>) {
    self.name = name
    self.isNew = isNew
    self.draft = draft
    self.caught = caught
  }
  @MainActor init(_ reader: ValueReader) {
    name = reader.string(0)
    isNew = reader.bool(1)
    draft = reader.value(2)
    caught = reader.caught(3, reader.bool(3))
  }
  static let layout = Layout(
    "checked {name S isNew B @client draft O @client{text S @client} caught:isNew B @client @catch}")
  nonisolated struct Draft: InlineValue {
    let text: String?
    init(text: String?) { self.text = text }
    @MainActor init(_ reader: ValueReader) { text = reader.string(0) }
  }
}
