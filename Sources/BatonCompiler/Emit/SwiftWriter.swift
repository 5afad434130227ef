/// Text with an indentation: what every printing method appends to.
package struct SwiftWriter {
  package private(set) var text = ""
  package let access: Access
  private var indentation = ""

  package init(access: Access) { self.access = access }

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

  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// `static let name = Type(…)` and its like: on one line where that fits, an argument a line where it does not.
  package mutating func call(_ opening: String, _ arguments: [[String]]) {
    let oneLine = arguments.map { $0.joined() }.joined(separator: ", ")
    if arguments.allSatisfy({ $0.count == 1 }), opening.utf8.count + oneLine.utf8.count < 110 - indentation.utf8.count {
      line("\(opening)(\(oneLine))")
      return
    }
    line("\(opening)(")
    indented { out in
      for (index, argument) in arguments.enumerated() {
        for (row, part) in argument.enumerated() {
          let isLast = row == argument.count - 1
          out.line(part + (!isLast ? "" : index == arguments.count - 1 ? ")" : ","))
        }
      }
    }
  }
}

/// Who may see the generated declarations.
package enum Access: String, Sendable {
  case `internal`, package, `public`

  /// Before a declaration: `public `, or nothing.
  package var word: String { self == .internal ? "" : rawValue + " " }

  /// Before a declaration that only generated code and the runtime say.
  package var hidden: String { self == .public ? "@_spi(Generated) public " : word }
}
