import GraphQLSyntax

/// A printed program in a form that does not depend on how its printer shows what no document says.
///
/// Dropped: comments, directives that begin with `__` or say that something was generated, but for the key, handle and
/// filters of a handle. Dissolved: fragments that only carry such a directive, and the one that Relay puts around an
/// aliased or deferred spread. Sorted: definitions by kind and name, directives of a node by name.
struct CanonicalProgram {
  let text: String

  init(_ text: String) {
    var files = FileList()
    let parsed = files.parse(text, path: "program", as: .executable)
    var definitions: [String] = []
    for definition in parsed.document.definitions {
      switch definition {
      case .operation(var operation):
        operation.directives = Self.canonical(operation.directives)
        operation.selections.selections = Self.canonical(operation.selections.selections)
        definitions.append(
          Document(file: FileID(0), definitions: [.operation(operation)]).text())
      case .fragment(var fragment):
        fragment.directives = Self.canonical(fragment.directives)
        fragment.selections.selections = Self.canonical(fragment.selections.selections)
        definitions.append(Document(file: FileID(0), definitions: [.fragment(fragment)]).text())
      case .typeSystem: break
      }
    }
    let mistakes = parsed.diagnostics.map { "unreadable: \($0.message.text)" }
    self.text = (mistakes + definitions.sorted()).joined(separator: "\n")
  }

  private static func canonical(_ selections: [Selection]) -> [Selection] {
    selections.flatMap { selection -> [Selection] in
      switch selection {
      case .field(var field):
        field.directives = canonical(field.directives)
        if let set = field.selections { field.selections?.selections = canonical(set.selections) }
        return [.field(field)]
      case .spread(var spread):
        spread.directives = canonical(spread.directives)
        return [.spread(spread)]
      case .inline(var inline):
        let inner = canonical(inline.selections.selections)
        let names = Set(inline.directives.map(\.name.text))
        if names.contains("__clientExtension") { return conditioned(inner, inline.directives) }
        if inner.count == 1, case .spread(var spread) = inner[0] {
          if names.contains("__FragmentAliasMetadata"), !names.contains("alias") { return [.spread(spread)] }
          if names == ["defer"] {
            spread.directives = canonical(spread.directives + inline.directives)
            return [.spread(spread)]
          }
        }
        inline.directives = canonical(inline.directives)
        inline.selections.selections = inner
        return [.inline(inline)]
      }
    }
  }

  /// A condition stays on what the fragment held.
  private static func conditioned(_ selections: [Selection], _ directives: [Directive]) -> [Selection] {
    let conditions = directives.filter { $0.name.text == "include" || $0.name.text == "skip" }
    if conditions.isEmpty { return selections }
    return selections.map { selection in
      guard case .field(var field) = selection else { return selection }
      field.directives = canonical(field.directives + conditions)
      return .field(field)
    }
  }

  private static func canonical(_ directives: [Directive]) -> [Directive] {
    directives.compactMap { directive in
      if directive.name.text == "generated" { return nil }
      guard directive.name.text.hasPrefix("__") else { return directive }
      guard directive.name.text == "__clientField" else { return nil }
      var directive = directive
      directive.arguments.removeAll { argument in
        if case .null = argument.value.kind { return true }
        return !["key", "handle", "filters", "dynamicKey_UNSTABLE"].contains(argument.name.text)
      }
      return directive
    }.sorted { $0.name.text < $1.name.text }
  }
}
