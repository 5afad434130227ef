package import GraphQLSchema
package import GraphQLSyntax

extension Configuration {
  /// What of the configuration the schema does not bear out.
  package func check(against schema: Schema) -> [Diagnostic] {
    let hints = Hints()
    return identity.types.flatMap { check($0, against: schema, hints) }
      + customScalarTypes.flatMap { check($0, against: schema, hints) }
  }

  private func check(_ key: Identity.Key, against schema: Schema, _ hints: Hints) -> [Diagnostic] {
    guard let type = schema.type(key.type.value) else {
      return [Diagnostic(.unknownType(key.type.value, in: schema, hints), at: key.type.location)]
    }
    guard type.kind == .object || type.kind == .interface else {
      return [Diagnostic(.notKeyed(type), at: key.type.location)]
    }
    guard !key.fields.isEmpty else { return [Diagnostic(.noKey(type), at: key.type.location)] }
    return key.fields.compactMap { name in
      guard let field = type.fields.first(where: { $0.name == name.value }) else {
        return Diagnostic(.unknownKeyField(name.value, of: type, hints), at: name.location)
      }
      return isKey(field, schema) ? nil : Diagnostic(.noKeyField(field, of: type, schema), at: name.location)
    }
  }

  /// A key is a text that does not change: no list, no object, no number that can be written in two ways.
  private func isKey(_ field: FieldDefinition, _ schema: Schema) -> Bool {
    let type = schema[field.type]
    let isScalar = type.kind == .scalar || type.kind == .enum
    return isScalar && field.type.nullable.item == nil && type.name != "Float" && type.name != "Boolean"
  }

  private func check(_ mapping: CustomScalarType, against schema: Schema, _ hints: Hints) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let type = schema.type(mapping.scalar.value) {
      if type.kind != .scalar || type.builtInScalar != nil {
        diagnostics.append(Diagnostic(.notCustom(type), at: mapping.scalar.location))
      }
    } else {
      diagnostics.append(Diagnostic(.unknownType(mapping.scalar.value, in: schema, hints), at: mapping.scalar.location))
    }
    return diagnostics
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ name: Symbol, in schema: Schema, _ hints: Hints) -> Self {
    Self("the schema has no type `\(name)`" + hints.didYouMean(name.text, among: schema.types.map(\.name.text)))
  }

  fileprivate static func notKeyed(_ type: TypeDefinition) -> Self {
    Self("`\(type.name)` is no object and no interface, so it has no identity")
  }

  fileprivate static func noKey(_ type: TypeDefinition) -> Self {
    Self("the identity of `\(type.name)` names no field")
  }

  fileprivate static func unknownKeyField(_ name: Symbol, of type: TypeDefinition, _ hints: Hints) -> Self {
    Self("`\(type.name)` has no field `\(name)`" + hints.didYouMean(name.text, among: type.fields.map(\.name.text)))
  }

  fileprivate static func noKeyField(_ field: FieldDefinition, of type: TypeDefinition, _ schema: Schema) -> Self {
    Self("`\(type.name).\(field.name)` is of type `\(schema.text(field.type))`, which cannot identify a record")
  }

  fileprivate static func notCustom(_ type: TypeDefinition) -> Self {
    Self("`\(type.name)` is no custom scalar, so it reads as what it is")
  }
}
