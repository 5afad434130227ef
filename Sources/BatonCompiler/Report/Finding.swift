package import GraphQLSyntax

/// A diagnostic as every format prints it: its places are lines and columns of named files.
package struct Finding: Sendable {
  package enum Severity: String, Sendable { case error, warning }

  /// Lines and columns from 1; `end` is behind the last character.
  package struct Place: Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int
    /// The first of its lines.
    package var source: ArraySlice<UInt8>
    /// Where it begins in them.
    package var start: Int
  }

  package struct Note: Sendable {
    package var text: String
    package var place: Place
  }

  package var severity: Severity
  package var text: String
  /// Stable from version to version, for those who filter.
  package var identifier: String
  /// What has no place in a file concerns the file as a whole, or the command.
  package var place: Place?
  package var path: String?
  package var notes: [Note] = []

  package init(_ severity: Severity = .error, _ text: String, identifier: String, path: String? = nil) {
    self.severity = severity
    self.text = text
    self.identifier = identifier
    self.path = path
  }
}

extension Finding {
  /// The findings of diagnostics, sorted by path and place, each once.
  package static func all(
    _ diagnostics: [Diagnostic], in files: [SourceFile], warningsAsErrors: Bool = false
  ) -> [Finding] {
    if diagnostics.isEmpty { return [] }
    var places = Places(files: files)
    let byPath = files.indices.sorted(byUTF8: { files[$0].path })
    var rank = [Int](repeating: 0, count: files.count)
    for (position, index) in byPath.enumerated() { rank[index] = position }
    let sorted = diagnostics.sortedOnce().enumerated().sorted { a, b in
      (rank[Int(a.element.location.file.index)], a.offset) < (rank[Int(b.element.location.file.index)], b.offset)
    }
    return sorted.map { _, diagnostic in
      let isError = diagnostic.severity == .error || warningsAsErrors
      var finding = Finding(
        isError ? .error : .warning, diagnostic.message.text, identifier: diagnostic.message.identifier)
      finding.place = places[diagnostic.location]
      finding.path = finding.place?.path
      finding.notes = diagnostic.notes.compactMap { note in
        places[note.location].map { Note(text: note.text, place: $0) }
      }
      return finding
    }
  }
}

/// Lines and columns of many places. Each file is counted once, and no line is copied: a file may be one long line, with
/// thousands of places.
private struct Places {
  let files: [SourceFile]
  /// The files that were asked.
  private var counts: [FileID: FileCounts] = [:]

  init(files: [SourceFile]) { self.files = files }

  /// Nil for what is built in, which stands in no file.
  subscript(location: Location) -> Finding.Place? {
    mutating get {
      guard location.file.index < files.count else { return nil }
      let file = files[Int(location.file.index)]
      let counts = counts[location.file] ?? FileCounts(file)
      self.counts[location.file] = counts
      let (line, column) = counts.position(of: Int(location.range.start), in: file)
      let (endLine, endColumn) = counts.position(of: Int(location.range.end), in: file)
      return Finding.Place(
        path: file.path, line: line, column: column, endLine: endLine, endColumn: endColumn,
        source: file.bytes[counts.range(ofLine: line)], start: min(Int(location.range.start), file.bytes.count))
    }
  }
}

/// Where a file's lines begin, and how many characters are before each of its blocks.
private struct FileCounts {
  private static let block = 1024
  private var starts = [0]
  private var scalarsBefore = [0]
  private let end: Int

  init(_ file: SourceFile) {
    end = file.bytes.count
    file.bytes.withUnsafeBufferPointer { bytes in
      var scalars = 0
      for index in bytes.indices {
        if bytes.endsLine(at: index) { starts.append(index + 1) }
        if bytes[index] & 0xc0 != 0x80 { scalars += 1 }
        if (index + 1) % FileCounts.block == 0 { scalarsBefore.append(scalars) }
      }
    }
  }

  func range(ofLine line: Int) -> Range<Int> { starts[line - 1]..<(line < starts.count ? starts[line] : end) }

  func position(of offset: Int, in file: SourceFile) -> (line: Int, column: Int) {
    let offset = min(offset, end)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, scalars(before: offset, in: file) - scalars(before: starts[low], in: file) + 1)
  }

  private func scalars(before offset: Int, in file: SourceFile) -> Int {
    let block = offset / FileCounts.block
    return scalarsBefore[block] + file.bytes[block * FileCounts.block..<offset].count { $0 & 0xc0 != 0x80 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// LF and CR each end a line, CRLF ends one.
  fileprivate func endsLine(at index: Int) -> Bool {
    self[index] == 0x0a || (self[index] == 0x0d && (index + 1 == count || self[index + 1] != 0x0a))
  }
}
