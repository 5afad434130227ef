import BatonCompiler
import GraphQLIR
import GraphQLSchema
import GraphQLSyntax

extension Area {
  /// Relay's fixtures about building and validation: what Relay refuses is refused, its first error at the same line and
  /// column, and what Relay accepts is accepted.
  static let validation = Area(name: "validation") { data in
    let fixtures = ValidationFixtures(data)
    return corpus(data)
      + ValidationGroup.all.map { group in
        var row = Row(name: group.name)
        for name in fixtures.names(group.name) {
          let path = group.name + "/" + name
          let explanation = ValidationGroup.differences[path]
          if group.comparesHints {
            row.compare(
              path, fixtures.places(.warning, in: group, name), fixtures.relaysHints(group.name, name),
              explanation: explanation)
          } else {
            row.compare(
              path, fixtures.places(.error, in: group, name).first, fixtures.firstError[path],
              explanation: explanation)
          }
        }
        return row
      }
  }

  /// Every document of every app of the corpus is accepted, as Relay accepts them.
  private static func corpus(_ data: SharedData) -> [Row] {
    data.entries("corpus").filter { !$0.contains(".") }.map { app in
      var row = Row(name: "corpus/" + app)
      var files = FileList()
      let server = files.parse(data.text("corpus/\(app)/schema.graphql"), path: "schema.graphql", as: .typeSystem)
        .document
      let schema = SchemaBuilder.build([SchemaDocument(server)]).schema
      let paths = data.files("corpus/\(app)/documents", endingIn: [".graphql"])
      let documents = paths.map { files.parse(data.text($0), path: $0, as: .executable).document }
      let errors = validate(documents, files: files.files, schema: schema).filter { $0.severity == .error }
      let wrong = Set(errors.map(\.location.file))
      row.equal = documents.count - wrong.count
      for error in errors {
        let file = files.files[Int(error.location.file.index)]
        let (line, column) = file.position(of: Int(error.location.range.start))
        row.differences.append(
          Difference(name: "\(file.path):\(line):\(column)", what: error.message.text, explanation: nil))
      }
      return row
    }
  }
}

/// A folder of fixtures, and which of our rules stand for what Relay runs there.
struct ValidationGroup: Sendable {
  let name: String
  /// Rules of Relay's later phases that this group is about.
  var later: Set<String> = []
  /// Whether what Relay checks there is one of our transforms' business.
  var runsTransforms = false
  /// Whether it is about what Relay only hints at, and where: our warnings are compared, all of them.
  var comparesHints = false

  /// What Relay asks only once all is built.
  private static let laterRules: Set<String> = [
    "NoUnusedVariables", "NoUnusedFragments", "NoUnusedFragmentVariables", "NoFragmentCycles", "NonNullDefaults",
    "ReservedVariableNames", "ReservedAliases", "AliasConflicts", "RootTypename", "StaticArguments", "NoUnselectable",
    "MutationResponses", "CaughtClientFields", "InlineValues", "NoDeprecated", "NoNeedlessRequired",
  ]

  var rules: [Rule] { Rule.all.filter { !Self.laterRules.subtracting(later).contains($0.name) } }

  static let all: [ValidationGroup] = [
    ValidationGroup(name: "graphql-ir-parse"),
    ValidationGroup(name: "graphql-ir-parse_with_extensions"),
    ValidationGroup(name: "graphql-ir-parse_with_provider"),
    ValidationGroup(name: "disallow_readtime_features_in_mutations", later: ["MutationResponses"]),
    ValidationGroup(
      name: "disallow_required_on_non_null_field", later: ["NoNeedlessRequired"], comparesHints: true),
    ValidationGroup(name: "disallow_reserved_aliases", later: ["ReservedAliases"]),
    ValidationGroup(name: "disallow_typename_on_root", later: ["RootTypename"]),
    ValidationGroup(name: "validate_client_schema_extensions_use_catch", later: ["CaughtClientFields"]),
    ValidationGroup(name: "validate_deprecated_fields", later: ["NoDeprecated"], comparesHints: true),
    ValidationGroup(name: "validate_fragment_alias_conflict", later: ["AliasConflicts"]),
    ValidationGroup(name: "validate_global_variable_names", later: ["ReservedVariableNames"]),
    ValidationGroup(name: "validate_global_variables"),
    ValidationGroup(name: "validate_no_double_underscore_alias", later: ["ReservedAliases"]),
    ValidationGroup(name: "validate_no_unselectable_selections", later: ["NoUnselectable"]),
    ValidationGroup(name: "validate_relay_directives", runsTransforms: true),
    ValidationGroup(name: "validate_required_arguments"),
    ValidationGroup(name: "validate_static_args", later: ["StaticArguments"]),
    ValidationGroup(name: "validate_unused_variables", later: ["NoUnusedVariables", "NoUnusedFragmentVariables"]),
  ]
}

/// An error's line and column in the fixture, and what it says.
struct ErrorPlace {
  let line: Int
  let column: Int
  let text: String
  var place: String { "\(line):\(column)" }
}

