import GraphQLSchema
import GraphQLSyntax

extension Rule {
  /// A field of objects says what is read of them; a field of scalars has nothing to select.
  ///
  /// Specification: Leaf Field Selections.
  static let scalarLeafs = Rule("ScalarLeafs") { hooks, context in
    hooks.onField { field, definition in
      let kind = context.schema.kind(of: definition.type)
      if kind.isLeaf, field.selections != nil {
        context.report(.selectionsOnLeaf(field, context.schema[definition.type]), at: field.name)
      } else if kind.isComposite, field.selections?.isEmpty ?? true {
        context.report(.missingSelections(field, context.schema[definition.type]), at: field.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func selectionsOnLeaf(_ field: Field, _ type: TypeDefinition) -> Self {
    Self("`\(field.name)` is of type `\(type.name)`, which has no fields; drop the braces")
  }

  fileprivate static func missingSelections(_ field: Field, _ type: TypeDefinition) -> Self {
    Self("`\(field.name)` is of type `\(type.name)`; say what to read of it, `\(field.name) { … }`")
  }
}
