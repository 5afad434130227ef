package enum OperationKind: String, Sendable, Hashable, CaseIterable { case query, mutation, subscription }

/// OperationDefinition : Description? OperationType Name? VariableDefinitions? Directives? SelectionSet
package struct OperationDefinition: Sendable {
  package var description: StringValue?
  package var kind: OperationKind
  /// The word `query`, `mutation` or `subscription`; of the shorthand form, its `{`.
  package var keyword: SourceRange
  package var name: Name?
  package var variables: [VariableDefinition]
  package var directives: [Directive]
  package var selections: [Selection]
}

/// FragmentDefinition : Description? fragment FragmentName VariableDefinitions? TypeCondition Directives? SelectionSet
///
/// `variables` is Relay's older spelling of `@argumentDefinitions`.
package struct FragmentDefinition: Sendable {
  package var description: StringValue?
  /// The word `fragment`.
  package var keyword: SourceRange
  package var name: Name
  package var variables: [VariableDefinition]
  package var typeCondition: Name
  package var directives: [Directive]
  package var selections: [Selection]
}

/// VariableDefinition : Description? Variable : Type DefaultValue? Directives?
package struct VariableDefinition: Sendable {
  package var description: StringValue?
  /// Without the `$`; its range has it.
  package var name: Name
  package var type: TypeSyntax
  package var defaultValue: Value?
  /// From the `=` to the default's end; where there is none, empty.
  package var defaultRange: SourceRange
  package var directives: [Directive]
}

/// SelectionSet : { Selection+ }
package enum Selection: Sendable {
  case field(Field)
  case spread(FragmentSpread)
  case inline(InlineFragment)
}

/// Field : Alias? Name Arguments? Directives? SelectionSet?
package struct Field: Sendable {
  package var alias: Name?
  package var name: Name
  package var arguments: [Argument]
  package var directives: [Directive]
  /// Nil without braces.
  package var selections: [Selection]?

  /// The alias, else the name: the key of the response.
  package var responseName: Name { alias ?? name }
}

/// FragmentSpread : ... FragmentName Arguments? Directives?
///
/// `arguments` is the spelling `...F(x: 1)`, which Relay's flag `enable_fragment_argument_transform` allows.
package struct FragmentSpread: Sendable {
  package var name: Name
  package var arguments: [Argument]
  package var directives: [Directive]
  package var range: SourceRange
}

/// InlineFragment : ... TypeCondition? Directives? SelectionSet
package struct InlineFragment: Sendable {
  package var typeCondition: Name?
  package var directives: [Directive]
  package var selections: [Selection]
  /// The `...`.
  package var dots: SourceRange

  package init(typeCondition: Name?, directives: [Directive], selections: [Selection], dots: SourceRange) {
    self.typeCondition = typeCondition
    self.directives = directives
    self.selections = selections
    self.dots = dots
  }
}
