import BatonCompiler
import GraphQLSyntax

/// Reads files, and keeps what it has read for as long as the file on the disk is the same one.
struct FileReader {
  /// What the last reading found other than the one before: new files, changed ones, and those that are gone.
  private(set) var changed: [String] = []
  private var known: [String: (stamp: Files.Stamp, file: SourceFile)] = [:]

  mutating func forgetChanges() { changed = [] }

  /// The files in the order of the paths; a failure for one that cannot be read.
  mutating func read(_ paths: [String]) -> [Result<SourceFile, Files.Failure>] {
    let known = known
    let files = Workers.threads.map(paths) { path -> (Files.Stamp?, Result<SourceFile, Files.Failure>) in
      let stamp = Files.stamp(path)
      if let stamp, let entry = known[path], entry.stamp == stamp { return (stamp, .success(entry.file)) }
      do throws(Files.Failure) {
        return (stamp, .success(SourceFile(path: path, bytes: try Files.read(path))))
      } catch {
        return (nil, .failure(error))
      }
    }
    self.known = [:]
    for case (let stamp?, .success(let file)) in files { self.known[file.path] = (stamp, file) }
    let paths = Set(known.keys).union(self.known.keys)
    changed = paths.filter { known[$0]?.stamp != self.known[$0]?.stamp }.sorted()
    return files.map(\.1)
  }
}
