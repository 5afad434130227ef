/// The lines of a block string: taking its indentation away, and putting a text into one.
package enum BlockString {
  /// BlockStringValue(rawValue): without the common indentation, without blank lines at either end, and with the
  /// delimiters in it no longer escaped.
  static func value(of raw: UnsafeBufferPointer<UInt8>) -> String {
    var common = Int.max
    var first: Int?
    var end = 0
    forEachLine(of: raw) { line in
      let indentation = indentation(raw, line)
      guard indentation < line.count else { return }
      if first == nil { first = line.lowerBound }
      end = line.upperBound
      if line.lowerBound > 0 { common = min(common, indentation) }
    }
    guard let first else { return "" }
    return String(unsafeUninitializedCapacity: raw.count) { text in
      var count = 0
      forEachLine(of: raw) { line in
        guard line.lowerBound >= first, line.upperBound <= end else { return }
        if line.lowerBound > first {
          text[count] = 0x0a
          count += 1
        }
        var offset = line.lowerBound + (line.lowerBound == 0 ? 0 : min(common, line.count))
        while offset < line.upperBound {
          // The backslash of an escaped delimiter goes, its quotes stay.
          if raw[offset] == UInt8(ascii: "\\"), raw[(offset + 1)...].starts(with: "\"\"\"".utf8) { offset += 1 }
          text[count] = raw[offset]
          count += 1
          offset += 1
        }
      }
      return count
    }
  }

  private static func indentation(_ raw: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
    var count = 0
    while count < line.count, raw[line.lowerBound + count] == 0x20 || raw[line.lowerBound + count] == 0x09 { count += 1 }
    return count
  }

  /// Calls `body` with each line's place, without what ends it.
  @inline(__always)
  private static func forEachLine(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    var offset = 0
    while offset < bytes.count {
      defer { offset += 1 }
      guard bytes[offset].isLineEnd else { continue }
      body(start..<offset)
      if bytes[offset] == 0x0d, offset + 1 < bytes.count, bytes[offset + 1] == 0x0a { offset += 1 }
      start = offset + 1
    }
    body(start..<bytes.count)
  }

  /// A block string with exactly this value, its lines indented; nil when no block string has it.
  package static func text(_ value: String, indentation: String = "") -> String? {
    var lines: [[UInt8]] = [[]]
    var quotes = 0
    for byte in value.utf8 {
      if byte == 0x0a {
        lines.append([])
        quotes = 0
        continue
      }
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      lines[lines.count - 1].append(byte)
      guard quotes == 3 else { continue }
      lines[lines.count - 1].removeLast(3)
      lines[lines.count - 1] += #"\""""#.utf8
      quotes = 0
    }
    let contents = lines.map { $0.isEmpty ? "" : indentation + String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
    var raw = "\n\(contents)\n\(indentation)"
    return raw.withUTF8 { self.value(of: $0) } == value ? "\"\"\"\(raw)\"\"\"" : nil
  }
}
