import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// What a leaf is in a layout, in a plan and in Swift: the one place that answers it.
struct Kinds {
  let keys: RecordKeys
  private let schema: Schema
  private let id: TypeID?
  /// By type.
  private let leaves: [Leaf]

  enum Leaf: Hashable {
    case string, int, double, bool, json
    case `enum`(TypeID)
    /// The Swift type.
    case mapped(Symbol)
  }

  /// What a layout or a plan writes for a field's named type.
  enum Base {
    case word(StaticString)
    /// A mapped scalar, by its number among those of the text.
    case mapped(Symbol)
  }

  /// - Parameter mapped: by scalar, the Swift type that the configuration names.
  init(schema: Schema, mapped: [Symbol: String], keys: RecordKeys) {
    self.schema = schema
    id = schema.type(.idType)?.id
    self.keys = keys
    leaves = schema.types.map { type in
      if type.kind == .enum { return .enum(type.id) }
      if let swift = mapped[type.name] { return .mapped(Symbol(swift)) }
      return switch type.name.text {
      case "String", "ID": .string
      case "Int": .int
      case "Float": .double
      case "Boolean": .bool
      default: .json
      }
    }
  }

  func leaf(_ type: TypeID) -> Leaf { leaves[Int(type.index)] }

  func base(of field: FieldDefinition, on parent: TypeID) -> Base {
    if schema.kind(of: field.type).isComposite { return .word("O") }
    if field.name == .typename { return .word("T") }
    if field.name == .recordID { return .word("_") }
    if isKey(field, on: parent) { return .word("K") }
    return switch leaf(field.type.named) {
    case .string: .word(field.type.named == id ? "D" : "S")
    case .enum: .word("S")
    case .int: .word("I")
    case .double: .word("F")
    case .bool: .word("B")
    case .json: .word("J")
    case .mapped(let swift): .mapped(swift)
    }
  }

  /// A non-null text of the record's identity: it never changes, whatever object the parent turns out to be.
  func isKey(_ field: FieldDefinition, on parent: TypeID) -> Bool {
    guard field.type.isNonNull, !field.type.isList, leaf(field.type.named) == .string else { return false }
    return keys.isInEvery(field.name, of: parent)
  }
}
