import BatonRuntime
import BatonTesting
import Testing

@MainActor @Suite struct SampleTests {
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
