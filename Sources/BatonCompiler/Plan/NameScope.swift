import GraphQLSyntax

/// The names of one Swift scope. A name that cannot stand gets an underscore, and another while that is taken too; a name
/// that can stand is never changed.
///
/// Names that documents choose are taken before those that are made from them.
struct NameScope {
  private let avoided: NameSet
  private let spelled: NameSet
  private var taken = NameSet()

  /// - Parameters:
  ///   - avoided: what no name of this kind of scope can be.
  ///   - spelled: what the definition spells besides.
  init(avoiding avoided: NameSet = [], _ spelled: NameSet = []) {
    self.avoided = avoided
    self.spelled = spelled
  }

  mutating func take(_ wanted: Symbol) -> SwiftName {
    var name = wanted
    while has(name) { name = Symbol(name.text + "_") }
    taken.insert(name)
    return SwiftName(name)
  }

  mutating func avoid(_ name: Symbol) { taken.insert(name) }

  func has(_ name: Symbol) -> Bool {
    taken.contains(name) || avoided.contains(name) || spelled.contains(name)
  }

  /// What a property cannot be called: what Swift keeps for itself although in backticks, `x.self`, and what `Hashable`
  /// has, where `x.hashValue` would be ambiguous.
  static let members: NameSet = ["self", "hashValue", "_"]

  /// What an accessor of a lens cannot be called.
  static let accessors = members.union(["anchor"] as [Symbol])

  /// What a nested type cannot be called: `Self` is the type around it, and the modules say where a type comes from whose
  /// plain name is hidden (``Spelling``).
  static let types: NameSet = ["BatonRuntime", "Self", "Swift", "_"]
}

/// Names that are made from names.
enum Naming {
  /// `CharacterRow_character` → `characterRow`: the part before the first underscore, its first letter lowered.
  static func accessor(ofSpread fragment: Symbol) -> Symbol {
    let name = fragment.utf8
    let part = name.prefix { $0 != UInt8(ascii: "_") }
    guard let first = part.first else { return Symbol("") }
    return Symbol(replacing: first.lowercased, at: 0, of: UnsafeBufferPointer(rebasing: part))
  }

  /// `berth` → `Berth`, `_berth` → `_Berth`.
  static func type(ofKey key: Symbol) -> Symbol {
    let name = key.utf8
    guard let index = name.firstIndex(where: { $0 != UInt8(ascii: "_") }) else { return key }
    return Symbol(replacing: name[index].uppercased, at: index, of: name)
  }
}

extension Symbol {
  /// A name with one byte of it changed.
  fileprivate init(replacing byte: UInt8, at index: Int, of name: UnsafeBufferPointer<UInt8>) {
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { copy in
      _ = copy.initialize(from: name)
      copy[index] = byte
      return Symbol(utf8: UnsafeBufferPointer(copy))
    }
  }
}

extension UInt8 {
  fileprivate var uppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self ^ 0x20 : self
  }
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self ^ 0x20 : self
  }
}
