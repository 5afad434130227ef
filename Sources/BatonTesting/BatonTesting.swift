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

/// A fragment as it reads this object, with no operation around it.
///
/// ```swift
/// BoatRow(boat: try sample(BoatRow_boat.self, #"{"id": "1", "name": "Ada"}"#))
/// ```
///
/// All that the fragment and those that it spreads select is read from the object, whatever their conditions. Where the
/// fragment asks a linked object for its type, the object says it, as `__typename`; that it is of an abstract type it says
/// as it would in a response, `"__isNamed": "Boat"`.
///
/// - Parameters:
///   - type: the object's own type, for the type conditions of the fragment.
///   - object: the object, as JSON. What it leaves out was never received.
///   - variables: the operation's variables that the fragment reads, by name.
///   - store: where the object goes; without one, a store of its own that stays.
/// - Throws: ``ResponseError`` when the JSON is malformed.
@MainActor public func sample<Fragment: FragmentLens>(
  _ fragment: Fragment.Type, on type: String = "Sample", _ object: String,
  variables: [String: any InputEncodable] = [:], in store: Store? = nil
) throws -> Fragment {
  try (store ?? keptStore()).sample(fragment, on: type, object, variables: variables)
}

/// Lenses do not keep their store; those of samples stay as long as the process.
@MainActor private var keptStores: [Store] = []

@MainActor private func keptStore() -> Store {
  let store = Store()
  keptStores.append(store)
  return store
}
