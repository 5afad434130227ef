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
    /// No file: a number that one to come may have.
    case free
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

    static let free = File(SourceFile(path: "", text: ""), role: .free, name: "")

    var isSchema: Bool { role == .schema || role == .schemaExtension }
  }

  /// Which numbers the files have, in their order.
  package enum Numbering: Sendable {
    /// One after the other.
    case dense
    /// With room between them, and those that they have in an earlier input where that has room: a compilation keeps
    /// the more of an earlier one the fewer files have another number.
    case stable(after: CompilerInput?)
  }

  /// The configuration, the schema, then the rest; each by path, whatever the order in which they were found.
  package let files: [File]
  package let configuration: Configuration

  /// - Parameter configurationFile: the file whose places the configuration's entries have; empty when there is none.
  package init(
    configurationFile: SourceFile, configuration: Configuration, files: [File], numbering: Numbering = .dense
  ) {
    let first = File(configurationFile, role: .configuration, name: "baton.json")
    let sorted = files.sorted(byUTF8: \.source.path)
    let ordered = [first] + sorted.filter(\.isSchema) + sorted.filter { !$0.isSchema }
    self.files =
      switch numbering {
      case .dense: ordered
      case .stable(let previous): previous?.placing(ordered) ?? ordered.flatMap { [$0, .free] }
      }
    self.configuration = configuration
  }

  /// These files under the numbers that they have here, a new one under a free number between its neighbours; nil where
  /// there is none.
  private func placing(_ new: [File]) -> [File]? {
    let numbers = Dictionary(
      files.indices.filter { files[$0].role != .free }.map { (files[$0].source.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var placed: [File] = []
    var arrived: [File] = []
    for file in new {
      guard let number = numbers[file.source.path] else {
        arrived.append(file)
        continue
      }
      let room = number - placed.count - arrived.count
      guard room >= 0 else { return nil }
      placed += arrived + Array(repeating: .free, count: room) + [file]
      arrived = []
    }
    return placed + arrived + Array(repeating: .free, count: max(1, files.count - placed.count - arrived.count))
  }

  package func hasSameConfiguration(as other: CompilerInput) -> Bool {
    files[0].source.bytes == other.files[0].source.bytes
  }
}
