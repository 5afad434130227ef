import GraphQLSyntax

extension Explanation {
  var title: String {
    switch kind {
    case .operation(let kind): "\(kind.rawValue) \(name)"
    case .lens: "fragment \(name) on \(type)"
    case .value: "fragment \(name) on \(type) @inline"
    }
  }

  /// One line in a list of all.
  package var summary: String {
    let uses =
      switch kind {
      case .operation: reaches.isEmpty ? "spreads nothing" : "reaches \(reaches.count)"
      case .lens, .value: spreadBy.isEmpty ? "spread by nobody" : "spread by \(spreadBy.joined(separator: ", "))"
      }
    return "\(title)  (\(path):\(line), \(uses))"
  }

  /// Everything, for a person.
  package var description: String {
    var lines = ["\(title)", "  \(path):\(line)", "  becomes \(becomes)"]
    func list(_ heading: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines.append("")
      lines.append("  " + heading)
      lines += items.map { "    " + $0 }
    }
    if let refetches { list("is made by @refetchable, to fetch again", [refetches]) }
    list(isOperation ? "variables" : "arguments", variables.flatMap(\.lines))
    list("variables that the operation must have", globals.filter { $0.provider == nil }.flatMap(\.lines))
    list("variables that the app provides", globals.filter { $0.provider != nil }.flatMap(\.lines))
    list("spreads", spreads)
    list("reaches, through these", reaches.filter { !spreads.contains($0) })
    list("is spread by", spreadBy)
    list("is reached by", reachedBy.filter { !spreadBy.contains($0) })
    if let refetchedBy { list("is fetched again by", [refetchedBy]) }
    list(
      isOperation ? "records and slots that its answer fills" : "records and slots that it reads",
      records.map { records in
        let key = records.key.isEmpty ? "" : " by \(records.key.joined(separator: ", "))"
        return "\(records.type)\(key): \(records.slots.joined(separator: " "))"
      })
    list("its errors are checked, since", errorChecks)
    list("is changed by the transforms", changedBy)
    if let id { list("is sent by the identifier", [id]) }
    if let text { list("text", [text]) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var isOperation: Bool {
    if case .operation = kind { true } else { false }
  }

  private var becomes: String {
    switch kind {
    case .operation: "a struct of its variables, and a lens `\(name).Data` on its answer"
    case .lens: "a lens: live, read on the main actor, each body observing the fields that it reads"
    case .value: "a value: frozen when the spread's accessor is called, and read anywhere"
    }
  }
}

extension Explanation.Variable {
  /// `$first: Int = 10`, and where it goes.
  fileprivate var lines: [String] {
    ["$\(name): \(type)" + (defaultValue.map { " = \($0)" } ?? "") + (provider.map { ", provided by \($0)" } ?? "")]
      + uses.map { "  to " + $0 }
  }
}

// MARK: - Graph

extension [Explanation] {
  /// The fragments and operations and who spreads whom, for Graphviz.
  package var dot: String {
    var lines = ["digraph baton {", "  rankdir=LR", "  node [fontname=\"Helvetica\"]"]
    for explanation in self {
      let shape =
        switch explanation.kind {
        case .operation: "box"
        case .lens: "ellipse"
        case .value: "note"
        }
      lines.append("  \"\(explanation.name)\" [shape=\(shape)]")
    }
    for explanation in self {
      lines += explanation.spreads.map { "  \"\(explanation.name)\" -> \"\($0)\"" }
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

// MARK: - JSON

extension [Explanation] {
  /// What `--report` writes: everything that was compiled.
  package func report(schemaDigest: String) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.member("schema", schemaDigest)
      $0.array("definitions") { for explanation in self { $0.write(explanation) } }
    }
    return json.text + "\n"
  }
}

extension Explanation {
  package var json: String {
    var json = JSONWriter()
    json.write(self)
    return json.text + "\n"
  }

  fileprivate var kindName: String {
    switch kind {
    case .operation(let kind): kind.rawValue
    case .lens: "lens"
    case .value: "value"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ explanation: Explanation) {
    object {
      $0.member("name", explanation.name)
      $0.member("kind", explanation.kindName)
      $0.member("type", explanation.type)
      $0.member("path", explanation.path)
      $0.member("line", explanation.line)
      $0.variables("variables", explanation.variables)
      $0.variables("globals", explanation.globals)
      $0.member("spreads", explanation.spreads)
      $0.member("reaches", explanation.reaches)
      $0.member("spreadBy", explanation.spreadBy)
      $0.member("reachedBy", explanation.reachedBy)
      if let refetches = explanation.refetches { $0.member("refetches", refetches) }
      if let refetchedBy = explanation.refetchedBy { $0.member("refetchedBy", refetchedBy) }
      $0.array("records") { json in
        for records in explanation.records {
          json.object {
            $0.member("type", records.type)
            $0.member("key", records.key)
            $0.member("slots", records.slots)
          }
        }
      }
      $0.member("errorChecks", explanation.errorChecks)
      $0.member("changedBy", explanation.changedBy)
      if let id = explanation.id { $0.member("id", id) }
      if let text = explanation.text { $0.member("text", text) }
    }
  }

  private mutating func variables(_ key: String, _ variables: [Explanation.Variable]) {
    array(key) { json in
      for variable in variables {
        json.object {
          $0.member("name", variable.name)
          $0.member("type", variable.type)
          if let value = variable.defaultValue { $0.member("default", value) }
          if let provider = variable.provider { $0.member("provider", provider) }
          $0.member("uses", variable.uses)
        }
      }
    }
  }
}
