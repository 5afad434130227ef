import BatonCompiler
import GraphQLSchema
import GraphQLSyntax

extension BenchmarkGroup {
  /// Documents held against every rule, on one thread.
  static let validation = BenchmarkGroup(name: "validation") { report in
    for (count, name) in [(550, "1650 definitions"), (3300, "9900 definitions")] {
      guard report.wants("validation/" + name) else { continue }
      let input = ValidationInput(documents: count)
      report.measure("validation/" + name, .milliseconds) {
        let errors = validate(input.documents, files: input.files, schema: input.schema).filter {
          $0.severity == .error
        }
        precondition(errors.isEmpty, errors[0].message.text)
      }
      report.measure("validation/\(name), a selection", .nanoseconds, count: input.selectionCount) {
        keep(validate(input.documents, files: input.files, schema: input.schema))
      }
    }

    guard report.wants("validation/fan-out") else { return }
    let fanOut = ValidationInput.fanOut(levels: 2000)
    report.measure("validation/fan-out", .milliseconds) {
      precondition(!validate(fanOut.documents, files: fanOut.files, schema: fanOut.schema).hasErrors)
    }
  }
}

/// Parsed documents and their schema.
private struct ValidationInput {
  var files: [SourceFile]
  var documents: [Document]
  var schema: Schema

  init(documents count: Int) {
    let app = SyntheticApp(documents: count, schemaKilobytes: 866)
    self.init(app.documents, schema: app.schema)
  }

  private init(_ documents: [SourceFile], schema: SourceFile) {
    files = documents + [schema]
    self.documents = documents.enumerated().map { parse($1, id: FileID($0), as: .executable).document }
    let types = parse(schema, id: FileID(documents.count), as: .typeSystem).document
    self.schema = SchemaBuilder.build([SchemaDocument(types)]).schema
  }

  /// Fragments of which each spreads the next one twice, so that no number could count the paths.
  static func fanOut(levels: Int) -> ValidationInput {
    var text = "query Q($a: Boolean!) { top { ...F0 } }\n"
    for level in 0..<levels {
      text += "fragment F\(level) on T { left: next { ...F\(level + 1) } right: next { ...F\(level + 1) } }\n"
    }
    text += "fragment F\(levels) on T { name @include(if: $a) }\n"
    return ValidationInput(
      [SourceFile(path: "fan.graphql", text: text)],
      schema: SourceFile(path: "schema.graphql", text: "type Query { top: T } type T { next: T name: String }"))
  }

  var selectionCount: Int {
    func count(_ set: [Selection]) -> Int {
      set.reduce(0) { total, selection in
        switch selection {
        case .field(let field): total + 1 + (field.selections.map(count) ?? 0)
        case .inline(let inline): total + 1 + count(inline.selections)
        case .spread: total + 1
        }
      }
    }
    return documents.flatMap(\.definitions).reduce(0) { total, definition in
      switch definition {
      case .operation(let operation): total + count(operation.selections)
      case .fragment(let fragment): total + count(fragment.selections)
      case .typeSystem: total
      }
    }
  }
}
