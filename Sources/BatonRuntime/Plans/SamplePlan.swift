/// The plan of one object that a fragment reads alone: all that the fragment and those that it spreads select, whatever
/// their conditions.
///
/// Objects are known by their place in it. One that is asked for its type says it, as `__typename`.
struct SamplePlan {
  /// What the variables of a fragment stand for.
  private typealias Bindings = [String: ArgumentValue]

  private var selections: [String] = []
  private var scalars: [any MappedScalar.Type] = []
  /// The selections of fragments, by what their variables stand for: one may be spread in very many ways.
  private var spread: [Spread: Int] = [:]

  private struct Spread: Hashable {
    let layout: ObjectIdentifier
    let variables: [String: String]
  }

  /// - Parameter type: the object's.
  @MainActor static func plan(of layout: Layout, on type: String) -> Plan {
    var sample = SamplePlan()
    let root = layout.root
    let defaults = layout.variables.map { ($0.name, ArgumentValue.constant($0.value)) }
    sample.add(root, as: type + "()", Dictionary(defaults) { $1 })
    return Plan(sample.selections.joined(separator: "\n"), scalars: sample.scalars)
  }

  /// The number of a selection; the first is the root's.
  @discardableResult @MainActor private mutating func add(_ node: LayoutNode, as head: String?, _ bindings: Bindings) -> Int {
    let number = selections.count
    selections.append("")
    var items: [String] = []
    for entry in node.entries {
      switch entry.what {
      case .field(let name, let type):
        // `__id` is in no answer.
        if type.base == .recordID { break }
        let key = entry.responseKey == name ? name : entry.responseKey + ":" + name
        var item = key + text(entry.arguments, bindings) + " " + text(type, of: node.layout)
        if let below = entry.node { item += " #\(add(below, as: below.asksType ? "*()" : nil, bindings))" }
        items.append(item)
      case .spread(let place):
        let layout = node.layout.fragments[place].layout
        items.append(inline(entry) + " #\(add(layout, bound(entry.arguments, of: layout, bindings)))")
      case .inline:
        if let below = entry.node { items.append(inline(entry) + " #\(add(below, as: "*", bindings))") }
      }
    }
    selections[number] = (head ?? "Sample\(number)()") + "{" + items.joined(separator: " ") + "}"
    return number
  }

  @MainActor private mutating func add(_ layout: Layout, _ bindings: Bindings) -> Int {
    let key = Spread(layout: ObjectIdentifier(layout), variables: bindings.mapValues(\.text))
    if let known = spread[key] { return known }
    let number = add(layout.root, as: "*", bindings)
    spread[key] = number
    return number
  }

  private func inline(_ entry: LayoutEntry) -> String {
    "..." + (entry.typeCondition.map { "on \($0.type)" + ($0.isAbstract ? "*" : "") } ?? "")
  }

  /// What a spread's arguments make of a fragment's variables (``Scope/binding(_:of:in:)``).
  private func bound(_ arguments: [Argument], of layout: Layout, _ outer: Bindings) -> Bindings {
    var bindings: Bindings = [:]
    for variable in layout.variables {
      let argument = arguments.first { $0.name == variable.name }?.value.replacing(outer)
      if let argument, !argument.isNull(where: []) {
        bindings[variable.name] = argument
      } else {
        bindings[variable.name] = .constant(variable.value)
      }
    }
    return bindings
  }

  private func text(_ arguments: [Argument], _ bindings: Bindings) -> String {
    if arguments.isEmpty { return "" }
    return "(" + arguments.map { "\($0.name):" + $0.value.replacing(bindings).text }.joined(separator: " ") + ")"
  }

  private mutating func text(_ type: FieldType, of layout: Layout) -> String {
    let base: String =
      switch type.base {
      case .string: "S"
      case .id: "D"
      case .int: "I"
      case .double: "F"
      case .bool: "B"
      case .json: "J"
      case .object: "O"
      case .typename: "T"
      case .recordID: "_"
      case .key: "K"
      case .mapped(let place): "<\(number(of: layout.scalars[place]))>"
      }
    let brackets = type.lists.reversed().map { $0 ? "]!" : "]" }.joined()
    return String(repeating: "[", count: type.lists.count) + base + (type.isNonNull ? "!" : "") + brackets
  }

  private mutating func number(of scalar: any MappedScalar.Type) -> Int {
    if let known = scalars.firstIndex(where: { $0 == scalar }) { return known }
    scalars.append(scalar)
    return scalars.count - 1
  }
}

extension ArgumentValue {
  /// The same with what its variables stand for; those that stand for nothing are the operation's.
  fileprivate func replacing(_ bindings: [String: ArgumentValue]) -> ArgumentValue {
    switch self {
    case .variable(let name): bindings[name] ?? self
    case .constant: self
    case .list(let items): .list(items.map { $0.replacing(bindings) })
    case .object(let members): .object(members.map { Argument(name: $0.name, value: $0.value.replacing(bindings)) })
    }
  }

  /// As a plan writes it.
  fileprivate var text: String {
    switch self {
    case .variable(let name): "$" + name
    case .constant(let value): value.planText
    case .list(let items): "[" + items.map(\.text).joined(separator: " ") + "]"
    case .object(let members): "{" + members.map { "\($0.name):\($0.value.text)" }.joined(separator: " ") + "}"
    }
  }
}

extension InputValue {
  fileprivate var planText: String {
    switch self {
    case .list(let items): return "[" + items.map(\.planText).joined(separator: " ") + "]"
    case .members(let members): return "{" + members.map { "\($0.name):\($0.value.planText)" }.joined(separator: " ") + "}"
    case .null, .bool, .number, .string, .json:
      var text = ""
      write(to: &text)
      return text
    }
  }
}
