/// A path as text. Nothing here looks at a disk.
enum Paths {
  /// `path` as seen from `folder`; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    return normalized(folder.isEmpty ? path : folder + "/" + path)
  }

  /// Without empty and `.` components, and with `..` taken back where that is possible.
  static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !path.hasPrefix("/") {
        components.append(component)
      }
    }
    let joined = components.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined
  }

  /// The folder that a path is in; empty for a path of one component.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// An absolute path as seen from an absolute folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    var shared = 0
    while shared < path.count, shared < folder.count, path[shared] == folder[shared] { shared += 1 }
    return (folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether an absolute path is a folder or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
