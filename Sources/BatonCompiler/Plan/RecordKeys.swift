import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// The fields that identify a record, answered once for every type: an interface may have a thousand objects, and its
/// fields are asked about as often.
struct RecordKeys {
  /// By object type; none where its records are found by their path.
  private let fields: [[Symbol]]
  /// By composite type: what is in the key of every object that it can be.
  private let shared: [[Symbol]]
  /// By composite type, as a plan writes it.
  private let heads: [String]

  /// - Parameters:
  ///   - standard: of every type that has them all and no entry of its own.
  ///   - types: the entries, of objects and of interfaces.
  init(schema: Schema, standard: [Symbol], types: [Symbol: [Symbol]]) {
    let fields = schema.types.map { type in
      type.kind == .object ? RecordKeys.fields(of: type, in: schema, standard, types) : []
    }
    self.fields = fields
    let keys = schema.types.map { type in
      type.isComposite ? schema.possibleTypes(of: type.id).map { ($0, fields[Int($0.index)]) } : []
    }
    shared = keys.map { keys in
      (keys.first?.1 ?? []).filter { name in keys.allSatisfy { $0.1.contains(name) } }
    }
    heads = keys.map { keys in
      func names(_ key: [Symbol]) -> String { key.map(\.text).joined(separator: " ") }
      let first = keys.contains { $0.1 == standard } ? standard : keys.first?.1 ?? []
      let others = keys.filter { $0.1 != first }.map { ";" + schema[$0.0].name.text + ":" + names($0.1) }
      return "(" + names(first) + others.joined() + ")"
    }
  }

  /// Of an object type; none where its records are found by their path.
  func fields(of object: TypeID) -> [Symbol] { fields[Int(object.index)] }

  /// Whether a field is in the key of every object that a type can be.
  func isInEvery(_ field: Symbol, of type: TypeID) -> Bool { shared[Int(type.index)].contains(field) }

  /// `(id)`; for an abstract type also those of its objects that differ, `(id;Book:isbn)`.
  func head(of type: TypeID) -> String { heads[Int(type.index)] }

  private static func fields(
    of type: TypeDefinition, in schema: Schema, _ standard: [Symbol], _ types: [Symbol: [Symbol]]
  ) -> [Symbol] {
    let entry = types[type.name]
      ?? type.interfaces.lazy.compactMap { types[schema[$0].name] }.first
    let names = entry ?? standard
    let isComplete = names.allSatisfy { name in
      guard let field = type.field(name), !field.isClient, !field.type.isList, schema[field.type].isLeaf else {
        return false
      }
      return entry != nil || name != .id || schema[field.type].name == .idType
    }
    return isComplete ? names : []
  }
}

extension Symbol {
  static let recordID = Symbol("__id")
  static let idType = Symbol("ID")
}
