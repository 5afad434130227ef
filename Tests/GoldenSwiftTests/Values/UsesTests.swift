import BatonRuntime
import Foundation
import GoldenSwift
import Testing

// What a value is for, end to end: from a response through the lens's accessor to code that is no view.

@MainActor @Suite struct UsesTests {
  private let store = Store()
  private let query = FormsQuery(id: "1", more: true, unit: .METRE)

  private func boat(_ answer: FormsAnswer = FormsAnswer()) throws -> Forms_boat {
    try store.take(answer.response(), query)
    return try #require(try store.data(for: query).boat).forms
  }

  /// A rule: it knows no store.
  private nonisolated static func isLong(_ boat: NameTag) -> Bool { boat.length > 9 && boat.name != nil }

  @Test func `a detached task works with a value, also after the store is gone`() async throws {
    var store: Store? = Store()
    try store?.take(FormsAnswer().response(), query)
    let tags = try #require(try store?.data(for: query).boat?.forms).nameTag
    store = nil
    let isLong = await Task.detached { Self.isLong(tags) }.value
    #expect(isLong)
  }

  @Test func `many tasks read one value while commits go on`() async throws {
    let boat = try boat()
    let tag = boat.checkedAll
    let tasks = (0..<8).map { number in Task.detached { tag.logs.count + number } }
    for change in FormsAnswer.changes {
      try store.take(FormsAnswer().with(change.place, change.value).response(), query)
    }
    var sums = 0
    for task in tasks { sums += await task.value }
    #expect(sums == 8 * 2 + 28)
    #expect(tag == (try self.boat()).checkedAll)
  }

  @Test func `a rule is tested with values built by hand`() {
    #expect(Self.isLong(NameTag(name: "Ada", length: 9.5)))
    #expect(!Self.isLong(NameTag(name: "Ada", length: 9)))
    #expect(!Self.isLong(NameTag(length: 12)))
  }

  @Test func `an action takes the value of its moment and depends on nothing`() throws {
    let boat = try boat()
    var sold: PriceTag?
    let runs = Runs()
    let tap = { sold = boat.priceTag }
    // The body hands the action on and reads the name.
    runs.track { _ = (boat.name, tap) }
    tap()
    try store.take(FormsAnswer().with("price", "99").response(), query)
    #expect(runs.count == 0)
    #expect(sold?.price == 12.5)
    #expect(boat.priceTag?.price == 99)
    #expect(sold != boat.priceTag)
  }

  @Test func `values are equal when everything in them is, whatever record they are of`() throws {
    let boat = try boat()
    let (first, second) = (boat.outerTag, boat.outerTag)
    #expect(first == second && first.hashValue == second.hashValue && Set([first, second]).count == 1)
    for change in FormsAnswer.changes {
      try store.take(FormsAnswer().with(change.place, change.value).response(), query)
      let changed = boat.outerTag
      let isIn: Set = [
        "name", "length", "price", "draught", "berth.feet", "berth.code", "owner.name", "owner.rank", "crewCount", "papers",
        "plan",
      ]
      #expect((changed == first) != isIn.contains(change.place), "\(change.place)")
    }
    let other = Store()
    try other.take(FormsAnswer().response().replacingOccurrences(of: FormsAnswer.id, with: #""id":"2""#), FormsQuery(id: "2", more: true, unit: .METRE))
    let otherBoat = try #require(try other.data(for: FormsQuery(id: "2", more: true, unit: .METRE)).boat).forms
    #expect(otherBoat.outerTag == first)
  }
}

extension Forms_boat {
  /// What a screen may gather in one go.
  @MainActor fileprivate var checkedAll: Gathered { Gathered(name: nameTag, logs: (try? checkedTag.logs) ?? []) }
}

private struct Gathered: Hashable, Sendable {
  let name: NameTag
  let logs: [CheckedTag.Logs?]
}
