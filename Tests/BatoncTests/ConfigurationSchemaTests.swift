import BatonCompiler
import Foundation
import GraphQLSyntax
import Testing

@testable import batonc

/// The JSON Schema that `batonc schema-of-config` prints, held against what reads `baton.json`.
@Suite struct ConfigurationSchemaTests {
  private let schema: [String: Any]

  init() throws {
    let printed = try Tool.run(Tool.batonc, ["schema-of-config"])
    schema = try #require(JSONSerialization.jsonObject(with: printed.bytes) as? [String: Any])
  }

  private var properties: [String: [String: Any]] { schema["properties"] as? [String: [String: Any]] ?? [:] }

  private func decode(_ json: [String: Any]) throws -> (configuration: Configuration, messages: [String]) {
    let text = String(decoding: try JSONSerialization.data(withJSONObject: json), as: UTF8.self)
    let (configuration, diagnostics) = Configuration.decode(SourceFile(path: "baton.json", text: text), id: FileID(0))
    return (configuration, diagnostics.map(\.message.text))
  }

  /// Every value that a schema describes, as far as one of each kind goes.
  private func examples(of schema: [String: Any]) -> [Any] {
    if let choices = schema["enum"] as? [Any] { return choices }
    if let alternatives = schema["anyOf"] as? [[String: Any]] { return alternatives.flatMap(examples) }
    switch schema["type"] as? String {
    case "string": return ["Text"]
    case "boolean": return [true, false]
    case "array":
      let items = examples(of: schema["items"] as? [String: Any] ?? [:])
      return [items, [Any]()]
    case "object":
      if let value = schema["additionalProperties"] as? [String: Any] { return examples(of: value).map { ["Key": $0] } }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let required = schema["required"] as? [String] ?? []
      return properties.flatMap { name, shape in
        examples(of: shape).map { example in
          var object: [String: Any] = [name: example]
          for name in required where object[name] == nil { object[name] = examples(of: properties[name] ?? [:])[0] }
          return object
        }
      }
    default: return []
    }
  }

  @Test func `the keys are those of the README`() throws {
    let readme = try String(contentsOf: Tool.package.appending(path: "README.md"), encoding: .utf8)
    for name in properties.keys where name != "$schema" {
      #expect(readme.contains("`\(name)`"), "\(name)")
    }
    #expect(properties.count == 13)
    #expect(schema["additionalProperties"] as? Bool == false)
  }

  @Test func `whatever the schema describes is read, and changes what is configured`() throws {
    let standard = String(describing: Configuration())
    for (name, shape) in properties {
      let examples = examples(of: shape)
      #expect(!examples.isEmpty, "\(name)")
      var changes = 0
      for example in examples {
        let (configuration, messages) = try decode([name: example])
        #expect(messages.isEmpty, "\(name): \(example)")
        if String(describing: configuration) != standard { changes += 1 }
      }
      #expect((changes > 0) == (name != "$schema"), "\(name)")
    }
  }

  @Test func `what the schema has not is refused`() throws {
    #expect(try decode(["nope": 1]).messages.count == 1)
    for (name, shape) in properties {
      #expect(try decode([name: 1]).messages.count == 1, "\(name)")
      #expect(try decode([name: NSNull()]).messages.count == 1, "\(name)")
      guard shape["additionalProperties"] as? Bool == false else { continue }
      #expect(try decode([name: ["nope": 1]]).messages.contains { $0.hasPrefix("unknown key `nope`") }, "\(name)")
    }
  }

  @Test func `everything in it is described`() throws {
    for (name, shape) in properties {
      #expect((shape["description"] as? String)?.hasSuffix(".") == true, "\(name)")
    }
  }
}
