import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// What a leaf is in a layout, in a plan and in Swift: the one place that answers it.
struct Kinds {
  let schema: Schema
  /// By scalar: the Swift type that the configuration names.
  let mapped: [Symbol: String]
  let keys: RecordKeys

  enum Leaf: Hashable {
    case string, int, double, bool, json
    case `enum`(TypeID)
    /// The Swift type.
    case mapped(String)
  }

  func leaf(_ type: TypeID) -> Leaf {
    let definition = schema[type]
    if definition.kind == .enum { return .enum(type) }
    if let swift = mapped[definition.name] { return .mapped(swift) }
    return switch definition.name.text {
    case "String", "ID": .string
    case "Int": .int
    case "Float": .double
    case "Boolean": .bool
    default: .json
    }
  }

  /// A field's type as layouts and plans write it, `[S!]`. A mapped scalar's number is its place in `scalars`, where it
  /// is put when it is new.
  func text(of field: FieldDefinition, on parent: TypeID, scalars: inout [String]) -> String {
    wrapped(field.type, base(of: field, on: parent, scalars: &scalars))
  }

  private func wrapped(_ type: TypeReference, _ base: String) -> String {
    if type.isNonNull { return wrapped(type.nullable, base) + "!" }
    if let item = type.item { return "[" + wrapped(item, base) + "]" }
    return base
  }

  private func base(of field: FieldDefinition, on parent: TypeID, scalars: inout [String]) -> String {
    if schema[field.type].isComposite { return "O" }
    if field.name == .typename { return "T" }
    if field.name == .recordID { return "_" }
    if isKey(field, on: parent) { return "K" }
    switch leaf(field.type.named) {
    case .string: return schema[field.type].name == .idType ? "D" : "S"
    case .enum: return "S"
    case .int: return "I"
    case .double: return "F"
    case .bool: return "B"
    case .json: return "J"
    case .mapped(let swift):
      if !scalars.contains(swift) { scalars.append(swift) }
      return "<\(scalars.firstIndex(of: swift)!)>"
    }
  }

  /// A non-null text of the record's identity: it never changes, whatever object the parent turns out to be.
  func isKey(_ field: FieldDefinition, on parent: TypeID) -> Bool {
    guard field.type.isNonNull, !field.type.isList, leaf(field.type.named) == .string else { return false }
    let objects = schema.possibleTypes(of: parent)
    return !objects.isEmpty && objects.allSatisfy { keys.fields(of: $0).contains(field.name) }
  }
}

/// The fields that identify a record.
struct RecordKeys {
  let schema: Schema
  /// Of every type that has them all and no entry of its own.
  let standard: [Symbol]
  let types: [Symbol: [Symbol]]

  /// Of an object type; none where its records are found by their path.
  func fields(of object: TypeID) -> [Symbol] {
    let type = schema[object]
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
