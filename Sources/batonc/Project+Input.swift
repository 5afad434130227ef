import BatonCompiler
import GraphQLSyntax

/// What is read from the disk for one compilation.
struct LoadedProject {
  var input: CompilerInput
  var warnings: [Diagnostic]
}

extension Project {
  /// Finds and reads every file that the compilation takes.
  ///
  /// - Parameters:
  ///   - operands: files and folders to take instead of the configuration's sources.
  ///   - previous: the input of an earlier compilation.
  func load(
    _ operands: [String], _ options: Options, reader: inout FileReader, _ footprint: inout Footprint,
    after previous: CompilerInput?
  ) throws(CommandFailure) -> LoadedProject {
    var search = FileSearch(project: self, footprint: Footprint(isKept: options.isWatch))
    defer { footprint.formUnion(search.footprint) }
    try search.addSchema(options)
    for dependency in options.dependencies {
      try search.add(dependency.path, as: .dependency(module: dependency.module))
    }
    for dependency in configuration.dependencies {
      let role = CompilerInput.Role.dependency(module: dependency.module.value.text)
      for path in dependency.paths { try search.add(path, as: role) }
    }
    if !operands.isEmpty {
      for path in operands { try search.add(path, as: .source) }
    } else if !options.emitted.isEmpty {
      for emitted in options.emitted { try search.add(emitted.source, as: .source) }
    } else if !configuration.sources.isEmpty {
      for entry in configuration.sources { try search.add(entry, as: .source) }
    } else {
      try search.add(root.isEmpty ? "." : root, as: .source)
    }

    var files: [CompilerInput.File] = []
    let paths = search.paths
    for (found, result) in zip(paths, reader.read(paths.map(\.path))) {
      switch result {
      case .success(let entry):
        guard search.take(entry.stamp.identity) else { continue }
        files.append(CompilerInput.File(entry.file, role: found.role, name: name(found.path)))
      case .failure(let failure):
        // What was only met on a walk may be gone by now, and then it is as if it had not been there.
        if found.isMet && !Files.isThere(found.path) { continue }
        if let entry = found.entry { throw self.failure(failure, at: entry) }
        throw CommandFailure(failure, shown: found.path)
      }
    }
    let input = CompilerInput(
      configurationFile: configurationFile, configuration: configuration, files: files,
      numbering: options.isWatch ? .stable(after: previous) : .dense)
    return LoadedProject(input: input, warnings: search.warnings)
  }
}

/// The files of a compilation in the order in which they are met; of one that is met twice, the first role counts.
private struct FileSearch {
  struct Found {
    var path: String
    var role: CompilerInput.Role
    /// The entry of the configuration that names it.
    var entry: Located<String>?
    /// On a walk, so nobody named it.
    var isMet: Bool
  }

  let project: Project
  private(set) var paths: [Found] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var footprint: Footprint
  private var taken = Set<Files.Identity>()
  private let walk: SourceWalk

  init(project: Project, footprint: Footprint) {
    self.project = project
    self.footprint = footprint
    walk = SourceWalk(excludes: project.configuration.excludes.map { Glob($0.value) }, name: project.name)
  }

  mutating func addSchema(_ options: Options) throws(CommandFailure) {
    let entries = project.configuration.schema
    for path in options.schema { meet(path, as: .schema) }
    if options.schema.isEmpty {
      for entry in entries { try addSDL(entry, as: .schema) }
    } else {
      // Not used, and no document all the same.
      taken.formUnion(entries.compactMap { Files.identity(project.path($0.value)) })
    }
    for entry in project.configuration.schemaExtensions { try addSDL(entry, as: .schemaExtension) }
    if options.schema.isEmpty && entries.isEmpty {
      throw CommandFailure(
        project.configurationPath == nil ? .noConfiguration() : .noSchema(), path: project.configurationPath)
    }
  }

  /// A file, or the SDL files of a folder.
  private mutating func addSDL(_ entry: Located<String>, as role: CompilerInput.Role) throws(CommandFailure) {
    let path = project.path(entry.value)
    guard Files.kind(path) == .folder else { return meet(path, as: role, entry: entry) }
    do throws(Files.Failure) {
      for path in try walk.files(in: path, &footprint) where !path.hasSuffix(".swift") { meet(path, as: role, isMet: true) }
    } catch {
      throw project.failure(error, at: entry)
    }
  }

  /// A path of the command line.
  mutating func add(_ path: String, as role: CompilerInput.Role) throws(CommandFailure) {
    let path = Paths.normalized(path)
    guard Files.kind(path) == .folder else {
      if Files.isThere(path) && !SourceWalk.isSource(path) { throw CommandFailure(.notASource(), path: path) }
      return meet(path, as: role)
    }
    do throws(Files.Failure) {
      for path in try walk.files(in: path, &footprint) { meet(path, as: role, isMet: true) }
    } catch {
      throw CommandFailure(error, shown: error.path)
    }
  }

  /// A path or a glob of the configuration.
  mutating func add(_ entry: Located<String>, as role: CompilerInput.Role) throws(CommandFailure) {
    let isGlob = Glob.isPattern(entry.value)
    let path = project.path(isGlob ? Glob.base(of: entry.value) : entry.value)
    do throws(Files.Failure) {
      guard Files.kind(path) == .folder else {
        footprint.add(folder: path)
        if isGlob { return warnings.append(Diagnostic(.warning, .nothingMatches(entry.value), at: entry.location)) }
        return meet(path, as: role, entry: entry)
      }
      let glob = isGlob ? Glob(entry.value) : nil
      let found = try walk.files(in: path, &footprint).filter { path in glob.map { $0.matches(project.name(path)) } ?? true }
      if isGlob && found.isEmpty {
        warnings.append(Diagnostic(.warning, .nothingMatches(entry.value), at: entry.location))
      }
      for path in found { meet(path, as: role, isMet: true) }
    } catch {
      throw project.failure(error, at: entry)
    }
  }

  private mutating func meet(
    _ path: String, as role: CompilerInput.Role, entry: Located<String>? = nil, isMet: Bool = false
  ) {
    footprint.add(file: path)
    if !isMet { footprint.add(targetOf: path) }
    paths.append(Found(path: path, role: role, entry: entry, isMet: isMet))
  }

  /// Whether a file that has been read is none of those before.
  mutating func take(_ file: Files.Identity) -> Bool { taken.insert(file).inserted }
}

extension Diagnostic.Message {
  fileprivate static func noConfiguration() -> Self {
    Self("there is no baton.json in this folder or above it; `batonc init` writes one, or name the schema, `--schema FILE`")
  }

  fileprivate static func noSchema() -> Self {
    Self("no `schema` is named here; write its path, `\"schema\": \"schema.graphql\"`")
  }

  fileprivate static func notASource() -> Self {
    Self("this is no .swift, .graphql or .gql file, so it holds no documents")
  }

  fileprivate static func nothingMatches(_ glob: String) -> Self {
    Self("nothing matches `\(glob)`")
  }
}
