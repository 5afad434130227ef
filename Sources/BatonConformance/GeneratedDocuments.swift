import GraphQLSchema
import GraphQLSyntax

/// Makes documents that a schema accepts, of any number and always the same for a seed: operations with variables,
/// fragments in fragments, arguments of every kind, conditions.
struct DocumentGenerator {
  private let schema: Schema
  private var random: SplitMix
  private var variables: [(name: String, type: String)] = []
  private var fragments: [(name: String, type: TypeDefinition, text: String)] = []

  init(schema: Schema, seed: UInt64) {
    self.schema = schema
    random = SplitMix(seed)
  }

  /// One document with one operation.
  mutating func document() -> String {
    variables = []
    fragments = []
    let kinds: [OperationKind] = [.query, .query, .query, .mutation]
    let kind = kinds[random.below(kinds.count)]
    guard let root = schema.root(kind) else { return "" }
    let body = selections(of: root, depth: 0, isRoot: true)
    let declared = variables.map { "$\($0.name): \($0.type)" }.joined(separator: ", ")
    let operation = "\(kind.rawValue) Q\(declared.isEmpty ? "" : "(\(declared))") \(body)"
    return ([operation] + fragments.map(\.text)).joined(separator: "\n") + "\n"
  }

  private mutating func selections(of type: TypeDefinition, depth: Int, isRoot: Bool = false) -> String {
    var parts: [String] = []
    let fields = type.fields.filter { field in
      (depth < 4 || schema[field.type].isLeaf) && field.deprecation == nil && field.directives.isEmpty
    }
    for _ in 0...random.below(3) where !fields.isEmpty {
      parts.append(field(fields[random.below(fields.count)], depth))
    }
    if !isRoot, parts.isEmpty || random.below(3) == 0 { parts.append("__typename") }
    if depth < 4, random.below(3) == 0 { parts.append(inlineFragment(in: type, depth)) }
    if depth < 4, random.below(3) == 0 { parts.append(spread(in: type, depth)) }
    return "{ " + parts.joined(separator: " ") + " }"
  }

  private mutating func field(_ field: FieldDefinition, _ depth: Int) -> String {
    var text = random.below(4) == 0 ? "a\(random.below(5)): " : ""
    text += field.name.text
    let arguments = field.arguments.filter { $0.deprecation == nil && ($0.isRequired || random.below(2) == 0) }
    if !arguments.isEmpty {
      text +=
        "("
        + arguments.map { "\($0.name): \(value(of: $0.type, hasDefault: $0.defaultValue != nil))" }.joined(
          separator: ", ") + ")"
    }
    text += condition()
    let type = schema[field.type]
    return type.isComposite ? text + " " + selections(of: type, depth: depth + 1) : text
  }

  private mutating func condition() -> String {
    guard random.below(8) == 0, let boolean = schema.type("Boolean") else { return "" }
    let value = random.below(3) == 0 ? "true" : variable(TypeReference(boolean.id).nonNull)
    return random.below(2) == 0 ? " @include(if: \(value))" : " @skip(if: \(value))"
  }

  private mutating func inlineFragment(in type: TypeDefinition, _ depth: Int) -> String {
    let fitting = schema.types.filter { $0.isComposite && schema.overlaps($0.id, type.id) }
    let condition = random.below(5) == 0 ? type : fitting[random.below(fitting.count)]
    let on = random.below(6) == 0 ? "" : "on \(condition.name)"
    return "... \(on)\(self.condition()) " + selections(of: on.isEmpty ? type : condition, depth: depth + 1)
  }

  private mutating func spread(in type: TypeDefinition, _ depth: Int) -> String {
    let known = fragments.filter { schema.overlaps($0.type.id, type.id) && !$0.text.isEmpty }
    if !known.isEmpty, random.below(2) == 0 { return "...\(known[random.below(known.count)].name)" }
    let fitting = schema.types.filter { $0.isComposite && schema.overlaps($0.id, type.id) }
    let on = fitting[random.below(fitting.count)]
    let index = fragments.count
    let name = "F\(index)"
    // Without a text it is still being made, and spreading it would be a cycle.
    fragments.append((name, on, ""))
    fragments[index].text = "fragment \(name) on \(on.name) " + selections(of: on, depth: depth + 1)
    return "...\(name)"
  }

  private mutating func variable(_ type: TypeReference) -> String {
    let text = schema.text(type)
    if random.below(3) != 0, let known = variables.first(where: { $0.type == text }) { return "$" + known.name }
    variables.append(("v\(variables.count)", text))
    return "$v\(variables.count - 1)"
  }

  private mutating func value(of type: TypeReference, hasDefault: Bool = false, depth: Int = 0) -> String {
    if random.below(3) == 0 { return variable(hasDefault ? type.nonNull : type) }
    if !type.isNonNull, random.below(8) == 0 { return "null" }
    if let item = type.item {
      if random.below(4) == 0 { return literal(of: item, depth: depth) }
      return "[" + (0..<random.below(3)).map { _ in value(of: item, depth: depth + 1) }.joined(separator: ", ") + "]"
    }
    return literal(of: type, depth: depth)
  }

  private mutating func literal(of type: TypeReference, depth: Int) -> String {
    if let item = type.item { return "[" + literal(of: item, depth: depth) + "]" }
    let named = schema[type]
    switch named.kind {
    case .enum:
      let values = named.values.filter { $0.deprecation == nil }
      return values[random.below(values.count)].name.text
    case .input: return object(named, depth: depth)
    default: break
    }
    switch named.name.text {
    case "Int": return ["0", "-7", "42", "2147483647"][random.below(4)]
    case "Float": return ["0", "1.5", "-2e3"][random.below(3)]
    case "Boolean": return random.below(2) == 0 ? "true" : "false"
    case "ID": return random.below(2) == 0 ? "4" : "\"x\""
    case "String": return random.below(4) == 0 ? "\"\"\"a \"b\" c\"\"\"" : "\"text\""
    default: return ["1", "\"custom\"", "{a: [1, \"b\"]}", "true"][random.below(4)]
    }
  }

  private mutating func object(_ type: TypeDefinition, depth: Int) -> String {
    if type.isOneOf {
      let field = type.inputFields[random.below(type.inputFields.count)]
      return "{\(field.name): \(literal(of: field.type.nullable, depth: depth + 1))}"
    }
    let fields = type.inputFields.filter {
      $0.deprecation == nil && ($0.isRequired || (depth < 2 && random.below(3) == 0))
    }
    return "{"
      + fields.map { "\($0.name): \(value(of: $0.type, hasDefault: $0.defaultValue != nil, depth: depth + 1))" }.joined(
        separator: ", ") + "}"
  }
}
