/// The names of the files that sources become: `Sources/App/Row.swift` becomes `Row.baton.swift`, and where two would be
/// called the same, as many of their folders as it takes become part of the names.
package struct OutputNames {
  package static let suffix = ".baton.swift"
  /// The file of what the others share.
  package static let shared = "Baton" + suffix

  /// A name for each source, in their order; no two are the same, even where upper and lower case are.
  ///
  /// - Parameter sources: paths from the configuration's folder.
  package static func names(of sources: [String]) -> [String] {
    let paths = sources.map(Path.init)
    var folders = [Int](repeating: 0, count: paths.count)
    while true {
      let names = paths.indices.map { paths[$0].name(withFolders: folders[$0]) }
      let clashing = clashes(names)
      if clashing.isEmpty { return names.map { $0 + suffix } }
      let growing = clashing.filter { folders[$0] <= paths[$0].folders.count }
      if growing.isEmpty { return numbered(names) }
      for index in growing { folders[index] += 1 }
    }
  }

  private static func clashes(_ names: [String]) -> [Int] {
    var places: [String: [Int]] = ["baton": [-1]]
    for (index, name) in names.enumerated() { places[name.lowercased(), default: []].append(index) }
    return places.values.filter { $0.count > 1 }.flatMap(\.self).filter { $0 >= 0 }
  }

  /// For paths that not even all their folders tell apart, as `a/b_c` and `a_b/c`.
  private static func numbered(_ names: [String]) -> [String] {
    var taken: Set<String> = ["baton"]
    return names.map { name in
      var candidate = name
      var number = 2
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)_\(number)"
        number += 1
      }
      return candidate + suffix
    }
  }

  private struct Path {
    let folders: [Substring]
    let stem: Substring
    let fileName: Substring

    init(_ path: String) {
      let components = Path.printable(path).split(separator: "/").filter { $0 != ".." && $0 != "." }
      folders = components.dropLast()
      let fileName = components.last ?? ""
      self.fileName = fileName
      stem = fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName
    }

    /// A line break in a name is of no use to anybody who reads it.
    private static func printable(_ path: String) -> String {
      guard path.unicodeScalars.contains(where: { $0 < " " }) else { return path }
      var printable = ""
      for scalar in path.unicodeScalars { printable.unicodeScalars.append(scalar < " " ? "_" : scalar) }
      return printable
    }

    /// More folders than there are: the extension as well.
    func name(withFolders count: Int) -> String {
      let last = count > folders.count ? fileName : stem
      return (folders.suffix(count) + [last]).joined(separator: "_")
    }
  }
}
