import GraphQLSyntax

/// How a diagnostic is printed for a person: `path:line:column: error: message`, which editors understand, and on a
/// terminal the line itself with a caret under the place.
package struct TextStyle: Sendable {
  package var hasColor: Bool
  package var hasExcerpts: Bool

  package init(hasColor: Bool = false, hasExcerpts: Bool = false) {
    self.hasColor = hasColor
    self.hasExcerpts = hasExcerpts
  }

  package func print(_ finding: Finding) -> String {
    let color: Color = finding.severity == .error ? .red : .magenta
    var text = line(finding.severity.rawValue, color, finding.text, path: finding.path, finding.place)
    for note in finding.notes {
      text += line("note", .cyan, note.text, path: note.place.path, note.place)
    }
    return text
  }

  private func line(_ label: String, _ color: Color, _ message: String, path: String?, _ place: Finding.Place?) -> String {
    var prefix = path.map { OneLine.text($0) + ":" } ?? "batonc:"
    if let place { prefix += "\(place.line):\(place.column):" }
    var text = "\(paint(prefix, .bold)) \(paint(label + ":", color)) \(paint(OneLine.text(message), .bold))\n"
    if hasExcerpts, let place { text += excerpt(place, color) }
    return text
  }

  private func excerpt(_ place: Finding.Place, _ color: Color) -> String {
    let shown = Excerpt(place)
    let number = String(place.line)
    let gutter = String(repeating: " ", count: number.count)
    return """
      \(paint("\(number) | ", .cyan))\(shown.line)
      \(paint("\(gutter) | ", .cyan))\(shown.indentation)\(paint(shown.marks, color))

      """
  }

  package enum Color: String, Sendable {
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "36"
    case green = "32"
    case bold = "1"
  }

  func paint(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1b}[\(color.rawValue)m\(text)\u{1b}[0m" : text
  }
}

/// A text of others in a line of ours: a description, a path. A line break would begin a line that looks like a diagnostic,
/// and a control character would move what follows, or worse, speak to the terminal.
private enum OneLine {
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isBreak($0) || isControl($0) }) else { return text }
    var line = ""
    var previous: Unicode.Scalar = "a"
    for scalar in text.unicodeScalars {
      if previous != "\r" || scalar != "\n" {
        line.unicodeScalars.append(isBreak(scalar) ? " " : isControl(scalar) ? "\u{fffd}" : scalar)
      }
      previous = scalar
    }
    return line
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}

/// A line of source and the marks under it. Of a long line what stands around the place is shown, and no more is read.
private struct Excerpt {
  let line: String
  let indentation: String
  let marks: String

  private static let width = 120

  init(_ place: Finding.Place) {
    let bytes = place.source
    func isStart(_ index: Int) -> Bool { bytes[index] & 0xc0 != 0x80 }
    var before = place.column - 1
    var first = place.source.startIndex
    if before >= Excerpt.width * 3 / 4 {
      first = place.start
      before = 0
      while first > bytes.startIndex, before < Excerpt.width / 2 {
        first -= 1
        if isStart(first) { before += 1 }
      }
    }
    let isCutBefore = first > bytes.startIndex
    var last = first
    var shown = 0
    while last < bytes.endIndex, !bytes[last].isLineEnd, !isStart(last) || shown < Excerpt.width {
      if isStart(last) { shown += 1 }
      last += 1
    }
    let isCutBehind = last < bytes.endIndex && !bytes[last].isLineEnd
    let scalars = String(decoding: bytes[first..<last], as: UTF8.self).unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "\t" || !OneLine.isControl(scalar) ? scalar : "\u{fffd}"
    }
    func text(_ scalars: some Sequence<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(scalars)) }
    line = (isCutBefore ? "…" : "") + text(scalars) + (isCutBehind ? "…" : "")
    indentation = (isCutBefore ? " " : "") + text(scalars.prefix(before).map { $0 == "\t" ? "\t" : " " })
    let length = place.endLine == place.line ? place.endColumn - place.column : shown
    marks = "^" + String(repeating: "~", count: max(0, min(length, shown - before) - 1))
  }
}
