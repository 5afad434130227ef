/// What a store has to say about data that is not as the schema promised. It names types and fields, never values.
public enum StoreEvent: Hashable, Sendable {
  /// A field was read that no response held so far.
  case missing(type: String, field: String)
  /// A field's value is not what the schema promises: null where it has none, or of another kind.
  case unexpected(type: String, field: String)
  /// A field that `@required(action: LOG)` asks for is null or missing, so what holds it reads as nil.
  case requiredNull(type: String, field: String)
  /// A page of a connection does not begin where the list ends, or end where it begins, so the list stays as it is.
  case stalePage(type: String, field: String)
}

/// Says each thing once.
final class StoreLog: @unchecked Sendable {
  private let lock = Lock()
  private var said: Set<StoreEvent> = []
  private var handler: @Sendable (StoreEvent) -> Void

  init(_ handler: @escaping @Sendable (StoreEvent) -> Void) { self.handler = handler }

  func setHandler(_ handler: @escaping @Sendable (StoreEvent) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    self.handler = handler
  }

  func report(_ event: StoreEvent) {
    lock.lock()
    let isNew = said.insert(event).inserted
    let handler = handler
    lock.unlock()
    if isNew { handler(event) }
  }
}
