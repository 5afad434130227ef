import GraphQLSyntax

extension SchemaRule {
  /// The default of an input field, filled up with the defaults of the fields that it leaves out, comes to an end.
  ///
  /// Specification (September 2025): InputObjectDefaultValueHasCycle.
  static let defaultValueCycles = SchemaRule("DefaultValueCycles") { context in
    let graph = DefaultGraph(context)
    for cycle in cycles(among: graph.count, graph.successors) {
      let fields = cycle.path.compactMap { graph.field($0) }
      let notes = fields.dropFirst().prefix(10).map { Diagnostic.Note("through `\($0.name)`", at: $0.location) }
      context.report(.defaultCycle(fields.map(\.name)), at: fields[0].location, notes: Array(notes))
    }
  }
}

/// Which defaults complete which: from each field with a default to the fields that its default leaves out.
///
/// A default leaves out all fields of a type but few, so the edges go to ranges of fields: the inner nodes of a binary
/// tree over all of them. Nodes are the fields first, then the inner nodes, of which 1 is the root.
private struct DefaultGraph {
  private let schema: Schema
  /// The input fields with a default, whose type is an input type, those of one type side by side.
  private let fields: [InputValue]
  private var ranges: [TypeID: Range<Int>] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ context: SchemaRuleContext) {
    schema = context.schema
    var fields: [InputValue] = []
    for type in context.types where type.kind == .input {
      let start = fields.count
      for field in type.inputFields where field.defaultValue != nil && context.schema[field.type].kind == .input {
        numbers[ObjectIdentifier(field)] = fields.count
        fields.append(field)
      }
      ranges[type.id] = start..<fields.count
    }
    self.fields = fields
  }

  var count: Int { fields.count * 2 }

  func field(_ node: Int) -> InputValue? { node < fields.count ? fields[node] : nil }

  func successors(_ node: Int) -> [Int] {
    guard node < fields.count else {
      let inner = node - fields.count
      return inner == 0 ? [] : [self.node(2 * inner), self.node(2 * inner + 1)]
    }
    var nodes: [Int] = []
    if let value = fields[node].defaultValue { collect(value, schema[fields[node].type], into: &nodes) }
    return nodes
  }

  /// The node at a place of the tree, whose leaves, from `fields.count` on, are the fields.
  private func node(_ place: Int) -> Int { place < fields.count ? fields.count + place : place - fields.count }

  private func collect(_ value: Value, _ type: TypeDefinition, into nodes: inout [Int]) {
    switch value.kind {
    case .list(let items): for item in items { collect(item, type, into: &nodes) }
    case .object(let given):
      var present: [Int] = []
      for field in given {
        guard let definition = type.inputField(field.name.symbol) else { continue }
        if let number = numbers[ObjectIdentifier(definition)] { present.append(number) }
        let inner = schema[definition.type]
        if inner.kind == .input { collect(field.value, inner, into: &nodes) }
      }
      guard let all = ranges[type.id] else { return }
      var start = all.lowerBound
      for number in present.sorted() {
        cover(start, number, into: &nodes)
        start = max(start, number + 1)
      }
      cover(start, all.upperBound, into: &nodes)
    default: break
    }
  }

  /// The few nodes that together are the fields from `start` to `end`.
  private func cover(_ start: Int, _ end: Int, into nodes: inout [Int]) {
    var low = start + fields.count
    var high = end + fields.count
    while low < high {
      if low & 1 == 1 {
        nodes.append(node(low))
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        nodes.append(node(high))
      }
      low /= 2
      high /= 2
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func defaultCycle(_ fields: [Symbol]) -> Self {
    let others = fields.count > 1 ? "the defaults of \(list(fields.dropFirst())) and its own" : "itself"
    return Self("the default of `\(fields[0])` never ends: it is filled up with \(others)")
  }
}
