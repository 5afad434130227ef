import BatonRuntime
import Foundation
import GoldenSwift
import Testing

// `@throwOnFieldError`: what throws for which error, and where.

@MainActor @Suite struct ThrowingTests {
  private static let good: [String: String] = [
    "name": #""Ada""#, "price": "12.5", "deposit": "3", "draught": "1.5",
    "registry": #"{"port":{"town":"Delft"}}"#,
  ]

  /// The answer to a query of a boat, with errors at these paths.
  private func data(
    _ changes: [String: String] = [:], errors paths: [[String]] = [], more: Bool = true, in store: Store = Store()
  ) throws -> ThrowingQuery.Data {
    let members = Self.good.merging(changes) { $1 }.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let errors = paths.map { path in
      #"{"message":"no \#(path.last!)","path":[\#(path.map { "\"\($0)\"" }.joined(separator: ","))]}"#
    }
    let boat = changes["boat"] ?? "{\(members),\"id\":\"1\"}"
    let query = ThrowingQuery(id: "1", more: more)
    try store.take(#"{"errors":[\#(errors.joined(separator: ","))],"data":{"boat":\#(boat)}}"#, query)
    return try store.data(for: query)
  }

  @Test func `without an error nothing throws, and what is only null for an error reads as itself`() throws {
    let boat = try #require(try data().boat)
    #expect(try boat.throwing.draught == 1.5)
    #expect(try boat.throwing.registry.port.town == "Delft")
    #expect(try boat.throwingValue == ThrowingValue(name: "Ada", price: 12.5, draught: 1.5, innerValue: InnerValue(deposit: 3)))
    #expect(try boat.perhaps?.draught == 1.5)
    #expect(try boat.perhapsValue?.draught == 1.5)
  }

  @Test(arguments: [
    ("draught", "null", ["boat", "draught"], true, true),
    ("registry", #"{"port":{"town":null}}"#, ["boat", "registry", "port", "town"], true, false),
    ("name", "null", ["boat", "name"], false, true),
    ("deposit", "null", ["boat", "deposit"], false, true),
    // Texts that do not convert are errors that nobody sent.
    ("price", #""much""#, [], false, true),
    ("deposit", #""much""#, [], false, true),
  ])
  func `a lens throws for what it selects, a value for what it holds as well, and the operation for neither`(
    field: String, value: String, path: [String], lens: Bool, holdsIt: Bool
  ) throws {
    let boat = try #require(try data([field: value], errors: path.isEmpty ? [] : [path]).boat)
    func thrown(_ read: () throws -> Void) -> FieldErrors? {
      do { try read() } catch { return error as? FieldErrors }
      return nil
    }
    let errors = [thrown { _ = try boat.throwing }, thrown { _ = try boat.perhaps }]
    let ofValue = [thrown { _ = try boat.throwingValue }, thrown { _ = try boat.perhapsValue }]
    #expect(errors.map { $0 != nil } == [lens, lens])
    #expect(ofValue.map { $0 != nil } == [holdsIt, holdsIt])
    if let last = path.last {
      let expected = FieldErrors([FieldError("no \(last)", path: path.map { .key($0) })])
      #expect((errors + ofValue).allSatisfy { $0 == nil || $0 == expected })
    }
  }

  @Test func `what is left out throws nothing`() throws {
    let boat = try #require(try data(["draught": "null"], errors: [["boat", "draught"]], more: false).boat)
    #expect(try boat.perhaps == nil)
    #expect(try boat.perhapsValue == nil)
    #expect(throws: FieldErrors.self) { try boat.throwing }
  }

  @Test func `an operation fails with the errors of its own selection, until an answer has none`() throws {
    let store = Store()
    let error = #expect(throws: FieldErrors.self) { try data(["boat": "null"], errors: [["boat"]], in: store) }
    #expect(error == FieldErrors([FieldError("no boat", path: ["boat"])]))
    #expect(try data(in: store).boat?.throwing.draught == 1.5)
  }
}
