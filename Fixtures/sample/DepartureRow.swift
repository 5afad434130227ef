import BatonRuntime

/// A line of the board. In an app this is a SwiftUI `View`; here a body is text, so that the sample runs anywhere.
struct DepartureRow {
  @Fragment(
    """
    fragment DepartureRow_departure on Departure {
      leavesAt
      status
      gate
      destination { name }
      vessel {
        ... on Catamaran { name topSpeed }
        ... on Steamer { name built }
      }
    }
    """)
  let departure: DepartureRow_departure

  @MainActor var body: String {
    let vessel = departure.vessel?.asCatamaran?.name ?? departure.vessel?.asSteamer?.name ?? "a ferry"
    let gate = departure.gate.map { "gate \($0)" } ?? "no gate yet"
    return "\(departure.leavesAt)  \(departure.destination.name)  \(vessel)  \(gate)"
  }
}
