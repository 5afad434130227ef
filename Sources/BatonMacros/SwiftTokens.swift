/// The tokens of a piece of Swift that the compiler has already read: words, literals and single symbols.
/// Comments and white space are passed over; what is inside a literal is never taken for code.
struct SwiftTokens {
  struct Token {
    enum Kind: Equatable {
      /// A keyword or a name, or a number; a name without its backticks.
      case word(String)
      case literal
      case symbol(UInt8)
    }

    let kind: Kind
    let offset: Int
  }

  private let source: [UInt8]
  private var index = 0

  init(_ source: [UInt8]) { self.source = source }

  func peek() -> Token? {
    var ahead = self
    return ahead.next()
  }

  mutating func next() -> Token? {
    skipTrivia()
    guard index < source.count else { return nil }
    let start = index
    switch source[index] {
    case UInt8(ascii: "\"") where startsString, UInt8(ascii: "#") where startsString:
      skipString()
      return Token(kind: .literal, offset: start)
    case UInt8(ascii: "`"):
      skip { $0 != UInt8(ascii: "`") }
      index = min(index + 1, source.count)
      return Token(kind: .word(""), offset: start)
    case let byte where byte.continuesName:
      while index < source.count, source[index].continuesName { index += 1 }
      return Token(kind: .word(String(decoding: source[start..<index], as: UTF8.self)), offset: start)
    case UInt8(ascii: "-") where at(1) == UInt8(ascii: ">"):
      index += 2
      return Token(kind: .symbol(UInt8(ascii: "-")), offset: start)
    case let byte:
      index += 1
      return Token(kind: .symbol(byte), offset: start)
    }
  }

  private func at(_ distance: Int) -> UInt8 { index + distance < source.count ? source[index + distance] : 0 }

  /// Moves over the byte here and the ones behind it that are meant.
  private mutating func skip(while isMeant: (UInt8) -> Bool) {
    repeat { index += 1 } while index < source.count && isMeant(source[index])
  }

  private mutating func skipTrivia() {
    while index < source.count {
      switch source[index] {
      case 0x09...0x0d, 0x20, 0x00: index += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skip { $0 != 0x0a && $0 != 0x0d }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (at(0), at(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: index += 1
      }
    } while depth > 0 && index < source.count
  }

  /// Whether a string opens here, behind as many `#` as it likes.
  private var startsString: Bool {
    source[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  /// A string of any kind: one line or several, raw or not, with interpolations that hold strings of their own.
  private mutating func skipString() {
    let start = index
    while at(0) == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < source.count {
      if at(0) == UInt8(ascii: "\\"), isRow(of: UInt8(ascii: "#"), count: pounds, from: 1) {
        index += 1 + pounds
        if at(0) == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if isRow(of: UInt8(ascii: "\""), count: quotes, from: 0),
        isRow(of: UInt8(ascii: "#"), count: pounds, from: quotes)
      {
        index = min(index + quotes + pounds, source.count)
        return
      } else {
        index += 1
      }
    }
    index = source.count
  }

  private func isRow(of byte: UInt8, count: Int, from distance: Int) -> Bool {
    (distance..<distance + count).allSatisfy { at($0) == byte }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch next()?.kind {
      case .symbol(UInt8(ascii: "(")): depth += 1
      case .symbol(UInt8(ascii: ")")): depth -= 1
      case nil: return
      default: continue
      }
    } while depth > 0
  }
}

extension UInt8 {
  /// A byte of a name, of a number, or of a scalar beyond ASCII.
  fileprivate var continuesName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
