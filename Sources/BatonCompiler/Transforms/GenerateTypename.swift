import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Selects `__typename` on a field of an interface or union, and in a fragment on one `__isNode: __typename`, by
  /// which the store learns that the object, whatever its type, is a `Node`.
  static let generateTypename = Transform("generateTypename") { program, _ in
    var generator = TypenameGenerator(schema: program.schema)
    return program.changing(.all) { operation in
      generator.rewritten(operation.selections, parent: operation.type).map { operation.with(selections: $0) }
    } fragment: { fragment in
      let selections = generator.rewritten(fragment.selections, parent: fragment.type)
      guard let discriminator = generator.discriminator(of: fragment.type, at: fragment.location) else {
        return selections.map { fragment.with(selections: $0) }
      }
      return fragment.with(selections: [discriminator] + (selections ?? fragment.selections))
    }
  }
}

private struct TypenameGenerator: SelectionRewriter {
  let schema: Schema
  let looksFor: IR.Traits = [.linked, .inline]

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    switch selection {
    case .linked(let field):
      let type = schema[field.head.definition.type]
      let selections = rewritten(field.selections, parent: type.id)
      guard type.isAbstract, !field.selections.selects(.typename) else {
        return selections.map { .replace(selection.with(selections: $0)) } ?? .keep
      }
      let typename = generated(alias: nil, at: field.head.location)
      return .replace(selection.with(selections: [typename] + (selections ?? field.selections)))
    case .inline(let inline):
      let type = inline.typeCondition ?? parent
      let selections = rewritten(inline.selections, parent: type)
      guard !inline.facts.isBarrier, let discriminator = discriminator(of: type, at: inline.location) else {
        return selections.map { .replace(selection.with(selections: $0)) } ?? .keep
      }
      return .replace(selection.with(selections: [discriminator] + (selections ?? inline.selections)))
    default: return rewriteInside(selection, parent: parent)
    }
  }

  func discriminator(of type: TypeID, at location: Location) -> IR.Selection? {
    let type = schema[type]
    return type.isAbstract && !type.isClient ? generated(alias: Symbol("__is" + type.name.text), at: location) : nil
  }

  private func generated(alias: Symbol?, at location: Location) -> IR.Selection {
    var head = IR.FieldHead(alias: alias, definition: schema.meta.typename, arguments: [], location: location)
    head.facts = IR.FieldFacts(isGenerated: true)
    if alias != nil { head.facts.discriminates = true }
    return .scalar(IR.ScalarField(head))
  }
}

extension [IR.Selection] {
  /// A field of this name directly here, under its own name and no condition.
  func selects(_ name: Symbol) -> Bool {
    contains { selection in
      guard case .scalar(let field) = selection else { return false }
      return field.key == name && field.head.definition.name == name
    }
  }
}
