import BatonTestSupport
import GraphQLSchema
import GraphQLSyntax
import Testing

@Suite struct `Damaged schemas` {
  /// Words, punctuators and strings of every case, moved about at random from a fixed seed. Whatever comes of it is built
  /// and judged; every place that is reported lies in the file.
  @Test(arguments: Fixture.all("schema"))
  func `are built and judged like any other`(_ fixture: Fixture) throws {
    var random = Numbers(state: UInt64(truncatingIfNeeded: fixture.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    let whole = try fixture.inputs().map { try fixture.text($0) }.joined(separator: "\n")
    let pieces = Self.pieces(whole)
    for _ in 0..<25 {
      var damaged = pieces
      for _ in 0...random.next(3) {
        let (from, to) = (random.next(damaged.count), random.next(damaged.count))
        switch random.next(4) {
        case 0: damaged[to] = damaged[from]
        case 1: damaged.remove(at: to)
        case 2: damaged.insert(damaged[from], at: to)
        default: damaged.swapAt(from, to)
        }
      }
      let file = SourceFile(path: fixture.name, text: damaged.joined(separator: " "))
      let (document, mistakes) = SchemaDocument.parse(file, id: FileID(0), isClient: random.next(4) == 0)
      let (schema, diagnostics) = SchemaBuilder.build([document])
      for diagnostic in mistakes + diagnostics {
        let places = [diagnostic.location] + diagnostic.notes.map(\.location)
        #expect(places.allSatisfy { $0.file == FileID(0) && Int($0.range.end) <= file.bytes.count })
      }
      #expect(!schema.text.isEmpty)
    }
  }

  /// Runs of letters and digits, and single other characters.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var isInWord = false
    for character in text {
      let continues = character.isLetter || character.isNumber || character == "_"
      switch (continues, isInWord) {
      case (true, true): pieces[pieces.count - 1].append(character)
      case (true, false): pieces.append(String(character))
      case (false, _): if !character.isWhitespace { pieces.append(String(character)) }
      }
      isInWord = continues
    }
    return pieces
  }
}

/// Numbers that look random and are the same on every run.
private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
