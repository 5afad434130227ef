import Foundation

/// A `baton.json`, of which a plugin reads what it must declare to the build; what it means, and what is wrong with it,
/// is for `batonc` to say.
struct ConfigurationFile {
  let url: URL

  /// The first that is there.
  init?(nearest folders: [URL]) {
    let candidates = folders.map { $0.appending(path: "baton.json") }
    guard let url = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    self.url = url
  }

  /// The schema and its extensions, as files.
  var schemaFiles: [URL] {
    guard let data = try? Data(contentsOf: url),
      let keys = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return ["schema", "schemaExtensions"].flatMap { key in
      let paths = keys[key] as? [String] ?? [keys[key] as? String].compactMap(\.self)
      return paths.flatMap { files(at: URL(filePath: $0, relativeTo: url.deletingLastPathComponent()).absoluteURL) }
    }
  }

  private func files(at path: URL) -> [URL] {
    guard (try? path.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { return [path] }
    let files = FileManager.default.enumerator(at: path, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return files.filter { ["graphql", "gql"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }
}
