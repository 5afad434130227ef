package import GraphQLSyntax

/// A type as generated Swift spells it: a name, the lists around it and what of them may be nil, and perhaps a generic
/// type around it all.
package struct SwiftType: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    /// A generated type.
    case named(SwiftName)
    /// One of Swift's or the runtime's.
    case known(KnownName)
    /// As the configuration spells it: `Foundation.Decimal`.
    case external(Symbol)
  }

  package enum Wrapper: Hashable, Sendable {
    case result
    /// An input that tells absent from null.
    case nullable
  }

  package let base: Base
  /// How many lists surround the name.
  package private(set) var lists = 0
  /// They are lists of lenses.
  package private(set) var areLensLists = false
  /// A bit for each list and one for the name inside, the outermost lowest: whether it may be nil.
  private var optionals: UInt64 = 0
  package private(set) var wrapper: Wrapper?

  private init(_ base: Base) { self.base = base }

  package static func named(_ name: SwiftName) -> SwiftType { SwiftType(.named(name)) }
  package static func known(_ name: KnownName) -> SwiftType { SwiftType(.known(name)) }
  package static func external(_ spelling: Symbol) -> SwiftType { SwiftType(.external(spelling)) }

  /// This type or nil; an optional stays what it is.
  package var optional: SwiftType {
    var type = self
    type.optionals |= 1
    return type
  }

  /// An array of this type.
  package var array: SwiftType {
    var type = self
    type.lists += 1
    type.optionals <<= 1
    return type
  }

  package var lensList: SwiftType {
    var type = array
    type.areLensLists = true
    return type
  }

  package var result: SwiftType { inside(.result) }
  package var nullable: SwiftType { inside(.nullable) }

  private func inside(_ wrapper: Wrapper) -> SwiftType {
    var type = self
    type.wrapper = wrapper
    return type
  }

  package var isOptional: Bool { wrapper == nil && isOptional(at: 0) }

  /// Whether a list may be nil, the outermost 0, or the name inside of them all.
  func isOptional(at level: Int) -> Bool { optionals >> UInt64(level) & 1 == 1 }
}
