import GraphQLSyntax

extension Rule {
  /// An object literal gives each field once.
  ///
  /// Specification: Input Object Field Uniqueness.
  static let uniqueInputFieldNames = Rule("UniqueInputFieldNames") { hooks, context in
    func check(_ fields: [ObjectField]) {
      repeated(fields, name: \.name) { second, first in
        context.report(
          .duplicateInputField(second.name), at: second.name,
          notes: [context.note("it is given here already", at: first.name.range)])
      }
    }
    hooks.onInputObject { _, fields, _ in check(fields) }
    hooks.onLiteral { value, _ in
      if case .object(let fields) = value.kind { check(fields) }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateInputField(_ name: Name) -> Self { Self("`\(name)` is given twice") }
}
