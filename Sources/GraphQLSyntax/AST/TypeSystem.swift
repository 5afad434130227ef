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
}

/// RootOperationTypeDefinition : OperationType : NamedType
package struct RootOperationTypeDefinition: Sendable {
  package var kind: OperationKind
  /// The word before the colon.
  package var keyword: SourceRange
  package var type: Name
}

/// ImplementsInterfaces? FieldsDefinition?
package struct ImplementingType: Sendable {
  package var interfaces: [Name]
  package var fields: [FieldDefinitionSyntax]
}

/// FieldDefinition : Description? Name ArgumentsDefinition? : Type Directives?
package struct FieldDefinitionSyntax: Sendable {
  package var description: StringValue?
  package var name: Name
  package var arguments: [InputValueDefinition]
  package var type: TypeSyntax
  package var directives: [Directive]
}

/// InputValueDefinition : Description? Name : Type DefaultValue? Directives?
package struct InputValueDefinition: Sendable {
  package var description: StringValue?
  package var name: Name
  package var type: TypeSyntax
  package var defaultValue: Value?
  package var directives: [Directive]
}

/// EnumValueDefinition : Description? EnumValue Directives?
package struct EnumValueDefinition: Sendable {
  package var description: StringValue?
  package var name: Name
  package var directives: [Directive]
}

/// DirectiveDefinition : Description? directive @ Name ArgumentsDefinition? repeatable? on DirectiveLocations
package struct DirectiveDefinition: Sendable {
  package var arguments: [InputValueDefinition]
  package var isRepeatable: Bool
  package var locations: [Name]
}
