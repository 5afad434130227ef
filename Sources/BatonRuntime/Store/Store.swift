/// The data of a schema: one record for each object, whatever response it came in.
///
/// Responses are taken in off the main actor (``ingest(_:for:)``) and committed on it (``commit(_:)``); lenses read
/// on the main actor. Stores share nothing, so two schemas in one process each have theirs.
///
/// Lenses do not keep their store. Without it a lens reads what its own record last had, and no link.
public final class Store: Sendable {
  let core: StoreCore

  /// An empty store.
  ///
  /// - Parameter log: is told once of each field that was missing when read, or not as the schema promises.
  public init(log: @escaping @Sendable (StoreEvent) -> Void = { _ in }) {
    core = StoreCore(log: StoreLog(log))
  }

  deinit {
    let core = core
    Task { @MainActor in core.end() }
  }

  /// What the store has for an operation. It is there at once, before any response too: fields that were not
  /// received read as nil.
  ///
  /// - Throws: under `@throwOnFieldError` the errors of the operation's own selection; a `@required` null that rose
  ///   to the root.
  @MainActor public func data<O: GraphQLOperation>(for operation: O) throws(FieldErrors) -> O.Data {
    let plan = core.lock.withLock { core.plan(for: operation) }
    let scope = plan.scope.variables.isEmpty ? nil : plan.scope
    let node = O.Data.layout.root
    let anchor = Anchor(plan.root, node, scope)
    if node.isThrowing { try anchor.throwErrors(enteringValues: false) }
    if node.bubbles, let entry = anchor.firstUnsatisfied {
      throw FieldErrors([FieldError("`\(entry.responseKey)` is required by \(O.name) and null", path: [.key(entry.responseKey)])])
    }
    return O.Data(anchor: anchor)
  }
}
