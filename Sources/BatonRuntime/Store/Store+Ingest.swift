extension Store {
  /// Reads a response to an operation, off the main actor, and compares it with the store.
  ///
  /// Any number may run at once; each waits for nothing but the lock. What it finds is committed as if the response
  /// had been read at the moment of the commit.
  ///
  /// - Parameter response: the response's bytes, JSON in UTF-8.
  /// - Throws: ``ResponseError`` when the response is not JSON or has no data; nothing of it is stored then.
  public nonisolated func ingest<O: GraphQLOperation>(
    _ response: [UInt8], for operation: O
  ) async throws(ResponseError) -> ChangeSet {
    try changes(in: response, for: operation)
  }

  /// The same, on the thread that calls.
  public func changes<O: GraphQLOperation>(
    in response: some Collection<UInt8>, for operation: O
  ) throws(ResponseError) -> ChangeSet {
    try changes(in: response) { $0.plan(for: operation) }
  }

  /// - Parameter planned: what the response holds, asked for under the lock.
  func changes(
    in response: some Collection<UInt8>, planned: (StoreCore) -> ResolvedPlan
  ) throws(ResponseError) -> ChangeSet {
    let bytes = PaddedBytes(response, count: response.count)
    core.lock.lock()
    let plan = planned(core)
    let version = core.beginIngest()
    var ingest = Ingest(UnsafeBufferPointer(bytes.bytes), count: bytes.count, plan: plan, lock: core.lock)
    let result: Result<Void, ResponseError>
    do throws(ResponseError) {
      try ingest.response()
      result = .success(())
    } catch {
      core.close(version)
      result = .failure(error)
    }
    let unused = core.endIngest(version)
    core.lock.unlock()
    _ = consume unused
    try result.get()
    return ChangeSet(
      core: core, plan: plan, response: bytes, changes: ingest.changes, version: version, seen: ingest.seen)
  }
}
