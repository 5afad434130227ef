import BatonRuntime
import Foundation
import GraphQLIR
import Testing

/// Answers the operations of goldens in many moods and reads all that there is to read.
@MainActor struct Trials {
  private(set) var comparison = Comparison()
  private(set) var made: Set<ObjectIdentifier> = []
  private let program: IR.Program
  private var mood = MockServer.Mood(number: 0)

  init(program: IR.Program) { self.program = program }

  private var server: MockServer { MockServer(program: program, mood: mood) }

  /// - Parameter operations: checks each operation once.
  mutating func run(_ operations: (inout Trials) throws -> Void) throws {
    for number in 0..<200 {
      mood = MockServer.Mood(number: number)
      try operations(&self)
    }
  }

  /// What the variable of a condition is in this mood.
  func flag(_ name: String) -> Bool { server.flag(name) }

  /// A server's answer, as it is read.
  mutating func check<O: GraphQLOperation>(_ operation: O) throws where O.Data: Readable {
    let answer = server.answer(O.name)
    let store = Store()
    let result = store.commit(try store.changes(in: answer.response.utf8, for: operation))
    #expect(result.errors.isEmpty)
    do {
      comparison.compare(try store.data(for: operation), with: answer, of: "\(O.name) in mood \(mood.number)")
    } catch {
      #expect(error.errors.allSatisfy { answer.errors.contains($0.path) } && !error.errors.isEmpty)
    }
  }

  /// The same, and the same answer made by hand.
  mutating func check<O: GraphQLMutation, R: ResponseObject & Buildable>(_ operation: O, _ response: R.Type) throws
  where O.Data: Readable {
    try check(operation)
    made.insert(ObjectIdentifier(response))
    if mood.hasErrors { return }
    let answer = server.answer(O.name)
    let bytes = R(answer.data).bytes
    #expect(try members(of: bytes) == members(of: Array(#"{"data":\#(answer.data.json)}"#.utf8)))
    let store = Store()
    store.commit(try store.changes(in: bytes, for: operation))
    comparison.compare(try store.data(for: operation), with: answer, of: "\(response) in mood \(mood.number)")
  }

  /// A response's members, but for those that say that an object is of an abstract type: a server says that for every type
  /// that is asked for, an answer made by hand where it decides something.
  private func members(of json: [UInt8]) throws -> NSObject {
    func plain(_ value: Any) -> NSObject {
      switch value {
      case let list as [Any]: list.map(plain) as NSArray
      case let object as [String: Any]: object.filter { !$0.key.hasPrefix("__is") }.mapValues(plain) as NSDictionary
      default: value as! NSObject
      }
    }
    return plain(try JSONSerialization.jsonObject(with: Data(json)))
  }
}
