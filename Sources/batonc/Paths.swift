/// A path as text. Nothing here looks at a disk.
enum Paths {
  /// `path` as seen from `folder`; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    return normalized(folder.isEmpty ? path : folder + "/" + path)
  }

  /// Without empty and `.` components, and with `..` taken back where that is possible.
  static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
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

  /// Whether no component is empty, `.` or `..`, nor anything else of dots alone.
  private static func isNormal(_ path: String) -> Bool {
    var hasOnlyDots = true
    for byte in path.hasPrefix("/") ? path.utf8.dropFirst() : path.utf8[...] {
      if byte == UInt8(ascii: "/") {
        if hasOnlyDots { return false }
        hasOnlyDots = true
      } else if byte != UInt8(ascii: ".") {
        hasOnlyDots = false
      }
    }
    return !hasOnlyDots
  }

  /// The folder that a path is in; empty for a path of one component.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows a folder's path in one that begins with it, as most do; nil for any other, which may lie in it all the
  /// same.
  static func below(_ folder: String, _ path: String) -> String? {
    let start = folder.isEmpty ? "" : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = String(path[path.utf8.index(path.startIndex, offsetBy: start.utf8.count)...])
    return isNormal(rest) && !rest.hasPrefix("/") ? rest : nil
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
