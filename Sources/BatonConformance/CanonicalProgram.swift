import GraphQLSyntax

/// A printed program in a form that does not depend on how its printer shows what no document says.
///
/// Dropped: comments, directives that begin with `__` or say that something was generated, but for the key, handle and
/// filters of a handle. Dissolved: fragments that only carry such a directive, and the one that Relay puts around an
/// aliased or deferred spread. Sorted: definitions by kind and name, directives of a node by name.
struct CanonicalProgram {
  let text: String

  init(_ text: String, sortsSelections: Bool = false) {
    var files = FileList()
    let parsed = files.parse(Self.withoutDebugLists(text), path: "program", as: .executable)
    var definitions: [String] = []
    for definition in parsed.document.definitions {
      switch definition {
      case .operation(var operation):
        for index in operation.variables.indices {
          operation.variables[index].directives = Self.canonical(operation.variables[index].directives)
        }
        operation.directives = Self.canonical(operation.directives)
        operation.selections = Self.canonical(operation.selections)
        if sortsSelections { operation.selections.sortDeep() }
        definitions.append(Document(file: FileID(0), definitions: [.operation(operation)]).text())
      case .fragment(var fragment):
        fragment.directives = Self.canonical(fragment.directives)
        fragment.selections = Self.canonical(fragment.selections)
        if sortsSelections { fragment.selections.sortDeep() }
        definitions.append(Document(file: FileID(0), definitions: [.fragment(fragment)]).text())
      case .typeSystem: break
      }
    }
    let mistakes = parsed.diagnostics.map { "unreadable: \($0.message.text)" }
    self.text = (mistakes + definitions.sorted()).joined(separator: "\n")
  }

  /// What some fixtures print of variables after each definition: a list whose brackets stand at the margin.
  private static func withoutDebugLists(_ text: String) -> String {
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("[") {
        isInside = !line.hasSuffix("]")
        return false
      }
      defer { if line.hasPrefix("]") { isInside = false } }
      return !isInside
    }.joined(separator: "\n")
  }

  private static func canonical(_ selections: [Selection]) -> [Selection] {
    selections.flatMap { selection -> [Selection] in
      switch selection {
      case .field(var field):
        field.directives = canonical(field.directives)
        field.selections = field.selections.map(canonical)
        return [.field(field)]
      case .spread(var spread):
        spread.directives = canonical(spread.directives)
        return [.spread(spread)]
      case .inline(var inline):
        let inner = canonical(inline.selections)
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
        inline.selections = inner
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
    let isHandled = directives.contains { $0.name.text == "__clientField" }
    return directives.compactMap { directive in
      var directive = directive
      switch directive.name.text {
      case "generated": return nil
      // Relay's printer leaves it beside the handle that was made of it.
      case "deleteEdge" where isHandled, "deleteRecord" where isHandled: return nil
      // The default.
      case "catch":
        directive.arguments.removeAll { if case .enum("RESULT") = $0.value.kind { true } else { false } }
      case "__clientField":
        directive.arguments.removeAll { argument in
          if case .null = argument.value.kind { return true }
          return !["key", "handle", "filters", "dynamicKey_UNSTABLE"].contains(argument.name.text)
        }
      default: if directive.name.text.hasPrefix("__") { return nil }
      }
      return directive
    }.sorted { $0.name.text < $1.name.text }
  }
}

extension [Selection] {
  /// By their text, inside and out.
  fileprivate mutating func sortDeep() {
    for index in indices {
      switch self[index] {
      case .field(var field):
        field.selections?.sortDeep()
        self[index] = .field(field)
      case .inline(var inline):
        inline.selections.sortDeep()
        self[index] = .inline(inline)
      case .spread: break
      }
    }
    sort { $0.sortingText < $1.sortingText }
  }
}

extension Selection {
  fileprivate var sortingText: String {
    switch self {
    case .field(let field): "a" + field.responseName.text
    case .inline(let inline): "b" + (inline.typeCondition?.text ?? "")
    case .spread(let spread): "c" + spread.name.text
    }
  }
}
