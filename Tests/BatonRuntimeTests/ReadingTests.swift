import BatonRuntime
import Testing

extension Store {
  /// Takes a response in and commits it.
  @MainActor @discardableResult func take<O: GraphQLOperation>(
    _ response: String, _ operation: O
  ) throws -> CommitResult {
    commit(try changes(in: Array(response.utf8), for: operation))
  }
}

@MainActor @Suite struct ReadingTests {
  let store = Store()
  let query = BoatQuery(id: "1", tags: ["a"], deep: true)

  @Test func `a response reads back through lenses and values`() throws {
    try store.take(
      #"""
      {"data":{"boat":{"id":"1","name":"Ada","length":9.5,"berth":{"code":"A1"},"logs":[{"text":"left"},null],
      "owner":{"__typename":"Skipper","id":"s","rank":3,"name":"Bo"}}}}
      """#, query)
    let boat = try #require(try store.data(for: query).boat)
    let row = boat.boatRow
    #expect(row.id == "1")
    #expect(row.name == "Ada")
    #expect(row.length == 9.5)
    #expect(row.berth?.code == "A1")
    #expect(row.logs?.map { $0?.text } == ["left", nil])
    #expect(row.owner?.asSkipper?.rank == 3)
    #expect(row.owner?.ownerRow?.name == "Bo")
    #expect(boat.boatPrice == BoatPrice(name: "Ada", length: 9.5, berth: .init(code: "A1")))
  }
}
