import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The words that layouts and plans are made of (`Sources/README.md` has the grammar).
enum LayoutText {
  /// `(responseKey ':')? name arguments? ' '`
  static func write(_ field: MergedSelections.Field, _ key: IR.StorageKey, to text: inout TextBuffer) {
    if field.responseKey != key.name {
      text.add(name: field.responseKey)
      text.add(":")
    }
    text.add(name: key.name)
    write(key.arguments.lazy.map { ($0.name, $0.value) }, to: &text)
    text.add(" ")
  }

  static func write(_ arguments: some Collection<(name: Symbol, value: IR.Value)>, to text: inout TextBuffer) {
    if arguments.isEmpty { return }
    text.add("(")
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text.add(" ") }
      text.add(name: argument.name)
      text.add(":")
      write(argument.value, to: &text)
    }
    text.add(")")
  }

  /// As GraphQL writes it, with one spelling for every way to type a string.
  static func write(_ value: IR.Value, to text: inout TextBuffer) {
    switch value {
    case .variable(let name):
      text.add("$")
      text.add(name: name)
    case .int(let spelling), .float(let spelling): text.add(name: spelling)
    case .string(let string, _): write(string: string, to: &text)
    case .boolean(let value): text.add(value ? "true" : "false")
    case .null: text.add("null")
    case .enum(let name): text.add(name: name)
    case .list(let items, _):
      text.add("[")
      for (index, item) in items.enumerated() {
        if index > 0 { text.add(" ") }
        write(item, to: &text)
      }
      text.add("]")
    case .object(let fields, _):
      text.add("{")
      for (index, field) in fields.enumerated() {
        if index > 0 { text.add(" ") }
        text.add(name: field.name)
        text.add(":")
        write(field.value, to: &text)
      }
      text.add("}")
    }
  }

  static func write(string: String, to text: inout TextBuffer) {
    text.add("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text.add("\\\"")
      case "\\": text.add("\\\\")
      case "\n": text.add("\\n")
      case "\r": text.add("\\r")
      case "\t": text.add("\\t")
      case _ where scalar.isHiddenControl:
        let digits = String(scalar.value, radix: 16)
        text.add("\\u")
        text.add(text: String(repeating: "0", count: 4 - digits.count) + digits)
      default: text.add(UTF8.encode(scalar)!)
      }
    }
    text.add("\"")
  }

  /// A type around what its named type is called: `[S!]`.
  static func write(_ type: TypeReference, to text: inout TextBuffer, base: (inout TextBuffer) -> Void) {
    if let item = type.item {
      text.add("[")
      write(item, to: &text, base: base)
      text.add("]")
    } else {
      base(&text)
    }
    if type.isNonNull { text.add("!") }
  }

  /// `(count:10 after)`: variables with their defaults.
  static func write(_ variables: [IR.Variable], to text: inout TextBuffer) {
    if variables.isEmpty { return }
    text.add("(")
    for (index, variable) in variables.enumerated() {
      if index > 0 { text.add(" ") }
      text.add(name: variable.name)
      if let value = variable.defaultValue {
        text.add(":")
        write(value, to: &text)
      }
    }
    text.add(")")
  }
}
