public import BatonRuntime

/// What an operation reads when it is answered with this data, for tests and previews.
///
/// ```swift
/// let data = try sample(BoatQuery(id: "1"), #"{"boat": {"id": "1", "name": "Ada"}}"#)
/// BoatRow(boat: data.boat!.boatRow)
/// ```
///
/// - Parameters:
///   - operation: the operation, with the variables that the data answers.
///   - data: the response's `data`, as JSON. What it leaves out was never received.
///   - store: where the data goes; without one, a store of its own that stays.
/// - Throws: ``ResponseError`` when the JSON is malformed, ``FieldErrors`` when the operation's own policy throws.
@MainActor public func sample<Operation: GraphQLOperation>(
  _ operation: Operation, _ data: String, in store: Store? = nil
) throws -> Operation.Data {
  try answer(operation, "{\"data\":\(data)}", in: store)
}

/// What an operation reads when it is answered with this response: data and errors.
///
/// - Parameter response: the whole response, as JSON.
@MainActor public func answer<Operation: GraphQLOperation>(
  _ operation: Operation, _ response: String, in store: Store? = nil
) throws -> Operation.Data {
  let store = store ?? keptStore()
  store.commit(try store.changes(in: response.utf8, for: operation))
  return try store.data(for: operation)
}

/// Lenses do not keep their store; those of samples stay as long as the process.
@MainActor private var keptStores: [Store] = []

@MainActor private func keptStore() -> Store {
  let store = Store()
  keptStores.append(store)
  return store
}
