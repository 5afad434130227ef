extension Mutations {
  /// What a document may say nearly anywhere, and what changes what becomes of it.
  private static let phrases: [[UInt8]] = [
    "@include(if: $a)", "@skip(if: true)", "@alias", "@alias(as: \"x\")", "@catch", "@catch(to: NULL)", "@throwOnFieldError",
    "@required(action: NONE)", "@required(action: LOG)", "@required(action: THROW)", "@inline", "@defer(label: \"d\")",
    "@stream(label: \"s\", initialCount: 1)", "@connection(key: \"A_b\")", "@refetchable(queryName: \"R\")",
    "@relay(mask: false)", "@relay(plural: true)", "@argumentDefinitions(a: {type: \"Boolean!\", defaultValue: true})",
    "@arguments(a: null)", "@raw_response_type", "@appendEdge(connections: [])", "@deleteRecord", "($a: Boolean!)", "(a: $a)",
    "__typename", "__id", "id", "a: id", "... { __typename }", "on", "!", "null", "{}", "[[1]]", "query", "fragment F on Query",
  ].map { Array($0.utf8) }

  /// One of the texts, with up to three of its words or groups moved, doubled, left out or others: nearly all that comes
  /// still parses, and some of it compiles.
  mutating func nextInWords(from seeds: [[UInt8]]) -> [UInt8] {
    var words = Self.words(of: seeds[random(seeds.count)])
    for _ in 0...random(random(4)) where !words.isEmpty {
      let place = random(words.count)
      switch random(10) {
      case 0: words.remove(at: place)
      case 1: words.swapAt(place, random(words.count))
      case 2:
        let other = Self.words(of: seeds[random(seeds.count)])
        if !other.isEmpty { words[place] = other[random(other.count)] }
      case 3: words.insert(contentsOf: Self.group(in: words, from: place), at: random(words.count))
      case 4: words.removeSubrange(place..<place + Self.group(in: words, from: place).count)
      case 5, 6:
        // Selections in another place.
        if let brace = words[place...].firstIndex(of: [UInt8(ascii: "{")]) {
          words.insert(contentsOf: Self.group(in: words, from: random(words.count)), at: brace + 1)
        }
      default:
        // Behind a name, where a directive is.
        if let name = words[place...].firstIndex(where: { $0[0] >= UInt8(ascii: "A") && $0[0] <= UInt8(ascii: "z") }) {
          words.insert(Self.phrases[random(Self.phrases.count)], at: name + 1)
        }
      }
    }
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  /// From here to what closes the first bracket, or a word that is in none.
  private static func group(in words: [[UInt8]], from start: Int) -> [[UInt8]] {
    var depth = 0
    for (index, word) in words[start...].enumerated() {
      if word.count == 1 {
        if Array("{([".utf8).contains(word[0]) { depth += 1 }
        if Array("})]".utf8).contains(word[0]) { depth -= 1 }
      }
      if depth < 0 { return Array(words[start..<start + index]) }
      if depth == 0, index > 0, word.count == 1 { return Array(words[start...start + index]) }
    }
    return [words[start]]
  }

  /// Names, numbers, strings of one line, dots and signs; comments are left out.
  private static func words(of text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var rest = text[...]
    while let first = rest.first {
      var end = rest.startIndex + 1
      func skip(while condition: (UInt8) -> Bool) {
        while end < rest.endIndex, condition(rest[end]) { end += 1 }
      }
      if first == UInt8(ascii: "#") {
        skip { $0 != UInt8(ascii: "\n") }
      } else if first == UInt8(ascii: "\"") {
        skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
        end = min(end + 1, rest.endIndex)
        words.append(Array(rest[..<end]))
      } else if isInWord(first) {
        skip(while: isInWord)
        words.append(Array(rest[..<end]))
      } else if first > UInt8(ascii: " "), first != UInt8(ascii: ",") {
        if first == UInt8(ascii: ".") { skip { $0 == UInt8(ascii: ".") } }
        words.append(Array(rest[..<end]))
      }
      rest = rest[end...]
    }
    return words
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
