import BatonRuntime
import Foundation
import Testing

/// Each snippet goes through the Swift compiler with the real plugin.
@Suite struct MarkerTests {
  @Test func `a marked property is the plain stored property that it was`() throws {
    let errors = try compile(
      """
      import BatonRuntime
      public struct Lens: Sendable {}
      public struct Row {
        @Fragment(\"\"\"
          fragment Row_user on User { name }
          \"\"\")
        let user: Lens
        @BatonRuntime.Query("query Q { a }") public private(set) var query: Lens
        @Mutation(#"mutation M { a(b: "\\"") }"#) var mutation: [Dictionary<String, Lens>]?
        @Subscription("subscription S { a }") weak var subscription: Screen?
        @Fragment("fragment F on User { a }") var observed: Lens { didSet {} }
        @Fragment("fragment F on User { a }") let `class`: (Int, Int)
        @Fragment("fragment F on User { a }") /* = { , */ var closure: @Sendable (Lens, Lens) -> Lens
      }
      final class Screen {
        @Fragment("fragment F on User { a }") fileprivate final var lens: Lens
        init(lens: Lens) { self.lens = lens }
      }
      struct Generic<T> { @Fragment("fragment F on User { a }") let value: T }
      extension Generic where T == Int {
        @Fragment("fragment F on User { a }") nonisolated(unsafe) static var last: Lens?
      }
      func check() {
        @Fragment("fragment F on User { a }") let local: Lens
        local = Lens()
        _ = Row(
          user: local, query: Lens(), mutation: nil, subscription: nil, observed: Lens(), class: (1, 2),
          closure: { a, _ in a })
        let sizes: [Int] = [MemoryLayout<Generic<Int>>.size, Generic(value: 1).value]
        _ = sizes
      }
      """)
    #expect(errors == [])
  }

  @Test(
    arguments: [
      ("let a, b: Lens", "8: error: `@Fragment` marks one property; declare the second one by itself"),
      ("let (a, b): (Lens, Lens)", "5: error: `@Fragment` marks one property; declare the second one by itself"),
      ("let a: Map<Lens, Lens>, b: Lens", "25: error: `@Fragment` marks one property; declare the second one by itself"),
      (
        "let a = Lens()",
        "7: error: a property marked `@Fragment` has no value of its own; it is given to the initializer"
      ),
      (
        "public private(set) var a: Map<Lens, Lens> = .init()",
        "44: error: a property marked `@Fragment` has no value of its own; it is given to the initializer"
      ),
      ("var a: Lens { Lens() }", "13: error: `@Fragment` marks a stored property; this one is computed"),
      ("var a: Lens { get { Lens() } set {} }", "13: error: `@Fragment` marks a stored property; this one is computed"),
      ("func a() {}", "1: error: `@Fragment` marks a stored property, a `let` or a `var` with a type"),
      ("public struct A {}", "8: error: `@Fragment` marks a stored property, a `let` or a `var` with a type"),
      ("init(a: Int) {}", "1: error: `@Fragment` marks a stored property, a `let` or a `var` with a type"),
      (
        "subscript(a: Int) -> Int { a }",
        "1: error: `@Fragment` marks a stored property, a `let` or a `var` with a type"
      ),
      (
        "@available(*, deprecated) var é",
        "31: error: a property marked `@Fragment` states its type, which is named as what is in the text"
      ),
    ])
  func `a marker in a wrong place is an error at that place`(declaration: String, error: String) throws {
    let errors = try compile(
      """
      import BatonRuntime
      struct Lens: Hashable {}
      struct Map<Key, Value> { init() {} }
      struct Row {
        @Fragment("fragment F on User { name = { , }")
      \(declaration)
      }
      """)
    #expect(errors.contains("6:\(error)"), "\(errors)")
  }

  @Test func `a text that is not a literal does not compile`() throws {
    let errors = try compile(
      """
      import BatonRuntime
      struct Row { @Query("query \\(1)") let a: Int }
      """)
    #expect(errors.count == 1 && errors[0].hasPrefix("2:21: error: cannot convert value of type 'String'"), "\(errors)")
  }

  /// `line:column: error: message` of each error once.
  private func compile(_ snippet: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("Snippet.swift", snippet)
    let outcome = try Tool.swift(
      "swiftc",
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-diagnostic-style", "llvm",
        "-I", Tool.modules.path, "-load-plugin-executable", Tool.macros.path + "#BatonMacros", "Snippet.swift",
      ], in: folder.root)
    var seen = Set<String>()
    return outcome.errorLines.compactMap { line in
      guard let error = line.range(of: "Snippet.swift:"), line.contains(" error: ") else { return nil }
      let text = line[error.upperBound...].components(separatedBy: " (from macro '")[0]
      return seen.insert(text).inserted ? text : nil
    }
  }
}
