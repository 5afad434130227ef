import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A selected field is one of the type that it is selected on.
  ///
  /// Specification: Field Selections.
  static let fieldsOnCorrectType = Rule("FieldsOnCorrectType") { hooks, context in
    hooks.onUnknownField { field, parent in
      context.report(
        message(for: field, of: parent, context), at: field.name,
        notes: [Diagnostic.Note("`\(parent.name)` is declared here", at: parent.location)])
    }
  }

  private static func message(
    for field: Field, of parent: TypeDefinition, _ context: RuleContext
  ) -> Diagnostic.Message {
    if context.documents.fragment(missingDotsOf: field) != nil { return .missingDots(field, parent) }
    if field.name.symbol == .on, field.selections == nil { return .missingDotsOfCondition(parent) }
    if context.schema.isDirective(field) { return .missingAt(field, parent) }
    return .unknownField(field, of: parent, in: context.schema, context.hints)
  }
}

extension Schema {
  /// Whether a field that its parent does not have is what is left of a directive without its `@`.
  fileprivate func isDirective(_ field: Field) -> Bool {
    field.alias == nil && knowsDirective(field.name.symbol)
  }
}

extension Diagnostic.Message {
  fileprivate static func missingDots(_ field: Field, _ parent: TypeDefinition) -> Self {
    Self("`\(parent.name)` has no field `\(field.name)`; the fragment is spread as `...\(field.name)`")
  }

  fileprivate static func missingDotsOfCondition(_ parent: TypeDefinition) -> Self {
    Self("`\(parent.name)` has no field `on`; a type condition is written `... on Type { … }`")
  }

  fileprivate static func missingAt(_ field: Field, _ parent: TypeDefinition) -> Self {
    Self("`\(parent.name)` has no field `\(field.name)`; a directive is written `@\(field.name)`")
  }

  fileprivate static func unknownField(
    _ field: Field, of parent: TypeDefinition, in schema: Schema, _ hints: ScopedHints
  ) -> Self {
    if parent.id == schema.query, field.name.symbol == .schema || field.name.symbol == .type {
      return Self(
        "`\(field.name)` is for tools that ask for the schema; of introspection a document takes `__typename` alone")
    }
    let problem = "`\(parent.name)` has no field `\(field.name)`"
    if let (kind, root) = schema.otherRoot(than: parent, with: field.name.symbol) {
      return Self(problem + "; `\(root.name)` has, so ask for it in a \(kind.rawValue)")
    }
    let owners = parent.isAbstract ? schema.owners(of: field.name.symbol, within: parent) : []
    if !owners.isEmpty { return Self(problem + "; use an inline fragment on \(owners.listed("or"))") }
    let everywhere = field.name.text.hasPrefix("__") ? ["__typename", "__id"] : []
    return Self(
      problem
        + hints.hint(for: field.name, among: .fields(of: parent.id)) { parent.fields.map(\.name.text) + everywhere })
  }
}

extension Schema {
  /// Of a root type: another one that has a field.
  fileprivate func otherRoot(
    than parent: TypeDefinition, with field: Symbol
  ) -> (kind: OperationKind, root: TypeDefinition)? {
    let roots = OperationKind.allCases.compactMap { kind in root(kind).map { (kind: kind, root: $0) } }
    guard roots.contains(where: { $0.root === parent }) else { return nil }
    return roots.first { $0.root.field(field) != nil }
  }

  /// The types that a value of `parent` can be and that have the field: interfaces where they do, at most four.
  fileprivate func owners(of field: Symbol, within parent: TypeDefinition) -> [String] {
    let objects = possibleTypes(of: parent.id).filter { self[$0].field(field) != nil }
    let interfaces = Set(objects.flatMap { self[$0].interfaces })
      .filter { $0 != parent.id && self[$0].field(field) != nil }
      .sorted(by: { self[$0].name })
    return (interfaces + objects).prefix(4).map { self[$0].name.text }
  }
}

extension Symbol {
  fileprivate static let schema: Symbol = "__schema"
  fileprivate static let type: Symbol = "__type"
}
