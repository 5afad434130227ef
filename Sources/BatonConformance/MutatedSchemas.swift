import Foundation
import GraphQLSchema
import GraphQLSyntax

/// Changes a schema in one or two places: words as a slip of the keyboard would, and whole definitions.
struct SchemaMutator {
  private var random: SplitMix
  private let definitions: [[String]]
  private let vocabulary: [String]

  /// - Parameter text: a schema without comments.
  init(_ text: String, seed: UInt64) {
    random = SplitMix(seed)
    definitions = Self.definitions(words(of: text))
    vocabulary = Set(definitions.joined().filter(\.isName)).sorted() + ["Nothing", "__Mine", "Int", "Boolean"]
  }

  mutating func mutated() -> String {
    var definitions = definitions
    for _ in 0...random.below(2) { mutate(&definitions) }
    return definitions.map { $0.joined(separator: " ") + "\n" }.joined()
  }

  /// What begins at a keyword outside all brackets.
  private static func definitions(_ words: [String]) -> [[String]] {
    let keywords: Set<String> = ["schema", "scalar", "type", "interface", "union", "enum", "input", "directive", "extend"]
    var definitions: [[String]] = []
    var depth = 0
    for word in words {
      if depth == 0, keywords.contains(word), definitions.last != ["extend"] { definitions.append([]) }
      definitions[definitions.count - 1].append(word)
      if "{([".contains(word) { depth += 1 }
      if "})]".contains(word) { depth -= 1 }
    }
    return definitions
  }

  private mutating func mutate(_ definitions: inout [[String]]) {
    let index = random.below(definitions.count)
    switch random.below(12) {
    case 0: definitions.remove(at: index)
    case 1: definitions.insert(definitions[index], at: random.below(definitions.count))
    case 2:
      if definitions[index][0] == "extend" {
        definitions[index].removeFirst()
      } else {
        definitions[index].insert("extend", at: 0)
      }
    case 3: replaceKeyword(in: &definitions[index])
    default: mutate(&definitions[index])
    }
    if definitions.isEmpty { definitions = [["type", "Query", "{", "a", ":", "Int", "}"]] }
  }

  private mutating func replaceKeyword(in words: inout [String]) {
    let keywords = ["type", "interface", "union", "enum", "input", "scalar"]
    if let place = words.prefix(2).firstIndex(where: keywords.contains) {
      words[place] = keywords[random.below(keywords.count)]
    }
  }

  private mutating func mutate(_ words: inout [String]) {
    let index = random.below(words.count)
    switch random.below(10) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    case 2: words.swapAt(index, random.below(words.count))
    case 3:
      let literals = [
        "1", "1.5", "\"x\"", "COOK", "null", "true", "[1]", "{a: 1}", "[]", "{}", "{need: 1}", "{low: 1}", "99999999999",
        "{id: 1, name: \"x\"}", "{c: {d: {}}}", "[[1]]",
      ]
      let literal = literals[random.below(literals.count)]
      if let place = place(in: words, where: { $0 == "=" }), place + 1 < words.count {
        words[place + 1] = literal
      } else {
        words.insert(contentsOf: ["=", literal], at: index)
      }
    case 4:
      if random.below(2) == 0, let place = place(in: words, where: { $0 == "!" }) {
        words.remove(at: place)
      } else if let place = place(in: words, where: { $0 == ":" }), place + 1 < words.count {
        words.insert("!", at: min(place + 2, words.count))
      }
    case 5:
      if let place = place(in: words, where: { $0 == ":" }), place + 1 < words.count, words[place + 1].isName {
        words[place + 1] = "[\(words[place + 1])]"
      }
    case 6:
      let directives = [
        "@deprecated", "@oneOf", "@once", "@tag(name: \"n\")", "@specifiedBy(url: \"u\")", "@skip(if: true)", "@nothing",
        "@limit(max: 1)", "@tag", "@tag(name: 1)", "@deprecated(reason: null)",
      ]
      words.insert(directives[random.below(directives.count)], at: index)
    case 7:
      if let place = place(in: words, where: { $0 == "&" || $0 == "|" }) {
        words.insert(contentsOf: [words[place], vocabulary[random.below(vocabulary.count)]], at: place)
      }
    default:
      guard let place = place(in: words, where: \.isName) else { return }
      words[place] = vocabulary[random.below(vocabulary.count)]
    }
  }

  private mutating func place(in words: [String], where isWanted: (String) -> Bool) -> Int? {
    let places = words.indices.filter { isWanted(words[$0]) }
    return places.isEmpty ? nil : places[random.below(places.count)]
  }
}

extension String {
  fileprivate var isName: Bool { utf8.first.map { $0 == UInt8(ascii: "_") || ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) } ?? false }
}

/// Prints `{"schema": …, "diagnostics": […]}` for each of so many mutations of a schema, a JSON object a line.
func printMutatedSchemas(_ count: Int, of path: String) {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  for index in 0..<count {
    var mutator = SchemaMutator(text, seed: UInt64(index))
    let mutated = mutator.mutated()
    let file = SourceFile(path: path, text: mutated)
    let (document, mistakes) = SchemaDocument.parse(file, id: FileID(0), isClient: false)
    let diagnostics = mistakes.hasErrors ? mistakes : SchemaBuilder.build([document]).diagnostics
    printJSON(["schema": mutated, "diagnostics": described(diagnostics, in: file)])
  }
}
