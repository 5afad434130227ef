@testable import BatonCompiler

/// Everything that can be read of goldens, and every answer that can be made by hand, as Swift: `GoldenSwiftTests` reads
/// and makes it all.
struct AccessorTable {
  private(set) var text: String
  private var types: [String] = []
  private var responses: [String] = []

  /// - Parameter target: what the goldens are compiled as.
  init(of module: GoldenModule, target: String) {
    text = """
      // Printed from the plans of Fixtures/\(module.name) by the tests of emission. Do not edit.

      import \(target)

      """
    for output in module.emitted.plan.outputs {
      for declaration in output.file.declarations {
        switch declaration {
        case .fragment(let fragment): add(fragment, in: "")
        case .operation(let operation):
          add(operation.data, in: operation.name.description + ".")
          if let payload = operation.payload { add(payload, in: operation.name.description + ".") }
        case .enum, .input: break
        }
      }
    }
    addList("\(module.name)Types", of: "any Readable.Type", types)
    addList("\(module.name)Responses", of: "any Buildable.Type", responses)
  }

  private mutating func addList(_ name: String, of type: String, _ items: [String]) {
    // A type called `Type` is one where only types are found.
    let items = items.map { $0.contains("`") ? "  Array<\($0)>.Element.self,\n" : "  \($0).self,\n" }
    text += "\nlet \(name): [\(type)] = [\n" + items.joined() + "]\n"
  }

  private mutating func add(_ fragment: FragmentPlan, in scope: String) {
    add(fragment.object, LayoutNode(layout: fragment.layout.text.text.text), in: scope)
  }

  private mutating func add(_ object: ObjectPlan, _ node: LayoutNode, in scope: String) {
    let name = scope + object.name.description
    types.append(name)
    text += "\nextension \(name): Readable {\n"
    // Who reads a deprecated one is warned; who asks a protocol is not.
    if object.members.contains(where: { $0.documentation.deprecation != nil }) { text += "  @available(*, deprecated)\n" }
    text += "  static func members(_ list: inout ReadableMembers<Self>) {\n"
    for (member, entry) in zip(object.members, node.entries) {
      let key = member.key.map { "\"\($0)\"" } ?? "nil"
      let marks = entry.marks.isEmpty ? "" : ", \"\(entry.marks)\""
      let (throwing, word) = member.read.throws ? (", throwing: true", "try ") : ("", "")
      text += "    list.add(\"\(member.name)\", \(key)\(marks)\(throwing)) { \(word)$0.\(member.name) }\n"
    }
    text += "  }\n}\n"
    for (nested, node) in zip(object.nested, node.entries.compactMap(\.node)) { add(nested, node, in: name + ".") }
  }

  private mutating func add(_ payload: PayloadPlan, in scope: String) {
    let name = scope + payload.name.description
    if payload.name.description == "Response" { responses.append(name) }
    text += "\nextension \(name): Buildable {\n  init(_ answer: Answer) {\n    self.init()\n"
    for field in payload.fields { text += "    \(field.name) = answer.built(\"\(field.key)\")\n" }
    text += "  }\n}\n"
    for nested in payload.nested { add(nested, in: name + ".") }
  }
}

/// What a layout's text says of each entry: its type condition and its marks.
private struct LayoutNode {
  struct Entry {
    /// `on Skipper @if(more)`
    var marks = ""
    var node: LayoutNode?
  }

  private(set) var entries: [Entry] = []

  /// - Parameter layout: the whole text, with the words before its root.
  init(layout: String) {
    var text = layout[...]
    var own: Set<Substring> = []
    while text.first != "{" {
      let word = Self.word(of: &text, until: " ")
      if word.hasPrefix("(") { own = Set(word.split { "() ".contains($0) }.map { $0.prefix { $0 != ":" } }) }
      text.removeFirst()
    }
    self.init(&text, own: own)
  }

  /// - Parameter own: the fragment's own variables, of whose conditions nothing is said: each spread has others.
  private init(_ text: inout Substring, own: Set<Substring>) {
    text.removeFirst()
    while true {
      if text.first == " " { text.removeFirst() }
      if text.first == "}" { break }
      var entry = Entry()
      if text.hasPrefix("...") {
        text.removeFirst(3)
        if text.hasPrefix("on ") {
          text.removeFirst(3)
          entry.marks = "on " + Self.name(of: &text)
          if text.first == " ", text.dropFirst().first?.isNumber == true { text.removeFirst() }
        }
        _ = Self.word(of: &text, until: " {}")
      } else {
        _ = Self.word(of: &text, until: " ")
        text.removeFirst()
        _ = Self.word(of: &text, until: " {}")
      }
      while text.hasPrefix(" @") {
        text.removeFirst()
        let mark = Self.word(of: &text, until: " {}")
        if mark.hasPrefix("@if("), mark.dropFirst(4).split(whereSeparator: { "!| )".contains($0) }).contains(where: own.contains) {
          continue
        }
        entry.marks += (entry.marks.isEmpty ? "" : " ") + mark
      }
      if text.first == "{" { entry.node = LayoutNode(&text, own: own) }
      entries.append(entry)
    }
    text.removeFirst()
  }

  private static func name(of text: inout Substring) -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "*" }
    text.removeFirst(name.count)
    return String(name)
  }

  /// Up to one of these characters, but for those in parentheses and strings.
  private static func word(of text: inout Substring, until ends: String) -> String {
    var depth = 0
    var isString = false
    var word = ""
    while let next = text.first, depth > 0 || isString || !ends.contains(next) {
      text.removeFirst()
      word.append(next)
      switch next {
      case "\\" where isString: word.append(text.removeFirst())
      case "\"": isString.toggle()
      case "(" where !isString: depth += 1
      case ")" where !isString: depth -= 1
      default: break
      }
    }
    return word
  }
}
