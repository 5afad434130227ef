extension Documentation {
  /// A description's lines, each fit to stand behind `///`.
  static func lines(_ description: String?) -> [String] {
    guard let description else { return [] }
    // Most are a line of plain text.
    if description.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }), description.utf8.last != UInt8(ascii: " ") {
      return description.isEmpty ? [] : [description]
    }
    var lines: [String] = [""]
    var previous: Unicode.Scalar = " "
    for scalar in description.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append("")
      case _ where scalar.turnsText: break
      case _ where scalar.isHiddenControl, "\u{fffe}"..."\u{ffff}": lines[lines.count - 1] += " "
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    for index in lines.indices {
      while lines[index].utf8.last == UInt8(ascii: " ") { lines[index].unicodeScalars.removeLast() }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  /// A description below something else.
  static func paragraph(_ description: String?) -> [String] {
    let lines = lines(description)
    return lines.isEmpty ? [] : [""] + lines
  }

  /// A text on one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }
}
