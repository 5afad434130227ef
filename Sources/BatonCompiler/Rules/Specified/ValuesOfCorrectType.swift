import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A literal is one of the type that stands there: of an argument, of a default, of what a spread passes.
  ///
  /// Specification: Values of Correct Type, Input Object Field Names, Input Object Field Uniqueness, Input Object
  /// Required Fields. The schema's own values are held against the same ``ValueChecker``, which has the messages.
  static let valuesOfCorrectType = Rule("ValuesOfCorrectType") { hooks, context in
    let report: (Diagnostic) -> Void = { context.report([$0]) }
    hooks.onValue { value, type in
      if case .variable = value.kind { return }
      context.valueChecker(report: report).check(value, against: type)
    }
  }
}

extension RuleContext {
  /// Checks values in the file that is being walked.
  func valueChecker(report: @escaping (Diagnostic) -> Void) -> ValueChecker {
    ValueChecker(
      schema: schema, file: file, customScalars: options.strictCustomScalars ? .variablesOnly : .constants,
      hints: names, isVariable: { self.variables[$0] != nil }, report: report)
  }
}
