import BatonRuntime

/// The board of one terminal: it reads the list, and each row reads its own fields.
struct Board {
  @Query(
    """
    query BoardQuery($terminal: ID!, $status: Status) {
      terminal(id: $terminal) {
        name
        departures(first: 3, status: $status) {
          ...DepartureRow_departure
          ...Fare_departure
        }
      }
    }
    """)
  let query: BoardQuery
}
