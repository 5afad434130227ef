import BatonCompiler
import GraphQLSyntax

/// Reads files, and keeps what it has read for as long as the file on the disk is the same one.
struct FileReader {
  /// A file as it was read.
  struct Entry: Sendable {
    let file: SourceFile
    let stamp: Files.Stamp
  }

  /// What the last reading found other than the one before: new files and changed ones, then those that are gone.
  private(set) var changed: [String] = []
  private var known: [String: Entry] = [:]

  mutating func forgetChanges() { changed = [] }

  /// The files in the order of the paths; a failure for one that cannot be read.
  mutating func read(_ paths: [String]) -> [Result<Entry, Files.Failure>] {
    let known = known
    let results = Workers.threads.map(paths) { path -> Result<Entry, Files.Failure> in
      if let entry = known[path], entry.stamp == Files.stamp(path) { return .success(entry) }
      do throws(Files.Failure) {
        let (bytes, stamp) = try Files.readStamped(path)
        return .success(Entry(file: SourceFile(path: path, bytes: bytes), stamp: stamp))
      } catch {
        return .failure(error)
      }
    }
    changed = []
    self.known = Dictionary(minimumCapacity: paths.count)
    for case (let path, .success(let entry)) in zip(paths, results) {
      let isNew = self.known.updateValue(entry, forKey: path) == nil
      if isNew, known[path]?.stamp != entry.stamp { changed.append(path) }
    }
    changed += known.keys.filter { self.known[$0] == nil }.sorted(byUTF8: \.self)
    return results
  }
}
