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
  package var selections: SelectionSet

  package init(
    description: StringValue? = nil, kind: OperationKind, keyword: SourceRange, name: Name?,
    variables: [VariableDefinition], directives: [Directive], selections: SelectionSet
  ) {
    self.description = description
    self.kind = kind
    self.keyword = keyword
    self.name = name
    self.variables = variables
    self.directives = directives
    self.selections = selections
  }
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
  package var selections: SelectionSet

  package init(
    description: StringValue? = nil, keyword: SourceRange, name: Name, variables: [VariableDefinition] = [],
    typeCondition: Name, directives: [Directive], selections: SelectionSet
  ) {
    self.description = description
    self.keyword = keyword
    self.name = name
    self.variables = variables
    self.typeCondition = typeCondition
    self.directives = directives
    self.selections = selections
  }
}

/// VariableDefinition : Description? Variable : Type DefaultValue? Directives?
package struct VariableDefinition: Sendable {
  package var description: StringValue?
  /// Without the `$`; its range has it.
  package var name: Name
  package var type: TypeSyntax
  package var defaultValue: Value?
  package var directives: [Directive]

  package init(
    description: StringValue? = nil, name: Name, type: TypeSyntax, defaultValue: Value?, directives: [Directive]
  ) {
    self.description = description
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.directives = directives
  }
}

/// SelectionSet : { Selection+ }
package struct SelectionSet: Sendable {
  package var selections: [Selection]
  /// From `{` to `}`.
  package var range: SourceRange

  package init(_ selections: [Selection], range: SourceRange) {
    self.selections = selections
    self.range = range
  }
}

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
  package var selections: SelectionSet?
  package var range: SourceRange

  package init(
    alias: Name?, name: Name, arguments: [Argument], directives: [Directive], selections: SelectionSet?,
    range: SourceRange
  ) {
    self.alias = alias
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.selections = selections
    self.range = range
  }

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

  package init(name: Name, arguments: [Argument] = [], directives: [Directive], range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.range = range
  }
}

/// InlineFragment : ... TypeCondition? Directives? SelectionSet
package struct InlineFragment: Sendable {
  package var typeCondition: Name?
  package var directives: [Directive]
  package var selections: SelectionSet
  /// The `...`.
  package var dots: SourceRange

  package init(typeCondition: Name?, directives: [Directive], selections: SelectionSet, dots: SourceRange) {
    self.typeCondition = typeCondition
    self.directives = directives
    self.selections = selections
    self.dots = dots
  }
}
