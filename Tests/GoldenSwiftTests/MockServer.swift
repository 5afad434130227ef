import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// An answer, as a tree.
indirect enum Answer {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([Answer])
  case object([(key: String, value: Answer)])

  /// A member of an object; nil where the answer has none.
  subscript(_ key: String) -> Answer? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\"\($0.key)\":\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}

/// Answers an operation's text by the schema alone: every value is made from its path, so that no two are the same.
struct MockServer {
  let program: IR.Program
  /// The variables that conditions ask for.
  let flags: [String: Bool]
  /// Answers null wherever the schema lets it.
  let nulls: Bool

  private var schema: Schema { program.schema }

  func answer(_ operation: String) -> Answer {
    let operation = program.operations.first { $0.name.text == operation }!
    return object(operation.selections, of: schema[operation.type], at: operation.name.text)
  }

  private func object(_ selections: [IR.Selection], of type: TypeDefinition, at path: String) -> Answer {
    var fields: [(head: IR.FieldHead, below: [IR.Selection])] = []
    collect(selections, on: type, into: &fields)
    return .object(
      fields.map { field in
        // By what is asked and not by what it is called: two aliases of one field are one value.
        let asked = field.head.storageKey.text.map { $0 == "\"" || $0 == "\\" ? "'" : $0 }
        let place = path + "." + String(asked)
        return (field.head.responseKey.text, value(field.head.definition, field.below, of: type, at: place))
      })
  }

  private func collect(
    _ selections: [IR.Selection], on type: TypeDefinition, into fields: inout [(head: IR.FieldHead, below: [IR.Selection])]
  ) {
    for selection in selections {
      switch selection {
      case .scalar, .linked:
        let head = selection.head!
        if let known = fields.firstIndex(where: { $0.head.responseKey == head.responseKey }) {
          fields[known].below += selection.selections
        } else {
          fields.append((head, selection.selections))
        }
      case .inline(let inline):
        if let condition = inline.typeCondition, !schema.isPossible(type.id, for: condition) { break }
        collect(inline.selections, on: type, into: &fields)
      case .spread(let spread):
        let fragment = program.fragment(spread.fragment)!
        if schema.isPossible(type.id, for: fragment.type) { collect(fragment.selections, on: type, into: &fields) }
      case .condition(let condition):
        let holds =
          switch condition.value {
          case .constant(let value): value
          case .variable(let name): flags[name.text]!
          }
        if holds == condition.passing { collect(condition.selections, on: type, into: &fields) }
      }
    }
  }

  private func value(
    _ field: FieldDefinition, _ below: [IR.Selection], of parent: TypeDefinition, at path: String
  ) -> Answer {
    if field.name == "__typename" { return .string(parent.name.text) }
    return value(field.type, below, at: path)
  }

  private func value(_ type: TypeReference, _ below: [IR.Selection], at path: String) -> Answer {
    if nulls, !type.isNonNull { return .null }
    if let item = type.item {
      return .list((0..<3).map { index in
        index == 1 && !item.isNonNull ? .null : value(item, below, at: "\(path).\(index)")
      })
    }
    let named = schema[type]
    let number = path.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xffff }
    switch named.kind {
    case .object, .interface, .union:
      let objects = schema.possibleTypes(of: named.id)
      return object(below, of: schema[objects[number % objects.count]], at: path)
    case .enum: return .string(number % 5 == 0 ? "NEW_ONE" : named.values[number % named.values.count].name.text)
    default: break
    }
    return switch named.name.text {
    case "Int": .int(number)
    case "Float": .double(Double(number) + 0.5)
    case "Boolean": .bool(number % 2 == 0)
    case "Money": .double(Double(number) + 0.25)
    case "Long": .int(9_007_199_254_740_993)
    case "When": .string("2024-01-01")
    case "Date": .string("2026-11-\(10 + number % 20)T10:00:00Z")
    case "JSON": .object([("at", .string(path)), ("list", .list([.int(1), .null]))])
    default: .string(path)
    }
  }
}
