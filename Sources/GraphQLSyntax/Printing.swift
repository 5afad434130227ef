/// How a document is printed.
package enum PrintingStyle: Sendable {
  /// For people: a line for each selection, two spaces a level.
  case pretty
  /// For a server: nothing that the grammar does not need, and no descriptions of operations.
  case compact
}

extension Document {
  package func text(_ style: PrintingStyle = .pretty) -> String {
    var printer = Printer(style: style)
    for (index, definition) in definitions.enumerated() {
      if index > 0 { printer.separateDefinitions() }
      printer.definition(definition)
    }
    return printer.finished
  }
}

extension Definition {
  package func text(_ style: PrintingStyle = .pretty) -> String {
    var printer = Printer(style: style)
    printer.definition(self)
    return printer.finished
  }
}

extension Value {
  package func text(_ style: PrintingStyle = .pretty) -> String {
    var printer = Printer(style: style)
    printer.value(self)
    return printer.output
  }
}

extension Directive {
  package func text(_ style: PrintingStyle = .pretty) -> String {
    var printer = Printer(style: style)
    printer.directive(self)
    return printer.output
  }
}

/// Writes the syntax tree back as text. What it prints parses to the same tree, whatever the strings in it hold.
struct Printer {
  let style: PrintingStyle
  private(set) var output = ""
  private var level = 0

  init(style: PrintingStyle) { self.style = style }

  var isCompact: Bool { style == .compact }

  /// The text, ended by a line's end when it is for people.
  var finished: String { isCompact || output.isEmpty ? output : output + "\n" }

  mutating func write(_ text: String) { output += text }

  /// Writes what a compact text leaves out.
  mutating func space(_ text: String = " ") {
    if !isCompact { output += text }
  }

  mutating func newLine() {
    guard !isCompact else { return separateWord() }
    output += "\n" + String(repeating: "  ", count: level)
  }

  /// A space, where two words would run into one.
  private mutating func separateWord() {
    guard let last = output.utf8.last, last.continuesName || last == UInt8(ascii: "\"") else { return }
    output += " "
  }

  mutating func separateDefinitions() { isCompact ? separateWord() : write("\n\n") }

  mutating func block<Item>(_ items: [Item], _ print: (inout Printer, Item) -> Void) {
    lines("{", items, "}", print)
  }

  /// `open`, each item on its line, `close`.
  mutating func lines<Item>(_ open: String, _ items: [Item], _ close: String, _ print: (inout Printer, Item) -> Void) {
    write(open)
    level += 1
    for (index, item) in items.enumerated() {
      if index > 0 || !isCompact { newLine() }
      print(&self, item)
    }
    level -= 1
    if !isCompact { newLine() }
    write(close)
  }

  /// Items between brackets, on one line.
  mutating func list<Item>(_ open: String, _ items: [Item], _ close: String, _ print: (inout Printer, Item) -> Void) {
    write(open)
    for (index, item) in items.enumerated() {
      if index > 0 { write(isCompact ? "," : ", ") }
      print(&self, item)
    }
    write(close)
  }

  mutating func description(_ description: StringValue?) {
    guard let description else { return }
    let indentation = isCompact ? "" : String(repeating: "  ", count: level)
    let block = description.isBlock ? BlockString.text(description.value, indentation: indentation) : nil
    write(block ?? quoted(description.value))
    newLine()
  }

  // MARK: Values

  mutating func value(_ value: Value) {
    switch value.kind {
    case .variable(let name): write("$\(name)")
    case .int(let spelling), .float(let spelling), .enum(let spelling): write(spelling.text)
    case .string(let string): write(quoted(string.value))
    case .boolean(let isTrue): write(isTrue ? "true" : "false")
    case .null: write("null")
    case .list(let values): list("[", values, "]") { $0.value($1) }
    case .object(let fields):
      list("{", fields, "}") { printer, field in
        printer.write("\(field.name):")
        printer.space()
        printer.value(field.value)
      }
    }
  }

  mutating func arguments(_ arguments: [Argument]) {
    guard !arguments.isEmpty else { return }
    list("(", arguments, ")") { printer, argument in
      printer.write("\(argument.name):")
      printer.space()
      printer.value(argument.value)
    }
  }

  mutating func directives(_ directives: [Directive]) {
    for directive in directives {
      space()
      self.directive(directive)
    }
  }

  mutating func directive(_ directive: Directive) {
    write("@\(directive.name)")
    arguments(directive.arguments)
  }

  mutating func defaultValue(_ value: Value?) {
    guard let value else { return }
    write(isCompact ? "=" : " = ")
    self.value(value)
  }
}

/// A GraphQL string with this value.
package func quoted(_ value: String) -> String {
  var text = "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{c}": text += "\\f"
    case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}", "\u{feff}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
