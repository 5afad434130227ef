import GraphQLSyntax

/// Finds the files that may hold documents.
struct SourceWalk {
  /// What is left out.
  let excludes: [Glob]
  /// A path as the excludes see it.
  let name: (String) -> String
  /// Whether a file is wanted, by its name.
  var isSource: (String) -> Bool = SourceWalk.isSource

  /// The files below a folder, sorted by path; folders that a build makes, and dot folders, are not entered.
  ///
  /// Links are followed after everything that is there without them, and nothing is taken twice, so a cycle ends and
  /// a file is found under its own name.
  func files(in folder: String, _ footprint: inout Footprint) throws(Files.Failure) -> [String] {
    var found: [String] = []
    var entered = Set<Files.Identity>()
    var folders = [folder]
    var linkedFolders: [String] = []
    var linkedFiles: [String] = []
    while let next = folders.popLast() ?? linkedFolders.popLast() {
      guard let identity = Files.identity(next), entered.insert(identity).inserted else { continue }
      footprint.add(folder: next)
      for entry in try Files.entries(next) {
        let path = next.isEmpty ? entry.name : next == "/" ? "/" + entry.name : next + "/" + entry.name
        let kind = entry.kind == .link ? Files.kind(path) : nil
        switch (entry.kind, kind) {
        case (.file, _) where isTaken(entry.name, path): found.append(path)
        case (.folder, _) where isEntered(entry.name, path): folders.append(path)
        case (.link, .file) where isTaken(entry.name, path):
          linkedFiles.append(path)
          footprint.add(targetOf: path)
        case (.link, .folder) where isEntered(entry.name, path): linkedFolders.append(path)
        default: continue
        }
      }
    }
    if !linkedFiles.isEmpty {
      var taken = Set(found.compactMap(Files.identity))
      found += linkedFiles.filter { path in Files.identity(path).map { taken.insert($0).inserted } ?? false }
    }
    return found.sorted(byUTF8: \.self)
  }

  private func isTaken(_ name: String, _ path: String) -> Bool { isSource(name) && !isExcluded(path) }

  private func isEntered(_ name: String, _ path: String) -> Bool {
    !name.hasPrefix(".") && !SourceWalk.buildFolders.contains(name) && !isExcluded(path)
  }

  func isExcluded(_ path: String) -> Bool {
    !excludes.isEmpty && excludes.contains { $0.matches(name(path)) }
  }

  static func isSource(_ name: String) -> Bool {
    (name.hasSuffix(".swift") && !name.hasSuffix(".baton.swift")) || name.hasSuffix(".graphql")
      || name.hasSuffix(".gql")
  }

  private static let buildFolders: Set<String> = [
    "build", "Build", "DerivedData", "node_modules", "Pods", "Carthage", "SourcePackages",
  ]
}
