/// The names of one Swift scope. A name that cannot stand gets an underscore, and another while that is taken too; a name
/// that can stand is never changed.
///
/// Names that documents choose are taken before those that are made from them.
struct NameScope {
  private var taken: Set<String>

  init(avoiding taken: Set<String> = []) { self.taken = taken }

  mutating func take(_ wanted: String) -> SwiftName {
    var name = wanted
    while taken.contains(name) { name += "_" }
    taken.insert(name)
    return SwiftName(name)
  }

  mutating func avoid(_ name: String) { taken.insert(name) }

  func has(_ name: String) -> Bool { taken.contains(name) }

  /// What an accessor or property cannot be called: what every lens has, what Swift keeps for itself although in
  /// backticks, and what would stand in for a requirement of `Hashable`.
  static let members: Set<String> = ["anchor", "recordID", "self", "hashValue", "_"]

  /// What a nested type cannot be called: what generated code spells where it would be found first.
  static let types: Set<String> = [
    "Anchor", "Any", "AnyObject", "BatonRuntime", "Bool", "Double", "FieldErrors", "FragmentLens", "FragmentValue",
    "InlineValue", "Int", "JSON", "Layout", "Lens", "LensList", "MainActor", "Protocol", "Result", "Self", "String",
    "Swift", "Type", "ValueReader", "_",
  ]
}

enum Naming {
  /// `CharacterRow_character` → `characterRow`: the part before the first underscore, its first letter lowered.
  static func accessor(ofSpread fragment: String) -> String {
    lowered(String(fragment.prefix { $0 != "_" }))
  }

  /// `berth` → `Berth`, `_berth` → `_Berth`.
  static func type(ofKey key: String) -> String {
    let underscores = key.prefix { $0 == "_" }
    let rest = key.dropFirst(underscores.count)
    return underscores + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  static func lowered(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
