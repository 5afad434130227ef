/// The steps of a compilation, in their order.
package enum Phase: String, CaseIterable, Sendable, Comparable {
  case parse
  case schema
  case validate
  case transform
  case emit

  package static func < (a: Phase, b: Phase) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
