import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Writes an operation's plan: each distinct selection once, its items in the order in which a server answers.
struct NormalizationPlanner {
  private let context: PlanContext
  private let program: IR.Program
  private var lines: [String] = [""]
  private var numbers: [String: Int] = [:]
  private var known: [Key: Int] = [:]
  private var scalars: [String] = []

  /// What makes one selection: nodes are shared, so that what is met again is not walked again.
  private struct Key: Hashable {
    var parts: [MergedSelections.Part]
    var parent: TypeID
    var isObject: Bool
  }

  init(_ context: PlanContext, program: IR.Program) {
    self.context = context
    self.program = program
  }

  mutating func plan(of operation: IR.Operation) -> NormalizationPlan {
    let root = MergedSelections.Part(
      selections: operation.selections, when: .always, identity: ObjectIdentifier(operation))
    lines[0] = context.schema[operation.type].name.text + "()" + items(of: [root], on: operation.type)
    let variables = LayoutText.variables(operation.variables)
    return NormalizationPlan(
      lines: (variables.isEmpty ? [] : [variables]) + lines,
      scalars: scalars.map { TypeValue(type: $0, isHidden: false) })
  }

  /// The number of a selection: on an object that was linked to, or in place on the same one.
  private mutating func number(of parts: [MergedSelections.Part], on parent: TypeID, isObject: Bool) -> Int {
    let key = Key(parts: parts, parent: parent, isObject: isObject)
    if let number = known[key] { return number }
    let type = context.schema[parent]
    let head = (type.isAbstract ? "*" : type.name.text) + (isObject ? context.kinds.keys.head(of: parent) : "")
    let text = head + items(of: parts, on: parent)
    let number = numbers[text] ?? lines.count
    if number == lines.count {
      lines.append(text)
      numbers[text] = number
    }
    known[key] = number
    return number
  }

  private mutating func items(of parts: [MergedSelections.Part], on parent: TypeID) -> String {
    let merged = MergedSelections(parts, on: parent, for: .normalization, in: program)
    var items: [String] = []
    for entry in merged.entries {
      switch entry {
      case .field(let field): items.append(item(field, on: parent))
      case .condition(let condition):
        let number = self.number(of: condition.parts, on: condition.type, isObject: false)
        let star = context.schema[condition.type].isAbstract ? "*" : ""
        items.append("...on \(context.schema[condition.type].name)\(star)\(condition.guards.mark) #\(number)")
      case .deferred(let deferred):
        let number = self.number(of: deferred.parts, on: parent, isObject: false)
        items.append(
          "...\(deferred.guards.mark) @defer(\(incremental(deferred.deferral.label, deferred.deferral.condition))) #\(number)")
      case .spread, .group: preconditionFailure("a normalization program has neither")
      }
    }
    return "{" + items.joined(separator: " ") + "}"
  }

  private mutating func item(_ field: MergedSelections.Field, on parent: TypeID) -> String {
    let head = field.head
    var text = LayoutText.field(head, head.storageKey) + " "
    text += context.kinds.text(of: head.definition, on: parent, scalars: &scalars)
    text += field.guards.mark
    if head.definition.isClient { text += " @client" }
    if let stream = head.facts.stream { text += " @stream(\(incremental(stream.label, stream.condition)))" }
    for handle in head.facts.handles { text += mark(handle) }
    if context.schema[head.definition.type].isComposite {
      text += " #\(number(of: field.parts, on: head.definition.type.named, isObject: true))"
    }
    return text
  }

  /// A label and, where it does not hold always, its condition.
  private func incremental(_ label: String, _ condition: IR.Value?) -> String {
    guard let condition, condition != .boolean(true) else { return LayoutText.string(label) }
    return LayoutText.string(label) + " " + LayoutText.value(condition)
  }

  private func mark(_ handle: IR.Handle) -> String {
    if handle.handle == .connection {
      var text = " @handle(connection " + LayoutText.string(handle.key)
      if let filters = handle.filters { text += " [" + filters.map(\.text).joined(separator: " ") + "]" }
      if let key = handle.dynamicKey { text += " " + LayoutText.value(key) }
      return text + ")"
    }
    let values = handle.arguments.map { " " + LayoutText.value($0.value) }.joined()
    return " @edit(\(handle.handle)\(values))"
  }
}