/// The inputs, and the first error that Relay reports for each.
private struct ValidationFixtures: Sendable {
  private let data: SharedData
  private let schema: String
  private(set) var firstError: [String: ErrorPlace] = [:]

  init(_ data: SharedData) {
    self.data = data
    schema = data.text("fixtures/relay/test-schema/testschema.graphql")
    for line in data.text("fixtures/relay/ERROR-INDEX.tsv").split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 4, columns[1] == "error" else { continue }
      let place = columns[2].split(separator: ":").compactMap { Int($0) }
      guard place.count == 2 else { continue }
      let error = ErrorPlace(line: place[0], column: place[1], text: String(columns[3]))
      let name = String(columns[0].dropLast(".expected".count))
      if let known = firstError[name], (known.line, known.column) <= (error.line, error.column) { continue }
      firstError[name] = error
    }
  }

  func names(_ group: String) -> [String] {
    data.entries("fixtures/relay/\(group)").filter { $0.hasSuffix(".graphql") }.map { String($0.dropLast(8)) }
  }

  /// Where Relay hints at something: `NAME.graphql:2:14`, a line each.
  func relaysHints(_ group: String, _ name: String) -> [ErrorPlace] {
    data.text("fixtures/relay/\(group)/\(name).expected").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":").map { $0.drop { $0 == " " } }
      guard parts.count == 3, parts[0] == name + ".graphql", let line = Int(parts[1]), let column = Int(parts[2])
      else { return nil }
      return ErrorPlace(line: line, column: column, text: "")
    }
  }

  /// Where we report something of a severity, in the order of the places.
  func places(_ severity: Diagnostic.Severity, in group: ValidationGroup, _ name: String) -> [ErrorPlace] {
    let text = data.text("fixtures/relay/\(group.name)/\(name).graphql")
    var parts = text.split(separator: "%extensions%", omittingEmptySubsequences: false).map { String($0) }
    if parts.count < 2 { parts.append("") }
    var files = FileList()
    let (document, mistakes) = files.parse(parts[0], path: name, as: .executable)
    let server = files.parse(schema, path: "schema", as: .typeSystem).document
    let client = files.parse(parts[1], path: "extensions", as: .typeSystem).document
    let built = SchemaBuilder.build([SchemaDocument(server), SchemaDocument(client, isClient: true)]).schema
    var options = RuleOptions()
    options.strictCustomScalars = name.hasPrefix("custom_") || name.hasPrefix("list_of_custom_")
    options.strictCustomScalars = options.strictCustomScalars && name.hasSuffix(".invalid")
    var found = mistakes
    if !found.hasErrors {
      found = validate([document], files: files.files, schema: built, rules: group.rules, options: options)
    }
    if !found.hasErrors, group.runsTransforms {
      found =
        Programs(transforming: ProgramBuilder.program([document], schema: built, sources: files.files)).diagnostics
    }
    return found.sortedOnce().filter { $0.severity == severity }.map { diagnostic in
      let (line, column) = files.files[0].position(of: Int(diagnostic.location.range.start))
      return ErrorPlace(line: line, column: column, text: diagnostic.message.text)
    }
  }
}

extension ValidationGroup {
  /// Where Baton differs on purpose, and why.
  static let differences: [String: String] = {
    let second = "of two of a kind the second is the wrong one, the first is a note"
    let exact = "the part that is wrong is marked, not the string or object around it"
    let argument = "the argument that is not taken is marked, not the parenthesis before it"
    let react = "the directive means something to React alone, so it is refused before its arguments are looked at"
    let internalDirective =
      "`@__clientField` is what Relay's compiler writes for itself; `@connection` is what people write"
    let byGroup: [String: [String: String]] = [
      "graphql-ir-parse": [
        "argument-complex-object.invalid": second,
        "argument_definitions_directives_invalid_directive_arg.invalid": exact,
        "argument_definitions_directives_invalid_locations.invalid": exact,
        "duplicate_arguments.invalid": second,
        "fetch_token_with_arguments.invalid": argument,
        "fixme_fat_interface_on_union": "a crutch of one server's; the message says which inline fragment to write",
        "fragment-with-argument-type.invalid": exact,
        "fragment-with-arguments-duplicate.invalid": second,
        "fragment-with-unnecessary-unchecked-arguments.invalid": "the directive to change is marked",
        "linked-handle-filter": internalDirective,
        "scalar-handle-field": internalDirective,
        "typename_with_arguments.invalid": argument,
      ],
      "disallow_required_on_non_null_field": [
        "query_with_required_semantic_plural_field.invalid":
          "`levels: [1]` says that no item is null, and nothing of the list, which `@required` is about"
      ],
      "disallow_readtime_features_in_mutations": [
        "mutation_with_scalar_resolver.invalid":
          "there are no resolvers here: `@relay_resolver` itself is refused, in the schema extension"
      ],
      "validate_relay_directives": [
        "mask-incompatible-type-query.invalid": "the use that the variable does not fit is marked, masked or not"
      ],
      "validate_static_args": ["match-with-dynamic-arg.invalid": react],
    ]
    return Dictionary(
      uniqueKeysWithValues: byGroup.flatMap { group, cases in cases.map { ("\(group)/\($0)", $1) } })
  }()
}
