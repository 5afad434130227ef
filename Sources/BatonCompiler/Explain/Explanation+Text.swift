import GraphQLIR
import GraphQLSyntax

extension Explanation {
  /// For a person at a terminal.
  package var text: String {
    var text = "\(name), \(what)\n"
    func section(_ title: String, _ lines: [String]) {
      guard !lines.isEmpty else { return }
      text += "\n\(title)\n"
      for line in lines { text += "  \(line)\n" }
    }
    section(
      "variables",
      variables.map { variable in
        let value = variable.defaultValue.map { " = \($0)" } ?? ""
        let origin =
          switch variable.origin {
          case .operation, .own: ""
          case .reached: ", of the operation"
          case .provided: ", provided"
          }
        let uses = variable.uses.isEmpty ? "" : ": " + variable.uses.joined(separator: ", ")
        return "$\(variable.name): \(variable.type)\(value)\(origin)\(uses)"
      })
    section("spreads", spreads)
    section("reaches", reaches.map(\.text))
    section("spread by", spreadBy.map(\.text))
    section("operations that fetch it", operations.map(\.text))
    section("reads", reads.map(\.line))
    section("writes", writes.map(\.line))
    section("checks field errors", errorChecks.map(\.sentence))
    section("changed by", changes.map { "\($0.pipeline.rawValue): \($0.transform)" })
    return text
  }

  private var what: String {
    var what =
      switch kind {
      case .operation(let kind): "a \(kind.rawValue)"
      case .lens: "a lens on \(type)"
      case .value: "a value of \(type)"
      }
    if let derivedFrom { what += " that fetches \(derivedFrom) again" }
    if let refetchQuery { what += ", fetched again by \(refetchQuery)" }
    return what
  }

  /// The definition after each transform that changed it.
  package var stages: String {
    var text = ""
    if let first = changes.first { text += "# as written\n\(first.before)" }
    for change in changes {
      text += "\n# \(change.pipeline.rawValue): \(change.transform)\n"
      text += change.after.isEmpty ? "# gone\n" : change.after
    }
    return text.isEmpty ? "# no transform changes \(name)\n" : text
  }
}

extension Explanation.Key {
  fileprivate var line: String { "\(type).\(text)" }
}

extension ErrorChecks.Reason {
  var sentence: String {
    switch self {
    case .throwsOnFieldError: "it has `@throwOnFieldError`"
    case .catches: "it has `@catch`"
    case .spreadUnderCatch(let definition): "`\(definition)` spreads it under `@catch`"
    case .spread(let value): "`\(value)`, which is checked, spreads it"
    }
  }
}

extension Explainer {
  /// A line for each definition.
  package var overview: String {
    names.compactMap { name in
      guard let explanation = explanation(of: name, withChanges: false) else { return nil }
      let first = explanation.text.prefix { $0 != "\n" }
      switch explanation.kind {
      case .operation: return "\(first); reaches \(count(explanation.reaches.count, "fragment"))\n"
      case .lens, .value: return "\(first); fetched by \(count(explanation.operations.count, "operation"))\n"
      }
    }.joined()
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
