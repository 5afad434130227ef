/// Whoever does the pieces of a piece of work: one after the other, or several threads at once.
package struct Workers: Sendable {
  /// Calls its second argument with every number below its first, in any order, and returns when all have returned.
  package let perform: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

  package init(_ perform: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void) {
    self.perform = perform
  }

  package static let one = Workers { count, body in (0..<count).forEach(body) }

  /// The results in the order of the items.
  ///
  /// - Parameter chunk: how many neighbours one thread takes at a time.
  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], chunk: Int = 16, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
      let results = Slots(base: buffer.baseAddress)
      let size = max(1, chunk)
      perform((items.count + size - 1) / size) { part in
        for index in part * size..<min(items.count, (part + 1) * size) {
          results.base?.advanced(by: index).initialize(to: body(items[index]))
        }
      }
      count = items.count
    }
  }

  /// What two pieces of work come to, which are done at the same time.
  package func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let results = map([true, false], chunk: 1) { isFirst -> (First?, Second?) in
      isFirst ? (first(), nil) : (nil, second())
    }
    return (results[0].0!, results[1].1!)
  }
}

/// Each slot is written by one thread, and read when all are done.
private struct Slots<Result>: @unchecked Sendable {
  let base: UnsafeMutablePointer<Result>?
}
