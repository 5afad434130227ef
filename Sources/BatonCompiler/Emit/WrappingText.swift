/// A text, and where a line of it may end.
struct WrappingText: Sendable {
  var text = TextBuffer()
  /// Where spaces stand that a line break may stand for, in bytes.
  private(set) var breaks: [Int] = []

  init() {}

  /// - Parameter text: has line breaks where there may be some.
  init(_ text: TextBuffer) {
    for (index, part) in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if index > 0 { addBreak() }
      self.text.add(part)
    }
  }

  /// A space, or the end of a line.
  mutating func addBreak() {
    breaks.append(text.count)
    text.add(" ")
  }

  /// As few lines as fit, each shorter than `width` if it can be.
  func lines(within width: Int) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var end: Int?
    for place in breaks + [text.count] {
      // The space between does not count.
      if let last = end, place - start - 1 >= width {
        lines.append(text.bytes[start..<last])
        start = last + 1
      }
      end = place
    }
    lines.append(text.bytes[start...])
    return lines
  }
}
