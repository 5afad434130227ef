import BatonRuntime
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

/// An answer, as a tree.
indirect enum Answer {
  case null
  /// What is no value of its type: sent as this text, read as null.
  case wrong(String)
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([Answer])
  case object(type: String, [(key: String, value: Answer)])

  /// A member of an object; nil where the answer has none.
  subscript(_ key: String) -> Answer? {
    if case .object(_, let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  /// Whether nothing is to be read.
  var isNull: Bool {
    switch self {
    case .null, .wrong: true
    default: false
    }
  }

  var json: String {
    switch self {
    case .null: "null"
    case .wrong(let json): json
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .list(let items): "[" + items.map(\.json).joined(separator: ",") + "]"
    case .object(_, let members): "{" + members.map { "\"\($0.key)\":\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }
}

/// What a mock server says, and all that it knows of it.
struct MockAnswer {
  var data = Answer.null
  /// The places of errors: where the server says so, and where a scalar does not convert.
  var errors: Set<[FieldError.PathStep]> = []
  /// The errors that are in the response.
  var told: [[FieldError.PathStep]] = []
  var flags: [String: Bool] = [:]
  /// Deferred parts have not arrived.
  var waits = false
  fileprivate var schema: Schema?

  /// The whole response.
  var response: String {
    let errors = told.map { path in
      let steps = path.map { step in
        switch step {
        case .key(let key): "\"\(key)\""
        case .index(let index): "\(index)"
        }
      }
      return #"{"message":"no","path":[\#(steps.joined(separator: ","))]}"#
    }
    return #"{"data":\#(data.json),"errors":[\#(errors.joined(separator: ","))]}"#
  }

  func isPossible(_ answer: Answer, for type: String) -> Bool {
    guard case .object(let own, _) = answer, let schema, let own = schema.type(Symbol(own)), let type = schema.type(Symbol(type))
    else { return false }
    return schema.isPossible(own.id, for: type.id)
  }
}

/// Answers an operation's text by the schema alone: every value is made from its path, so that no two are the same.
struct MockServer {
  /// What a server answers where it may.
  struct Mood {
    /// The first answers everything with every condition true, the second with every condition false; each that follows
    /// has conditions, nulls and lengths of lists of its own.
    let number: Int
    var hasNulls: Bool { number > 1 }
    /// Each null has an error, and some scalars are no values of their types.
    var hasErrors: Bool { number > 1 && number % 2 == 1 }
    /// Leaves out what is deferred.
    var waits: Bool { number % 5 == 4 }
    /// One place of so many is null, or wrong.
    var rarity: Int { [4, 10, 40][number % 3] }
  }

  private let program: IR.Program
  private let mood: Mood
  private var said = MockAnswer()

  init(program: IR.Program, mood: Mood) {
    self.program = program
    self.mood = mood
    said.schema = program.schema
    said.waits = mood.waits
  }

  private var schema: Schema { program.schema }

  /// What the variable of a condition is.
  func flag(_ name: String) -> Bool { mood.number < 2 ? mood.number == 0 : number(name) % 2 == 0 }

  func answer(_ operation: String) -> MockAnswer {
    let operation = program.operations.first { $0.name.text == operation }!
    var server = self
    for variable in operation.variables where schema[variable.type].name == "Boolean" {
      server.said.flags[variable.name.text] = flag(variable.name.text)
    }
    server.said.data = server.object(operation.selections, of: schema[operation.type], at: operation.name.text, [])
    return server.said
  }

  private mutating func object(
    _ selections: [IR.Selection], of type: TypeDefinition, at path: String, _ place: [FieldError.PathStep]
  ) -> Answer {
    var fields: [(head: IR.FieldHead, below: [IR.Selection])] = []
    collect(selections, on: type, into: &fields)
    var members: [(key: String, value: Answer)] = []
    for field in fields {
      // By what is asked and not by what it is called: two aliases of one field are one value.
      let asked = field.head.storageKey.text.map { $0 == "\"" || $0 == "\\" ? "'" : $0 }
      let key = field.head.responseKey.text
      members.append(
        (key, value(field.head.definition, field.below, of: type, at: path + "." + String(asked), place + [.key(key)])))
    }
    return .object(type: type.name.text, members)
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
        if mood.waits, inline.facts.deferred != nil { break }
        collect(inline.selections, on: type, into: &fields)
      case .spread(let spread):
        if mood.waits, spread.facts.deferred != nil { break }
        let fragment = program.fragment(spread.fragment)!
        if schema.isPossible(type.id, for: fragment.type) { collect(fragment.selections, on: type, into: &fields) }
      case .condition(let condition):
        let holds =
          switch condition.value {
          case .constant(let value): value
          case .variable(let name): flag(name.text)
          }
        if holds == condition.passing { collect(condition.selections, on: type, into: &fields) }
      }
    }
  }

  private mutating func value(
    _ field: FieldDefinition, _ below: [IR.Selection], of parent: TypeDefinition, at path: String,
    _ place: [FieldError.PathStep]
  ) -> Answer {
    if field.name == "__typename" { return .string(parent.name.text) }
    // Where there are no errors, nothing is null that is so for errors alone.
    let type = mood.hasErrors ? field.type : field.type.nonNull(atLevels: field.semanticNonNullLevels)
    return value(type, below, at: path, place)
  }

  private mutating func value(
    _ type: TypeReference, _ below: [IR.Selection], at path: String, _ place: [FieldError.PathStep]
  ) -> Answer {
    if mood.hasNulls, !type.isNonNull, number(path + "?") % mood.rarity == 0 {
      if mood.hasErrors {
        said.errors.insert(place)
        said.told.append(place)
      }
      return .null
    }
    if mood.hasErrors, case .key? = place.last, number(path + "!") % mood.rarity == 0, let wrong = wrong(type) {
      said.errors.insert(place)
      return .wrong(wrong)
    }
    if let item = type.item {
      let count = mood.hasNulls ? number(path + "#") % 4 : 3
      return .list(
        (0..<count).map { index in
          index == 1 && !item.isNonNull ? .null : value(item, below, at: "\(path).\(index)", place + [.index(index)])
        })
    }
    let named = schema[type]
    let number = number(path)
    switch named.kind {
    case .object, .interface, .union:
      let objects = schema.possibleTypes(of: named.id)
      return object(below, of: schema[objects[number % objects.count]], at: path, place)
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
    case "Date": .string("2026-11-\(10 + number % 20)T10:00:00.500Z")
    case "JSON": .object(type: "", [("at", .string(path)), ("list", .list([.int(1), .null]))])
    default: .string(path)
    }
  }

  /// What is no value of a type; nil for objects, and for what every text is a value of.
  private func wrong(_ type: TypeReference) -> String? {
    if schema[type].isComposite { return nil }
    if type.isList { return "false" }
    return switch schema[type].name.text {
    case "String": "false"
    case "Int", "Float", "Boolean", "Money", "Date", "Long", "When": "\"much\""
    default: nil
    }
  }

  /// A number for a path, in each mood another.
  private func number(_ path: String) -> Int {
    let hash = path.utf8.reduce(UInt64(7 + mood.number)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return Int(((hash ^ (hash >> 29)) &* 0x9e37_79b9_7f4a_7c15) >> 48)
  }
}
