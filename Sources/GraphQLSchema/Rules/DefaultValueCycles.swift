import GraphQLSyntax

extension SchemaRule {
  /// The default of an input field, filled up with the defaults of the fields that it leaves out, comes to an end.
  ///
  /// Specification (September 2025): InputObjectDefaultValueHasCycle.
  static let defaultValueCycles = SchemaRule("DefaultValueCycles") { context in
    var search = DefaultSearch(schema: context.schema)
    for type in context.types where type.kind == .input {
      for field in type.inputFields where field.defaultValue != nil {
        guard let cycle = search.cycle(from: field) else { continue }
        let notes = cycle.dropFirst().prefix(10).map { Diagnostic.Note("through `\($0.name)`", at: $0.location) }
        context.report(.defaultCycle(cycle.map(\.name)), at: cycle[0].location, notes: Array(notes))
      }
    }
  }
}

/// A walk over the fields whose defaults are filled in, each visited once.
private struct DefaultSearch {
  let schema: Schema
  /// Of each input type that was met: the fields with a default of an input type, until they are done with.
  private var open: [TypeID: [InputValue]] = [:]
  private var done = Set<ObjectIdentifier>()

  init(schema: Schema) {
    self.schema = schema
  }

  /// The first way from a field's default back into a field that is being filled in, if there is one.
  mutating func cycle(from start: InputValue) -> [InputValue]? {
    guard isOpen(start) else { return nil }
    var path = [start]
    var onPath: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
    var pending = [next(after: start)]
    while let field = path.last {
      guard let following = pending[pending.count - 1].popLast() else {
        finish(field)
        onPath.remove(ObjectIdentifier(field))
        path.removeLast()
        pending.removeLast()
        continue
      }
      if onPath.contains(ObjectIdentifier(following)) {
        let cycle = path.drop { $0 !== following }
        for field in path { finish(field) }
        return Array(cycle)
      }
      guard isOpen(following) else { continue }
      onPath.insert(ObjectIdentifier(following))
      path.append(following)
      pending.append(next(after: following))
    }
    return nil
  }

  private func isOpen(_ field: InputValue) -> Bool {
    field.defaultValue != nil && schema[field.type].kind == .input && !done.contains(ObjectIdentifier(field))
  }

  private mutating func finish(_ field: InputValue) { done.insert(ObjectIdentifier(field)) }

  /// The fields whose own defaults complete the default of this one.
  private mutating func next(after field: InputValue) -> [InputValue] {
    var found: [InputValue] = []
    if let value = field.defaultValue { collect(value, schema[field.type], into: &found) }
    return found.reversed()
  }

  private mutating func collect(_ value: Value, _ type: TypeDefinition, into found: inout [InputValue]) {
    switch value.kind {
    case .list(let items): for item in items { collect(item, type, into: &found) }
    case .object(let fields):
      for field in fields {
        guard let definition = type.inputField(field.name.symbol) else { continue }
        let inner = schema[definition.type]
        if inner.kind == .input { collect(field.value, inner, into: &found) }
      }
      let candidates = stillOpen(of: type)
      if fields.isEmpty { found += candidates } else {
        let given = Set(fields.map(\.name.symbol))
        found += candidates.filter { !given.contains($0.name) }
      }
    default: break
    }
  }

  private mutating func stillOpen(of type: TypeDefinition) -> [InputValue] {
    let fields = (open[type.id] ?? type.inputFields).filter { isOpen($0) }
    open[type.id] = fields
    return fields
  }
}

extension Diagnostic.Message {
  fileprivate static func defaultCycle(_ fields: [Symbol]) -> Self {
    fields.count > 1
      ? Self("the default of `\(fields[0])` never ends: it is filled up with the defaults of \(list(fields.dropFirst())) and its own")
      : Self("the default of `\(fields[0])` never ends: it is filled up with itself")
  }
}
