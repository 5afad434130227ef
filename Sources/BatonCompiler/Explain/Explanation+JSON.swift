import GraphQLIR
package import GraphQLSyntax

extension Explanation {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", name.text)
      switch kind {
      case .operation(let kind): json.member("kind", kind.rawValue)
      case .lens: json.member("kind", "lens")
      case .value: json.member("kind", "value")
      }
      json.member("type", type.text)
      if let derivedFrom { json.member("refetches", derivedFrom.text) }
      if let refetchQuery { json.member("refetchQuery", refetchQuery.text) }
      json.array("variables") { json in
        for variable in variables {
          json.object { json in
            json.member("name", variable.name.text)
            json.member("type", variable.type)
            if let value = variable.defaultValue { json.member("defaultValue", value) }
            json.member("origin", "\(variable.origin)")
            json.strings("uses", variable.uses)
          }
        }
      }
      json.strings("spreads", spreads)
      json.strings("reaches", reaches.map(\.text))
      json.strings("spreadBy", spreadBy.map(\.text))
      json.strings("operations", operations.map(\.text))
      json.keys("reads", reads)
      json.keys("writes", writes)
      json.strings("checksFieldErrors", errorChecks.map(\.sentence))
      json.array("changedBy") { json in
        for change in changes {
          json.object { json in
            json.member("pipeline", change.pipeline.rawValue)
            json.member("transform", change.transform)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ key: String, _ values: [String]) {
    array(key) { for value in values { $0.string(value) } }
  }

  fileprivate mutating func keys(_ key: String, _ keys: [Explanation.Key]) {
    array(key) { json in
      for key in keys {
        json.object { json in
          json.member("type", key.type.text)
          json.member("key", key.text)
          json.member("isConstant", key.isConstant)
        }
      }
    }
  }
}

extension Explainer {
  /// One definition, or all of them in a list.
  package func json(of name: Symbol?) -> String? {
    var json = JSONWriter()
    guard let name else {
      json.array { json in
        for name in names { explanation(of: name, withChanges: false)?.write(to: &json) }
      }
      return json.text + "\n"
    }
    guard let explanation = explanation(of: name) else { return nil }
    explanation.write(to: &json)
    return json.text + "\n"
  }
}
