/// A pattern over paths: `*` and `?` within a component, `**` over any number of components, `[a-z]`, `{a,b}`.
/// A pattern without any of these matches the path itself and everything below it.
struct Glob: Sendable {
  private enum Component: Sendable {
    case anything
    case pattern([Character])
  }

  let text: String
  private let alternatives: [[Component]]

  init(_ text: String) {
    self.text = text
    alternatives = Glob.expanded(text).map { alternative in
      Paths.normalized(alternative).split(separator: "/").map { component in
        component == "**" ? .anything : .pattern(Array(component))
      }
    }
  }

  /// Whether the text is a pattern and not just a path.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  /// The folder that every match lies in: the components before the first pattern.
  static func base(of text: String) -> String {
    let components = text.split(separator: "/", omittingEmptySubsequences: false)
    return components.prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  /// Whether the pattern matches a path or one of the folders that it lies in.
  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map(Array.init)
    return alternatives.contains { Glob.reaches(end: $0, over: components, orInside: !Glob.isPattern(text)) }
  }

  /// Follows the pattern over the components, all possible places in the pattern at once.
  private static func reaches(end pattern: [Component], over components: [[Character]], orInside: Bool) -> Bool {
    func skippingAnything(_ places: Set<Int>) -> Set<Int> {
      var places = places
      for index in pattern.indices where places.contains(index) {
        if case .anything = pattern[index] { places.insert(index + 1) }
      }
      return places
    }
    var places = skippingAnything([0])
    for component in components {
      if orInside && places.contains(pattern.count) { return true }
      var next = Set<Int>()
      for place in places where place < pattern.count {
        switch pattern[place] {
        case .anything: next.insert(place)
        case .pattern(let characters): if matches(component[...], characters[...]) { next.insert(place + 1) }
        }
      }
      places = skippingAnything(next)
      if places.isEmpty { return false }
    }
    return places.contains(pattern.count)
  }

  /// A component against a pattern. What a `*` took is tried one longer at a time, and only the last one's.
  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (text, pattern) = (text, pattern)
    var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while true {
      if let next = pattern.first, next == "*" {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
        continue
      }
      if text.isEmpty && pattern.isEmpty { return true }
      if let character = text.first, let rest = one(character, pattern) {
        (text, pattern) = (text.dropFirst(), rest)
        continue
      }
      guard let last = retry, !last.text.isEmpty else { return false }
      retry = (last.text.dropFirst(), last.pattern)
      (text, pattern) = (last.text.dropFirst(), last.pattern)
    }
  }

  /// The rest of the pattern when its first part matches a character.
  private static func one(_ character: Character, _ pattern: ArraySlice<Character>) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    if first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") {
      var set = pattern[pattern.index(after: pattern.startIndex)..<end]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      var isMember = false
      while let low = set.popFirst() {
        if set.first == "-", let high = set.dropFirst().first {
          set = set.dropFirst(2)
          isMember = isMember || (low <= character && character <= high)
        } else {
          isMember = isMember || low == character
        }
      }
      return isMember != isNegated ? pattern[(end + 1)...] : nil
    }
    return first == "?" || first == character ? pattern.dropFirst() : nil
  }

  /// The patterns that `{a,b}` stands for; braces nest, and a pattern of more than 1,000 is taken as it is.
  private static func expanded(_ text: String) -> [String] {
    var finished: [String] = []
    var waiting = [Array(text)]
    while let pattern = waiting.popLast() {
      guard finished.count + waiting.count < 1_000, let (open, parts, close) = firstBraces(pattern) else {
        finished.append(String(pattern))
        continue
      }
      waiting += parts.reversed().map { Array(pattern[..<open]) + $0 + Array(pattern[(close + 1)...]) }
    }
    return finished
  }

  private static func firstBraces(_ pattern: [Character]) -> (Int, [[Character]], Int)? {
    guard let open = pattern.firstIndex(of: "{") else { return nil }
    var parts: [[Character]] = [[]]
    var depth = 0
    for index in open..<pattern.count {
      switch pattern[index] {
      case "{":
        depth += 1
        if depth == 1 { continue }
      case "}":
        depth -= 1
        if depth == 0 { return (open, parts, index) }
      case "," where depth == 1:
        parts.append([])
        continue
      default: break
      }
      parts[parts.count - 1].append(pattern[index])
    }
    return nil
  }
}
