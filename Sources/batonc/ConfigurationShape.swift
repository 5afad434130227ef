import GraphQLSyntax

/// What a value in `baton.json` may be. One description checks the file, and prints the schema that editors use.
indirect enum ConfigurationShape: Sendable {
  /// A text; what it means, as a message says it: `a path`.
  case text(String)
  case swiftType
  case choice([String])
  case boolean
  case list(ConfigurationShape)
  /// One, or a list of them.
  case oneOrMore(ConfigurationShape)
  /// Keys of the app's own choice.
  case map(ConfigurationShape)
  case object([Key], required: Set<String> = [])
  /// The first shape whose kind of JSON fits.
  case either(ConfigurationShape, ConfigurationShape)

  struct Key: Sendable {
    let name: String
    let summary: String
    let shape: ConfigurationShape

    init(_ name: String, _ shape: ConfigurationShape, _ summary: String) {
      self.name = name
      self.shape = shape
      self.summary = summary
    }
  }

  /// What belongs here, as a message says it.
  var title: String {
    switch self {
    case .text(let title): title
    case .swiftType: "a Swift type's name"
    case .choice(let choices): "one of " + choices.map { "`\($0)`" }.joined(separator: ", ")
    case .boolean: "true or false"
    case .list(let item): "a list, each item \(item.title)"
    case .oneOrMore(let item): "\(item.title) or a list of such"
    case .map, .object: "an object"
    case .either(let first, let second): "\(first.title) or \(second.title)"
    }
  }
}

// MARK: - Checking

extension ConfigurationShape {
  /// Everything in a value that is not of this shape, each at its place.
  func check(_ json: JSON, of name: String, in file: FileID) -> [Diagnostic] {
    guard fits(json) else { return [Diagnostic(.wrongKind(name, self, json), at: Location(file, json.range))] }
    switch (self, json.kind) {
    case (.text, .string(let text)) where text.isEmpty, (.swiftType, .string(let text)) where text.isEmpty:
      return [Diagnostic(.wrongKind(name, self, json), at: Location(file, json.range))]
    case (.text, .string(let text)) where text.utf8.contains(0):
      return [Diagnostic(.hasZero(name, self), at: Location(file, json.range))]
    case (.swiftType, .string(let text)) where !SwiftTypeSpelling.isValid(text):
      return [Diagnostic(.noSwiftType(text), at: Location(file, json.range))]
    case (.choice(let choices), .string(let text)) where !choices.contains(text):
      return [Diagnostic(.notAmong(choices, text, name), at: Location(file, json.range))]
    case (.list(let item), .array(let values)), (.oneOrMore(let item), .array(let values)):
      return values.flatMap { item.check($0, of: name, in: file) }
    case (.oneOrMore(let item), _):
      return item.check(json, of: name, in: file)
    case (.map(let shape), .object(let members)):
      return members.flatMap { shape.check($0.value, of: $0.key, in: file) }
    case (.object(let keys, let required), .object(let members)):
      var diagnostics: [Diagnostic] = []
      for member in members {
        if let key = keys.first(where: { $0.name == member.key }) {
          diagnostics += key.shape.check(member.value, of: key.name, in: file)
        } else {
          diagnostics.append(
            Diagnostic(.unknownKey(member.key, among: keys.map(\.name)), at: Location(file, member.keyRange)))
        }
      }
      for key in required.sorted() where !members.contains(where: { $0.key == key }) {
        diagnostics.append(Diagnostic(.missingKey(key, of: name), at: Location(file, json.range)))
      }
      return diagnostics
    case (.either(let first, let second), _):
      return (first.fits(json) ? first : second).check(json, of: name, in: file)
    default:
      return []
    }
  }

  private func fits(_ json: JSON) -> Bool {
    switch (self, json.kind) {
    case (.text, .string), (.swiftType, .string), (.choice, .string), (.boolean, .boolean), (.list, .array), (.oneOrMore, .array),
      (.map, .object), (.object, .object):
      true
    case (.oneOrMore(let item), _): item.fits(json)
    case (.either(let first, let second), _): first.fits(json) || second.fits(json)
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, among keys: [String]) -> Self {
    let hint = closest(to: key, among: keys)
    return Self(
      "unknown key `\(key)`"
        + (hint.isEmpty ? "; the keys here are \(keys.map { "`\($0)`" }.joined(separator: ", "))" : hint))
  }

  fileprivate static func missingKey(_ key: String, of name: String) -> Self {
    Self("`\(name)` has no `\(key)`")
  }

  fileprivate static func wrongKind(_ name: String, _ shape: ConfigurationShape, _ json: JSON) -> Self {
    Self("`\(name)` is \(shape.title), not \(json.string == "" ? "an empty string" : json.kindName)")
  }

  fileprivate static func hasZero(_ name: String, _ shape: ConfigurationShape) -> Self {
    Self("`\(name)` is \(shape.title), and no such holds the character U+0000")
  }

  fileprivate static func noSwiftType(_ text: String) -> Self {
    Self("`\(text)` is no Swift type's name; write one as in `Decimal` or `Foundation.Decimal`")
  }

  fileprivate static func notAmong(_ choices: [String], _ text: String, _ name: String) -> Self {
    let hint = closest(to: text, among: choices)
    let all = choices.map { "`\($0)`" }.joined(separator: ", ")
    return Self("`\(text)` is no value of `\(name)`" + (hint.isEmpty ? ", which is one of \(all)" : hint))
  }
}

// MARK: - JSON Schema

extension JSONWriter {
  /// The members of a JSON Schema for a shape.
  mutating func schema(of shape: ConfigurationShape) {
    switch shape {
    case .text, .swiftType:
      member("type", "string")
      member("minLength", 1)
    case .choice(let choices): member("enum", choices)
    case .boolean: member("type", "boolean")
    case .list(let item):
      member("type", "array")
      object("items") { $0.schema(of: item) }
    case .oneOrMore(let item): alternatives(item, .list(item))
    case .map(let value):
      member("type", "object")
      object("additionalProperties") { $0.schema(of: value) }
    case .object(let keys, let required):
      member("type", "object")
      object("properties") { json in
        for key in keys {
          json.object(key.name) {
            $0.member("description", key.summary)
            $0.schema(of: key.shape)
          }
        }
      }
      if !required.isEmpty { member("required", required.sorted()) }
      member("additionalProperties", false)
    case .either(let first, let second): alternatives(first, second)
    }
  }

  private mutating func alternatives(_ shapes: ConfigurationShape...) {
    array("anyOf") { json in
      for shape in shapes { json.object { $0.schema(of: shape) } }
    }
  }
}
