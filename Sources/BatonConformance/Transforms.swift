import BatonCompiler
import GraphQLIR
import GraphQLSyntax

extension Area {
  /// Relay's fixtures about transforms. Where Relay reports errors, ours stand at the same lines and columns, all of
  /// them. Where it prints a program, ours is equal in meaning: both are parsed, brought into the form of
  /// ``CanonicalProgram``, and printed again.
  static let transforms = Area(name: "transforms") { data in
    let fixtures = RelayFixtures(data)
    return TransformGroup.all.map { group in
      var row = Row(name: group.name)
      for name in fixtures.names(group.name) {
        guard let what = group.difference(fixtures, name) else {
          row.equal += 1
          continue
        }
        row.differences.append(
          Difference(
            name: group.name + "/" + name, what: what,
            explanation: TransformGroup.explanations[group.name + "/" + name] ?? group.explanation))
      }
      return row
    }
  }
}

/// A folder of fixtures, and which of our transforms stand for what Relay runs there.
struct TransformGroup: Sendable {
  let name: String
  var transforms: [String]
  /// Rules of ours that stand for what Relay's transform refuses.
  var rules: Set<String> = []
  /// Only whether it is accepted, and where it is refused.
  var comparesErrorsOnly = false
  /// Where the order of selections is not what the group is about.
  var sortsSelections = false
  var serverExtension = ""
  var explanation: String?

  static let all: [TransformGroup] = [
    TransformGroup(name: "apply_fragment_arguments", transforms: ["providedVariables", "applyFragmentArguments"]),
    TransformGroup(name: "catch_directive", transforms: ["fragmentAliases", "catching"]),
    TransformGroup(name: "client_extensions", transforms: [], sortsSelections: true),
    TransformGroup(name: "declarative_connection", transforms: ["declarativeEdits"]),
    TransformGroup(name: "defer_stream", transforms: ["deferAndStream"]),
    TransformGroup(
      name: "flatten", transforms: ["flattenForReading"],
      serverExtension: "directive @serverInlineDirective on INLINE_FRAGMENT"),
    TransformGroup(name: "fragment_alias_directive", transforms: ["fragmentAliases"]),
    TransformGroup(name: "generate_id_field", transforms: ["generateID"]),
    TransformGroup(name: "generate_typename", transforms: ["generateTypename"]),
    TransformGroup(
      name: "inline_data_fragment", transforms: [], rules: ["InlineValues"],
      explanation: "the spread of a value stays a spread, so that its accessor is the same as a lens's"),
    TransformGroup(name: "mask", transforms: ["mask"]),
    TransformGroup(name: "provided_variable_fragment_transform", transforms: ["providedVariables"]),
    TransformGroup(name: "refetchable_fragment", transforms: ["connections", "refetchable"]),
    TransformGroup(name: "required_directive", transforms: ["fragmentAliases", "required"]),
    TransformGroup(name: "skip_client_extensions", transforms: ["skipClientSelections"]),
    TransformGroup(name: "skip_redundant_nodes", transforms: ["inlineFragments", "skipRedundant"]),
    TransformGroup(name: "skip_unreachable_nodes", transforms: ["skipUnreachable"]),
    TransformGroup(name: "skip_unused_variables", transforms: ["skipUnusedVariables"]),
    TransformGroup(
      name: "sort_selections", transforms: [],
      explanation: "selections stay in the order in which they are written, as in what Relay sends"),
    TransformGroup(name: "subscription_transform", transforms: []),
    TransformGroup(name: "transform_connections", transforms: ["connections", "prefetchableEdges"]),
    TransformGroup(name: "validate_connections", transforms: ["connections"], comparesErrorsOnly: true),
    TransformGroup(name: "validate_connections_schema", transforms: ["connections"], comparesErrorsOnly: true),
    TransformGroup(name: "validate_relay_directives", transforms: ["mask"], comparesErrorsOnly: true),
    TransformGroup(name: "graphql-ir-validations/validate_selection_conflict", transforms: ["selectionConflicts"], comparesErrorsOnly: true),
  ]

