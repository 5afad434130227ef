public import GraphQLSchema
public import GraphQLSyntax

extension IR {
  public enum Selection: Sendable {
    case scalar(ScalarField)
    case linked(LinkedField)
    case inline(InlineFragment)
    case spread(FragmentSpread)
    case condition(Condition)
  }

  /// What scalar and linked fields have in common.
  package struct FieldHead: Sendable {
    package var alias: Symbol?
    package var definition: FieldDefinition
    package var arguments: [Argument]
    /// The server's directives, in order.
    package var directives: [AppliedDirective] = []
    package var facts = FieldFacts()
    /// Where its alias stands, or its name.
    package var location: Location
    /// Where its name stands.
    package var nameLocation: Location

    package init(
      alias: Symbol?, definition: FieldDefinition, arguments: [Argument], location: Location,
      nameLocation: Location? = nil
    ) {
      self.alias = alias
      self.definition = definition
      self.arguments = arguments
      self.location = location
      self.nameLocation = nameLocation ?? location
    }

    /// The key of the response.
    package var responseKey: Symbol { alias ?? definition.name }
  }

  /// A field of a scalar or enum type, in lists or not.
  public final class ScalarField: Sendable {
    package let head: FieldHead
    /// The key of the response.
    public let key: Symbol
    public let traits: Traits

    package init(_ head: consuming FieldHead) {
      key = head.responseKey
      traits = head.traits.union(.scalar)
      self.head = head
    }
  }

  /// A field of an object, interface or union type, in lists or not.
  public final class LinkedField: Sendable {
    package let head: FieldHead
    /// The key of the response.
    public let key: Symbol
    /// The type that its selections are on.
    public let type: TypeID
    public let selections: [Selection]
    /// Its own alone.
    public let ownTraits: Traits
    public let extent: Extent

    package init(_ head: consuming FieldHead, selections: [Selection]) {
      self.selections = selections
      key = head.responseKey
      type = head.definition.type.named
      ownTraits = head.traits.union(.linked)
      extent = Extent(around: selections, ownTraits)
      self.head = head
    }
  }

  public final class InlineFragment: Sendable {
    public let typeCondition: TypeID?
    package let directives: [AppliedDirective]
    package let facts: InlineFacts
    /// Where its `...` stands.
    package let location: Location
    public let selections: [Selection]
    /// Its own alone.
    public let ownTraits: Traits
    public let extent: Extent

    package init(
      typeCondition: TypeID?, directives: [AppliedDirective] = [], facts: InlineFacts = InlineFacts(),
      location: Location, selections: [Selection]
    ) {
      self.typeCondition = typeCondition
      self.directives = directives
      self.facts = facts
      self.location = location
      self.selections = selections
      var traits = facts.traits.union(.inline)
      for directive in directives { traits.add(directive.arguments) }
      ownTraits = traits
      extent = Extent(around: selections, traits)
    }
  }

  public final class FragmentSpread: Sendable {
    /// In the operation text a fragment with arguments applied has its hash in the name.
    package let fragment: Symbol
    package let arguments: [Argument]
    package let directives: [AppliedDirective]
    package let facts: SpreadFacts
    /// Where its name stands.
    package let location: Location
    public let traits: Traits

    package init(
      fragment: Symbol, arguments: [Argument] = [], directives: [AppliedDirective] = [],
      facts: SpreadFacts = SpreadFacts(), location: Location
    ) {
      self.fragment = fragment
      self.arguments = arguments
      self.directives = directives
      self.facts = facts
      self.location = location
      var traits = facts.traits.union(.spread)
      for argument in arguments { traits.add(argument.value) }
      for directive in directives { traits.add(directive.arguments) }
      self.traits = traits
    }
  }

  /// `@include` and `@skip`: what stands inside is selected when the value equals `passing`.
  public final class Condition: Sendable {
    package enum Value: Hashable, Sendable { case constant(Bool), variable(Symbol) }

    package let value: Value
    /// true for `@include`, false for `@skip`.
    package let passing: Bool
    /// Where the directive's name stands.
    package let location: Location
    /// Where the value of `if:` stands.
    package let valueLocation: Location
    public let selections: [Selection]
    public let extent: Extent

    package init(
      _ value: Value, passing: Bool, location: Location, valueLocation: Location, selections: [Selection]
    ) {
      self.value = value
      self.passing = passing
      self.location = location
      self.valueLocation = valueLocation
      self.selections = selections
      let own: Traits =
        switch value {
        case .constant: [.condition, .constant]
        case .variable: [.condition, .variable]
        }
      extent = Extent(around: selections, own)
    }
  }
}

