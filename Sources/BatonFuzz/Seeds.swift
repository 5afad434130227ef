import Foundation

/// The texts that are mutated: our own fixtures, and a few lines that are there without them.
enum Seeds {
  static let documents = texts(endingIn: "graphql", under: ["syntax", "rules", "transforms", "emit"]) + [
    bytes("query Q($a: [Int!]! = [1], $b: F = {x: \"y\"}) @d(a: 1) { a: b(c: $a, d: {e: [1.5e3, null, ENUM]}) { ...F @include(if: true) ... on T { x } } }"),
    bytes("\"\"\"\n  one\n    two \\\"\"\"\n\"\"\" fragment F($x: Int = 3) on T { a(b: $x, c: \"\\u{1F600}\\n\") ...G(x: $x) }"),
  ]
  static let schemas = texts(endingIn: "graphql", under: ["schemas", "schema", "syntax"]) + [
    bytes("\"d\" type T implements A & B @d { \"f\" a(b: [Int!] = [1]): T! @deprecated } extend union U = A | B directive @d(a: Int) repeatable on FIELD | QUERY schema { query: T } enum E { A B } input I @oneOf { a: Int = 1 } scalar S"),
  ]
  static let hosts = texts(endingIn: "swift", under: ["scan"]) + [
    bytes("let a = \"x \\(f(\"\\(1)\")) y\" // @\n/* /* */ */ let r = /a[/]b/; let s = #/c/#\n@Query(#\"\"\"\nquery Q { a(b: \"\"\"c\"\"\") }\n\"\"\"#, x: 1) @Other private(set) var a: Q?\n#if DEBUG\n@Fragment(\"fragment F on T { a }\") let f: [F]\n#endif"),
  ]
  static let json = texts(endingIn: "json", under: ["."]) + [
    bytes("{\"a\": [1, -0.5e+3, {\"b\": null}], \"c\": \"\\ud83d\\ude00\\n\", \"d\": true, \"e\": {}}")
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// A file of `Fixtures`, whole.
  static func text(of name: String) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: fixtures.appending(path: name)))
    } catch { fail("\(error)") }
  }

  /// The files under folders of `Fixtures`, none of them long.
  static func texts(endingIn ending: String, under folders: [String]) -> [[UInt8]] {
    folders.flatMap { folder -> [[UInt8]] in
      let root = fixtures.appending(path: folder).path
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix("." + ending) }.sorted().prefix(300).compactMap { name in
        (try? Data(contentsOf: URL(filePath: root + "/" + name))).map { Array($0.prefix(8000)) }
      }
    }
  }
}

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}
