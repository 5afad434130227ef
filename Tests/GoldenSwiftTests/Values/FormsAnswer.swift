import BatonRuntime
import Foundation
import GoldenSwift
import Observation
import Testing

/// A boat as `FormsQuery` is answered, with one thing after the other changed in it.
struct FormsAnswer {
  static let id = #""id":"1""#

  /// By place, each as the server writes it. Dots go into objects.
  var members: [String: String] = [
    "name": #""Ada""#, "length": "9.5", "price": "12.5", "kind": #""KETCH""#, "draught": "1.5", "deposit": "3",
    "berth.depth": "3.25", "berth.feet": "10.5", "berth.code": #""A1""#,
    "registry.number": #""7""#, "registry.flag": #""NL""#, "registry.port.town": #""Delft""#,
    "registry.port.name": #""Old port""#, "logs": #"[{"id":"l1","text":"left"},null]"#,
    "tagged": #"[{"id":"l2","text":"tagged"}]"#, "owner.__typename": #""Skipper""#, "owner.__isOwner": #""Skipper""#,
    "owner.__isNamed": #""Skipper""#, "owner.__isNode": #""Skipper""#, "owner.id": #""s""#, "owner.name": #""Bo""#,
    "owner.rank": "3", "crewCount": "4", "papers": #"{"a":1}"#, "plan": "[1]", "state": #""AFLOAT""#, "tags": #"["x"]"#,
    "fees": "[1,2.5]", "isAfloat": "true",
  ]

  /// Another value for each place that may change alone.
  static let changes: [(place: String, value: String)] = [
    ("name", #""Eve""#), ("length", "9.75"), ("price", "13"), ("kind", "null"), ("draught", "2"), ("deposit", "null"),
    ("berth.depth", "4"), ("berth.feet", "null"), ("berth.code", #""B2""#),
    ("registry.number", #""8""#), ("registry.flag", "null"), ("registry.port.town", #""Gouda""#),
    ("registry.port.name", #""New port""#), ("logs", #"[{"id":"l1","text":"left"},null,null]"#),
    ("logs", #"[{"id":"l1","text":"came back"},null]"#), ("tagged", "[]"), ("owner.name", "null"), ("owner.rank", "4"),
    ("crewCount", "5"), ("papers", #"{"a":2}"#), ("plan", "[2]"), ("state", #""NEW""#),
    ("tags", "[]"), ("fees", "[1]"), ("isAfloat", "false"),
  ]

  func with(_ place: String, _ value: String) -> FormsAnswer {
    var copy = self
    copy.members[place] = value
    return copy
  }

  func without(_ places: String...) -> FormsAnswer {
    var copy = self
    for place in places { copy.members[place] = nil }
    return copy
  }

  /// The object that the places describe.
  var json: String {
    func object(_ members: [(path: [Substring], value: String)]) -> String {
      var parts: [String] = []
      for (name, below) in Dictionary(grouping: members, by: { $0.path[0] }).sorted(by: { $0.key < $1.key }) {
        let value =
          below.count == 1 && below[0].path.count == 1
          ? below[0].value : object(below.map { (Array($0.path.dropFirst()), $0.value) })
        parts.append("\"\(name)\":\(value)")
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
    return object(members.map { ($0.key.split(separator: "."), $0.value) } + [(["id"], "\"1\"")])
  }

  /// The whole response; errors by the path below the boat.
  func response(errors: [String] = []) -> String {
    let errors = errors.map { path in
      let steps = path.split(separator: ".").map { Int($0) == nil ? "\"\($0)\"" : "\($0)" }.joined(separator: ",")
      return #"{"message":"\#(path)","path":["boat",\#(steps)]}"#
    }
    return #"{"errors":[\#(errors.joined(separator: ","))],"data":{"boat":\#(json)}}"#
  }
}

extension Store {
  @MainActor @discardableResult func take<O: GraphQLOperation>(_ response: String, _ operation: O) throws -> CommitResult {
    commit(try changes(in: response.utf8, for: operation))
  }
}

/// How often what was tracked is to run again.
@MainActor final class Runs {
  private(set) var count = 0

  /// Runs a body and counts once when something that it read changes.
  func track(_ body: () -> Void) {
    withObservationTracking(body) { MainActor.assumeIsolated { self.count += 1 } }
  }
}
