/// The steps of a compilation, in their order.
package enum Phase: String, CaseIterable, Sendable, Comparable {
  /// Documents are parsed, and the schema is built.
  case parse
  case validate
  /// Everything that can still be refused is found.
  case check
  case transform
  case emit

  package static func < (a: Phase, b: Phase) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