  private static let byName: [String: Transform] = Dictionary(
    Pipeline.allCases.flatMap(\.transforms).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// What differs; nil where nothing does.
  func difference(_ fixtures: RelayFixtures, _ name: String) -> String? {
    let expected = fixtures.errors(self.name, name)
    let (program, refused, files) = fixtures.program(self.name, name, serverExtension: serverExtension, later: rules)
    let context = TransformContext(options(for: fixtures.input(self.name, name)))
    var names = transforms
    if fixtures.input(self.name, name).contains("%for_printing%") { names = ["flattenForText"] }
    let result = program.map { program in
      names.reduce(program) { program, name in TransformGroup.byName[name]!(program, context) }
    }
    let diagnostics = (refused + context.diagnostics).sortedOnce().filter { $0.severity == .error }
    if !expected.isEmpty || !diagnostics.isEmpty {
      let ours = diagnostics.map { diagnostic in
        let (line, column) = files.files[0].position(of: Int(diagnostic.location.range.start))
        return ErrorPlace(line: line, column: column, text: diagnostic.message.text)
      }
      if Set(ours.map(\.place)) == Set(expected.map(\.place)) { return nil }
      return "ours: \(ours.map { "\($0.place) \($0.text)" }.joined(separator: "; ")) | Relay: \(expected.map { "\($0.place) \($0.text.prefix(90))" }.joined(separator: "; "))"
    }
    guard !comparesErrorsOnly, let result else { return nil }
    let theirs = CanonicalProgram(fixtures.output(self.name, name), sortsSelections: sortsSelections).text
    let ours = CanonicalProgram(result.printed(), sortsSelections: sortsSelections).text
    return ours == theirs ? nil : "\n--- ours\n\(ours)\n--- Relay\n\(theirs)"
  }

  private func options(for input: String) -> TransformOptions {
    var options = TransformOptions()
    options.enforcesAliases = name == "fragment_alias_directive" ? .enabled : .disabled
    if input.contains("disallow_required_action_throw_on_semantically_nullable_fields") {
      options.refusesThrowOnNullable = .enabled
    }
    options.selectsToken = input.contains("enable-token-field: true")
    return options
  }

  /// Where Baton differs on purpose, and why.
  static let explanations: [String: String] = {
    let react = "`@match` and `@module` load React components, and are refused here"
    let internalDirective = "`@__clientField` is what Relay's compiler writes for itself; `@connection` is what people write"
    let conflicts = [
      "multiple-match-conflicts-across-fragments.invalid",
      "same-field-with-different-match-across-fragments-no-supported.invalid",
      "same-field-with-different-match-across-fragments.invalid",
      "same-field-with-same-match-across-fragments-no-supported", "same-field-with-same-match-across-fragments",
    ].map { ("graphql-ir-validations/validate_selection_conflict/\($0)", react) }
    return [
      "flatten/flattens-matching-fragment-types":
        "a server's directive says nothing about where a field is read, so it keeps no second field there; in the text it does",
      "flatten/linked-handle-field": internalDirective,
      "flatten/scalar-handle-field": internalDirective,
      "flatten/match-field-overlap": react,
      "fragment_alias_directive/alias_not_required_on_module_fragments": react,
      "skip_redundant_nodes/skips-with-module": react,
      "skip_redundant_nodes/dont-skip-with-inline-on-diffent-types":
        "inlining flattens as well, so that `id` is found outside and is redundant inside",
      "defer_stream/fragment-with-stream-initial-count-arg":
        "Relay's test leaves out the check that a nullable variable cannot stand where `Int!` is expected",
      "subscription_transform/subscription_transform": "there are no components to load by a subscription",
      "validate_connections/connection-with-custom-handler":
        "a handler is code of Relay's for the web, and is refused here: nothing would call it",
      "validate_relay_directives/mask-incompatible-type-query.invalid":
        "the use that the variable does not fit is marked, masked or not",
    ].merging(conflicts) { first, _ in first }
  }()
}
