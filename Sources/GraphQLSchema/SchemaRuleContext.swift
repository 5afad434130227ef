import GraphQLSyntax

/// What all rules see: the schema, the definitions that it was merged from, and what the builder could not resolve.
struct SchemaFacts: Sendable {
  let schema: Schema
  let documents: [SchemaDocument]
  let builder: SchemaBuilder
  /// The types of the schema's files: not the built-in ones, nor stand-ins.
  let types: [TypeDefinition]
  /// Interfaces that implement themselves, one path for each knot of them.
  let interfaceCycles: [Cycle]
  /// The interfaces in such knots, of which nothing else is asked.
  let cyclicInterfaces: Set<TypeID>
  /// Every list of directives in the files, with where it stands.
  let directiveSites: [DirectiveSite]

  init(schema: Schema, documents: [SchemaDocument], builder: SchemaBuilder) {
    self.schema = schema
    self.documents = documents
    self.builder = builder
    types = schema.types.filter { $0.location.file != .builtIn }
    interfaceCycles = schema.interfaceCycles()
    cyclicInterfaces = Set(interfaceCycles.flatMap { $0.knot.map { TypeID($0) } })
    directiveSites = builder.parts.directiveSites()
  }
}

/// What one rule sees, and where it reports.
final class SchemaRuleContext {
  private let facts: SchemaFacts
  let hints = Hints()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ facts: SchemaFacts) { self.facts = facts }

  var schema: Schema { facts.schema }
  var documents: [SchemaDocument] { facts.documents }
  var builder: SchemaBuilder { facts.builder }
  var types: [TypeDefinition] { facts.types }
  var interfaceCycles: [Cycle] { facts.interfaceCycles }
  var cyclicInterfaces: Set<TypeID> { facts.cyclicInterfaces }
  var directiveSites: [DirectiveSite] { facts.directiveSites }

  func report(_ message: Diagnostic.Message, at location: Location, notes: [Diagnostic.Note] = []) {
    report(Diagnostic(.error, message, at: location, notes: notes))
  }

  func warn(_ message: Diagnostic.Message, at location: Location, notes: [Diagnostic.Note] = []) {
    report(Diagnostic(.warning, message, at: location, notes: notes))
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Checks literals of a file, where a custom scalar takes any.
  func valueChecker(_ file: FileID) -> ValueChecker {
    ValueChecker(schema: schema, file: file, customScalars: .anyLiteral, hints: hints) { self.report($0) }
  }

  func parts(of type: TypeDefinition) -> TypeParts { builder.parts.types[Int(type.id.index)] }

  /// Whether a reference names a type that is not there, which has been said where it was written.
  func isUnresolved(_ reference: TypeReference) -> Bool {
    Int(reference.named.index) >= builder.parts.types.count
  }

  /// The directives that the schema's files define. One that is built in keeps its own shape, whatever they say of it.
  var directives: [(schema: DirectiveSchema, part: SchemaPart)] {
    builder.parts.directives.compactMap { parts in
      guard !parts.definition.isBuiltIn, let name = parts.definition.syntax.name?.symbol else { return nil }
      return schema.directives[name].map { ($0, parts.definition) }
    }
  }
}

extension SchemaPart {
  /// Where its name stands, without a directive's `@`.
  var bareNameLocation: Location {
    var location = nameLocation
    if case .directive = syntax.kind { location.range.start += 1 }
    return location
  }
}

extension TypeKind {
  /// With its article, for messages.
  var title: String {
    switch self {
    case .scalar: "a scalar"
    case .object: "an object type"
    case .interface: "an interface"
    case .union: "a union"
    case .enum: "an enum"
    case .input: "an input type"
    }
  }

  /// The word that defines or extends one.
  var keyword: String {
    switch self {
    case .scalar: "scalar"
    case .object: "type"
    case .interface: "interface"
    case .union: "union"
    case .enum: "enum"
    case .input: "input"
    }
  }
}
