/// The lenses of a list of links, in the list's order.
///
/// The list is that of the moment at which it was read; reading it is what is observed, so a body that reads it runs
/// again when an element comes or goes, and each element's fields are observed where they are read.
public struct LensList<Element: LensElement>: RandomAccessCollection, Sendable {
  let items: LinkItems
  let source: ListSource?

  init(items: LinkItems, source: ListSource) {
    self.items = items
    self.source = source
  }

  /// An empty list.
  public init() {
    items = .records([])
    source = nil
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }

  /// The lens of the element. Make it on the main actor, as everything that reads a store.
  public subscript(position: Int) -> Element {
    let item = items[position]
    let source = source!
    return MainActor.assumeIsolated { Element.element(item, source) ?? Element.placeholder(source) }
  }
}

extension LensList: ExpressibleByArrayLiteral {
  /// The empty list: there is no other literal, since lenses come from a store.
  public init(arrayLiteral elements: Never...) { self.init() }
}

extension LensList: LensElement {
  @_spi(Generated) @MainActor public static func element(_ item: LinkItem, _ source: ListSource) -> LensList<Element>? {
    guard case .list(let items) = item else { return nil }
    return LensList(items: .tree(items), source: source)
  }

  @_spi(Generated) @MainActor public static func placeholder(_ source: ListSource) -> LensList<Element> { LensList() }
}

/// Where a list's elements come from: the record that holds the list, and the entry that selects it.
@_spi(Generated) public struct ListSource: Sendable {
  let parent: Anchor
  let entry: Int

  /// The element's anchor; nil for null, and when a required field below is null.
  @MainActor func anchor(_ item: LinkItem) -> Anchor? {
    guard case .record(let record) = item else { return nil }
    let anchor = parent.below(entry, on: record)
    return anchor.isSatisfied ? anchor : nil
  }

  @MainActor var placeholder: Anchor { parent.placeholder(entry) }
}
