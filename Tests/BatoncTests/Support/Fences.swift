/// What stands in the fences of a Markdown text.
struct Fence {
  let language: String
  /// Where its first line, a comment, says that it goes: `// Sources/App/Row.swift`.
  let path: String?
  /// Without that line.
  let text: String

  /// In order; of one section, the lines below its title, or of all.
  static func all(in markdown: String, section: String? = nil) -> [Fence] {
    var fences: [Fence] = []
    var isInSection = section == nil
    var open: (language: String, lines: [Substring])?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let (language, lines) = open {
          if isInSection { fences.append(Fence(language, lines)) }
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("## "), let section {
        isInSection = line.dropFirst(3) == section
      }
    }
    return fences
  }

  private init(_ language: String, _ lines: [Substring]) {
    self.language = language
    let first = lines.first.map(String.init) ?? ""
    path = first.hasPrefix("// ") && first.hasSuffix(".swift") ? String(first.dropFirst(3)) : nil
    text = lines.dropFirst(path == nil ? 0 : 1).map { $0 + "\n" }.joined()
  }
}
