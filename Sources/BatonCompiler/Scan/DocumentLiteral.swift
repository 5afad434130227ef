/// A string literal of Swift by its places.
struct DocumentLiteral {
  var hashes = 0
  var isMultiline = false
  /// With its quotes and hashes.
  var range = 0..<0
  var contents = 0..<0
  var isTerminated = false
  /// `\n`, or the backslash and line end that join two lines.
  var firstEscape: Range<Int>?
  var interpolations: [Range<Int>] = []

  /// How it opens with one more hash, which leaves its backslashes alone.
  var rawOpening: String { String(repeating: "#", count: hashes + 1) + (isMultiline ? "\"\"\"" : "\"") }
}
