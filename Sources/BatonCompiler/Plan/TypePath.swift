import GraphQLSyntax

/// A dotted name in a Swift type's spelling: `Tagged` and `Foundation.UUID` in `Tagged<Foundation.UUID>`.
struct TypePath {
  let first: Substring
  /// Has more names: then the first is a module.
  let isQualified: Bool

  /// Those that are looked for where the spelling stands.
  static func all(in spelling: String) -> [TypePath] {
    spelling.split { "<>, ".contains($0) }.filter { $0.first != "." }.map { path in
      let first = path.prefix { $0 != "." }
      return TypePath(first: first, isQualified: first.endIndex < path.endIndex)
    }
  }
}

extension Symbol {
  /// The names that are looked for where a Swift type's spelling stands: `Tagged` and `Foundation` of
  /// `Tagged<Foundation.UUID>`.
  var outermostTypes: [Symbol] { TypePath.all(in: text).map { Symbol(String($0.first)) } }
}
