/// A mapped scalar in its slot: the value, and the text that it was made from.
@_spi(Generated) public class ScalarBox {
  let source: ScalarText

  init(source: ScalarText) { self.source = source }
}

/// The box of one Swift type.
final class TypedScalarBox<Value: MappedScalar>: ScalarBox {
  let value: Value

  init(_ value: Value, source: ScalarText) {
    self.value = value
    super.init(source: source)
  }
}

extension MappedScalar {
  /// The converted scalar in a box; nil if the text does not convert.
  static func box(_ source: ScalarText) -> ScalarBox? {
    Self(scalar: source).map { TypedScalarBox($0, source: source) }
  }
}

/// A list of scalars in its slot.
@_spi(Generated) public final class ScalarList {
  /// The JSON that it was made from, so that the same list is known without parsing it.
  let source: [UInt8]
  let items: [ScalarItem]
  /// The array that was read last. The main actor's alone.
  @exclusivity(unchecked) var read: Any?

  init(_ items: [ScalarItem], source: [UInt8]) {
    self.items = items
    self.source = source
  }
}

/// An element of a list of scalars.
@_spi(Generated) public enum ScalarItem: Equatable {
  case null
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case json(String)
  case mapped(ScalarBox)
  case list([ScalarItem])

  public static func == (left: ScalarItem, right: ScalarItem) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.string(let left), .string(let right)), (.json(let left), .json(let right)): left.utf8.elementsEqual(right.utf8)
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
    case (.bool(let left), .bool(let right)): left == right
    case (.mapped(let left), .mapped(let right)): left.source == right.source
    case (.list(let left), .list(let right)): left == right
    default: false
    }
  }
}

/// A list of lists of links in its slot.
final class LinkTree {
  let items: [LinkItem]

  init(_ items: [LinkItem]) { self.items = items }
}

/// An element of a list of lists of links.
@_spi(Generated) public enum LinkItem: Equatable, Sendable {
  case null
  case record(Record)
  case list([LinkItem])

  public static func == (left: LinkItem, right: LinkItem) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.record(let left), .record(let right)): left === right
    case (.list(let left), .list(let right)): left == right
    default: false
    }
  }
}
