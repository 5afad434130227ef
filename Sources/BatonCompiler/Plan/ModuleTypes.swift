import GraphQLSyntax

/// Which types that generated code spells a module declares itself: an app may well have a `Plan` or a `Document`.
///
/// It reads no Swift, only words and what stands before them: `struct Plan` in a comment counts too, and then costs no more than a longer spelling.
enum ModuleTypes {
  static func declared(in source: SourceFile) -> Set<String> {
    guard source.isSwift else { return [] }
    var found: Set<String> = []
    var isAfterKeyword = false
    var hash = wordSeed
    source.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        if byte.isInWord {
          hash = (hash ^ UInt64(byte)) &* wordPrime
        } else if hash != wordSeed {
          if isAfterKeyword, let name = spelled[hash] { found.insert(name) }
          isAfterKeyword = declares.contains(hash)
          hash = wordSeed
        }
      }
    }
    return found
  }

  private static let spelled = Dictionary(
    KnownName.allCases.map { ($0.rawValue.wordHash, $0.rawValue) }, uniquingKeysWith: { first, _ in first })
  private static let declares = Set(
    ["struct", "class", "enum", "actor", "protocol", "typealias", "macro"].map { $0.wordHash })
}

/// FNV-1a, which takes a byte at a time.
private let wordSeed: UInt64 = 0xcbf2_9ce4_8422_2325
private let wordPrime: UInt64 = 0x0000_0100_0000_01b3

extension UInt8 {
  fileprivate var isInWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension String {
  fileprivate var wordHash: UInt64 {
    utf8.reduce(wordSeed) { hash, byte in (hash ^ UInt64(byte)) &* wordPrime }
  }
}
