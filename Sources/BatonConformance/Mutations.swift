import GraphQLSchema
import GraphQLSyntax

/// Changes a document in one or two places, as a slip of the keyboard or a misunderstanding would.
struct DocumentMutator {
  private var random: SplitMix
  private let vocabulary: [String]

  init(schema: Schema, seed: UInt64) {
    random = SplitMix(seed)
    var words: Set<String> = [
      "include", "skip", "if", "on", "query", "fragment", "Q", "F0", "F1", "v0", "v1", "nothing",
    ]
    for type in schema.types where !type.name.text.hasPrefix("__") {
      words.insert(type.name.text)
      for field in type.fields { words.formUnion([field.name.text] + field.arguments.map(\.name.text)) }
      words.formUnion(type.inputFields.map(\.name.text) + type.values.map(\.name.text))
    }
    vocabulary = words.sorted()
  }

  mutating func mutated(_ text: String) -> String {
    var tokens = words(of: text)
    for _ in 0...random.below(2) where !tokens.isEmpty { mutate(&tokens) }
    return tokens.joined(separator: " ") + "\n"
  }

  private mutating func mutate(_ tokens: inout [String]) {
    let index = random.below(tokens.count)
    switch random.below(10) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, random.below(tokens.count))
    case 3:
      let literals = [
        "1", "1.0", "\"SIT\"", "SIT", "null", "true", "[1]", "{a: 1}", "[]", "{}", "$v0", "99999999999", "-1",
      ]
      let values = tokens.indices.filter { $0 > 0 && tokens[$0 - 1] == ":" }
      if let place = values.isEmpty ? nil : values[random.below(values.count)] {
        tokens[place] = literals[random.below(literals.count)]
      }
    case 4:
      let places = tokens.indices.filter { tokens[$0] == "!" }
      if places.isEmpty { tokens.insert("!", at: index) } else { tokens.remove(at: places[random.below(places.count)]) }
    case 5:
      let places = tokens.indices.filter { tokens[$0] == "{" }
      if !places.isEmpty {
        tokens.insert(vocabulary[random.below(vocabulary.count)], at: places[random.below(places.count)] + 1)
      }
    default:
      let names = tokens.indices.filter {
        tokens[$0].utf8.first.map { $0 >= 65 } ?? false && tokens[$0] != "{" && tokens[$0] != "}"
      }
      guard !names.isEmpty else { return }
      let place = names[random.below(names.count)]
      tokens[place] =
        random.below(3) == 0 ? tokens[names[random.below(names.count)]] : vocabulary[random.below(vocabulary.count)]
    }
  }
}

/// The words and signs of a text of GraphQL that has no comment.
func words(of text: String) -> [String] {
  var tokens: [String] = []
  var rest = text.unicodeScalars[...]
  func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_-+.".unicodeScalars.contains(scalar)
  }
  while let first = rest.first {
    var end = rest.index(after: rest.startIndex)
    if String(rest.prefix(3)) == "\"\"\"" {
      end = rest.index(rest.startIndex, offsetBy: 3)
      while end < rest.endIndex, String(rest[end...].prefix(3)) != "\"\"\"" { end = rest.index(after: end) }
      end = rest.index(end, offsetBy: 3, limitedBy: rest.endIndex) ?? rest.endIndex
    } else if first == "\"" {
      while end < rest.endIndex, rest[end] != "\"" { end = rest.index(after: end) }
      if end < rest.endIndex { end = rest.index(after: end) }
    } else if String(rest.prefix(3)) == "..." {
      end = rest.index(rest.startIndex, offsetBy: 3)
    } else if isWord(first) {
      while end < rest.endIndex, isWord(rest[end]) { end = rest.index(after: end) }
    }
    if first != " ", first != "\n", first != "," { tokens.append(String(rest[..<end])) }
    rest = rest[end...]
  }
  return tokens
}

/// Vigna's SplitMix64: small, and the same everywhere.
struct SplitMix {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
