package import GraphQLSyntax

/// Diagnostics as goldens show them: place and sentence, the line, a mark under the range, then the notes.
///
/// `files` are in the order of their ``FileID``.
package func snippets(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> String {
  diagnostics.sortedOnce().map { diagnostic in
    let kind = diagnostic.severity == .error ? "error" : "warning"
    return snippet(kind, diagnostic.message.text, diagnostic.location, files)
      + diagnostic.notes.map { snippet("note", $0.text, $0.location, files) }.joined()
  }
  .joined(separator: "\n")
}

/// Diagnostics as `line:column message`, one each, for tests that hold a short input.
package func lines(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
  var positions = Positions(in: file)
  return diagnostics.sortedOnce().map { diagnostic in
    let (line, column) = positions.position(of: Int(diagnostic.location.range.start))
    return "\(line):\(column) \(diagnostic.message.text)"
  }
}

private func snippet(_ kind: String, _ text: String, _ location: Location, _ files: [SourceFile]) -> String {
  let file = files[Int(location.file.index)]
  let start = Int(location.range.start)
  let (line, column) = file.position(of: start)
  let isEnd: (UInt8) -> Bool = { $0 == 0x0a || $0 == 0x0d }
  let lineStart = file.bytes[..<min(start, file.bytes.count)].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
  let lineEnd = file.bytes[lineStart...].firstIndex(where: isEnd) ?? file.bytes.count
  let source = String(decoding: file.bytes[lineStart..<lineEnd], as: UTF8.self)
  let marked = min(Int(location.range.end), lineEnd)
  let width = marked > start ? String(decoding: file.bytes[start..<marked], as: UTF8.self).unicodeScalars.count : 1
  let number = "\(line)"
  let margin = String(repeating: " ", count: number.count)
  let indent = String(repeating: " ", count: column - 1)
  let mark = "^" + String(repeating: "~", count: max(width, 1) - 1)
  return """
    \(file.path):\(line):\(column): \(kind): \(text)
      \(number) | \(source)
      \(margin) | \(indent)\(mark)

    """
}
