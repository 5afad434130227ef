/// Bytes `start..<end` of a file.
package struct SourceRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// From the start of one range to the end of another.
  package func through(_ other: SourceRange) -> SourceRange {
    SourceRange(Int(start), Int(other.end))
  }
}

/// A range of a file of the compilation.
package struct Location: Hashable, Sendable, Comparable {
  package var file: FileID
  package var range: SourceRange

  package init(_ file: FileID, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  package static func < (a: Location, b: Location) -> Bool {
    (a.file, a.range.start, a.range.end) < (b.file, b.range.start, b.range.end)
  }
}

extension SourceFile {
  /// Line and column of an offset, both from 1; a column counts Unicode scalars. CR, LF and CRLF each end a line.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var positions = Positions(in: self)
    return positions.position(of: offset)
  }
}

/// Lines and columns in one file. Offsets that rise from call to call cost one walk over the file together.
package struct Positions {
  private let file: SourceFile
  private var line = 1
  private var column = 1
  private var index = 0

  package init(in file: SourceFile) { self.file = file }

  /// Line and column of an offset, both from 1.
  package mutating func position(of offset: Int) -> (line: Int, column: Int) {
    if offset < index { (line, column, index) = (1, 1, 0) }
    file.bytes.withUnsafeBufferPointer { bytes in
      let end = min(offset, bytes.count)
      while index < end {
        switch bytes[index] {
        case 0x0a:
          line += 1
          column = 1
        case 0x0d where index + 1 >= bytes.count || bytes[index + 1] != 0x0a:
          line += 1
          column = 1
        case 0x80..<0xc0: break
        default: column += 1
        }
        index += 1
      }
    }
    return (line, column)
  }
}
