import BatonRuntime
import BatonTesting
import Testing

@MainActor @Suite struct SampleTests {
  @Test func `a fragment alone reads an object made by hand`() throws {
    let row = try sample(
      BoatRow_boat.self, on: "Boat",
      #"""
      {"id": "1", "name": "Ada", "berth": {"code": "A1"}, "logs": [{"text": "left"}, null, {"text": "back"}],
       "owner": {"__typename": "Skipper", "rank": 3, "name": "Bo"}}
      """#,
      variables: ["tags": ["a"], "deep": true])
    #expect(row.id == "1")
    #expect(row.name == "Ada")
    #expect(row.length == nil)
    #expect(row.berth?.code == "A1")
    #expect(row.logs?.map { $0?.text } == ["left", nil, "back"])
    #expect(row.owner?.asSkipper?.rank == 3)
    #expect(row.owner?.ownerRow?.name == "Bo")
    let other = try sample(BoatRow_boat.self, #"{"owner": {"__typename": "Club", "rank": 3}}"#)
    #expect(other.owner?.asSkipper == nil)
    #expect(other.owner?.ownerRow == nil)
    #expect(throws: ResponseError.self) { try sample(BoatRow_boat.self, "{") }
  }

  @Test func `a sample reads as a response would`() throws {
    let data = try sample(BoatQuery(id: "1"), #"{"boat":{"id":"1","name":"Ada","berth":{"code":"A1"}}}"#)
    #expect(data.boat?.boatRow.name == "Ada")
    #expect(data.boat?.boatPrice == BoatPrice(name: "Ada", length: 0, berth: .init(code: "A1")))
    #expect(throws: ResponseError.self) { try sample(BoatQuery(id: "1"), "{") }
    #expect(throws: FieldErrors.self) {
      try answer(BoatQuery(id: "2"), #"{"data":{"boat":{"id":"2","name":null}},"errors":[{"message":"no","path":["boat","name"]}]}"#).boat?.checkedPrice
    }
  }
}
