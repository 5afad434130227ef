import GraphQLSyntax

extension Schema {
  /// The schema as SDL, its extensions merged, without descriptions and without what is built in: what goldens show.
  /// What a client schema extension added is marked with a comment.
  package var text: String {
    var lines: [String] = []
    let roots = OperationKind.allCases.compactMap { kind in root(kind).map { (kind, $0) } }
    if roots.contains(where: { $0.1.name.text != $0.0.usualTypeName }) {
      lines += ["schema {"] + roots.map { "  \($0.0.rawValue): \($0.1.name)" } + ["}", ""]
    }
    for directive in directives.values.sorted(by: \.name) where directive.location.file != .builtIn {
      let places = directive.locations.map(\.text).joined(separator: " | ")
      let repeatable = directive.isRepeatable ? " repeatable" : ""
      lines += [
        "directive @\(directive.name)\(text(directive.arguments))\(repeatable) on \(places)\(mark(directive.isClient))", "",
      ]
    }
    for type in types where type.location.file != .builtIn { lines += text(type) + [""] }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private func text(_ type: TypeDefinition) -> [String] {
    let directives = type.directives.map { " @\($0.name)" }.joined()
    let interfaces = type.interfaces.map { self[$0].name.text }.joined(separator: " & ")
    var head = "\(type.kind.keyword) \(type.name)"
    if !interfaces.isEmpty { head += " implements \(interfaces)" }
    head += directives
    if !type.members.isEmpty { head += " = " + type.members.map { self[$0].name.text }.joined(separator: " | ") }
    let mark = mark(type.isClient)
    let body: [String] =
      type.fields.map { field in
        let levels = field.semanticNonNullLevels
        let semantic = levels.isEmpty ? "" : " @semanticNonNull(levels: \(levels))"
        return "\(field.name)\(text(field.arguments)): \(text(field.type))\(semantic)"
          + "\(text(deprecation: field.deprecation))\(self.mark(field.isClient && !type.isClient))"
      }
      + type.inputFields.map { text($0) } + type.values.map { "\($0.name)\(text(deprecation: $0.deprecation))" }
    if body.isEmpty { return [head + mark] }
    return ["\(head) {\(mark)"] + body.map { "  " + $0 } + ["}"]
  }

  private func text(_ arguments: [InputValue]) -> String {
    arguments.isEmpty ? "" : "(" + arguments.map { text($0) }.joined(separator: ", ") + ")"
  }

  private func text(_ value: InputValue) -> String {
    let defaultValue = value.defaultValue.map { " = \($0.text(.pretty))" } ?? ""
    return "\(value.name): \(text(value.type))\(defaultValue)\(text(deprecation: value.deprecation))"
  }

  private func text(deprecation: String?) -> String { deprecation.map { " @deprecated(reason: \"\($0)\")" } ?? "" }

  private func mark(_ isClient: Bool) -> String { isClient ? "  # client" : "" }
}
