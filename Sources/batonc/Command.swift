/// What `batonc` can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case validate
  case generate
  case print
  case explain
  case `init`
  case schemaOfConfig = "schema-of-config"

  var summary: String {
    switch self {
    case .validate: "Compile everything and write nothing."
    case .generate: "Compile everything and write Swift."
    case .print: "Print the exact text that an operation sends to the server."
    case .explain: "Say what a fragment or an operation becomes, and who uses it."
    case .`init`: "Write a first baton.json for this folder."
    case .schemaOfConfig: "Print the JSON Schema of baton.json, for editors."
    }
  }

  var synopsis: String {
    switch self {
    case .validate, .generate: "batonc \(rawValue) [options] [path…]"
    case .print: "batonc print [options] <Operation>|--all [path…]"
    case .explain: "batonc explain [options] [<Name> [path…]]"
    case .`init`, .schemaOfConfig: "batonc \(rawValue)"
    }
  }

  /// What its arguments mean, beyond its options.
  var details: String {
    switch self {
    case .validate, .generate:
      """
      With no path, what baton.json calls `sources` is compiled, or else its folder: .swift, .graphql and .gql
      files, without build folders and dot folders. All documents of a run are compiled together.
      """
    case .print: "The text is on one line, as it is sent; the identifier precedes it when documents are persisted."
    case .explain: "Without a name: every fragment and operation, a line each."
    case .`init`: "Looks for a schema and for sources, and says what it chose. An existing baton.json stays."
    case .schemaOfConfig: "Put a \"$schema\" key with the path of the printed file into baton.json."
    }
  }

  var example: String {
    switch self {
    case .validate: "batonc validate --format github"
    case .generate: "batonc generate --check"
    case .print: "batonc print --pretty HomeQuery"
    case .explain: "batonc explain CharacterRow_character"
    case .`init`: "batonc init"
    case .schemaOfConfig: "batonc schema-of-config > baton.schema.json"
    }
  }

  /// The commands that compile.
  static let compiling: Set<Command> = [.validate, .generate, .print, .explain]
}
