/// A live view of one record: what a view reads through.
///
/// A lens may be carried anywhere; its fields are read on the main actor, where each read is observed. Two lenses
/// are equal when they view the same record with the same variables.
public protocol Lens: LensElement, Hashable {
  /// The record, and how it is read.
  @_spi(Generated) var anchor: Anchor { get }
  @_spi(Generated) init(anchor: Anchor)
}

extension Lens {
  @_spi(Generated) public var anchor: Anchor { preconditionFailure("\(Self.self) is not generated") }
  @_spi(Generated) public init(anchor: Anchor) { preconditionFailure("\(Self.self) is not generated") }

  public static func == (left: Self, right: Self) -> Bool { left.anchor == right.anchor }
  public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}

/// What a fragment or an operation's data becomes: a type with a layout.
public protocol GraphQLFragment: Sendable {
  /// What it reads.
  @_spi(Generated) static var layout: Layout { get }
}

extension GraphQLFragment {
  @_spi(Generated) public static var layout: Layout { preconditionFailure("\(Self.self) is not generated") }
}

/// A fragment that is read live.
public protocol FragmentLens: Lens, GraphQLFragment {}

/// A frozen copy of what a selection reads, made in one pass on the main actor and free to go anywhere.
public protocol InlineValue: ValueListElement, Hashable, Sendable {
  /// Copies the fields of a record.
  @_spi(Generated) @MainActor init(_ reader: ValueReader)
}

extension InlineValue {
  @_spi(Generated) @MainActor public init(_ reader: ValueReader) {
    preconditionFailure("\(Self.self) is not generated")
  }
}

/// A fragment that is read as a value, `@inline`.
public protocol FragmentValue: InlineValue, GraphQLFragment {}

/// What a list of links holds: lenses, optional lenses, or lists of them.
public protocol LensElement: Sendable {
  /// Nil when there is nothing to view.
  @_spi(Generated) @MainActor static func element(_ item: LinkItem, _ source: ListSource) -> Self?
  /// What stands where something must.
  @_spi(Generated) @MainActor static func placeholder(_ source: ListSource) -> Self
}

extension LensElement {
  @_spi(Generated) @MainActor public static func element(_ item: LinkItem, _ source: ListSource) -> Self? { nil }
  @_spi(Generated) @MainActor public static func placeholder(_ source: ListSource) -> Self {
    preconditionFailure("\(Self.self) is no element of a list")
  }
}

extension Lens {
  @_spi(Generated) @MainActor public static func element(_ item: LinkItem, _ source: ListSource) -> Self? {
    if let anchor = source.anchor(item) { Self(anchor: anchor) } else { nil }
  }

  @_spi(Generated) @MainActor public static func placeholder(_ source: ListSource) -> Self {
    Self(anchor: source.placeholder)
  }
}

extension Optional: LensElement where Wrapped: LensElement {
  @_spi(Generated) @MainActor public static func element(_ item: LinkItem, _ source: ListSource) -> Wrapped?? {
    .some(Wrapped.element(item, source))
  }

  @_spi(Generated) @MainActor public static func placeholder(_ source: ListSource) -> Wrapped? { nil }
}

/// What tells lenses apart in a list: the record that they view.
public struct LensID: Hashable, Sendable {
  private let record: ObjectIdentifier

  init(_ anchor: Anchor) { record = ObjectIdentifier(anchor.record) }
}

extension Lens {
  /// The record's identity, for lists of views. It is not named `id`, since many a type has a field of that name.
  public var lensID: LensID { LensID(anchor) }
}
