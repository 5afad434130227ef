import Foundation

/// What the specification of the Static Analysis Results Interchange Format 2.1.0 says of the objects that a log of ours
/// holds: their members, which of them are required, and what each may be. A member that is not listed is one that the
/// format does not have, or one that we have no use for; both are problems.
indirect enum SARIFShape: Sendable {
  case text
  case nonEmptyText
  case uri
  case version
  case positive
  case natural
  case choice(Set<String>)
  case list(SARIFShape)
  case object(_ required: [String: SARIFShape], _ optional: [String: SARIFShape])

  static let log = object(
    ["version": .version, "runs": .list(run)], ["$schema": .uri])
  static let run = object(
    ["tool": .object(["driver": driver], [:])],
    ["columnKind": .choice(["utf16CodeUnits", "unicodeCodePoints"]), "results": .list(result)])
  static let driver = object(["name": .nonEmptyText], ["semanticVersion": .text, "rules": .list(rule)])
  static let rule = object(["id": .nonEmptyText], [:])
  static let result = object(
    ["message": message],
    [
      "ruleId": .nonEmptyText, "ruleIndex": .natural, "level": .choice(["none", "note", "warning", "error"]),
      "locations": .list(location), "relatedLocations": .list(location),
    ])
  static let message = object(["text": .text], [:])
  static let location = object([:], ["id": .natural, "physicalLocation": physicalLocation, "message": message])
  static let physicalLocation = object(["artifactLocation": .object(["uri": .uri], [:])], ["region": region])
  static let region = object(
    ["startLine": .positive], ["startColumn": .positive, "endLine": .positive, "endColumn": .positive])

  /// Every way in which a value is not of this shape, with the path to it.
  func problems(_ value: Any?, at path: String = "$") -> [String] {
    switch self {
    case .text: return value is String ? [] : ["\(path) is no text"]
    case .nonEmptyText: return (value as? String)?.isEmpty == false ? [] : ["\(path) is no text, or an empty one"]
    case .uri:
      guard let text = value as? String, !text.isEmpty, URL(string: text, encodingInvalidCharacters: false) != nil else {
        return ["\(path) is no URI"]
      }
      return []
    case .version: return value as? String == "2.1.0" ? [] : ["\(path) is another version"]
    case .positive: return (value as? Int).map { $0 >= 1 } == true ? [] : ["\(path) is no number from 1"]
    case .natural: return (value as? Int).map { $0 >= 0 } == true ? [] : ["\(path) is no number from 0"]
    case .choice(let choices): return (value as? String).map(choices.contains) == true ? [] : ["\(path) is none of \(choices)"]
    case .list(let item):
      guard let items = value as? [Any] else { return ["\(path) is no list"] }
      return items.enumerated().flatMap { item.problems($1, at: "\(path)[\($0)]") }
    case .object(let required, let optional):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      let missing = required.keys.filter { members[$0] == nil }.map { "\(path) has no \($0)" }
      return missing
        + members.flatMap { name, value in
          (required[name] ?? optional[name]).map { $0.problems(value, at: "\(path).\(name)") } ?? ["\(path) has a \(name)"]
        }
    }
  }
}
