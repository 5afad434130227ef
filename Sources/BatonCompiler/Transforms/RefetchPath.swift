import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// Where a query finds the record of a fragment.
struct RefetchPath {
  let schema: Schema
  let query: TypeDefinition
  let options: TransformOptions

  struct Path {
    /// The field of the query; nil where the fragment is on the query itself.
    var field: FieldDefinition?
    var identifier: (argument: InputValue, field: Symbol)?
    /// What the fragment must select for it, where it does not.
    var added: [IR.Selection] = []

    func selections(spreading fragment: IR.Fragment) -> [IR.Selection] {
      let location = fragment.location
      let arguments = fragment.variables.filter { $0.provider == nil }.map {
        IR.Argument($0.name, .variable($0.name), location: location, valueLocation: location)
      }
      let spread = IR.Selection.spread(
        IR.FragmentSpread(fragment: fragment.name, arguments: arguments, location: location))
      guard let field else { return [spread] }
      var head = IR.FieldHead(
        alias: nil, definition: field,
        arguments: identifier.map {
          [IR.Argument($0.argument.name, .variable(.id), location: location, valueLocation: location)]
        } ?? [], location: location)
      head.facts = IR.FieldFacts(isGenerated: true)
      return [.linked(IR.LinkedField(head, selections: [spread]))]
    }
  }

  func path(to fragment: IR.Fragment, prefersFetchable: Bool) -> Path? {
    let type = schema[fragment.type]
    if let path = viewer(type) { return path }
    if type.id == query.id { return Path() }
    return prefersFetchable
      ? fetchable(type, fragment) ?? node(type, fragment)
      : node(type, fragment) ?? fetchable(type, fragment)
  }

  private func viewer(_ type: TypeDefinition) -> Path? {
    guard type.name == "Viewer", let field = query.field("viewer"), field.type.named == type.id, !field.type.isList,
      field.arguments.isEmpty
    else { return nil }
    return Path(field: field)
  }

  private func node(_ type: TypeDefinition, _ fragment: IR.Fragment) -> Path? {
    guard let node = schema.type("Node"), node.kind == .interface, let id = node.field(nodeKey),
      let field = query.field(.node), field.arguments.count == 1, isNode(type, node)
    else { return nil }
    var path = Path(field: field, identifier: (field.arguments[0], nodeKey))
    if let own = type.field(nodeKey) {
      if !selects(own, in: fragment) { path.added = [generated(own, at: fragment.location)] }
    } else {
      var facts = IR.InlineFacts()
      facts.isGenerated = true
      path.added = [
        .inline(
          IR.InlineFragment(
            typeCondition: node.id, facts: facts, location: fragment.location,
            selections: [generated(id, at: fragment.location)]))
      ]
    }
    return path
  }

  /// The field by which `node` finds a record: what identifies every one (Relay's `nodeInterfaceIdField`).
  private var nodeKey: Symbol { options.identity.standard.count == 1 ? options.identity.standard[0] : .id }

  /// Whether whatever object of the type there is implements `Node`.
  private func isNode(_ type: TypeDefinition, _ node: TypeDefinition) -> Bool {
    if type.id == node.id { return true }
    let objects = schema.possibleTypes(of: type.id)
    return !objects.isEmpty && objects.allSatisfy { schema[$0].interfaces.contains(node.id) }
  }

  private func fetchable(_ type: TypeDefinition, _ fragment: IR.Fragment) -> Path? {
    guard let directive = type.directives["fetchable"],
      case .string(let name) = directive.argument("field_name")?.value.kind,
      let identifier = type.field(Symbol(name.value)), schema[identifier.type].name == "ID",
      let field = query.field(Symbol("fetch__" + type.name.text)), field.type.named == type.id,
      let argument = field.arguments.first, schema[argument.type].name == "ID"
    else { return nil }
    var path = Path(field: field, identifier: (argument, identifier.name))
    if !selects(identifier, in: fragment) { path.added.append(generated(identifier, at: fragment.location)) }
    if options.selectsToken, !selects(schema.meta.token, in: fragment) {
      path.added.append(generated(schema.meta.token, at: fragment.location))
    }
    return path
  }

  private func selects(_ field: FieldDefinition, in fragment: IR.Fragment) -> Bool {
    fragment.selections.contains { selection in
      guard case .scalar(let own) = selection else { return false }
      return own.head.responseKey == field.name && own.head.definition.type.named == field.type.named
        && own.head.definition.name == field.name
    }
  }

  private func generated(_ field: FieldDefinition, at location: Location) -> IR.Selection {
    var head = IR.FieldHead(alias: nil, definition: field, arguments: [], location: location)
    head.facts = IR.FieldFacts(isGenerated: true)
    return .scalar(IR.ScalarField(head))
  }
}
