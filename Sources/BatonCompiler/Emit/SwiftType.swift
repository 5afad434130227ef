/// A type as generated Swift spells it.
package indirect enum SwiftType: Hashable, Sendable, CustomStringConvertible {
  case named(SwiftName)
  /// As the configuration spells it: `Foundation.Decimal`.
  case external(String)
  case optional(SwiftType)
  case array(SwiftType)
  case lensList(SwiftType)
  case result(SwiftType)
  /// An input that tells absent from null.
  case nullable(SwiftType)

  package static func named(_ identifier: String) -> SwiftType { .named(SwiftName(identifier)) }

  package var description: String {
    switch self {
    case .named(let name): name.description
    case .external(let text): text
    case .optional(let type): "\(type)?"
    case .array(let type): "[\(type)]"
    case .lensList(let type): "LensList<\(type)>"
    case .result(let type): "Result<\(type), FieldErrors>"
    case .nullable(let type): "Nullable<\(type)>"
    }
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// This type or nil; an optional stays what it is.
  package var optional: SwiftType { isOptional ? self : .optional(self) }
}
