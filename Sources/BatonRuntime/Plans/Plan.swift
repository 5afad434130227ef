/// What an operation's answer holds: each distinct selection once, as a text that the compiler writes.
///
/// The grammar stands in `Sources/README.md`. The text is parsed when the plan is first used.
@_spi(Generated) public final class Plan: @unchecked Sendable {
  private let text: String
  let scalars: [any MappedScalar.Type]
  private let lock = Lock()
  private var parsed: PlanTree?

  /// - Parameter scalars: the Swift types of mapped scalars, by the number in the text.
  public init(_ text: String, scalars: [any MappedScalar.Type] = []) {
    self.text = text
    self.scalars = scalars
  }

  var tree: PlanTree {
    lock.lock()
    defer { lock.unlock() }
    if let parsed { return parsed }
    var text = TextReader(text)
    let tree = PlanTree(&text)
    parsed = tree
    return tree
  }
}

/// A parsed plan.
struct PlanTree {
  /// The operation's variables and what they are when nothing is given.
  var defaults: [String: InputValue] = [:]
  /// The root first.
  var selections: [PlanSelection] = []

  init(_ text: inout TextReader) {
    if text.take("(") {
      while !text.take(")") {
        let name = text.name()
        if text.take(":") { defaults[name] = text.value().resolved(in: [:]) }
      }
    }
    repeat { selections.append(PlanSelection(&text)) } while !text.isAtEnd
    for item in selections.flatMap(\.items) where item.child.map({ $0 >= selections.count }) ?? false {
      text.fail("a selection that is not there")
    }
  }
}

/// The fields of one object in an answer.
struct PlanSelection {
  /// The one type that the object has; nil when its `__typename` says.
  var type: String?
  var key: [String] = []
  /// Where the identity of some types differs.
  var keys: [String: [String]] = [:]
  var items: [PlanItem] = []

  func key(of type: String) -> [String] { keys[type] ?? key }

  init(_ text: inout TextReader) {
    if !text.take("*") { type = text.name() }
    if text.take("(") {
      while text.startsName { key.append(text.name()) }
      while text.take(";") {
        let type = text.name()
        text.expect(":")
        var names: [String] = []
        while text.startsName { names.append(text.name()) }
        keys[type] = names
      }
      text.expect(")")
    }
    text.expect("{")
    while !text.take("}") { items.append(PlanItem(&text)) }
  }
}

/// One field of an answer, or one inline fragment.
struct PlanItem {
  enum What {
    case field(name: String, FieldType)
    case inline(TypeCondition?)
  }

  var what: What
  var responseKey = ""
  var arguments: [Argument] = []
  var condition: Guard?
  var isClient = false
  /// The lists that this field brings pages of.
  var connections: [ConnectionHandle] = []
  var child: Int?

  init(_ text: inout TextReader) {
    if text.take("...") {
      what = .inline(text.takeWord("on") ? TypeCondition(&text) : nil)
    } else {
      responseKey = text.name()
      let name = text.take(":") ? text.name() : responseKey
      arguments = text.arguments()
      what = .field(name: name, FieldType(&text))
    }
    while text.take("@") { mark(&text) }
    if text.take("#") { child = text.number() }
  }

  private mutating func mark(_ text: inout TextReader) {
    switch text.name() {
    case "if": condition = Guard(&text)
    case "client": isClient = true
    case "handle": connections.append(ConnectionHandle(&text))
    case "defer", "stream", "edit":
      // Parts that arrive later and edits are not acted on yet: their fields are stored as they come.
      skipParentheses(&text)
    default: text.fail("an unknown mark")
    }
  }

  private func skipParentheses(_ text: inout TextReader) {
    guard text.take("(") else { return }
    var depth = 1
    while depth > 0 {
      if text.take("(") {
        depth += 1
      } else if text.take(")") {
        depth -= 1
      } else if text.at("\"") {
        _ = text.string()
      } else {
        _ = text.letter()
        text.skipSpace()
      }
    }
  }
}
