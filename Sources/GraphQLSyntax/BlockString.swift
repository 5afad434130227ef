/// The lines of a block string: taking its indentation away, and putting a text into one.
package enum BlockString {
  /// BlockStringValue(rawValue): without the common indentation, and without blank lines at either end.
  static func value(of raw: [UInt8]) -> String {
    let lines = lines(of: raw[...])
    func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
    func isBlank(_ line: ArraySlice<UInt8>) -> Bool { indentation(line) == line.count }

    let common = lines.dropFirst().filter { !isBlank($0) }.map(indentation).min() ?? 0
    guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
    else { return "" }
    var value: [UInt8] = []
    value.reserveCapacity(raw.count)
    for index in first...last {
      if index > first { value.append(0x0a) }
      value += index == 0 ? lines[index] : lines[index].dropFirst(common)
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      defer { index += 1 }
      guard bytes[index].isLineEnd else { continue }
      lines.append(bytes[start..<index])
      if bytes[index] == 0x0d, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0a { index += 1 }
      start = index + 1
    }
    return lines + [bytes[start...]]
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
    let body = lines.map { $0.isEmpty ? "" : indentation + String(decoding: $0, as: UTF8.self) }
    let text = "\"\"\"\n" + body.joined(separator: "\n") + "\n\(indentation)\"\"\""
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      Cursor(bytes, range: 0..<bytes.count).blockStringValue(0, bytes.count)
    } == value ? text : nil
  }
}
