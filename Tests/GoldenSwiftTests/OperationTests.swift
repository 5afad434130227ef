import BatonRuntime
import GoldenSwift
import GraphQLIR
import GraphQLSyntax
import Testing

@Suite struct OperationTests {
  @Test func `what is not set is not sent, null is null, and a default is left to the server`() {
    var query = OperationsQuery(by: .id("e"), days: [])
    #expect(query.variables.text == #"{"by":{"id":"e"},"days":[]}"#)
    query.filter = .null
    query.first = .value(3)
    query.unit = .value(.METRE)
    #expect(query.variables.text == #"{"by":{"id":"e"},"days":[],"filter":null,"first":3,"unit":"METRE"}"#)
    let tags: Int? = nil
    #expect(OperationsQuery(first: tags, by: .id("e"), days: []).variables.text == #"{"by":{"id":"e"},"days":[]}"#)
  }

  @Test func `inputs that hold their own kind encode as plain nested objects`() {
    let inner = BoatFilter(owner: "3")
    let filter = BoatFilter(
      owner: "1", not: BoatFilter(owner: "2", any: [inner]), price: PriceRange(boats: BoatFilter(owner: "4")))
    #expect(
      LaunchMutation(filter: filter, crew: []).variables.text
        == #"{"crew":[],"filter":{"not":{"any":[{"owner":"3"}],"owner":"2"},"owner":"1","price":{"boats":{"owner":"4"}}}}"#)
    #expect(filter == filter && filter.hashValue == filter.hashValue)
  }

  @Test func `a oneOf input sends exactly one of its fields`() {
    let by = BoatBy.not(.all([.id("1"), .registration(Registration(port: "p", number: 2))]))
    #expect(
      OperationsQuery(by: by, days: []).variables.text
        == #"{"by":{"not":{"all":[{"id":"1"},{"registration":{"number":2,"port":"p"}}]}},"days":[]}"#)
  }

  @Test func `an enum keeps what it does not know, and lists only what it does`() {
    #expect(BoatKind(rawValue: "KETCH") == .KETCH)
    #expect(BoatKind(rawValue: "BRAND_NEW") == .unknown("BRAND_NEW"))
    #expect(BoatKind.unknown("BRAND_NEW").rawValue == "BRAND_NEW")
    #expect(BoatKind.allCases == [.SLOOP, .KETCH, .CATAMARAN])
    #expect(Set(BoatKind.allCases.map(\.rawValue)) == ["SLOOP", "KETCH", "CATAMARAN"])
    #expect(Set([BoatKind.unknown("A"), .unknown("A"), .unknown("B"), .SLOOP]).count == 3)
  }

  @Test func `the text that is sent is the text that was printed`() {
    func check<O: GraphQLOperation>(_ operation: O.Type) {
      let typed = Goldens.operationText.operations.first { $0.name.text == O.name }!
      #expect(O.document.text == Goldens.operationText.text(of: typed))
    }
    check(TextsQuery.self)
    check(ArgumentsQuery.self)
    check(ConditionsQuery.self)
    check(ValuesQuery.self)
  }

  @Test @MainActor func `a hand-made answer is read like a server's`() throws {
    let mutation = RenameMutation(id: "1", to: "Ondine")
    let store = Store()
    let answer = RenameMutation.Response(rename: .init(name: "Ondine", id: "1"))
    store.commit(try store.changes(in: answer.bytes, for: mutation))
    #expect(try store.data(for: mutation).rename?.name == "Ondine")
    var nothing = RenameMutation.Response()
    nothing.rename = .null
    #expect(String(decoding: nothing.bytes, as: UTF8.self) == #"{"data":{"rename":null}}"#)
    #expect(String(decoding: RenameMutation.Response().bytes, as: UTF8.self) == #"{"data":{}}"#)
  }
}
