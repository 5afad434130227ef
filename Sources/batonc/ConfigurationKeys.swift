import BatonCompiler

extension ConfigurationShape {
  /// Every key of `baton.json`.
  static let configuration = ConfigurationShape.object([
    Key("$schema", .text("a path or a URL"), "The JSON Schema of this file, for editors."),
    Key("schema", .oneOrMore(.text("a path")), "The server's schema: SDL files, or one introspection result."),
    Key(
      "schemaExtensions", .oneOrMore(.text("a path")),
      "Files or folders of client fields and types, which are never sent to the server."),
    Key("sources", .oneOrMore(.text("a path or a glob")), "Where documents are; this file's folder by default."),
    Key("excludes", .oneOrMore(.text("a path or a glob")), "What of the sources is left out."),
    Key(
      "dependencies", .map(.oneOrMore(.text("a path"))),
      "The modules that this one imports, and where their documents are: compiled against, and not emitted."),
    Key("output", .text("a path"), "The folder of the outputs."),
    Key(
      "access", .choice(Access.allCases.map(\.rawValue)), "The access level of generated declarations."),
    Key(
      "identity",
      .object([
        Key("default", .list(.text("a field's name")), "The key of every type that has these fields."),
        Key("types", .map(.list(.text("a field's name"))), "The key of a type or of the types of an interface."),
      ]), "The fields that tell one record of a type from another."),
    Key(
      "customScalarTypes", .map(.swiftType),
      "The Swift type that a scalar reads as; it conforms to MappedScalar."),
    Key(
      "persistConfig",
      .object(
        [
          Key("file", .text("a path"), "The JSON file that maps an identifier to each operation's text."),
          Key("algorithm", .choice(DigestAlgorithm.allCases.map(\.rawValue)), "How an identifier is made of a text."),
        ], required: ["file"]), "Operations are sent by an identifier, and their texts kept in a file."),
    Key(
      "onError", .choice(Configuration.OnError.allCases.map(\.rawValue)),
      "What the server is asked to do with a field error."),
    Key(
      "featureFlags",
      .object(FeatureFlags.names.map { Key($0.name, featureFlag, $0.summary) }), "Relay's switches, by Relay's names."),
  ])

  private static let featureFlag = ConfigurationShape.either(
    .boolean,
    .object(
      [
        Key("kind", .choice(["disabled", "enabled", "limited"]), "Off, on, or on for the names of the allowlist."),
        Key("allowlist", .list(.text("a name")), "The fragments and operations for which it is on."),
      ], required: ["kind"]))
}
