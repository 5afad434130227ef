/// Text with an indentation: what every printing method appends to.
package struct SwiftWriter {
  package private(set) var text = ""
  package let access: Access
  let spell: Spelling
  private var indentation = ""

  package init(access: Access, spelling: Spelling = Spelling()) {
    self.access = access
    spell = spelling
  }

  package mutating func line(_ line: String) {
    text += indentation
    text += line
    text += "\n"
  }

  package mutating func blank() { text += "\n" }

  /// `opening {`, what `body` prints one step further in, `}`.
  package mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// `switch subject {`, a line for each case, `}`.
  mutating func `switch`(_ subject: String, _ cases: [String]) {
    line("switch \(subject) {")
    for text in cases { line(text) }
    line("}")
  }

  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// A declaration's documentation and attributes.
  mutating func documentation(_ documentation: Documentation) {
    for text in documentation.lines { line(text.isEmpty ? "///" : "/// " + text) }
    if let reason = documentation.deprecation {
      line("@available(*, deprecated, message: \(QuotedText.escaped(reason)))")
    }
  }

  /// `opening(arguments)`, on one line where that fits; an argument that takes several lines has been split already.
  mutating func call(_ opening: String, _ arguments: [[String]]) {
    if arguments.allSatisfy({ $0.count == 1 }) {
      let oneLine = "\(opening)(\(arguments.map { $0[0] }.joined(separator: ", ")))"
      if oneLine.utf8.count + indentation.utf8.count <= Self.width {
        line(oneLine)
        return
      }
    }
    line("\(opening)(")
    indented { out in
      for (index, argument) in arguments.enumerated() {
        for part in argument.dropLast() { out.line(part) }
        out.line((argument.last ?? "") + (index == arguments.count - 1 ? ")" : ","))
      }
    }
  }

  /// Pieces as a text of as few lines as fit.
  func filled(_ pieces: [String]) -> [String] {
    var lines: [String] = []
    let width = Self.width - indentation.utf8.count - 4
    for piece in pieces {
      if let last = lines.last, last.utf8.count + piece.utf8.count < width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }

  private static let width = 110
}

/// Who may see the generated declarations.
package enum Access: String, CaseIterable, Sendable {
  case `internal`, package, `public`

  /// Before a declaration: `public `, or nothing.
  package var word: String { self == .internal ? "" : rawValue + " " }

  /// Before a declaration that only generated code and the runtime say.
  package var hidden: String { self == .public ? "@_spi(Generated) public " : word }
}
