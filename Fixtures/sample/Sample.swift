import BatonRuntime
import Foundation
import Observation

/// Reads a recorded response through lenses and values, commits a second one in which one gate has changed, and says
/// which bodies ran again.
@main
@MainActor
struct Sample {
  static func main() async throws {
    let store = Store()
    let query = BoardQuery(terminal: "t1")

    try await commit("board", of: query, into: store)
    guard let terminal = try store.data(for: query).terminal else { return print("no terminal in the response") }

    print("\(terminal.name)")
    let rows = terminal.departures.map { DepartureRow(departure: $0.departureRow) }
    for (index, row) in rows.enumerated() { follow("row \(index + 1)") { row.body } }
    follow("how many") { "\(terminal.departures.count) departures" }

    // A value leaves the main actor; what it says stays what it was when it was taken.
    let fares = terminal.departures.map(\.fare)
    let cheapest = await Task.detached { cheapestFare(of: fares) }.value
    print("cheapest: \(cheapest?.destination.name ?? "none")\n")

    try await commit("later", of: query, into: store)
  }

  /// Bytes to change set off the main actor, then one commit on it.
  static func commit(_ response: String, of query: BoardQuery, into store: Store) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "responses/\(response).json")
    let changes = try await store.ingest([UInt8](Data(contentsOf: file)), for: query)
    store.commit(changes)
    await Task.yield()
  }

  /// Prints what a body says, now and whenever something that it read has changed.
  static func follow(_ name: String, _ body: @escaping @MainActor () -> String) {
    let text = withObservationTracking(body) {
      Task { @MainActor in
        print("ran again: \(name)")
        follow(name, body)
      }
    }
    print("\(name): \(text)")
  }
}

/// A rule over values: it knows no store, and a test calls it with values built by hand.
func cheapestFare(of fares: [Fare_departure]) -> Fare_departure? {
  fares.filter { $0.seatsLeft > 0 }.min { ($0.fare ?? 0) < ($1.fare ?? 0) }
}
