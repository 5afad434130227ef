/// A type as generated Swift spells it.
package indirect enum SwiftType: Hashable, Sendable {
  /// A generated type.
  case named(SwiftName)
  /// One of Swift's or the runtime's.
  case known(KnownName)
  /// As the configuration spells it: `Foundation.Decimal`.
  case external(String)
  case optional(SwiftType)
  case array(SwiftType)
  case lensList(SwiftType)
  case result(SwiftType)
  /// An input that tells absent from null.
  case nullable(SwiftType)

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// This type or nil; an optional stays what it is.
  package var optional: SwiftType { isOptional ? self : .optional(self) }
}
