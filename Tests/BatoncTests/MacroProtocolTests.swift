import Foundation
import Testing

/// The plugin alone, spoken to as a compiler would, and as one would not.
@Suite struct MacroProtocolTests {
  @Test func `a newer compiler's message gets an answer and does not end the conversation`() throws {
    let answers = try converse([
      #"{"getCapability":{"capability":{"protocolVersion":99,"features":["x"]}}}"#,
      #"{"dreamOfSheep":{"a":[1,{"b":"}"}]}}"#,
      #"{"loadPluginLibrary":{"libraryPath":"x","moduleName":"y"}}"#,
      #"  { "getCapability" : null } "#,
    ])
    #expect(
      answers == [
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#,
        #"{"dreamOfSheepResult":{}}"#,
        #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#,
        #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#,
      ])
  }

  @Test func `keys in any order and keys that are new do no harm`() throws {
    let answers = try converse([
      #"""
      {"expandAttachedMacro":{"new":{"declSyntax":[[]]},"macroRole":"peer","declSyntax":{"source":"let \u00e9 \ud83d\ude00",
      "kind":"declaration","location":{"offset": 40 ,"fileName":"A\"\\.swift"}},"macro":{"name":"Query"}}}
      """#
    ])
    #expect(answers.count == 1)
    let result = try #require(JSONSerialization.jsonObject(with: Data(answers[0].utf8)) as? [String: [String: Any]])
    let diagnostics = try #require(result["expandMacroResult"]?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    let position = try #require(diagnostics.first?["position"] as? [String: Any])
    #expect(position["fileName"] as? String == #"A"\.swift"#)
    #expect(position["offset"] as? Int == 44)
  }

  @Test(arguments: Broken.allCases)
  func `a broken message is answered like any other`(broken: Broken) throws {
    let answers = try converse([broken.message, #"{"getCapability":{}}"#])
    #expect(answers.count == 2)
    #expect(answers.last?.hasPrefix(#"{"getCapabilityResult""#) == true)
  }

  enum Broken: CaseIterable {
    case empty, open, list, number, halfName, noValue, halfText, deepLists, deepObjects, control, surrogates

    var message: String {
      switch self {
      case .empty: ""
      case .open: "{"
      case .list: "[]"
      case .number: "7"
      case .halfName: #"{"a"#
      case .noValue: #"{"expandAttachedMacro":"#
      case .halfText: #"{"expandAttachedMacro":{"declSyntax":{"source":"\u12"#
      case .deepLists: String(repeating: "[", count: 100_000)
      case .deepObjects: String(repeating: #"{"a":"#, count: 20_000)
      case .control: "\u{0}\u{1}"
      case .surrogates:
        #"{"expandAttachedMacro":{"declSyntax":{"source":"\ud800\ud800","location":{"offset":99999999999999999999}}}}"#
      }
    }
  }

  @Test func `a message of two megabytes is read`() throws {
    let filler = String(repeating: #"\"},]"#, count: 400_000)
    let answers = try converse([
      #"{"expandAttachedMacro":{"staticBuildConfiguration":"\#(filler)","declSyntax":{"source":"var a: Int","location":{}}}}"#
    ])
    #expect(answers == [#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#])
  }

  @Test func `a length that is never sent ends the plugin without an answer`() throws {
    let header = Data([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])
    let outcome = try Tool.run(Tool.macros, [], input: header + Data("{}".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  private func converse(_ messages: [String]) throws -> [String] {
    var input = Data()
    for message in messages {
      withUnsafeBytes(of: UInt64(message.utf8.count).littleEndian) { input.append(contentsOf: $0) }
      input.append(contentsOf: message.utf8)
    }
    var rest = try Tool.run(Tool.macros, [], input: input).bytes
    var answers: [String] = []
    while rest.count >= 8 {
      let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      answers.append(String(decoding: rest.dropFirst(8).prefix(count), as: UTF8.self))
      rest = Data(rest.dropFirst(8 + count))
    }
    return answers
  }
}
