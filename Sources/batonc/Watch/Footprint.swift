/// What a run looked at: a change to any of it may change the outcome.
struct Footprint {
  /// Whether anybody will ask.
  let isKept: Bool
  private(set) var files = Set<String>()
  private(set) var folders = Set<String>()
  /// The folders that were looked for, there or not.
  private var sought = Set<String>()

  init(isKept: Bool) { self.isKept = isKept }

  /// A file, and the folder in which it may be replaced.
  mutating func add(file: String) {
    guard isKept else { return }
    files.insert(file)
    add(folder: Paths.parent(file))
  }

  /// What a link leads to: a change there is one here, and nothing happens to the link.
  mutating func add(targetOf link: String) {
    if isKept, let target = Files.resolved(link) { add(file: target) }
  }

  /// A folder, or the nearest one above it that is there.
  mutating func add(folder: String) {
    guard isKept, sought.insert(folder).inserted else { return }
    var folder = folder
    while !folder.isEmpty, folder != "/", Files.kind(folder) != .folder { folder = Paths.parent(folder) }
    folders.insert(folder)
  }

  mutating func formUnion(_ other: Footprint) {
    files.formUnion(other.files)
    folders.formUnion(other.folders)
  }
}
