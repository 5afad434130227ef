/// Texts made from others by changes that a seed decides.
struct Mutations {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func random(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(max(1, limit)))
  }

  /// Pieces that mean something to one of the readers.
  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\", "\\\"\"\"", "#", "#\"", "\"#", "##\"\"\"", "$", "@", "...", ":", "!",
    "|", "&", "=", ",", "\n", "\r\n", "\r", "\t", "\u{feff}", "\0", "\\(", "\\#(", "/*", "*/", "//", "/", "`", "#if false\n",
    "#else\n", "#endif\n", "\\u{1F600}", "\\ud83d", "\\u12", "é", "😀", "\u{200b}", "1.", "-", "0x1", "1e", ".5", "null", "true",
    "on", "query Q", "fragment F on T", "type T", "extend ", "@Query(\"", "@Fragment(\"\"\"\n", "@BatonRuntime.Query(#\"", "let a: ",
    "directive @d on ", "implements & ", "schema ", "union U = ", "enum E ", "{{{{{{{{{{{{{{{{{{{{{{{{{{{{", "[[[[[[[[[[[[[[[[[[[[",
  ].map { Array($0.utf8) }

  /// One of the texts, changed at up to eight places, and now and then repeated many times.
  mutating func next(from seeds: [[UInt8]]) -> [UInt8] {
    var text = seeds[random(seeds.count)]
    for _ in 0...random(8) {
      let place = random(text.count + 1)
      let end = min(text.count, place + random(random(8) == 0 ? 400 : 12))
      switch random(8) {
      case 0: text.removeSubrange(place..<end)
      case 1: text.replaceSubrange(place..<end, with: Self.pieces[random(Self.pieces.count)])
      case 2, 3: text.insert(contentsOf: Self.pieces[random(Self.pieces.count)], at: place)
      case 4: text.insert(UInt8(random(256)), at: place)
      case 5: text.insert(contentsOf: Array(text[place..<end]), at: random(text.count + 1))
      case 6:
        let other = seeds[random(seeds.count)]
        let from = random(other.count)
        text.insert(contentsOf: other[from..<min(other.count, from + random(200))], at: place)
      default: text.removeSubrange(end..<(random(20) == 0 ? text.count : end))
      }
    }
    if random(200) == 0 {
      let place = random(text.count)
      let piece = Array(text[place..<min(text.count, place + 1 + random(12))])
      let copies = (0..<20_000).flatMap { _ in piece }
      text.insert(contentsOf: copies, at: place)
    }
    return text
  }
}
