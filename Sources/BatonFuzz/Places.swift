import GraphQLSyntax

/// What is wrong with mistakes: every one has a sentence and stands in its file, and no two are the same.
func checkPlaces(_ diagnostics: [Diagnostic], in files: [SourceFile]) -> String? {
  if diagnostics.sortedOnce().count != diagnostics.count {
    let places = diagnostics.map { "\($0.location.range.start): \($0.message.text)" }
    return "the same mistake twice:\n" + places.joined(separator: "\n")
  }
  for diagnostic in diagnostics {
    for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
      let (range, bytes) = (location.range, files[Int(location.file.index)].bytes)
      guard range.start > range.end || range.end > bytes.count else { continue }
      return "a mistake outside of the file: \(diagnostic.message.text) at \(range.start)..<\(range.end)"
    }
    let length = diagnostic.message.text.utf8.count
    if length == 0 || length > 400 + files.reduce(0, { $0 + $1.bytes.count }) {
      return "a strange sentence: \(diagnostic.message.text.prefix(400))"
    }
  }
  return nil
}