extension IR {
  /// What selections come to, with those inside and without what is spread.
  public struct Extent: Sendable {
    public private(set) var traits: Traits = []
    /// Levels down to the deepest field.
    package private(set) var height: Int32 = 0
    /// Selections that hold others, each as often as there are ways to it: at most `Int32.max`, since nodes are shared.
    package private(set) var containers: Int32 = 0

    package init(_ selections: [Selection]) {
      for selection in selections {
        let inner = selection.extent
        traits.formUnion(inner.traits)
        height = max(height, inner.height)
        add(inner.containers)
      }
    }

    /// Of a selection around others.
    init(around selections: [Selection], _ traits: Traits) {
      self.init(selections)
      self.traits.formUnion(traits)
      height += 1
      add(1)
    }

    private mutating func add(_ more: Int32) {
      let (sum, isTooLarge) = containers.addingReportingOverflow(more)
      containers = isTooLarge ? .max : sum
    }

    fileprivate init(traits: Traits, height: Int32, containers: Int32) {
      self.traits = traits
      self.height = height
      self.containers = containers
    }
  }
}

extension IR.Selection {
  /// The parts of a field, scalar or linked.
  package var head: IR.FieldHead? {
    switch self {
    case .scalar(let field): field.head
    case .linked(let field): field.head
    default: nil
    }
  }

  /// The key of the response, of a field.
  @inlinable public var key: Symbol? {
    switch self {
    case .scalar(let field): field.key
    case .linked(let field): field.key
    default: nil
    }
  }

  /// What stands inside; empty for a scalar field and a spread.
  @inlinable public var selections: [IR.Selection] {
    switch self {
    case .scalar, .spread: []
    case .linked(let field): field.selections
    case .inline(let fragment): fragment.selections
    case .condition(let condition): condition.selections
    }
  }

  @inlinable @inline(__always) public var traits: IR.Traits {
    switch self {
    case .scalar(let node): node.traits
    case .linked(let node): node.extent.traits
    case .inline(let node): node.extent.traits
    case .spread(let node): node.traits
    case .condition(let node): node.extent.traits
    }
  }

  fileprivate var extent: IR.Extent {
    switch self {
    case .scalar(let node): IR.Extent(traits: node.traits, height: 1, containers: 0)
    case .linked(let node): node.extent
    case .inline(let node): node.extent
    case .spread(let node): IR.Extent(traits: node.traits, height: 0, containers: 0)
    case .condition(let node): node.extent
    }
  }

  /// The node itself: two selections with the same one are the same.
  @inlinable @inline(__always) public var node: ObjectIdentifier {
    switch self {
    case .scalar(let node): ObjectIdentifier(node)
    case .linked(let node): ObjectIdentifier(node)
    case .inline(let node): ObjectIdentifier(node)
    case .spread(let node): ObjectIdentifier(node)
    case .condition(let node): ObjectIdentifier(node)
    }
  }

  package var location: Location {
    switch self {
    case .scalar(let node): node.head.location
    case .linked(let node): node.head.location
    case .inline(let node): node.location
    case .spread(let node): node.location
    case .condition(let node): node.location
    }
  }

  @usableFromInline package func with(selections: [IR.Selection]) -> IR.Selection {
    switch self {
    case .scalar, .spread: self
    case .linked(let field): .linked(IR.LinkedField(field.head, selections: selections))
    case .inline(let fragment): .inline(fragment.with(selections: selections))
    case .condition(let condition): .condition(condition.with(selections: selections))
    }
  }
}

extension IR.InlineFragment {
  package func with(
    directives: [IR.AppliedDirective]? = nil, facts: IR.InlineFacts? = nil, selections: [IR.Selection]? = nil
  ) -> IR.InlineFragment {
    IR.InlineFragment(
      typeCondition: typeCondition, directives: directives ?? self.directives, facts: facts ?? self.facts,
      location: location, selections: selections ?? self.selections)
  }
}

extension IR.FragmentSpread {
  package func with(
    fragment: Symbol? = nil, arguments: [IR.Argument]? = nil, directives: [IR.AppliedDirective]? = nil,
    facts: IR.SpreadFacts? = nil
  ) -> IR.FragmentSpread {
    IR.FragmentSpread(
      fragment: fragment ?? self.fragment, arguments: arguments ?? self.arguments,
      directives: directives ?? self.directives, facts: facts ?? self.facts, location: location)
  }
}

extension IR.Condition {
  package func with(value: Value? = nil, selections: [IR.Selection]? = nil) -> IR.Condition {
    IR.Condition(
      value ?? self.value, passing: passing, location: location, valueLocation: valueLocation,
      selections: selections ?? self.selections)
  }
}
