import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Transform {
  /// Selects the fields that identify a record wherever an object is selected: `id`, where it is an `ID`, unless the
  /// configuration names others.
  static let generateID = Transform("generateID") { program, context in
    context.rewriting(program) { range, context in
      var generator = IDGenerator(schema: program.schema, identity: context.options.identity)
      return program.rewritten(range, by: &generator)
    }
  }
}

private struct IDGenerator: SelectionRewriter {
  let schema: Schema
  let looksFor: IR.Traits = .linked
  let identity: TransformOptions.Identity
  /// By type, what to append on it, when none of it is there; made once.
  private var additions: [Addition?]

  init(schema: Schema, identity: TransformOptions.Identity) {
    self.schema = schema
    self.identity = identity
    additions = Array(repeating: nil, count: schema.types.count)
  }

  mutating func rewrite(_ selection: IR.Selection, parent: TypeID) -> IR.Rewrite {
    guard case .linked(let field) = selection else { return rewriteInside(selection, parent: parent) }
    let type = field.type
    let selections = rewritten(field.selections, parent: type)
    let addition = addition(to: type)
    var added: [IR.Selection] = []
    for key in addition.fields where !field.selections.selects(key.name) {
      added.append(generated(key, at: field.head.location))
    }
    if addition.standard == nil || !field.selections.selects(addition.standard!) {
      for part in addition.fragments {
        added.append(fragment(on: part.type, part.fields, at: field.head.location))
      }
    }
    if added.isEmpty { return selections.map { .replace(selection.with(selections: $0)) } ?? .keep }
    return .replace(selection.with(selections: (selections ?? field.selections) + added))
  }

  private final class Addition {
    var fields: [FieldDefinition]
    var fragments: [(type: TypeID, fields: [FieldDefinition])] = []
    /// Nothing is added beside a selection of this name.
    let standard: Symbol?

    init(fields: [FieldDefinition] = [], standard: Symbol? = nil) {
      self.fields = fields
      self.standard = standard
    }
  }

  private mutating func addition(to id: TypeID) -> Addition {
    if let known = additions[Int(id.index)] { return known }
    let type = schema[id]
    var addition = Addition()
    if type.isAbstract, isOverridden(type) {
      addition = additionByMember(of: type)
    } else if let keys = keys(of: type) {
      addition.fields = keys
    } else if type.isAbstract, identity.standard.count == 1 {
      addition = standardAddition(to: type)
    } else if type.isAbstract {
      addition = additionByMember(of: type)
    }
    additions[Int(id.index)] = addition
    return addition
  }

  /// The fields that identify an object of the type; nil where it has not all of them.
  private func keys(of type: TypeDefinition) -> [FieldDefinition]? {
    let named = identity.types[type.name]
    let names = named ?? identity.standard
    let fields = names.compactMap { type.field($0) }.filter { field in
      // `id` is the record's key only where it is an `ID`.
      isKey(field) && (named != nil || field.name != .id || schema[field.type].name == "ID")
    }
    return fields.count == names.count && !names.isEmpty ? fields : nil
  }

  private func isKey(_ field: FieldDefinition) -> Bool {
    !field.isClient && !field.type.isList && schema[field.type].isLeaf
  }

  private func isOverridden(_ type: TypeDefinition) -> Bool {
    if identity.types.isEmpty { return false }
    let overridden = schema.possibleTypes(of: type.id).filter { identity.types[schema[$0].name] != nil }
    return !overridden.isEmpty
  }

  /// On an interface or union without keys of its own: on `Node` for the objects that implement it, on each other
  /// object that has keys. `Node` itself may call any scalar its `id`, as in Relay.
  private func standardAddition(to type: TypeDefinition) -> Addition {
    let addition = Addition(standard: identity.standard[0])
    let node = schema.type("Node").flatMap { $0.kind == .interface ? $0 : nil }
    let objects = schema.possibleTypes(of: type.id).map { schema[$0] }
    if let node, let key = node.field(identity.standard[0]), isKey(key), objects.contains(where: { $0.interfaces.contains(node.id) }) {
      addition.fragments.append((node.id, [key]))
    }
    for object in objects.sorted(by: \.name) {
      if let node, object.interfaces.contains(node.id) { continue }
      if let keys = keys(of: object) { addition.fragments.append((object.id, keys)) }
    }
    return addition
  }

  /// Where objects of a type have keys of their own: the common keys if they are all the same and the type has them,
  /// else those of each object.
  private func additionByMember(of type: TypeDefinition) -> Addition {
    let objects = schema.possibleTypes(of: type.id).map { schema[$0] }.sorted(by: \.name)
    let all = objects.map { keys(of: $0) }
    let names = Set(all.map { $0?.map(\.name) ?? [] })
    if names.count == 1, let common = names.first, !common.isEmpty {
      let fields = common.compactMap { type.field($0) }
      if fields.count == common.count { return Addition(fields: fields) }
    }
    let addition = Addition()
    for (object, keys) in zip(objects, all) {
      if let keys { addition.fragments.append((object.id, keys)) }
    }
    return addition
  }

  private func generated(_ field: FieldDefinition, at location: Location) -> IR.Selection {
    var head = IR.FieldHead(alias: nil, definition: field, arguments: [], location: location)
    head.facts = IR.FieldFacts(isGenerated: true)
    return .scalar(IR.ScalarField(head))
  }

  private func fragment(on type: TypeID, _ fields: [FieldDefinition], at location: Location) -> IR.Selection {
    var facts = IR.InlineFacts()
    facts.isGenerated = true
    return .inline(
      IR.InlineFragment(
        typeCondition: type, facts: facts, location: location,
        selections: fields.map { generated($0, at: location) }))
  }
}
