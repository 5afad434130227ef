/// Parses a large file in pieces at the same time; the outcome is that of ``parse(_:id:range:as:fragmentArguments:)``.
///
/// A piece ends with a line that is a closing brace alone, as nearly every definition does. Where such a line is inside
/// of something, a string or a value, neither its piece nor the next one is without a mistake; then the file is parsed as
/// a whole.
///
/// - Parameter workers: who parses the pieces.
package func parse(
  _ file: SourceFile, id: FileID, as kind: DocumentKind, workers: Workers
) -> (document: Document, diagnostics: [Diagnostic]) {
  let pieces = file.pieces()
  if pieces.count > 1 {
    let parsed = workers.map(pieces, chunk: 1) { parse(file, id: id, range: $0, as: kind) }
    if parsed.allSatisfy(\.diagnostics.isEmpty) {
      return (Document(file: id, definitions: parsed.flatMap(\.document.definitions)), [])
    }
  }
  return parse(file, id: id, as: kind)
}

extension SourceFile {
  /// Ranges of about equal size, together the whole file, each but the last to the end of a line that is `}`.
  func pieces(ofAbout size: Int = 1 << 16) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var pieces: [Range<Int>] = []
      var start = 0
      var end = size
      while end + 2 < bytes.count {
        if bytes[end] == UInt8(ascii: "\n"), bytes[end + 1] == UInt8(ascii: "}"), bytes[end + 2] == UInt8(ascii: "\n") {
          pieces.append(start..<end + 3)
          start = end + 3
          end = start + size
        } else {
          end += 1
        }
      }
      return pieces + [start..<bytes.count]
    }
  }
}
