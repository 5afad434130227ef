import GraphQLSyntax

/// A type as generated Swift spells it: a name, the lists around it and what of them may be nil, and perhaps a generic
/// type around it all.
struct SwiftType: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// A generated type.
    case named(SwiftName)
    /// One of Swift's or the runtime's.
    case known(KnownName)
    /// As the configuration spells it: `Foundation.Decimal`.
    case external(Symbol)
  }

  enum Wrapper: Hashable, Sendable {
    case result
    /// An input that tells absent from null.
    case nullable
  }

  let base: Base
  /// How many lists surround the name.
  private(set) var lists = 0
  /// They are lists of lenses.
  private(set) var areLensLists = false
  /// A bit for each list and one for the name inside, the outermost lowest: whether it may be nil.
  private var optionals: UInt64 = 0
  private(set) var wrapper: Wrapper?

  private init(_ base: Base) { self.base = base }

  static func named(_ name: SwiftName) -> SwiftType { SwiftType(.named(name)) }
  static func known(_ name: KnownName) -> SwiftType { SwiftType(.known(name)) }
  static func external(_ spelling: Symbol) -> SwiftType { SwiftType(.external(spelling)) }

  /// This type or nil; an optional stays what it is.
  var optional: SwiftType {
    var type = self
    type.optionals |= 1
    return type
  }

  /// An array of this type.
  var array: SwiftType {
    var type = self
    type.lists += 1
    type.optionals <<= 1
    return type
  }

  var lensList: SwiftType {
    var type = array
    type.areLensLists = true
    return type
  }

  var result: SwiftType { inside(.result) }
  var nullable: SwiftType { inside(.nullable) }

  private func inside(_ wrapper: Wrapper) -> SwiftType {
    var type = self
    type.wrapper = wrapper
    return type
  }

  var isOptional: Bool { wrapper == nil && isOptional(at: 0) }

  /// Whether a list may be nil, the outermost 0, or the name inside of them all.
  func isOptional(at level: Int) -> Bool { optionals >> UInt64(level) & 1 == 1 }
}
