import GraphQLSyntax

/// Text with an indentation: what every printing method appends to.
///
/// A line that is printed often is begun, added to and ended; the others are handed over whole.
struct SwiftWriter {
  private(set) var out = TextBuffer()
  let access: Access
  private(set) var spell: Spelling
  private var depth = 0

  init(access: Access, spelling: Spelling = Spelling()) {
    self.access = access
    spell = spelling
  }

  var text: String { out.text }

  mutating func line(_ line: String) {
    indent()
    out.add(text: line)
    out.add("\n")
  }

  mutating func line(_ line: ArraySlice<UInt8>) {
    indent()
    out.add(line)
    out.add("\n")
  }

  mutating func blank() { out.add("\n") }

  mutating func begin(_ start: StaticString = "") {
    indent()
    out.add(start)
  }

  mutating func add(_ part: StaticString) { out.add(part) }
  mutating func add(text: String) { out.add(text: text) }
  mutating func add(_ name: SwiftName) { name.write(to: &out) }
  mutating func add(_ name: KnownName) { spell.write(name, to: &out) }
  mutating func add(_ type: SwiftType) { spell.write(type, to: &out) }
  mutating func add(_ number: Int) { out.add(number) }
  mutating func add(_ text: TextBuffer) { out.add(text.bytes) }
  mutating func add(quoted text: String) { QuotedText.write(text.utf8, to: &out) }

  mutating func end(_ end: StaticString = "") {
    out.add(end)
    out.add("\n")
  }

  private mutating func indent() { out.add(spaces: depth * 2) }

  /// `opening {`, what `body` prints one step further in, `}`.
  mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// What `body` prints, inside of a type with these types in it.
  mutating func spelling(around nested: some Sequence<SwiftName>, _ body: (inout SwiftWriter) -> Void) {
    let outside = spell
    spell = spell.hiding(nested)
    body(&self)
    spell = outside
  }

  /// `switch subject {`, a line for each case, `}`.
  mutating func `switch`(_ subject: String, _ cases: [String]) {
    line("switch \(subject) {")
    for text in cases { line(text) }
    line("}")
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A declaration's documentation and attributes.
  mutating func documentation(_ documentation: Documentation) {
    for text in documentation.lines { line(text.isEmpty ? "///" : "/// " + text) }
    if let reason = documentation.deprecation {
      line("@available(*, deprecated, message: \(QuotedText.escaped(reason)))")
    }
  }

  /// `opening(literal, more)`, on one line where that fits.
  mutating func call(_ opening: String, _ literal: TextBuffer, _ more: [String]) {
    let length = opening.utf8.count + literal.count + 2 + more.reduce(0) { $0 + 2 + $1.utf8.count }
    begin()
    add(text: opening)
    if length + depth * 2 <= Self.width {
      add("(")
      add(literal)
      for argument in more {
        add(", ")
        add(text: argument)
      }
      end(")")
    } else {
      end("(")
      depth += 1
      begin()
      add(literal)
      finish(more)
      depth -= 1
    }
  }

  /// `opening(`, the lines as a literal of several, `more)`.
  mutating func call(_ opening: String, lines: [ArraySlice<UInt8>], _ more: [String]) {
    let hashes = QuotedText.hashes(around: lines)
    line(opening + "(")
    depth += 1
    line(hashes + "\"\"\"")
    for line in lines {
      begin()
      out.add(line)
      end()
    }
    begin("\"\"\"")
    add(text: hashes)
    finish(more)
    depth -= 1
  }

  private mutating func finish(_ more: [String]) {
    for argument in more {
      end(",")
      begin()
      add(text: argument)
    }
    end(")")
  }

  /// A text as the lines that fit one step further in.
  func filled(_ text: WrappingText) -> [ArraySlice<UInt8>] { text.lines(within: Self.width - depth * 2 - 4) }

  private static let width = 110
  /// What a layout takes at most to stand on one line.
  static let shortText = 90
}

/// Who may see the generated declarations.
package enum Access: String, CaseIterable, Sendable {
  case `internal`, package, `public`

  /// Before a declaration: `public `, or nothing.
  var word: StaticString {
    switch self {
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  /// Before a declaration that only generated code and the runtime say.
  var hidden: StaticString { self == .public ? "@_spi(Generated) public " : word }
}
