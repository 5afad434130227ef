import GraphQLSyntax

extension Command {
  /// The JSON Schema of `baton.json`, from the same description that checks one.
  func printConfigurationSchema() -> ExitCode {
    var json = JSONWriter()
    json.object {
      $0.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      $0.member("title", "baton.json")
      $0.schema(of: .configuration)
    }
    Terminal().output(json.text + "\n")
    return .done
  }
}
