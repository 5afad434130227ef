public import GraphQLSchema
public import GraphQLSyntax

/// The typed program: documents that were checked, with every name resolved against the schema and every client
/// directive turned into a fact on the node it stood on.
///
/// Nodes are immutable and shared: a transform keeps what it does not change.
public enum IR {}

extension IR {
  /// The operations and fragments of one compilation, or of one of the programs derived from it.
  public struct Program: Sendable {
    package let schema: Schema
    public let operations: [Operation]
    public let fragments: [Fragment]
    @usableFromInline let fragmentIndex: SymbolMap

    package init(schema: Schema, operations: [Operation], fragments: [Fragment]) {
      var index = SymbolMap(capacity: fragments.count)
      for (number, fragment) in fragments.enumerated() { _ = index.insert(fragment.name, number) }
      self.init(schema, operations, fragments, index)
    }

    private init(_ schema: Schema, _ operations: [Operation], _ fragments: [Fragment], _ index: SymbolMap) {
      self.schema = schema
      self.operations = operations
      self.fragments = fragments
      fragmentIndex = index
    }

    /// Its index among the fragments.
    @inlinable public func number(of fragment: Symbol) -> Int? { fragmentIndex[fragment] }
    @inlinable public func fragment(_ name: Symbol) -> Fragment? { fragmentIndex[name].map { fragments[$0] } }

    /// What any of the definitions holds.
    package var traits: Traits {
      var traits: Traits = []
      for operation in operations { traits.formUnion(operation.traits) }
      for fragment in fragments { traits.formUnion(fragment.traits) }
      return traits
    }

    @usableFromInline package func with(operations: [Operation]? = nil, fragments: [Fragment]? = nil) -> Program {
      guard let fragments else { return Program(schema, operations ?? self.operations, self.fragments, fragmentIndex) }
      let hasSameNames =
        fragments.count == self.fragments.count && zip(fragments, self.fragments).allSatisfy { $0.name == $1.name }
      return hasSameNames
        ? Program(schema, operations ?? self.operations, fragments, fragmentIndex)
        : Program(schema: schema, operations: operations ?? self.operations, fragments: fragments)
    }
  }

  /// A query, mutation or subscription.
  public final class Operation: Sendable {
    package let kind: OperationKind
    public let name: Symbol
    /// Where its name stands.
    package let location: Location
    public let type: TypeID
    package let variables: [Variable]
    /// What the server's schema declares, kept for the text.
    package let directives: [AppliedDirective]
    package let facts: DefinitionFacts
    public let selections: [Selection]
    public let extent: Extent
    @inlinable public var traits: Traits { extent.traits }

    package init(
      kind: OperationKind, name: Symbol, location: Location, type: TypeID, variables: [Variable],
      directives: [AppliedDirective], facts: DefinitionFacts, selections: [Selection]
    ) {
      self.kind = kind
      self.name = name
      self.location = location
      self.type = type
      self.variables = variables
      self.directives = directives
      self.facts = facts
      self.selections = selections
      extent = Extent(selections)
    }
  }

  public final class Fragment: Sendable {
    public let name: Symbol
    /// Where its name stands.
    package let location: Location
    public let type: TypeID
    /// `@argumentDefinitions`: variables of the fragment's own.
    package let variables: [Variable]
    /// Variables of whatever operation reaches it, each with the narrowest type it is used at.
    package let globals: [Variable]
    package let directives: [AppliedDirective]
    package let facts: DefinitionFacts
    public let selections: [Selection]
    public let extent: Extent
    @inlinable public var traits: Traits { extent.traits }

    package init(
      name: Symbol, location: Location, type: TypeID, variables: [Variable], globals: [Variable],
      directives: [AppliedDirective], facts: DefinitionFacts, selections: [Selection]
    ) {
      self.name = name
      self.location = location
      self.type = type
      self.variables = variables
      self.globals = globals
      self.directives = directives
      self.facts = facts
      self.selections = selections
      extent = Extent(selections)
    }
  }

  package struct Variable: Sendable {
    package var name: Symbol
    package var type: TypeReference
    package var defaultValue: Value?
    package var directives: [AppliedDirective]
    package var location: Location
    package var description: StringValue?
    /// The module of `provider:`, of a provided variable.
    package var provider: Symbol?

    package init(
      name: Symbol, type: TypeReference, defaultValue: Value? = nil, directives: [AppliedDirective] = [],
      location: Location, description: StringValue? = nil, provider: Symbol? = nil
    ) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.directives = directives
      self.location = location
      self.description = description
      self.provider = provider
    }
  }
}

extension IR.Operation {
  @usableFromInline package func with(selections: [IR.Selection]) -> IR.Operation { with(facts: nil, selections: selections) }

  package func with(
    location: Location? = nil, variables: [IR.Variable]? = nil, directives: [IR.AppliedDirective]? = nil,
    facts: IR.DefinitionFacts? = nil, selections: [IR.Selection]? = nil
  ) -> IR.Operation {
    IR.Operation(
      kind: kind, name: name, location: location ?? self.location, type: type, variables: variables ?? self.variables,
      directives: directives ?? self.directives, facts: facts ?? self.facts, selections: selections ?? self.selections)
  }
}

extension IR.Fragment {
  @usableFromInline package func with(selections: [IR.Selection]) -> IR.Fragment { with(facts: nil, selections: selections) }

  package func with(
    name: Symbol? = nil, location: Location? = nil, variables: [IR.Variable]? = nil, globals: [IR.Variable]? = nil,
    directives: [IR.AppliedDirective]? = nil, facts: IR.DefinitionFacts? = nil, selections: [IR.Selection]? = nil
  ) -> IR.Fragment {
    IR.Fragment(
      name: name ?? self.name, location: location ?? self.location, type: type, variables: variables ?? self.variables,
      globals: globals ?? self.globals, directives: directives ?? self.directives, facts: facts ?? self.facts,
      selections: selections ?? self.selections)
  }
}
