package import GraphQLSyntax

/// Everything that a compilation depends on.
package struct CompilerInput: Sendable {
  package enum Role: Sendable, Hashable {
    case configuration
    case schema
    case schemaExtension
    /// Documents to compile and to emit.
    case source
    /// Documents of a module that this one imports: compiled against, and not emitted.
    case dependency(module: String)
  }

  package struct File: Sendable {
    package var source: SourceFile
    package var role: Role
    /// The path from the configuration's folder, which an output may show: it is the same on every machine.
    package var name: String

    package init(_ source: SourceFile, role: Role, name: String) {
      self.source = source
      self.role = role
      self.name = name
    }

    package var isSchema: Bool { role == .schema || role == .schemaExtension }
  }

  /// The configuration, the schema, then the rest; each by path, whatever the order in which they were found.
  package let files: [File]
  package let configuration: Configuration

  /// - Parameter configurationFile: the file whose places the configuration's entries have; empty when there is none.
  package init(configurationFile: SourceFile, configuration: Configuration, files: [File]) {
    let first = File(configurationFile, role: .configuration, name: "baton.json")
    let sorted = files.sorted { String.inByteOrder($0.source.path, $1.source.path) }
    self.files = [first] + sorted.filter(\.isSchema) + sorted.filter { !$0.isSchema }
    self.configuration = configuration
  }

  package func hasSameConfiguration(as other: CompilerInput) -> Bool {
    files[0].source.bytes == other.files[0].source.bytes
  }
}
