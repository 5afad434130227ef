import GraphQLSyntax

/// A requirement on a schema: one of the specification's type validations, or one of Relay's.
package struct SchemaRule: Sendable {
  package let name: String
  let check: @Sendable (SchemaRuleContext) -> Void

  init(_ name: String, _ check: @escaping @Sendable (SchemaRuleContext) -> Void) {
    self.name = name
    self.check = check
  }

  /// All of them, in the order of the specification: names and references first, then types, then values and directives.
  static let all: [SchemaRule] = []
}

/// What a rule sees: the schema, the definitions that it was merged from, and what the builder could not resolve.
package final class SchemaRuleContext {
  let schema: Schema
  let documents: [SchemaDocument]
  let builder: SchemaBuilder
  private(set) var diagnostics: [Diagnostic] = []

  init(schema: Schema, documents: [SchemaDocument], builder: SchemaBuilder) {
    self.schema = schema
    self.documents = documents
    self.builder = builder
  }

  func report(
    _ severity: Diagnostic.Severity = .error, _ message: Diagnostic.Message, at location: Location,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(severity, message, at: location, notes: notes))
  }
}
