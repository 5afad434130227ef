import GraphQLSyntax

extension SchemaRule {
  /// No interface implements itself, be it through others.
  static let interfaceCycles = SchemaRule("InterfaceCycles") { context in
    for cycle in context.interfaceCycles {
      let interfaces = cycle.path.map { context.schema.types[$0] }
      let notes = interfaces.dropFirst().prefix(10).map { Diagnostic.Note("through `\($0.name)`", at: $0.location) }
      context.report(.interfaceCycle(interfaces.map(\.name)), at: interfaces[0].location, notes: Array(notes))
    }
  }
}

extension Schema {
  func interfaceCycles() -> [Cycle] {
    let implemented = types.map { type in
      type.kind == .interface ? type.interfaces.map { Int($0.index) } : []
    }
    return cycles(among: types.count) { implemented[$0] }
  }
}

extension Diagnostic.Message {
  fileprivate static func interfaceCycle(_ names: [Symbol]) -> Self {
    guard names.count > 1 else { return Self("the interface `\(names[0])` implements itself") }
    return Self("the interface `\(names[0])` implements itself through \(list(names.dropFirst()))")
  }

  /// `` `a`, `b` and `c` ``, or the first few of many.
  static func list(_ names: some Collection<Symbol>) -> String {
    let shown = names.prefix(5).map { "`\($0)`" }
    if names.count > 5 { return shown.joined(separator: ", ") + " and \(names.count - 5) more" }
    return (shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and " : "") + (shown.last ?? "")
  }
}
