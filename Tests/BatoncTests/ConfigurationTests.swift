import BatonCompiler
import GraphQLSyntax
import Testing

@testable import batonc

@Suite struct ConfigurationTests {
  private func errors(_ text: String) -> [String] {
    let file = SourceFile(path: "baton.json", text: text)
    return Finding.all(Configuration.decode(file, id: FileID(0)).diagnostics, in: [file]).map {
      TextStyle().print($0).trimmingCharacters
    }
  }

  @Test func `every key is understood`() {
    let file = SourceFile(
      path: "baton.json",
      text: """
        {
          "$schema": "baton.schema.json",
          "schema": ["a.graphql", "b.graphql"], "schemaExtensions": "client", "sources": "Sources/**/*.swift",
          "excludes": ["Sources/Old"], "dependencies": {"Kit": "../Kit"}, "output": "Generated", "access": "package",
          "identity": {"default": ["id"], "types": {"Book": ["isbn"]}},
          "customScalarTypes": {"Decimal": "Foundation.Decimal"},
          "persistConfig": {"file": "persisted.json", "algorithm": "SHA256"},
          "onError": "NULL",
          "featureFlags": {
            "enforce_fragment_alias_where_ambiguous": {"kind": "limited", "allowlist": ["A"]},
            "enable_strict_custom_scalars": true
          }
        }
        """)
    let (configuration, diagnostics) = Configuration.decode(file, id: FileID(0))
    #expect(diagnostics.isEmpty)
    #expect(configuration.schema.map(\.value) == ["a.graphql", "b.graphql"])
    #expect(configuration.schemaExtensions.map(\.value) == ["client"])
    #expect(configuration.sources.map(\.value) == ["Sources/**/*.swift"])
    #expect(configuration.excludes.map(\.value) == ["Sources/Old"])
    #expect(configuration.dependencies.map(\.module.value.text) == ["Kit"])
    #expect(configuration.output?.value == "Generated")
    #expect(configuration.access == .package)
    #expect(configuration.identity.standard == ["id"])
    #expect(configuration.identity.types.map(\.type.value.text) == ["Book"])
    #expect(configuration.customScalarTypes.map(\.swiftType.value) == ["Foundation.Decimal"])
    #expect(configuration.persist?.algorithm == .sha256)
    #expect(configuration.onError == .null)
    #expect(configuration.featureFlags.enforcesAliases.isEnabled(for: "A"))
    #expect(!configuration.featureFlags.enforcesAliases.isEnabled(for: "B"))
    #expect(configuration.featureFlags.hasStrictCustomScalars.isEnabled)
  }

  @Test(
    arguments: [
      ("{\n  \"shcema\": \"a\"\n}", "baton.json:2:3: error: unknown key `shcema`; did you mean `schema`"),
      ("{\n  \"schema\": 7\n}", "baton.json:2:13: error: `schema` is a path or a list of such, not a number"),
      ("{\"schema\": \"\"}", "baton.json:1:12: error: `schema` is a path, not an empty string"),
      ("{\"sources\": [\"a\", null]}", "baton.json:1:19: error: `sources` is a path or a glob, not null"),
      ("{\"access\": \"publc\"}", "baton.json:1:12: error: `publc` is no value of `access`; did you mean `public`"),
      ("{\"identity\": {\"kinds\": {}}}", "baton.json:1:15: error: unknown key `kinds`; the keys here are `default`, `types`"),
      ("{\"output\": \"a\\u0000b\"}", "baton.json:1:12: error: `output` is a path, and no such holds the character U+0000"),
      (
        "{\"customScalarTypes\": {\"Date\": \"Date?\"}}",
        "baton.json:1:32: error: `Date?` is no Swift type's name; write one as in `Decimal` or `Foundation.Decimal`"
      ),
      ("{\"persistConfig\": {}}", "baton.json:1:19: error: `persistConfig` has no `file`"),
      ("[]", "baton.json:1:1: error: `baton.json` is an object, not a list"),
    ])
  func `a mistake is shown at its place`(text: String, error: String) {
    #expect(errors(text) == [error])
  }

  @Test func `several mistakes are shown at once`() {
    #expect(errors("{\"schema\": 1, \"output\": 2, \"x\": 3}").count == 3)
  }

  @Test func `JSON that is broken is shown where it breaks`() {
    let found = errors("{\n  \"schema\": \"a\",\n  output\n}")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("baton.json:3:3: error: ") == true)
  }
}

extension String {
  fileprivate var trimmingCharacters: String { hasSuffix("\n") ? String(dropLast()) : self }

  @Test(arguments: ["Decimal", "Foundation.Decimal", "Tagged<Book, String>", "A<B<C>, D>.E", "Größe", "_a1"])
  func `a Swift type is spelled by names, dots and angle brackets`(_ text: String) {
    #expect(SwiftTypeSpelling.isValid(text))
  }

  @Test(arguments: ["", "1a", "a b", "a;", "[Int]", "A.", ".A", "A<", "A<>", "A>", "A,B", "A.Type", "class", "A\nB", "A{", "\"A\""])
  func `what is no name of a Swift type is told from one`(_ text: String) {
    #expect(!SwiftTypeSpelling.isValid(text))
  }
}
