import GraphQLSyntax

/// Text with an indentation: what every printing method appends to.
///
/// A line that is printed often is begun, added to and ended; the others are handed over whole.
struct SwiftWriter {
  private(set) var out = TextBuffer()
  let access: Access
  private(set) var spell: Spelling
  private var depth = 0
  /// Where the line begins that was begun last.
  private var lineStart = 0

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
  mutating func add(_ text: ArraySlice<UInt8>) { out.add(text) }
  mutating func add(quoted text: String) { QuotedText.write(text.utf8, to: &out) }

  mutating func end(_ end: StaticString = "") {
    out.add(end)
    out.add("\n")
  }

  private mutating func indent() {
    lineStart = out.count
    out.add(spaces: depth * 2)
  }

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

  /// `label: [Type.self, …]`
  struct ListArgument {
    let label: StaticString
    let items: WrappingText

    var count: Int { label.utf8CodeUnitCount + items.text.count + 4 }
  }

  /// `opening(text, more)`: the text as a literal of one line where it fits on one, else of several.
  mutating func call(_ opening: String, text: WrappingText, _ more: [ListArgument]) {
    let room = Self.width - 4 - depth * 2
    if text.text.count < room {
      let literal = QuotedText.literal(text.text.bytes)
      if literal.count <= room { return call(opening, literal, more) }
    }
    call(opening, lines: filled(text), more)
  }

  /// `opening(literal, more)`, on one line where that fits.
  private mutating func call(_ opening: String, _ literal: TextBuffer, _ more: [ListArgument]) {
    let length = opening.utf8.count + literal.count + 2 + more.reduce(0) { $0 + 2 + $1.count }
    begin()
    add(text: opening)
    if length + depth * 2 <= Self.width {
      add("(")
      add(literal)
      for argument in more {
        add(", ")
        add(argument)
      }
      end(")")
    } else {
      end("(")
      indented { out in
        out.begin()
        out.add(literal)
        out.finish(more)
      }
    }
  }

  /// `opening(`, the lines, which hold no control characters, as a literal of several, `more)`.
  mutating func call(_ opening: String, lines: [ArraySlice<UInt8>], _ more: [ListArgument]) {
    let hashes = QuotedText.hashes(around: lines)!
    line(opening + "(")
    indented { out in
      out.line(hashes + "\"\"\"")
      for line in lines { out.line(line) }
      out.begin("\"\"\"")
      out.add(text: hashes)
      out.finish(more)
    }
  }

  private mutating func finish(_ more: [ListArgument]) {
    for argument in more {
      end(",")
      begin()
      if argument.count + 1 + depth * 2 <= Self.width {
        add(argument)
      } else {
        add(argument.label)
        end(": [")
        indented { out in
          for line in out.filled(argument.items) { out.line(line) }
        }
        begin("]")
      }
    }
    end(")")
  }

  private mutating func add(_ argument: ListArgument) {
    add(argument.label)
    add(": [")
    add(argument.items.text)
    add("]")
  }

  /// What `line` prints to its end where that makes no line longer than one should be, else what `lines` does.
  mutating func fit(_ line: (inout SwiftWriter) -> Void, else lines: (inout SwiftWriter) -> Void) {
    let start = out.count
    line(&self)
    if out.count - lineStart - 1 <= Self.longestLine { return }
    out.remove(from: start)
    lines(&self)
  }

  /// A text as the lines that fit one step further in.
  func filled(_ text: WrappingText) -> [ArraySlice<UInt8>] { text.lines(within: Self.width - depth * 2 - 4) }

  /// How far literals, lists and parameters go, less the few characters that may surround them.
  private static let width = 110
  private static let longestLine = 120
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
