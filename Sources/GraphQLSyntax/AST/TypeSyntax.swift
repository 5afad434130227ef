/// Type : NamedType | ListType | NonNullType
///
/// The name, and as integers what surrounds it, so that no type costs an allocation.
package struct TypeSyntax: Sendable {
  /// The named type inside.
  package var named: Name
  /// How many lists surround it.
  package var lists: UInt32
  /// A bit for each list and one for the name, the outermost lowest: whether a `!` follows.
  package var nonNulls: UInt64
  package var range: SourceRange

  /// How many lists may surround a name.
  package static let maximumLists = 32
}

extension TypeSyntax: CustomStringConvertible {
  /// A name alone.
  package init(_ named: Name) { self.init(named: named, lists: 0, nonNulls: 0, range: named.range) }

  package var description: String {
    var text = named.text
    for level in stride(from: UInt64(lists), through: 0, by: -1) {
      if level < lists { text = "[\(text)]" }
      if nonNulls >> level & 1 == 1 { text += "!" }
    }
    return text
  }
}
