/// TypeSystemDefinitionOrExtension
package struct TypeSystemDefinition: Sendable {
  package enum Kind: Sendable {
    case schema([RootOperationTypeDefinition])
    case directive(DirectiveDefinition)
    case scalar
    case object(ImplementingType)
    case interface(ImplementingType)
    case union([Name])
    case `enum`([EnumValueDefinition])
    case input([InputValueDefinition])
  }

  package var description: StringValue?
  package var isExtension: Bool
  /// The name of what is defined; `schema` has none.
  package var name: Name?
  package var directives: [Directive]
  package var kind: Kind
  /// The keyword: `type`, `schema`, …
  package var keyword: SourceRange

  package init(
    description: StringValue?, isExtension: Bool, name: Name?, directives: [Directive], kind: Kind,
    keyword: SourceRange
  ) {
    self.description = description
    self.isExtension = isExtension
    self.name = name
    self.directives = directives
    self.kind = kind
    self.keyword = keyword
  }
}

/// RootOperationTypeDefinition : OperationType : NamedType
package struct RootOperationTypeDefinition: Sendable {
  package var kind: OperationKind
  /// The word before the colon.
  package var keyword: SourceRange
  package var type: Name

  package init(kind: OperationKind, keyword: SourceRange, type: Name) {
    self.kind = kind
    self.keyword = keyword
    self.type = type
  }
}

/// ImplementsInterfaces? FieldsDefinition?
package struct ImplementingType: Sendable {
  package var interfaces: [Name]
  package var fields: [FieldDefinitionSyntax]

  package init(interfaces: [Name], fields: [FieldDefinitionSyntax]) {
    self.interfaces = interfaces
    self.fields = fields
  }
}

/// FieldDefinition : Description? Name ArgumentsDefinition? : Type Directives?
package struct FieldDefinitionSyntax: Sendable {
  package var description: StringValue?
  package var name: Name
  package var arguments: [InputValueDefinition]
  package var type: TypeSyntax
  package var directives: [Directive]

  package init(
    description: StringValue?, name: Name, arguments: [InputValueDefinition], type: TypeSyntax,
    directives: [Directive]
  ) {
    self.description = description
    self.name = name
    self.arguments = arguments
    self.type = type
    self.directives = directives
  }
}

/// InputValueDefinition : Description? Name : Type DefaultValue? Directives?
package struct InputValueDefinition: Sendable {
  package var description: StringValue?
  package var name: Name
  package var type: TypeSyntax
  package var defaultValue: Value?
  package var directives: [Directive]

  package init(
    description: StringValue?, name: Name, type: TypeSyntax, defaultValue: Value?, directives: [Directive]
  ) {
    self.description = description
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.directives = directives
  }
}

/// EnumValueDefinition : Description? EnumValue Directives?
package struct EnumValueDefinition: Sendable {
  package var description: StringValue?
  package var name: Name
  package var directives: [Directive]

  package init(description: StringValue?, name: Name, directives: [Directive]) {
    self.description = description
    self.name = name
    self.directives = directives
  }
}

/// DirectiveDefinition : Description? directive @ Name ArgumentsDefinition? repeatable? on DirectiveLocations
package struct DirectiveDefinition: Sendable {
  package var arguments: [InputValueDefinition]
  package var isRepeatable: Bool
  package var locations: [Name]

  package init(arguments: [InputValueDefinition], isRepeatable: Bool, locations: [Name]) {
    self.arguments = arguments
    self.isRepeatable = isRepeatable
    self.locations = locations
  }
}
